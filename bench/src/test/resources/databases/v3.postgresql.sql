-- A PostgreSQL database of the schema v3, with games in all states, as that version left it.
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
-- Books are made anew when somebody opens them: what was kept of games that are not solved exactly was mostly noise.
DELETE FROM review;
UPDATE result SET unit = NULL, luck = NULL, loss = NULL, decisions = NULL WHERE game <> 'classic';
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-16 09:07:09.946911', 212, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-16 09:07:10.287275', 178, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-16 09:07:10.621817', 27, true);
INSERT INTO player VALUES ('XVOMIztz7qJSp61gXtBnHQ', 'Anna', 1794820031298);
INSERT INTO game_table VALUES ('4bTOzIAap771itLsv7vjEQ', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"XVOMIztz7qJSp61gXtBnHQ","places":[{"person":{"player":"XVOMIztz7qJSp61gXtBnHQ","name":"Anna","adding":{"revealed":{"entropy":"c6afa56ecd90051e07c6c9112f45f851a981690910d36f97f4ea07d61dbf20d6","pledge":"78aecaf218a4822e0a71e2b614a2b285d18239c830abc5dc687020b9737cb955","saw":"235a7c8e5449634208c90fdbc003ea76a8ee5ec564791161e830b50ba4034521"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'zswUWmLFd6GZeUioGkxaKg', 'nCEAP0FJvYQKIuEs74P77w', '0aae2a0f018513eebd8951e90f0279d1601e05d81bf07eb0b2c65edaa6309df7', 1794820048648, 1794820048705);
INSERT INTO game_table VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"XVOMIztz7qJSp61gXtBnHQ","places":[{"person":{"player":"XVOMIztz7qJSp61gXtBnHQ","name":"Anna","adding":{"revealed":{"entropy":"a4463facd8d77520c25a6aabfc624f1855628cdea91aaf828758a6678acf79cc","pledge":"4eeb2f1b47b1c895603538990b19b8a33109365670cb7f97baf4337f0fe480d8","saw":"76cee8484bb59f692d4c37997d5f9670a2da8d7a5aeef93ebdff003bf35ec3a0"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'heQZXwOgn9rOAivCvgKVaw', 'mt3HehOOi9J6kadp7HFA8Q', '7b49b5292a29bafc2696b7a596383f2a0dce2f1a512e54e564b9d2f2fcfff434', 1794820048898, 1794820048948);
INSERT INTO game_table VALUES ('RzXYQ9dlokswlATKXd3Y3Q', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"XVOMIztz7qJSp61gXtBnHQ","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"XVOMIztz7qJSp61gXtBnHQ","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'xV3Fwwyn1dY0rr2Qkg-EHQ', '8fmAwk2CxELSaMFsEfiGrg', 'a69b8da9000d79f6f0f935c7be88f839c13f7b0791f5bcd217dde291347ab3fb', 1794820050352, 1794820050352);
INSERT INTO game_table VALUES ('am3WyT6PlAMpZ-vPRtI80w', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"XVOMIztz7qJSp61gXtBnHQ","places":[{"person":{"player":"XVOMIztz7qJSp61gXtBnHQ","name":"Anna","adding":{"revealed":{"entropy":"2ba787ea4bb44b0d7808deea907322816178bba2f575cbddf253ee91a6ec9fee","pledge":"1ed81b20f18d902cc5fd21f452221850ef9939f99071d47915ecf56f4e829d76","saw":"1b17de38ffe503c2affc0b9bae81798a16cb2512920e3f2f8df7799330679995"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'cvtssCgldSbeBA0PXUHdXA', 'TkxcHdZs5jtyu7i-8Et32w', 'ea6e2059645b725b980aad8876a4c549da10fbb16b6d98ac017693b94889eee8', 1794820031405, 1794820032717);
INSERT INTO game_table VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"XVOMIztz7qJSp61gXtBnHQ","places":[{"person":{"player":"XVOMIztz7qJSp61gXtBnHQ","name":"Anna","adding":{"revealed":{"entropy":"23a1022d744838dae4ffa9532f5f26274c05fbcbb33042a8030ea1140f645e43","pledge":"ab702c6a7df3e587969a32763250afc4939137c94257e0822ceba0d823fcee1c","saw":"593fe9143df1504532a2274246d7497cc9dea1352641ae002fbb19eb985f0033"}},"left":false}}],"hints":true,"clock":0,"pace":0}', '5IG_Wbopu6gZyMChsivzSw', 'luVWkGTZyWL0YE_Hxotomg', 'f6d8cb4cbace966eabed7bcf523371d2585adf0ebf663f10f1a6aa775e6678c7', 1794820049367, 1794820050343);
INSERT INTO game_table VALUES ('ktyydQQgSaVGVtiOcTWkxA', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"XVOMIztz7qJSp61gXtBnHQ","places":[{"person":{"player":"XVOMIztz7qJSp61gXtBnHQ","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', '1OaMJ44S3zTH2iYcS4J4JA', 'Fd8sZANVYsj71VcpN3uPag', '1d79028d48eea10cc403fd35cbc528289d5c30b8c408b3e94378db5af5544f45', 1794820049314, 1794820049314);
INSERT INTO game_table VALUES ('y_1gNsLUKVrZEWXGhVjieg', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"XVOMIztz7qJSp61gXtBnHQ","places":[{"person":{"player":"XVOMIztz7qJSp61gXtBnHQ","name":"Anna","adding":{"revealed":{"entropy":"9757dec2b47bd086785290f2ea38edd6ee1a76a2bf4cb21d9fd974dd679c708f","pledge":"3911b34835d4a5e9e71f25764ac4256e47fd950207a045ba843117c047197be6","saw":"4ff7e71218235b396ba94a1d4cea8c315eb081715918f96e5b6b5cbe1ba97eab"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'KV7NArdzkDALI49mEkhwUw', '2905JVmpjFQDgnhRHgWTOA', '22027f81b345a08b123ec49d0fe4a7ff8aba41ac60d27473e9d9ad6aa7bb2b29', 1794820049052, 1794820049170);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 1, '{"n":1,"outcome":"3"}
 {"n":2,"outcome":"3"}
 {"n":3,"outcome":"6"}
 {"n":4,"outcome":"5"}', NULL, 1794820048712);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":6,"outcome":"6 1 5 2 3"}', 'XVOMIztz7qJSp61gXtBnHQ/826f5558-b11d-424a-a3b9-22629a5f36e0', 1794820048761);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":8,"outcome":"2 5 3 1"}', 'XVOMIztz7qJSp61gXtBnHQ/b27ece84-6c2c-4509-ad6d-919f7348f464', 1794820048810);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 9, '{"n":9,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":10,"outcome":"1 2"}', 'XVOMIztz7qJSp61gXtBnHQ/5b1c84ea-c932-42f9-9c51-150e09a0c3e1', 1794820048826);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 11, '{"n":11,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'XVOMIztz7qJSp61gXtBnHQ/79d7df8a-411f-491c-9b64-bed0f45bcbe5', 1794820048839);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":13,"outcome":"1 5 2 5 5"}', NULL, 1794820048842);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"1 3"}}}
 {"n":15,"outcome":"5 1"}', NULL, 1794820048845);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 16, '{"n":16,"seat":1,"move":{"roll":{"dice":"3"}}}
 {"n":17,"outcome":"5"}', NULL, 1794820048847);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 18, '{"n":18,"seat":1,"move":{"score":{"box":"kniffel"}}}', NULL, 1794820048851);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 19, '{"n":19,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":20,"outcome":"6 2 3 6 3"}', 'XVOMIztz7qJSp61gXtBnHQ/fdbf87e1-923f-4782-b5dc-c6579c9cfe12', 1794820048854);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 21, '{"n":21,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'XVOMIztz7qJSp61gXtBnHQ/f03ce6a5-06f6-4736-88fb-2ab4c9e091f5', 1794820048866);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":23,"outcome":"4 1 2 4 5"}', NULL, 1794820048871);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"2 4"}}}
 {"n":25,"outcome":"2 6"}', NULL, 1794820048874);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 26, '{"n":26,"seat":1,"move":{"roll":{"dice":"1 2 3 5"}}}
 {"n":27,"outcome":"3 1 6 4"}', NULL, 1794820048877);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 28, '{"n":28,"seat":1,"move":{"score":{"box":"chance"}}}', NULL, 1794820048888);
INSERT INTO entry VALUES ('4bTOzIAap771itLsv7vjEQ', 29, '{"n":29,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":30,"outcome":"2 4 5 4 3"}', 'XVOMIztz7qJSp61gXtBnHQ/2b633b42-619e-4c3a-9824-da111cfb21fe', 1794820048892);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 1, '{"n":1,"outcome":{"drawn":{"cards":"2 2 3 4 4"}}}
 {"n":2,"outcome":{"drawn":{"cards":"1 1 2 3 5"}}}', NULL, 1794820048970);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 3, '{"n":3,"seat":0,"move":{"set-aside":{"value":2}}}', 'XVOMIztz7qJSp61gXtBnHQ/6371df63-df27-49fa-869c-e8736dd23b7c', 1794820048979);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 4, '{"n":4,"seat":0,"move":{"exchange":{"discards":"2","draw":2}}}
 {"n":5,"outcome":{"drawn":{"cards":"1 6"}}}', 'XVOMIztz7qJSp61gXtBnHQ/1caed620-1eef-41c6-af39-5b79de22f7a1', 1794820048982);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 6, '{"n":6,"seat":1,"move":{"score":{"box":"ones","cards":"1"}}}
 {"n":7,"outcome":{"drawn":{"cards":"5"}}}', NULL, 1794820048986);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 8, '{"n":8,"seat":0,"move":{"score":{"box":"twos","cards":"2"}}}', 'XVOMIztz7qJSp61gXtBnHQ/a7acf6ae-fa23-4526-a2ab-5f8629d9690b', 1794820048997);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 9, '{"n":9,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
 {"n":10,"outcome":{"drawn":{"cards":"4"}}}', NULL, 1794820049020);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 11, '{"n":11,"seat":0,"move":{"set-aside":{"value":6}}}', 'XVOMIztz7qJSp61gXtBnHQ/25b8840d-dcd5-4315-b6a2-c47af597b226', 1794820049027);
INSERT INTO entry VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 12, '{"n":12,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/f7198dc6-b81d-47f1-a290-a5c28402e338', 1794820049029);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":"5 5 3 3 6"}', 'XVOMIztz7qJSp61gXtBnHQ/11422899-4a6a-407f-9c6c-dd4eadc60b49', 1794820031654);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":4,"outcome":"1 4 1 4"}', 'XVOMIztz7qJSp61gXtBnHQ/783135d5-87b0-4e32-a98c-a4a078db3e1a', 1794820031718);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":6,"outcome":"5 1"}', 'XVOMIztz7qJSp61gXtBnHQ/9f35076a-b6a7-48b6-8eae-3c7f706e2ef7', 1794820031765);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'XVOMIztz7qJSp61gXtBnHQ/70f447fe-d889-468b-80ce-721f8a5d239c', 1794820031787);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":9,"outcome":"3 2 1 2 3"}', 'XVOMIztz7qJSp61gXtBnHQ/9aa7a875-55f4-42f6-babe-24680124bee1', 1794820031799);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'XVOMIztz7qJSp61gXtBnHQ/d9177fda-fd30-486f-9d24-698f1e9ed0c0', 1794820031835);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":12,"outcome":"6 2 2 5 2"}', 'XVOMIztz7qJSp61gXtBnHQ/011e1f3f-23e4-42c7-af7b-0bc5132d4f9a', 1794820031872);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
 {"n":14,"outcome":"1 3 6 4"}', 'XVOMIztz7qJSp61gXtBnHQ/1a9842d8-9098-448a-911a-5522aed58f1d', 1794820031878);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
 {"n":16,"outcome":"5 5 3"}', 'XVOMIztz7qJSp61gXtBnHQ/45d2b928-52ec-4408-91a6-04d497d41f77', 1794820031892);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', 'XVOMIztz7qJSp61gXtBnHQ/a107a9d1-2387-4705-9875-abf0e1537aa4', 1794820031904);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":19,"outcome":"5 4 5 3 5"}', 'XVOMIztz7qJSp61gXtBnHQ/39013556-b030-4bcb-a15a-29b8b9a99a41', 1794820031920);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', 'XVOMIztz7qJSp61gXtBnHQ/f0a8743b-b07d-4402-9246-83ac3a06ce24', 1794820031948);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":22,"outcome":"3 2 2 4 1"}', 'XVOMIztz7qJSp61gXtBnHQ/c98ccbf1-4c2e-4c22-83bd-bffff12d1a02', 1794820031955);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
 {"n":24,"outcome":"6 2"}', 'XVOMIztz7qJSp61gXtBnHQ/a6cc18d1-6d90-47c0-bbb0-df31342b9199', 1794820031962);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
 {"n":26,"outcome":"5 4"}', 'XVOMIztz7qJSp61gXtBnHQ/cf8d39e7-adbb-4332-8ce0-90e2c9448f28', 1794820031969);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'XVOMIztz7qJSp61gXtBnHQ/25746c13-d835-4fe5-99f4-0a27631dedef', 1794820031981);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":29,"outcome":"2 2 5 1 5"}', 'XVOMIztz7qJSp61gXtBnHQ/ada86b25-3932-4431-987b-37cdb05d41d3', 1794820031989);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":31,"outcome":"2 1 2 5 4"}', 'XVOMIztz7qJSp61gXtBnHQ/f5ff5a33-f734-46cd-9e80-16f5d39b83a0', 1794820031998);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":33,"outcome":"4 5 3 3 1"}', 'XVOMIztz7qJSp61gXtBnHQ/6dc5ae9b-c0c4-4254-a734-68cd9e3d49a3', 1794820032061);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', 'XVOMIztz7qJSp61gXtBnHQ/228ee56c-eac7-423a-a5de-c8be12958285', 1794820032082);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":36,"outcome":"6 2 3 3 3"}', 'XVOMIztz7qJSp61gXtBnHQ/3d9adb76-9866-4f7a-935c-ef251376df68', 1794820032096);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
 {"n":38,"outcome":"3 1"}', 'XVOMIztz7qJSp61gXtBnHQ/86415e43-4c74-48b2-afc0-f6e4668b0cbe', 1794820032130);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":40,"outcome":"3 3 1 4"}', 'XVOMIztz7qJSp61gXtBnHQ/7f270df2-adc2-4c6b-af61-6005bf2c8437', 1794820032163);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/4e51c930-aa2c-4bbe-ba9b-61c0a8fbdde2', 1794820032180);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":43,"outcome":"1 1 1 1 2"}', 'XVOMIztz7qJSp61gXtBnHQ/cd3c301c-0d98-4abd-b66c-51e5f07d12b1', 1794820032267);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', 'XVOMIztz7qJSp61gXtBnHQ/5e7304fb-8749-42ab-93e2-edf677cae152', 1794820032277);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":46,"outcome":"1 4 5 1 6"}', 'XVOMIztz7qJSp61gXtBnHQ/4597c004-7bcb-40c7-8805-ca83a04ebc60', 1794820032365);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
 {"n":48,"outcome":"6 3"}', 'XVOMIztz7qJSp61gXtBnHQ/39e95974-2179-44a9-9e66-6bd8236c20f1', 1794820032429);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
 {"n":50,"outcome":"5 6 6"}', 'XVOMIztz7qJSp61gXtBnHQ/0ce7dba9-1e89-452d-8fd4-097ba1443447', 1794820032584);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/4f57b28d-ebcf-4a08-82a3-d4ce98a64383', 1794820032641);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":53,"outcome":"2 4 2 4 4"}', 'XVOMIztz7qJSp61gXtBnHQ/9d41b2d6-1496-4894-b229-ea30055a3052', 1794820032648);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', 'XVOMIztz7qJSp61gXtBnHQ/e3e98797-4f8e-4eb9-9358-a1ec1d598632', 1794820032669);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":56,"outcome":"5 1 4 6 3"}', 'XVOMIztz7qJSp61gXtBnHQ/54a5ff3e-55ec-4c2b-92ac-3a7c099d0a3d', 1794820032685);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":58,"outcome":"2 1 6 2"}', 'XVOMIztz7qJSp61gXtBnHQ/93f6d3bc-57d9-4b37-baaa-ce2f3a10f285', 1794820032689);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
 {"n":60,"outcome":"4"}', 'XVOMIztz7qJSp61gXtBnHQ/76cc10b6-6228-4db9-b7ea-9a078521ff0f', 1794820032692);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', 'XVOMIztz7qJSp61gXtBnHQ/66964c41-22f1-43c1-b2b1-a6b322f5d27c', 1794820032696);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":63,"outcome":"5 6 4 1 4"}', 'XVOMIztz7qJSp61gXtBnHQ/060e52e9-0352-4369-abb0-c28fbf784386', 1794820032699);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
 {"n":65,"outcome":"3 3 1"}', 'XVOMIztz7qJSp61gXtBnHQ/fd2ba12e-a75e-41da-9b87-b2e6b0d75ada', 1794820032702);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
 {"n":67,"outcome":"4 2 3"}', 'XVOMIztz7qJSp61gXtBnHQ/7a67db71-0d17-4d06-9a77-d9c2fe5205ec', 1794820032704);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', 'XVOMIztz7qJSp61gXtBnHQ/c2d742e8-a3f0-4586-9c77-1f94d248db1f', 1794820032706);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":70,"outcome":"2 2 2 6 6"}', 'XVOMIztz7qJSp61gXtBnHQ/340f1093-8d2f-4074-8799-35eed47bc454', 1794820032709);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":72,"outcome":"5 1 3 4"}', 'XVOMIztz7qJSp61gXtBnHQ/cd8cc30e-00a4-469b-81d5-03d4d9e5b0bb', 1794820032712);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
 {"n":74,"outcome":"3 1 4"}', 'XVOMIztz7qJSp61gXtBnHQ/0eefd04c-fa5c-4a0b-97c1-4989528bd929', 1794820032715);
INSERT INTO entry VALUES ('am3WyT6PlAMpZ-vPRtI80w', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', 'XVOMIztz7qJSp61gXtBnHQ/fd754220-d7f2-4912-a2a8-6a5be69a82a5', 1794820032717);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"6 4 6 5 5"}', 'XVOMIztz7qJSp61gXtBnHQ/73929459-58b5-4a04-9f2d-84a4a53dc5ff', 1794820049509);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 3, '{"n":3,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'XVOMIztz7qJSp61gXtBnHQ/c6b44d4f-bae1-4595-a089-5f979d80d0c5', 1794820049534);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'XVOMIztz7qJSp61gXtBnHQ/29fe49fe-deaa-4413-86cf-eb772b023d0a', 1794820049549);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', 'XVOMIztz7qJSp61gXtBnHQ/62fa8673-2768-462b-931d-1b33959f7810', 1794820049556);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/d0dbeb4e-bd46-41bb-9468-62d7ea579c62', 1794820049562);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 7, '{"n":7,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/0effd487-eb8e-4fdf-be91-e8c74428bdc2', 1794820049605);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 8, '{"n":8,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'XVOMIztz7qJSp61gXtBnHQ/fc904da4-4088-4d7c-add4-fc614b0cdc00', 1794820049618);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 9, '{"n":9,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/9759b7b1-2359-46b4-a562-fb18936cb0f6', 1794820049624);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'XVOMIztz7qJSp61gXtBnHQ/de6c08a2-febf-499b-869d-1fe4d539b3b8', 1794820049628);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'XVOMIztz7qJSp61gXtBnHQ/fdf57938-47d4-484a-80db-f7e6cc440117', 1794820049635);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'XVOMIztz7qJSp61gXtBnHQ/12e22d01-d6ba-4e52-8cb1-5b04fd4ebbca', 1794820049638);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"3 3 4 3 3"}', 'XVOMIztz7qJSp61gXtBnHQ/6015121d-d888-412b-890d-7103f5bea4d6', 1794820049642);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 15, '{"n":15,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'XVOMIztz7qJSp61gXtBnHQ/ebec8b90-f165-41b9-a668-20bb644312e2', 1794820049647);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 16, '{"n":16,"seat":0,"move":{"place":{"face":3,"row":"kniffel"}}}', 'XVOMIztz7qJSp61gXtBnHQ/6589af4f-fb08-4d9c-a347-23f9b7c4cc77', 1794820049650);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 17, '{"n":17,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/a54979ab-47d4-45b3-b577-e57283538e68', 1794820049662);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 18, '{"n":18,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/54c2da73-d70b-4052-b0c7-3a70d7370917', 1794820049683);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 19, '{"n":19,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/d3a5b4bb-a5dd-49d6-b951-9a54157d3ca1', 1794820049714);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 20, '{"n":20,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/464665e6-ccfa-49ed-a666-f4af108c6812', 1794820049721);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 21, '{"n":21,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/c1f9a93a-2b30-46fa-9aa6-aa4813d3be81', 1794820049733);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'XVOMIztz7qJSp61gXtBnHQ/03e828c0-f575-40c9-be46-b1b75a759b9a', 1794820049742);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/e9194059-5b15-40f4-8fd6-b58baf05465e', 1794820049751);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'XVOMIztz7qJSp61gXtBnHQ/3724ff5c-c630-49e5-95ee-f976896147cd', 1794820049760);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'XVOMIztz7qJSp61gXtBnHQ/ebe5af05-e9fe-44d3-aeb7-5a2de0a958ff', 1794820049767);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'XVOMIztz7qJSp61gXtBnHQ/44d08ff0-1e2f-41b7-b254-f95238a3dbc5', 1794820049785);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'XVOMIztz7qJSp61gXtBnHQ/f3a2aa90-298c-47a3-bda8-266f03f096d7', 1794820049797);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'XVOMIztz7qJSp61gXtBnHQ/8fc164e5-35c2-4043-9e64-9a0e7e8a6692', 1794820049808);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'XVOMIztz7qJSp61gXtBnHQ/c86ffe29-8578-4437-8e25-2426a73e96f9', 1794820049814);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'XVOMIztz7qJSp61gXtBnHQ/402a3397-3b5a-49f2-be14-72bad83c4377', 1794820049821);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
 {"n":32,"outcome":"3 6 4 6 4"}', 'XVOMIztz7qJSp61gXtBnHQ/a7c6ad2d-b25d-4e42-9b57-6bdd2beba4aa', 1794820049825);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 33, '{"n":33,"seat":0,"move":{"remove":{"face":6}}}', 'XVOMIztz7qJSp61gXtBnHQ/b0607b06-8366-4729-9c99-22e07e1873f3', 1794820049831);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/7b090e70-afcd-4a55-845f-777381de735b', 1794820049834);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 35, '{"n":35,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/465452a2-c35f-44e0-a0ea-149c85a6de11', 1794820049844);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 36, '{"n":36,"seat":0,"move":{"remove":{"face":6}}}', 'XVOMIztz7qJSp61gXtBnHQ/8f24986f-68e9-49d8-82be-e96a50a11d6e', 1794820049847);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 37, '{"n":37,"seat":0,"move":{"remove":{"face":3}}}', 'XVOMIztz7qJSp61gXtBnHQ/da5a13df-7da1-4e62-8d01-3cde4fcfc240', 1794820049850);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 38, '{"n":38,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/59e6245c-aee9-4c54-b49c-3c2525347b5d', 1794820049853);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/f79763da-f59a-4169-bf14-0a853bf6633e', 1794820049855);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 40, '{"n":40,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/1ea79310-b24a-4134-a923-d02d7efdf0be', 1794820049858);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 41, '{"n":41,"seat":0,"move":{"remove":{"face":3}}}', 'XVOMIztz7qJSp61gXtBnHQ/f65cb657-38c6-44ca-b300-b809417e2d62', 1794820049861);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 42, '{"n":42,"seat":0,"move":{"remove":{"face":6}}}', 'XVOMIztz7qJSp61gXtBnHQ/4401226c-384c-4991-8e2a-62efebe50a16', 1794820049872);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/03fa80fb-d38b-427d-b606-cfae35f07d96', 1794820049878);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/e5f16a10-44a2-4fd4-9925-6b85f8081dd9', 1794820049881);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/9e026609-8618-418e-a2ae-af1360dd57bd', 1794820049883);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/6afb83e2-653a-467c-9f0a-fb3cc5f3b453', 1794820049893);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 47, '{"n":47,"seat":0,"move":{"remove":{"face":3}}}', 'XVOMIztz7qJSp61gXtBnHQ/664268d5-09a0-4476-b786-40f8f951341f', 1794820049898);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 48, '{"n":48,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/b29e53ab-38a7-4814-abd5-533b68e44e7e', 1794820049902);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 49, '{"n":49,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/b42444e1-77c1-4218-afd9-42fd103b2a2e', 1794820049905);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 50, '{"n":50,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/66279663-fa78-4cc2-a596-7cf8065c01dd', 1794820049907);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 51, '{"n":51,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/7ae7ad87-50f5-4de9-aac6-fff1b96d18fb', 1794820049910);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 52, '{"n":52,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/7e6f26ee-1780-436a-bb2c-b2615f60ad94', 1794820049912);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/d4667c9a-2b56-490c-ac54-10b02f2d3caa', 1794820049916);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 54, '{"n":54,"seat":0,"move":{"remove":{"face":6}}}', 'XVOMIztz7qJSp61gXtBnHQ/af468828-76d6-483c-984e-c1bbd8be2b31', 1794820049922);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 55, '{"n":55,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/ecb18ce9-4b78-4f27-aaa1-a5cab1134845', 1794820049928);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 56, '{"n":56,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/bbcc0b1d-ac7f-4644-9ad2-2fa8b36003fc', 1794820049933);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 57, '{"n":57,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/d9b4db5a-cefa-4c57-8b24-ae677f85c273', 1794820049939);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 58, '{"n":58,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/09c89ad6-9df5-4649-a624-efc627610279', 1794820049944);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 59, '{"n":59,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/924f78c1-3054-4334-afd5-dd663b21e642', 1794820049947);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 60, '{"n":60,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/bb7d7ec7-13ff-4868-b007-1164f2647dd0', 1794820049952);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 61, '{"n":61,"seat":0,"move":{"remove":{"face":6}}}', 'XVOMIztz7qJSp61gXtBnHQ/0ee5dab3-7e47-4c38-bef2-a68267ebb334', 1794820049976);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 62, '{"n":62,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/6eb07a48-3728-4753-bd32-3de470ae7f46', 1794820050004);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 63, '{"n":63,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/46b22447-5165-4216-b8cd-97ff5840f5fc', 1794820050019);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 64, '{"n":64,"seat":0,"move":{"roll-on":{}}}
 {"n":65,"outcome":"1 4 5 5 2"}', 'XVOMIztz7qJSp61gXtBnHQ/4808de19-e21b-4698-a9dc-e2c8335cca8b', 1794820050070);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 66, '{"n":66,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'XVOMIztz7qJSp61gXtBnHQ/1ef53488-a33b-431c-8a0d-2e84949a174c', 1794820050086);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 67, '{"n":67,"seat":0,"move":{"remove":{"face":1}}}', 'XVOMIztz7qJSp61gXtBnHQ/b75f60a0-a8d8-4000-ba8d-cb0ae978cfdc', 1794820050103);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 68, '{"n":68,"seat":0,"move":{"remove":{"face":4}}}', 'XVOMIztz7qJSp61gXtBnHQ/6957aec4-e6bb-40ff-b1c2-30bc9ebb1327', 1794820050120);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 69, '{"n":69,"seat":0,"move":{"remove":{"face":5}}}', 'XVOMIztz7qJSp61gXtBnHQ/d0987119-d356-4995-ba30-52c1c3a5dffa', 1794820050146);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 70, '{"n":70,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/1886ea66-ceab-4e81-a239-597e0dd350a3', 1794820050179);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 71, '{"n":71,"seat":0,"move":{"remove":{"face":5}}}', 'XVOMIztz7qJSp61gXtBnHQ/54e040f4-5e1b-432a-b978-19bfbffe7cda', 1794820050198);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 72, '{"n":72,"seat":0,"move":{"remove":{"face":5}}}', 'XVOMIztz7qJSp61gXtBnHQ/85eec108-f523-4eed-acad-1d368950c954', 1794820050232);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 73, '{"n":73,"seat":0,"move":{"take-back":{}}}', 'XVOMIztz7qJSp61gXtBnHQ/868c9006-e943-4b91-bf98-a100a21a8aa8', 1794820050246);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 74, '{"n":74,"seat":0,"move":{"remove":{"face":5}}}', 'XVOMIztz7qJSp61gXtBnHQ/59c66f1b-8c21-40bf-ac14-263021e70e44', 1794820050337);
INSERT INTO entry VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 75, '{"n":75,"seat":0,"move":{"score":{"row":"twos"}}}', 'XVOMIztz7qJSp61gXtBnHQ/c583882c-8009-4d66-b5c8-ae48cd32f272', 1794820050343);
INSERT INTO entry VALUES ('y_1gNsLUKVrZEWXGhVjieg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":{"fall":{"dice":"6 6 5 3 3"}}}', 'XVOMIztz7qJSp61gXtBnHQ/a13ff98f-9cbf-4661-ba8f-03d102340194', 1794820049190);
INSERT INTO entry VALUES ('y_1gNsLUKVrZEWXGhVjieg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 5"}}}
 {"n":4,"outcome":{"fall":{"dice":"4 1 3"}}}', 'XVOMIztz7qJSp61gXtBnHQ/a42e8b40-9126-4b10-847c-789cf81fa7db', 1794820049212);
INSERT INTO entry VALUES ('y_1gNsLUKVrZEWXGhVjieg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":6,"outcome":{"fall":{"dice":"2 5"}}}', 'XVOMIztz7qJSp61gXtBnHQ/9ec53ea4-3345-40a7-a94f-751024ba25cf', 1794820049226);
INSERT INTO entry VALUES ('y_1gNsLUKVrZEWXGhVjieg', 7, '{"n":7,"seat":0,"move":{"fulfil":{"task":"large-straight"}}}', 'XVOMIztz7qJSp61gXtBnHQ/0772ec78-a448-4cd8-b5a0-b0d31c60df41', 1794820049236);
INSERT INTO head VALUES ('4bTOzIAap771itLsv7vjEQ', 30, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 12, 3, 0, 0, 'clock', 1794906449020, 86400000, 0);
INSERT INTO head VALUES ('RzXYQ9dlokswlATKXd3Y3Q', 0, 1, NULL, 0, 'begin', 1794820060352, 10000, 0);
INSERT INTO head VALUES ('am3WyT6PlAMpZ-vPRtI80w', 75, 4, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 75, 4, NULL, 0, 'review', 1794820050343, 0, 0);
INSERT INTO head VALUES ('ktyydQQgSaVGVtiOcTWkxA', 0, 1, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('y_1gNsLUKVrZEWXGhVjieg', 7, 4, 0, 1, NULL, NULL, NULL, 0);
INSERT INTO member VALUES ('4bTOzIAap771itLsv7vjEQ', 'XVOMIztz7qJSp61gXtBnHQ', 1794820048648);
INSERT INTO member VALUES ('D6g77x7Yo-ZN3tnWh2aBMQ', 'XVOMIztz7qJSp61gXtBnHQ', 1794820048898);
INSERT INTO member VALUES ('RzXYQ9dlokswlATKXd3Y3Q', 'XVOMIztz7qJSp61gXtBnHQ', 1794820050352);
INSERT INTO member VALUES ('am3WyT6PlAMpZ-vPRtI80w', 'XVOMIztz7qJSp61gXtBnHQ', 1794820031405);
INSERT INTO member VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 'XVOMIztz7qJSp61gXtBnHQ', 1794820049367);
INSERT INTO member VALUES ('ktyydQQgSaVGVtiOcTWkxA', 'XVOMIztz7qJSp61gXtBnHQ', 1794820049314);
INSERT INTO member VALUES ('y_1gNsLUKVrZEWXGhVjieg', 'XVOMIztz7qJSp61gXtBnHQ', 1794820049052);
INSERT INTO node VALUES ('7c79f000-3b04-40a5-836d-ab2db374b194', 1794820049836);
INSERT INTO result VALUES ('am3WyT6PlAMpZ-vPRtI80w', 0, 'XVOMIztz7qJSp61gXtBnHQ', 'classic', 46, 1, 1794820032717, 'points', -1.6765054652841158, 200.64487883649073, 44);
INSERT INTO result VALUES ('eC7xQvtld3H1mGEiGwNsxQ', 0, 'XVOMIztz7qJSp61gXtBnHQ', 'forone', 2, 1, 1794820050343, NULL, NULL, NULL, NULL);
INSERT INTO review VALUES ('am3WyT6PlAMpZ-vPRtI80w', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177486,"luck":-1.6765054652841158,"loss":200.64487883649073,"result":46.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-1.248424419331542,"loss":2.6932905039006982,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":""},{"event":5,"turn":1,"luck":-3.0139658510329355,"loss":2.2670753304502114,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":7,"turn":1,"luck":9.447388616488979,"loss":37.532549127927155,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":""},{"event":8,"turn":2,"luck":-3.126388037344441E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-2.99445008404723,"loss":26.540078699877768,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":""},{"event":11,"turn":3,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":2.853331763569713,"loss":7.208633627406897,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":""},{"event":15,"turn":3,"luck":-4.6494303682380576,"loss":0.6608970954109736,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":""},{"event":17,"turn":3,"luck":-0.12557885336013896,"loss":7.806464982227084,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"chance"}},"bestText":""},{"event":18,"turn":4,"luck":2.8421709430404007E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":4.985281474376734,"loss":17.515922053810414,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":""},{"event":21,"turn":5,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-2.244443610081305,"loss":1.0186568230580804,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":""},{"event":25,"turn":5,"luck":1.8074198484825104,"loss":4.648135271051785,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":""},{"event":27,"turn":5,"luck":-1.5540852940335412,"loss":6.361392070556207,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"twos"}},"bestText":""},{"event":28,"turn":6,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":-0.7814468623161304,"loss":2.2202863143751586,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":32,"turn":6,"luck":-1.348655734233148,"loss":2.055491051751119,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":""},{"event":34,"turn":6,"luck":-0.6344588481509845,"loss":13.298369257251679,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":35,"turn":7,"luck":2.7000623958883807E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":0.8756907669018261,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":""},{"event":39,"turn":7,"luck":0.8094215613906357,"loss":6.775929809748746,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":""},{"event":41,"turn":7,"luck":2.6814081244762633,"loss":8.22332448756886,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":42,"turn":8,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":-2.41916400482593,"loss":4.608278111213835,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":45,"turn":9,"luck":-4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":-2.37369607532095,"loss":1.915311083232723,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":""},{"event":49,"turn":9,"luck":-1.3254883063022618,"loss":1.8183225942745054,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":""},{"event":51,"turn":9,"luck":-2.106052658930551,"loss":3.8516147417370235,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"chance"}},"bestText":""},{"event":52,"turn":10,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":6.923961452283123,"loss":18.40547164061421,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":""},{"event":55,"turn":11,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-1.8547625733750408,"loss":1.6556846392949751,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":59,"turn":11,"luck":0.019565119875210257,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":""},{"event":61,"turn":11,"luck":-5.347929722982499,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""},{"event":62,"turn":12,"luck":-1.2789769243681803E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":2.30409914787154,"loss":4.558921825742651,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":66,"turn":12,"luck":-2.7618834292869607,"loss":0.805410711797812,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":""},{"event":68,"turn":12,"luck":1.603547058551655,"loss":8.727694107859563,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""},{"event":69,"turn":13,"luck":2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":-2.314814814814831,"loss":0.5555555555555571,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":73,"turn":13,"luck":1.1111111111111143,"loss":4.666666666666664,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":""},{"event":75,"turn":13,"luck":2.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO token VALUES ('3d5c21f32bd40bf7c5e0015950637294e7264ca221eee1dfbd81242cf5850c1d', 'XVOMIztz7qJSp61gXtBnHQ', 'session', 1794820031298);
