-- A PostgreSQL database of the schema v2, with games in all states, as that version left it.
-- Who plays. Tokens are kept as hashes only.
CREATE TABLE player (
  id      TEXT   NOT NULL PRIMARY KEY,
  name    TEXT   NOT NULL,
  created BIGINT NOT NULL
);

CREATE TABLE token (
  hash    TEXT   NOT NULL PRIMARY KEY,
  player  TEXT   NOT NULL REFERENCES player (id),
  kind    TEXT   NOT NULL, -- session, or link: the personal link to another device
  created BIGINT NOT NULL
);
CREATE INDEX token_player ON token (player);

-- What is agreed about a table. `body` is JSON; the other columns are what is searched for.
CREATE TABLE game_table (
  id         TEXT    NOT NULL PRIMARY KEY,
  revision   INTEGER NOT NULL,
  status     TEXT    NOT NULL,
  listed     INTEGER NOT NULL,
  body       TEXT    NOT NULL,
  play_code  TEXT    NOT NULL UNIQUE,
  watch_code TEXT    NOT NULL UNIQUE,
  seed       TEXT    NOT NULL,
  due        BIGINT, -- when somebody must look after the table: a bot is to play, or a clock runs
  created    BIGINT  NOT NULL,
  updated    BIGINT  NOT NULL
);
CREATE INDEX game_table_due ON game_table (due);
CREATE INDEX game_table_listed ON game_table (listed, status, created);

CREATE TABLE member (
  table_id TEXT   NOT NULL REFERENCES game_table (id),
  player   TEXT   NOT NULL REFERENCES player (id),
  since    BIGINT NOT NULL,
  PRIMARY KEY (table_id, player)
);
CREATE INDEX member_player ON member (player);

-- The log of the games: one row for what is kept at once, a move and what chance made of it.
-- `seq` is the number of its first event. Two nodes can never both write event n. A command is
-- decided on a version, so its repetition meets its own entry: no further index is needed.
CREATE TABLE entry (
  table_id TEXT    NOT NULL,
  seq      INTEGER NOT NULL,
  events   TEXT    NOT NULL,
  command  TEXT,
  at       BIGINT  NOT NULL,
  PRIMARY KEY (table_id, seq)
) ;

CREATE TABLE hint (
  table_id TEXT    NOT NULL,
  seq      INTEGER NOT NULL, -- the event that was decided with it
  PRIMARY KEY (table_id, seq)
);

-- How games ended; luck and loss follow when the books are made.
CREATE TABLE result (
  table_id  TEXT    NOT NULL,
  seat      INTEGER NOT NULL,
  player    TEXT    NOT NULL,
  game      TEXT    NOT NULL,
  score     INTEGER NOT NULL,
  rank      INTEGER NOT NULL,
  finished  BIGINT  NOT NULL,
  unit      TEXT,
  luck      DOUBLE PRECISION,
  loss      DOUBLE PRECISION,
  decisions INTEGER,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX result_player ON result (player, game);

CREATE TABLE review (
  table_id TEXT NOT NULL PRIMARY KEY,
  body     TEXT NOT NULL
);
-- Where each table stands, and what happens next there by itself: the narrow row that every change goes through.
CREATE TABLE head (
  table_id TEXT    NOT NULL PRIMARY KEY REFERENCES game_table (id),
  version  INTEGER NOT NULL, -- how many events there were
  revision INTEGER NOT NULL, -- rises with each change of what is agreed, and with each hint
  asked    INTEGER,          -- the seat that decides
  hinted   INTEGER NOT NULL, -- 1 if the decision that is due was advised by a hint
  what     TEXT,             -- what happens next by itself
  at       BIGINT,           -- from when on any node may see to it
  delay    BIGINT,           -- how long before that it was written
  tries    INTEGER NOT NULL
) ;

-- Of running games nobody knows what comes next until somebody has looked. An entry has a line for each event.
INSERT INTO head (table_id, version, revision, asked, hinted, what, at, delay, tries)
SELECT g.id, COALESCE(l.version, 0), g.revision, NULL,
  CASE WHEN EXISTS (SELECT 1 FROM hint h WHERE h.table_id = g.id AND h.seq = COALESCE(l.version, 0) + 1) THEN 1 ELSE 0 END,
  CASE WHEN g.status = 'running' THEN 'look' WHEN w.unmade = 1 THEN 'review' END,
  CASE WHEN g.status = 'running' OR w.unmade = 1 THEN 0 END,
  CASE WHEN g.status = 'running' OR w.unmade = 1 THEN 0 END,
  0
FROM game_table g
LEFT JOIN (
  SELECT e.table_id, e.seq + LENGTH(e.events) - LENGTH(REPLACE(e.events, chr(10), '')) AS version
  FROM entry e JOIN (SELECT table_id, MAX(seq) AS seq FROM entry GROUP BY table_id) m
  ON m.table_id = e.table_id AND m.seq = e.seq
) l ON l.table_id = g.id
LEFT JOIN (
  SELECT DISTINCT r.table_id, 1 AS unmade FROM result r
  LEFT JOIN review v ON v.table_id = r.table_id WHERE v.table_id IS NULL
) w ON w.table_id = g.id;

-- Books may wait, and there may be many of them: they must not be in the way of what is urgent.
CREATE INDEX head_due ON head (at) WHERE what <> 'review';
CREATE INDEX head_review ON head (at) WHERE what = 'review';

DROP INDEX game_table_due;
ALTER TABLE game_table DROP COLUMN due;
ALTER TABLE game_table DROP COLUMN revision;
DROP TABLE hint;

-- Who is connected where, for those who have several nodes: a player is there while the node is alive.
CREATE TABLE node (
  id   TEXT   NOT NULL PRIMARY KEY,
  seen BIGINT NOT NULL
);

CREATE TABLE connection (
  table_id TEXT NOT NULL,
  player   TEXT NOT NULL,
  node     TEXT NOT NULL,
  PRIMARY KEY (table_id, player, node)
) ;
CREATE INDEX connection_node ON connection (node);
CREATE TABLE flyway_schema_history (
  installed_rank INTEGER NOT NULL PRIMARY KEY,
  version VARCHAR(50),
  description VARCHAR(200) NOT NULL,
  type VARCHAR(20) NOT NULL,
  script VARCHAR(1000) NOT NULL,
  checksum INTEGER,
  installed_by VARCHAR(100) NOT NULL,
  installed_on TIMESTAMP NOT NULL DEFAULT now(),
  execution_time INTEGER NOT NULL,
  success BOOLEAN NOT NULL
);
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-16 00:36:40.29903', 176, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-16 00:36:40.559595', 89, true);
INSERT INTO player VALUES ('Idjy4UOsyRVzuy1_rAUkuQ', 'Anna', 1794789401128);
INSERT INTO token VALUES ('0e426e3613e9fc6b3dcc9725d81f33b22681cd28a825c8681d4302b71ee0c3ce', 'Idjy4UOsyRVzuy1_rAUkuQ', 'session', 1794789401128);
INSERT INTO game_table VALUES ('CuY6znKhmQKQl1QkY-rcHg', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"Idjy4UOsyRVzuy1_rAUkuQ","places":[{"person":{"player":"Idjy4UOsyRVzuy1_rAUkuQ","name":"Anna","adding":{"revealed":{"entropy":"976f0170a81401a3e694eb812599b704e35f182e6d420b2d564cdd4f02a5546c","pledge":"784d41189002465519f00cc33a2e176cee40e13050e402d4305908369de5fc20","saw":"e0490acc1059b7b5e8e004ce7ed6d571583f8e487ed1118792f49bf4bb57ef29"}},"left":false}},{"machine":{"level":"easy","name":"Bot easy"}}],"hints":true,"clock":86400,"pace":0}', '1gGMiL40Qa9wgbz73vnpRg', 'RwL-GJoIknPVcd6Z9sfjTw', 'd9b92ed634dda75195a6b902b4d6a9b0e0e598bf0abe32ccfbb23a55c817ff37', 1794789408732, 1794789408749);
INSERT INTO game_table VALUES ('KugyGWh2Gnhhq97JxggaZQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Idjy4UOsyRVzuy1_rAUkuQ","places":[{"person":{"player":"Idjy4UOsyRVzuy1_rAUkuQ","name":"Anna","adding":{"revealed":{"entropy":"34f7b58fcaebe4e386374f800fdd1db2d7f5c1db91f9ec1e6ab3bc6d79c37b73","pledge":"1f63133fd55a4469b0ed4995b567e161bfe61ea990a73e0a7161f4550069cee3","saw":"215e5b19cdefbe49630b2f6d1c68811b17c08c41b9cfce5bffa7a8595607e318"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'xrupJrKfjrWlUv0yOHhMxQ', 'ebOiNYMNvntmhC-b8uUNQw', '728b036fcc0cab2fe65a8a4dc23129f94b3e7b30892228125fc644df2c027295', 1794789401181, 1794789402009);
INSERT INTO game_table VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Idjy4UOsyRVzuy1_rAUkuQ","places":[{"person":{"player":"Idjy4UOsyRVzuy1_rAUkuQ","name":"Anna","adding":{"revealed":{"entropy":"0df293516bdf1f968cfdc89bc8baa85db5e34298426d1b020df4de6793b56088","pledge":"97c4770774a40d7bac0b1bbe1debcb4af358e49c00d6d1fe9c01e3c99b7fb06c","saw":"adde32a39221624767f022511dcc0f256581117c6c78b04d73cb7ca2d6c0a074"}},"left":false}},{"machine":{"level":"easy","name":"Bot easy"}}],"hints":true,"clock":0,"pace":0}', 'fvD8TZjttuCcscA7XKK70A', 'rnKEaPy5frjGRR6djAxhXQ', '5910025f4ef1e18340e12a6b0d84cdb66d17ad36433e5b9dbc3134db448c0375', 1794789408656, 1794789408680);
INSERT INTO game_table VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"Idjy4UOsyRVzuy1_rAUkuQ","places":[{"person":{"player":"Idjy4UOsyRVzuy1_rAUkuQ","name":"Anna","adding":{"revealed":{"entropy":"738bbe81de753fc5b9d327a55338e1ff2ef523dba3c32e48e7d36ba1c7e20279","pledge":"6ff1ab6e9248e7c2a0e24595b1eb1915e5cf3692fc923c3a72bfcff147c70dd3","saw":"f3772cf3cdff4e9c858f5c2912cff1d3c5d13ee507c1916a3359c56d18ad5b56"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'U5ZEu4C3V-ab6H471kl-qg', 'W1R5zrydg6wTJN9Np7ZpPA', 'c54284ec00c462df4423f4f859a4b779b3f20dd9b5b9cbf3f00e2bb9e9609021', 1794789409094, 1794789409551);
INSERT INTO game_table VALUES ('VkckvDgyovWvgShOuysO5g', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"Idjy4UOsyRVzuy1_rAUkuQ","places":[{"person":{"player":"Idjy4UOsyRVzuy1_rAUkuQ","name":"Anna","adding":{"revealed":{"entropy":"ebe8fdd971b57abaa01cd07d4a98634601a7d24720a4ed91f5b41685d203fa47","pledge":"cd5bf996bcfc5423c627fb3f9f9e9c4576ddd39cfb9f8d0fb5a040285642cc0a","saw":"03ac9fca1b46d13f03fcb55dd05611161a4ce0c216c321809e04133218ac8883"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'AKTQjrzZwfjTeglnz0Ttpw', 'N2JJrY3IP2ZJKpuq_ZEfgw', '2644b312b94852cefea0b63c43c7fb1641f6edcbacea2cd2127495726de6b03d', 1794789408801, 1794789408820);
INSERT INTO game_table VALUES ('AkOYih0_V0LuVM3MpQMNDA', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"Idjy4UOsyRVzuy1_rAUkuQ","places":[{"person":{"player":"Idjy4UOsyRVzuy1_rAUkuQ","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'NI1OhaV7KrwT9w6apZeI_w', 'yl1NSGpmeMUBEW-Z2TAycw', '53bbce6688ddea66fb35bca5bcd7f88d26520920b5fe1ce4969385755d7dbce6', 1794789408917, 1794789408917);
INSERT INTO game_table VALUES ('-TSBOZH1b7k7jiSPKpBUIg', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Idjy4UOsyRVzuy1_rAUkuQ","places":[{"machine":{"level":"easy","name":"Bot easy"}},{"person":{"player":"Idjy4UOsyRVzuy1_rAUkuQ","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'GL31LW9chu-uGbDe3T5Yfg', '4BA2JpYW5ce-IqhgQ24jnw', '2c7bdd01b792cfaaefc58ccf10853edfd2a47033cc3fbf9ca3f5addfdca146e6', 1794789409567, 1794789409570);
INSERT INTO member VALUES ('KugyGWh2Gnhhq97JxggaZQ', 'Idjy4UOsyRVzuy1_rAUkuQ', 1794789401181);
INSERT INTO member VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 'Idjy4UOsyRVzuy1_rAUkuQ', 1794789408656);
INSERT INTO member VALUES ('CuY6znKhmQKQl1QkY-rcHg', 'Idjy4UOsyRVzuy1_rAUkuQ', 1794789408732);
INSERT INTO member VALUES ('VkckvDgyovWvgShOuysO5g', 'Idjy4UOsyRVzuy1_rAUkuQ', 1794789408801);
INSERT INTO member VALUES ('AkOYih0_V0LuVM3MpQMNDA', 'Idjy4UOsyRVzuy1_rAUkuQ', 1794789408917);
INSERT INTO member VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 'Idjy4UOsyRVzuy1_rAUkuQ', 1794789409094);
INSERT INTO member VALUES ('-TSBOZH1b7k7jiSPKpBUIg', 'Idjy4UOsyRVzuy1_rAUkuQ', 1794789409567);
INSERT INTO head VALUES ('CuY6znKhmQKQl1QkY-rcHg', 16, 4, 0, 0, 'clock', 1794875808796, 86400000, 0);
INSERT INTO head VALUES ('VkckvDgyovWvgShOuysO5g', 7, 5, 0, 1, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('AkOYih0_V0LuVM3MpQMNDA', 0, 1, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('KugyGWh2Gnhhq97JxggaZQ', 75, 5, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 28, 4, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 46, 5, NULL, 0, 'review', 1794789409551, 0, 0);
INSERT INTO head VALUES ('-TSBOZH1b7k7jiSPKpBUIg', 0, 2, NULL, 0, 'begin', 1794789419570, 10000, 0);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":"1 1 6 3 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/4862c1d0-dac0-47ab-ae0d-040892043f3b', 1794789401328);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":4,"outcome":"5 2 5 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/6d10df9f-b8b0-4ea8-ba13-9d74f0c6e1ca', 1794789401374);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":6,"outcome":"3 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/61cffcfe-b124-4342-bd67-b24ed9c9dc4e', 1794789401409);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/d5e89237-6e4c-4006-9471-422e005b47b7', 1794789401452);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":9,"outcome":"1 6 6 3 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/b991fb8f-9dde-4bf2-84bd-45248f6aff37', 1794789401468);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/bb7cc5ea-5f06-4330-84d4-57a8d8a4cc89', 1794789401479);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":12,"outcome":"3 3 5 6 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/ddedf3ec-3d55-427d-a085-2bb205ef03ba', 1794789401501);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
 {"n":14,"outcome":"2 4 6 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/f7e04ea2-4ef6-4ca8-ba11-2575ee00ace4', 1794789401523);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
 {"n":16,"outcome":"2 2 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/d7edf1bd-2ec9-4df7-8e6c-f2c939e731d1', 1794789401544);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/ddac9581-2f82-4612-820f-3d43ec992bac', 1794789401556);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":19,"outcome":"1 1 6 6 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/65755bb5-da5d-4c99-a073-9f511acb8791', 1794789401568);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/87357457-461b-4de8-896f-99914d9fb4e3', 1794789401616);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":22,"outcome":"3 5 5 4 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/6fa37aac-8757-492f-80c9-66cff73b5a4f', 1794789401644);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
 {"n":24,"outcome":"6 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/69bcda77-de95-481e-9ca2-b8689aa1c316', 1794789401656);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
 {"n":26,"outcome":"3 3"}', 'Idjy4UOsyRVzuy1_rAUkuQ/2878130e-b01b-4b96-8689-108aa2bf386a', 1794789401667);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/baa6432e-cd26-4816-832b-3fe419bfc60d', 1794789401693);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":29,"outcome":"2 4 1 5 2"}', 'Idjy4UOsyRVzuy1_rAUkuQ/d5eff5fb-4993-4142-a638-cd3ffd874e1e', 1794789401701);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":31,"outcome":"1 3 1 6 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/3dfe8184-0af3-4394-b69b-6e99f61896f8', 1794789401728);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":33,"outcome":"2 2 4 3 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/c439142b-c80a-4801-baed-8e82be713dbe', 1794789401748);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/ec47a84b-1db2-4531-8371-8a61821b86be', 1794789401761);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":36,"outcome":"6 1 4 1 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/3d7802e9-4554-42af-a4c7-9a6ed5e33ca0', 1794789401784);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
 {"n":38,"outcome":"5 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/290cb290-e9df-46be-88f0-4bcb9e477714', 1794789401795);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":40,"outcome":"1 1 3 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/c640e5fe-106f-4f26-ba64-7d87e82a7036', 1794789401825);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/6d0ed3a9-15c6-4177-a08d-c7d518fc491f', 1794789401836);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":43,"outcome":"5 1 2 5 2"}', 'Idjy4UOsyRVzuy1_rAUkuQ/9921589c-87e4-459c-bffd-e675ca4c8c1a', 1794789401843);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/84965939-621f-4b44-84ca-6c4888722944', 1794789401851);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":46,"outcome":"5 4 6 4 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/65c402be-3ccb-4b48-9e05-977928dd7a0b', 1794789401860);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
 {"n":48,"outcome":"2 3"}', 'Idjy4UOsyRVzuy1_rAUkuQ/93caab3e-da88-4c89-b4df-632ec702c412', 1794789401866);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
 {"n":50,"outcome":"1 6 3"}', 'Idjy4UOsyRVzuy1_rAUkuQ/1600a237-19a6-49f0-aefd-1a9591862aae', 1794789401874);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/65cd50e9-ab85-425a-8b1a-388e2876b774', 1794789401886);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":53,"outcome":"4 1 3 5 3"}', 'Idjy4UOsyRVzuy1_rAUkuQ/ea4eadc4-b82c-4c36-895c-6fda5fbd6537', 1794789401888);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/725caa4e-eec6-4af2-83cb-a8f5ce2967b2', 1794789401896);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":56,"outcome":"5 3 1 1 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/97d029cf-bdc6-4c40-a026-9a692aaef676', 1794789401904);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":58,"outcome":"4 3 2 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/629724c5-dc7a-47bd-bb98-933c2c0c9cd2', 1794789401910);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
 {"n":60,"outcome":"1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/f7b69e0f-192f-48ef-9987-2a004c70e487', 1794789401919);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/04410764-7118-4f7f-a357-7bc911f60ee3', 1794789401963);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":63,"outcome":"4 4 2 2 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/6594faeb-4665-483d-a1d3-343490d23e35', 1794789401972);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
 {"n":65,"outcome":"1 4 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/bb9999bd-9c72-4fdd-8080-81540d9d2b63', 1794789401979);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
 {"n":67,"outcome":"5 5 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/fae34df6-434d-4333-b61d-831d0907988d', 1794789401987);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/bea7cb34-ef88-4393-abd1-81266155b33b', 1794789401992);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":70,"outcome":"2 3 4 5 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/82f5e6de-62a9-4fee-854a-7ef53cea3084', 1794789401997);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":72,"outcome":"4 1 4 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/fa0fe754-b732-4591-952b-ad9a96b7745e', 1794789402000);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
 {"n":74,"outcome":"3 5 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/5d90b42c-351b-4add-b956-60270642dffe', 1794789402005);
INSERT INTO entry VALUES ('KugyGWh2Gnhhq97JxggaZQ', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/089bda73-b961-4f6b-bfa7-cc03b55bb936', 1794789402009);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 1, '{"n":1,"outcome":"5"}
 {"n":2,"outcome":"4"}', NULL, 1794789408684);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":4,"outcome":"5 2 3 4 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/02efa270-efd8-4264-a4f9-9c17e057ac9b', 1794789408692);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":6,"outcome":"6 6 2 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/ba9f3669-ca3f-4fb3-b42b-29ff7c34abea', 1794789408699);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":8,"outcome":"2 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/c6b623f0-3f4b-4d00-b5a5-fd1eea6bb2bc', 1794789408704);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 9, '{"n":9,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/4bbacf58-bcca-41a1-8dca-8a97929f3bf2', 1794789408707);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":11,"outcome":"5 2 1 1 2"}', NULL, 1794789408709);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"1 2 4 5"}}}
 {"n":13,"outcome":"3 2 2 5"}', NULL, 1794789408711);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"2 4 5"}}}
 {"n":15,"outcome":"3 6 5"}', NULL, 1794789408712);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 16, '{"n":16,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1794789408714);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":18,"outcome":"1 3 4 4 6"}', 'Idjy4UOsyRVzuy1_rAUkuQ/083cf9ca-7174-4d01-b3c0-3566983106fd', 1794789408715);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 19, '{"n":19,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/55ded2f6-abcc-4373-b863-62719a6a0364', 1794789408718);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 20, '{"n":20,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":21,"outcome":"6 4 6 2 4"}', NULL, 1794789408719);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 3"}}}
 {"n":23,"outcome":"5 4"}', NULL, 1794789408721);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"1"}}}
 {"n":25,"outcome":"1"}', NULL, 1794789408722);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 26, '{"n":26,"seat":1,"move":{"score":{"box":"fours"}}}', NULL, 1794789408724);
INSERT INTO entry VALUES ('YcyKoF4XPXui-fwgZWNG8Q', 27, '{"n":27,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":28,"outcome":"6 2 1 2 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/213a1bbc-dcfd-4e2f-bc9c-de31b9d671bd', 1794789408726);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 1, '{"n":1,"outcome":{"drawn":{"cards":"2 2 3 5 5"}}}
 {"n":2,"outcome":{"drawn":{"cards":"1 2 3 4 6"}}}', NULL, 1794789408754);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 3, '{"n":3,"seat":0,"move":{"set-aside":{"value":2}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/321cdc0f-8122-4f06-8d7b-6801b604f7e4', 1794789408764);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 4, '{"n":4,"seat":0,"move":{"exchange":{"discards":"2","draw":2}}}
 {"n":5,"outcome":{"drawn":{"cards":"2 6"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/26cc057e-f0d6-4a6f-94a8-68e1839625a0', 1794789408770);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 6, '{"n":6,"seat":1,"move":{"score":{"box":"small-straight","cards":"1 2 3 4"}}}
 {"n":7,"outcome":{"drawn":{"cards":"2 5 6 6"}}}', NULL, 1794789408774);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 8, '{"n":8,"seat":0,"move":{"set-aside":{"value":3}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/8fd2feba-f29f-4f93-9230-6f577ca18ad6', 1794789408784);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 9, '{"n":9,"seat":0,"move":{"exchange":{"discards":"3","draw":2}}}
 {"n":10,"outcome":{"drawn":{"cards":"4 5"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/a0d30731-accc-49c4-9668-c438444bd72a', 1794789408788);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 11, '{"n":11,"seat":1,"move":{"exchange":{"discards":"","draw":1}}}
 {"n":12,"outcome":{"drawn":{"cards":"4"}}}', NULL, 1794789408790);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 13, '{"n":13,"seat":0,"move":{"score":{"box":"three-of-a-kind","cards":"2 4 5 5 5"}}}
 {"n":14,"outcome":{"drawn":{"cards":"2 3 6"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/07ad0d46-667b-4ad5-8a54-bc8301583586', 1794789408794);
INSERT INTO entry VALUES ('CuY6znKhmQKQl1QkY-rcHg', 15, '{"n":15,"seat":1,"move":{"score":{"box":"three-of-a-kind","cards":"2 4 6 6 6"}}}
 {"n":16,"outcome":{"drawn":{"cards":"2 2 4 6"}}}', NULL, 1794789408796);
INSERT INTO entry VALUES ('VkckvDgyovWvgShOuysO5g', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":{"fall":{"dice":"1 5 1 4 3"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/9757fd5d-0969-4264-b75f-8cd8a4426fca', 1794789408828);
INSERT INTO entry VALUES ('VkckvDgyovWvgShOuysO5g', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":4,"outcome":{"fall":{"dice":"6 4 5 1"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/40bba8c4-895b-40ac-90ad-9ae7b3eaca04', 1794789408835);
INSERT INTO entry VALUES ('VkckvDgyovWvgShOuysO5g', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":6,"outcome":{"fall":{"dice":"6 6"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/c3086851-da11-485e-a711-09eaea016edb', 1794789408842);
INSERT INTO entry VALUES ('VkckvDgyovWvgShOuysO5g', 7, '{"n":7,"seat":0,"move":{"row-and-coins":{"row":6,"line":"pair"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/78ff3619-b067-43d2-bf06-059c50fba0b7', 1794789408849);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"5 3 2 2 1"}', 'Idjy4UOsyRVzuy1_rAUkuQ/280780bb-a76a-43ef-811d-837fc0d0f853', 1794789409155);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/a39274c1-75ec-4733-a999-ece2ce3187b7', 1794789409172);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/ce1a9f2e-9a74-4f16-8065-c39699182a2c', 1794789409200);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 5, '{"n":5,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/769f55a3-cb8f-4d6a-b591-705fb60493cd', 1794789409212);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/1bcf5b9b-cf6a-4883-bb79-572620d9d8bc', 1794789409221);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 7, '{"n":7,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/2b338c4b-095b-48d1-a169-b9700793265e', 1794789409232);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 8, '{"n":8,"seat":0,"move":{"take-back":{}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/b3a1d7fa-88f4-4a9e-8216-bdee1bd7d549', 1794789409258);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 9, '{"n":9,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/4240e614-6ec3-4435-ad02-bd6cb0fcb94c', 1794789409275);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/c18ef43a-a59b-4897-ab26-90938e5bd813', 1794789409286);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/c24a11e1-6db5-4ea2-9a46-af453c71e8eb', 1794789409309);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/20870a47-de2a-4bca-b8b8-14779b832ec9', 1794789409326);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"1 3 1 5 4"}', 'Idjy4UOsyRVzuy1_rAUkuQ/23c8dfc8-6845-492b-a211-2d01a3332643', 1794789409340);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 15, '{"n":15,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/78595e7e-c8ad-4b93-8e3a-1ba52c7a71d0', 1794789409356);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 16, '{"n":16,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/a62f3ab2-1aaf-4bd3-ac04-30887e65d0bb', 1794789409367);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 17, '{"n":17,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/e29228a2-d892-4a47-a1b6-405b2f9cb517', 1794789409372);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 18, '{"n":18,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/dfa7d788-17bc-400d-af48-e9c0f8c2118f', 1794789409386);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/230f8fca-a636-4a1e-a0c2-45844d0e2de5', 1794789409402);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 20, '{"n":20,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/846217a7-36ed-4fde-b6da-6bde4c0a1c56', 1794789409413);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 21, '{"n":21,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/b76e42f1-a489-42aa-b247-e6967178cecb', 1794789409429);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/cc24fc36-3bbc-4d8b-98b6-4801ba6a2195', 1794789409436);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/72e94e8d-f4e3-4379-a836-f4a74cbfd949', 1794789409439);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/eaf00e57-423e-4fe1-ac97-7bcb9ac788d5', 1794789409445);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/58e1ba22-6a6b-49fc-b7a6-6e557386f273', 1794789409451);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/938bc268-618b-42d0-b654-499547eb76bc', 1794789409454);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/832677f4-ec3f-4de2-9dd5-11dca0d34bb0', 1794789409456);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/8ff5158d-6e1b-4619-837d-a7032bec67d6', 1794789409462);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/30f9488d-e3c6-466f-b47e-c39455293205', 1794789409466);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/da9618aa-d555-4025-b841-492cad6baf21', 1794789409473);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
 {"n":32,"outcome":"1 2 3 3 5"}', 'Idjy4UOsyRVzuy1_rAUkuQ/d6ec2f37-88e8-4d4c-9ff6-91ed1e3849ee', 1794789409476);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 33, '{"n":33,"seat":0,"move":{"remove":{"face":3}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/9833c82e-ee8c-4866-9c60-cf0e13338fcc', 1794789409481);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 34, '{"n":34,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/146cd8c4-9bc1-4a17-a5ef-07c42395ca15', 1794789409497);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 35, '{"n":35,"seat":0,"move":{"remove":{"face":5}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/6da802d3-a14e-4c09-9771-b100a3398a43', 1794789409503);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 36, '{"n":36,"seat":0,"move":{"remove":{"face":1}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/6eac0128-0001-4993-b6c8-f43204a3ef38', 1794789409508);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 37, '{"n":37,"seat":0,"move":{"remove":{"face":3}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/bffa8608-1f7c-4971-8717-c89982bbe24a', 1794789409514);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 38, '{"n":38,"seat":0,"move":{"take-back":{}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/7a3b3f1e-c058-4906-bca8-0b7cd4d338cd', 1794789409516);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/2372d31b-b8d6-4a3b-838a-70f320bf7514', 1794789409521);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 40, '{"n":40,"seat":0,"move":{"remove":{"face":1}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/809c6e16-7781-4710-9a18-2d50c41b9723', 1794789409525);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/b44feeb1-4f14-4f18-a8d9-ec13eebb0d90', 1794789409531);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 42, '{"n":42,"seat":0,"move":{"remove":{"face":1}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/8d2333e8-11b3-4675-bbfa-2dc8f9edb7d6', 1794789409536);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/a851519a-a895-461c-b920-0e76ca8ffa1f', 1794789409539);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 44, '{"n":44,"seat":0,"move":{"remove":{"face":3}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/2ea08429-108c-4467-b239-8a725a44672d', 1794789409543);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 45, '{"n":45,"seat":0,"move":{"remove":{"face":1}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/23782bb2-47c2-4b82-b09c-c854c3a0c3c7', 1794789409547);
INSERT INTO entry VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 46, '{"n":46,"seat":0,"move":{"score":{"row":"twos"}}}', 'Idjy4UOsyRVzuy1_rAUkuQ/f8c102e6-c0c7-441d-be65-bc56db6f6af6', 1794789409551);
INSERT INTO result VALUES ('KugyGWh2Gnhhq97JxggaZQ', 0, 'Idjy4UOsyRVzuy1_rAUkuQ', 'classic', 71, 1, 1794789402009, 'points', 21.588564270735553, 198.90994857251042, 44);
INSERT INTO result VALUES ('vvsUxZ-_LSE3NqPDIMruTA', 0, 'Idjy4UOsyRVzuy1_rAUkuQ', 'forone', 11, 1, 1794789409551, NULL, NULL, NULL, NULL);
INSERT INTO review VALUES ('KugyGWh2Gnhhq97JxggaZQ', '{"ready":true,"unit":"points","estimated":false,"players":[{"seat":0,"start":248.32138430177486,"luck":21.588564270735553,"loss":198.90994857251042,"result":71.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"luck":0.0,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"luck":-0.3159024408850257,"loss":5.112017894304074,"error":0.0,"move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":5,"luck":-1.051971612648515,"loss":2.3191879207214185,"error":0.0,"move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":""},{"event":7,"luck":-2.170595048789494,"loss":26.338241698805035,"error":0.0,"move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":""},{"event":8,"luck":-3.126388037344441E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"luck":-0.12841406183960657,"loss":29.40611472208539,"error":0.0,"move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":""},{"event":11,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"luck":-0.6038407891386441,"loss":3.347295629836765,"error":0.0,"move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":15,"luck":-1.1524877993389566,"loss":4.090989121758184,"error":0.0,"move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":""},{"event":17,"luck":-1.6570910335275073,"loss":16.567532354246566,"error":0.0,"move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"twos"}},"bestText":""},{"event":18,"luck":3.979039320256561E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"luck":0.8778456456863637,"loss":6.531294226807461,"error":0.0,"move":{"score":{"box":"ones"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":""},{"event":21,"luck":2.2737367544323206E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"luck":5.32371039841027,"loss":7.648169566521403,"error":0.0,"move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":""},{"event":25,"luck":-2.269718673661174,"loss":1.884471157071772,"error":0.0,"move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 5"}},"bestText":""},{"event":27,"luck":-0.9568642036855408,"loss":6.545369293591392,"error":0.0,"move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":28,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"luck":-2.158263103313061,"loss":0.6189500832411738,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":""},{"event":32,"luck":0.452836158055959,"loss":3.633395466886725,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":""},{"event":34,"luck":-0.07984019345553861,"loss":13.395134536954643,"error":0.0,"move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"twos"}},"bestText":""},{"event":35,"luck":2.7000623958883807E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"luck":1.0688173690801364,"loss":4.305764906158046,"error":0.0,"move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":""},{"event":39,"luck":0.35865258747961093,"loss":2.0755527380846956,"error":0.0,"move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":""},{"event":41,"luck":-3.455561669297026,"loss":16.22332448756886,"error":0.0,"move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":42,"luck":1.7053025658242404E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"luck":-0.1931473801443957,"loss":4.8342947358954405,"error":0.0,"move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":""},{"event":45,"luck":-7.105427357601002E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"luck":0.18211507221219847,"loss":3.443736208147598,"error":0.0,"move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":""},{"event":49,"luck":-2.270074973872525,"loss":0.49508533862251625,"error":0.0,"move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":""},{"event":51,"luck":-2.5098018742749986,"loss":4.853902137092547,"error":0.0,"move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":52,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"luck":-0.04147116550210228,"loss":11.44003902282899,"error":0.0,"move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":55,"luck":4.973799150320701E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"luck":-2.1632724265864525,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":""},{"event":59,"luck":-0.3076672458983154,"loss":2.075747686732811,"error":0.0,"move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":""},{"event":61,"luck":-0.5415751086880576,"loss":0.0,"error":0.0,"move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":62,"luck":-6.394884621840902E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"luck":12.053736131736137,"loss":9.749636983864647,"error":0.0,"move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":""},{"event":66,"luck":0.5151513545214925,"loss":8.641367321348923,"error":0.0,"move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":""},{"event":68,"luck":17.875852950692078,"loss":0.0,"error":0.0,"move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":""},{"event":69,"luck":1.4210854715202004E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"luck":0.4629629629629619,"loss":3.3333333333333286,"error":0.0,"move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":""},{"event":73,"luck":4.444444444444457,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":""},{"event":75,"luck":1.9999999999999858,"loss":0.0,"error":0.0,"move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
