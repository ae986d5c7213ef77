-- A PostgreSQL database of the schema v9, with games in all states, as that version left it.
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
-- The log of a finished game as one compressed record that takes the place of its entries: gzip over their JSON.
CREATE TABLE archive (
  table_id TEXT     NOT NULL PRIMARY KEY REFERENCES game_table (id),
  entries  INTEGER  NOT NULL, -- how many there were
  log      BYTEA NOT NULL
);

-- Games that were finished before are archived one after the other.
UPDATE head SET what = 'archive', at = 0, delay = 0
WHERE what IS NULL AND EXISTS (SELECT 1 FROM game_table g WHERE g.id = head.table_id AND g.status = 'over');

-- Archiving may wait even longer than books, and must not be in the way of anything.
DROP INDEX head_due;
CREATE INDEX head_due ON head (at) WHERE what <> 'review' AND what <> 'archive';
CREATE INDEX head_archive ON head (at) WHERE what = 'archive';

-- When somebody last came with a token, to the day. Of those given out so far nobody knows: they count as used now.
ALTER TABLE token ADD COLUMN used BIGINT;
UPDATE token SET used = 0;
-- Results of levels that were entered in somebody's book: whose book, which level and version of it, and what was won.
ALTER TABLE result ADD COLUMN book TEXT;
ALTER TABLE result ADD COLUMN level INTEGER;
ALTER TABLE result ADD COLUMN edition INTEGER;
ALTER TABLE result ADD COLUMN award TEXT;
-- Whose dice a game was played with: those with people's own stand apart in statistics.
ALTER TABLE result ADD COLUMN dice TEXT NOT NULL DEFAULT 'fair';
-- The dice of a day, the same for everybody: settled once, told the day after, never changed.
CREATE TABLE daily (
  day    TEXT   NOT NULL PRIMARY KEY, -- in UTC, as 2026-11-16
  secret TEXT   NOT NULL,
  made   BIGINT NOT NULL,             -- since when the commitment is known
  told   BIGINT                       -- since when the secret is
);

-- What is played on a day, and what the best bot reached.
CREATE TABLE daily_game (
  day      TEXT NOT NULL REFERENCES daily (day),
  game     TEXT NOT NULL,
  options  TEXT NOT NULL,
  bot      TEXT,
  score    INTEGER,
  expected DOUBLE PRECISION,
  PRIMARY KEY (day, game)
);

-- The one try of each that counts. How it ended stands in `result`; what had not ended when the secret was told is late.
CREATE TABLE daily_try (
  day      TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  player   TEXT    NOT NULL,
  name     TEXT    NOT NULL,
  table_id TEXT    NOT NULL UNIQUE,
  begun    BIGINT  NOT NULL,
  late     INTEGER NOT NULL,
  PRIMARY KEY (day, game, player)
);
CREATE INDEX daily_try_player ON daily_try (player, day);
-- The same people at several tables, one after the other. `body` is JSON.
CREATE TABLE evening (
  id       TEXT    NOT NULL PRIMARY KEY,
  code     TEXT    NOT NULL UNIQUE, -- the link: whoever has it may look and, while it lasts, sit down
  revision INTEGER NOT NULL,        -- rises with each change
  body     TEXT    NOT NULL,
  created  BIGINT  NOT NULL,
  updated  BIGINT  NOT NULL
);

-- Whose evenings they are.
CREATE TABLE evening_player (
  evening TEXT NOT NULL REFERENCES evening (id),
  player  TEXT NOT NULL,
  PRIMARY KEY (evening, player)
);
CREATE INDEX evening_player_player ON evening_player (player);

-- What was played on an evening. It outlives the tables themselves, so that it can be read as long as the evening.
CREATE TABLE evening_table (
  evening  TEXT    NOT NULL REFERENCES evening (id),
  number   INTEGER NOT NULL, -- from 1
  table_id TEXT    NOT NULL UNIQUE,
  game     TEXT    NOT NULL,
  seating  TEXT    NOT NULL, -- who sat where: for each seat of the table one of the evening
  outcome  TEXT,             -- the standings, once the game is over
  moments  TEXT,             -- what was remarkable, once its books are made
  PRIMARY KEY (evening, number)
);
CREATE INDEX evening_table_open ON evening_table (table_id) WHERE outcome IS NULL;

-- Links by which anybody can look at the review of a finished game, until its owner takes them back. Tokens are kept as hashes only.
CREATE TABLE review_link (
  id        TEXT    NOT NULL PRIMARY KEY,
  hash      TEXT    NOT NULL UNIQUE,
  table_id  TEXT    NOT NULL REFERENCES game_table (id),
  player    TEXT    NOT NULL REFERENCES player (id),
  nameless  INTEGER NOT NULL, -- 1 if people's names are not shown
  created   BIGINT  NOT NULL
);
CREATE INDEX review_link_owner ON review_link (table_id, player);
CREATE INDEX review_link_player ON review_link (player);

-- A code to be said aloud, from the waiting room to the end of the game; then another table may have it.
ALTER TABLE game_table ADD COLUMN short_code TEXT;
CREATE UNIQUE INDEX game_table_short_code ON game_table (short_code) WHERE short_code IS NOT NULL;

-- How far a game has come, for lists: round, scores and ranks. Of games before nobody knows until they go on.
ALTER TABLE head ADD COLUMN progress TEXT;

-- Games that were played on paper and typed in afterwards. How they ended stands in `result` too, with 'paper' as its dice. `body` is JSON.
CREATE TABLE paper_game (
  id      TEXT    NOT NULL PRIMARY KEY,
  player  TEXT    NOT NULL REFERENCES player (id), -- who typed it in
  game    TEXT    NOT NULL,
  mine    INTEGER NOT NULL,                        -- which of the players that is
  body    TEXT    NOT NULL,
  created BIGINT  NOT NULL
);
CREATE INDEX paper_game_player ON paper_game (player);
-- Values of games that are not solved exactly now count on something else (docs/BOTS.md): their books are made anew when
-- somebody opens them, and nobody's statistics mix the old ones with the new.
DELETE FROM review WHERE table_id IN (SELECT table_id FROM result WHERE game <> 'classic');
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-19 04:39:10.516116', 44, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-19 04:39:10.584762', 33, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-19 04:39:10.635901', 2, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-19 04:39:10.644971', 17, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-19 04:39:10.665491', 12, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-19 04:39:10.680917', 1, true);
INSERT INTO flyway_schema_history VALUES (7, '7', 'daily', 'SQL', 'V7__daily.sql', 2047060004, 'postgres', '2026-11-19 04:39:10.683946', 10, true);
INSERT INTO flyway_schema_history VALUES (8, '8', 'together', 'SQL', 'V8__together.sql', -761509347, 'postgres', '2026-11-19 04:39:10.69737', 22, true);
INSERT INTO flyway_schema_history VALUES (9, '9', 'values', 'SQL', 'V9__values.sql', -1713140270, 'postgres', '2026-11-19 04:39:10.724827', 14, true);
INSERT INTO player VALUES ('38TCMlXpH7DJozE5s9wgFw', 'Anna', 1795063151064);
INSERT INTO player VALUES ('OWeZxcabXqvH0HCQEMwkMw', 'Ben', 1795063152191);
INSERT INTO game_table VALUES ('-Ve9A6p6Ute9cxxDd3Lq0A', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 's8UdBVkRwOviBTOIPNhsUg', 'vCbSkzqNIh0OLLE-99KKgw', '9e4126e07c6b16118a25defc1de997c60c5a7af58c0ea98197d4172c48e56e59', 1795063151478, 1795063151478, '6WWX7Q');
INSERT INTO game_table VALUES ('0eC_i_WBoLjOBrjU7SZ75w', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', 'e7-dB6Y8ey5Pk0ZkJ0RpTg', 'rgCOV0WROuoEEOug8BIimA', '72e45697f4510d0029fddb2b9508e13bda6fbe07cfaef2ff17c8254446cbb8d6', 1795063151795, 1795063151795, NULL);
INSERT INTO game_table VALUES ('ML52NYg4f8v8j27aHrYREw', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"revealed":{"entropy":"db880791a9af4a5ce7eb1ebb49f79773ec736f3701e427cc944d4c66bd7503bf","pledge":"310442bd62c2306cd25393776a35ba7440883d3eb152fbab0574e3df146faffa","saw":"eb69746908494c6dc2165f8def910c95eb86eeca0108facea0c72e45b80cb0b1"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'hDyQCK8VnCXBUBsWixS66Q', '24Qs2JiRKQUyTbpVvQqRog', '85a201e65d4c06cc1914dfa15d825c422b9bb1cbe3b1ba6497c7440290ff7dd7', 1795063151309, 1795063151337, NULL);
INSERT INTO game_table VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0,"rematch":"_eeEeCX9lFIfx0BWlQh06w","evening":"hDKu3CTz5S3emTGSBARvig"}', 'HUaLQuY3SXVJC0jgSj1H0Q', '1_SdiXgo_ddlQMQ3-wpefQ', '6e5f178c386eef33276e1b4d1ae21dbb31f0141e7c2bc5242b1221820c3d4d83', 1795063152217, 1795063152373, NULL);
INSERT INTO game_table VALUES ('RXvcSRodqg3_X5NUHu71GA', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"revealed":{"entropy":"7cede10aacc773849405cca6947d599f4384aca7c6c4f3227cdc9fa73a053704","pledge":"36c567eeb5d15aeb7d4ced0e03e3948b3a2bcac800b8faff5be79393f9e119c8","saw":"9d7c20325f2fde13407fd90c6e1eceba9dc4d74d6b8d22e8847e9e95616a5b44"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'Yspitdyt6JN1M0XMzA5nVg', 'goRmQtAxBRsvnFO0ZiVcZA', 'ac88d78a21e45a2be1603291aa625b6cf74b016df020f65a6f4ef486a665e387', 1795063151379, 1795063151391, NULL);
INSERT INTO game_table VALUES ('SRaRkRzY9NztPCTa7nRZcg', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"revealed":{"entropy":"25a070536df0b6fe5432a65c7c5e7015786bc0ec17717ac9c2aecb9f7f20a468","pledge":"9d4d2e370346b61061d4f1fb887b632f96fb697a81de7417948c71cd4e5ed8e8","saw":"414e95a8639705afd91b2de285cff1378629f9029933a98a16f91ba885cbf124"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'DWBR-cjBwqP5grQdd6scBQ', '_oizyfBzNxs5z3XOfE-rDg', '9b1da87a4a83f8788466475da5a53546f640acba7991da111d5e48f3c9f5ea1a', 1795063151574, 1795063151717, NULL);
INSERT INTO game_table VALUES ('TUSKN_-OgT70Ja-E_3YFDg', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'qDN9fEoQ9rXb0UD9KHigzA', 'f0bYbcPAWlSlHeUTGXXi2g', '489aeb58dfe7a95f9f08f862160d560f254c7202ea6afe68f97cb025e5f16b4f', 1795063152480, 1795063152480, NULL);
INSERT INTO game_table VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'zUlLFiNZYogpcEhAHQbgoQ', '9OkVo8BPMXjaVimxwQdR5Q', '81fbf0c3ddd75eb21ccca25904728c283f66d4f1c7a5d7d18aefc196e559d1b9', 1795063152113, 1795063152113, NULL);
INSERT INTO game_table VALUES ('_eeEeCX9lFIfx0BWlQh06w', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"machine":{"level":"easy","name":"Basil"}},{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"evening":"hDKu3CTz5S3emTGSBARvig"}', 'DGjRDi-m_U3EIToqAq1Mgg', 'kRlubq_8ZMnOmSA3GgCalw', 'b5485989f0f289d13e1857fb3a9eaa442b3d83dff02401153cfb2c8ce63f821f', 1795063152368, 1795063152368, NULL);
INSERT INTO game_table VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"revealed":{"entropy":"52ee14fe419efde5c5876cf5c19a9256558095a494b27fe9baf91e6a2434b8da","pledge":"a941f4b571876a2722f470fdea728c7bf07790a1a58d7e7da8571c42bc779240","saw":"0ed7c00b307b0c95119894302e4192ab0be46ff44098c1bbdab97b364f6d8020"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'zb24Ap9Oo-n1-_N1lbvZsA', 'KT8L-BjbICsHILxVwT65sA', 'e8de6789ba3907b32dabf606070130a620aefb7b26ae7ed5b20bc0cd5357a4eb', 1795063151488, 1795063151550, NULL);
INSERT INTO game_table VALUES ('n0rXaGGQpeNo8JvUwyltvw', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"revealed":{"entropy":"d8acec52405bd650df4b7722377c427c9cb5a3176e5e6fbbf859dc6ac667f0b3","pledge":"927da7f1f514fcb9b03cc32a061c26b30ae53b71c7cad147915eaf1840858d4f","saw":"2de51a50dee64e224ecb4c698977fd69564539c4c7dbf851af2609db9204bb77"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'FfI1ejG9SSpnKNIYaZU4Ag', 'STjoiwdeSgx_lZi9Xrh-yA', 'bbe334f4c1ec01dc7715510dfa72a68ded4d1521d30cbb9c495d964bde31e748', 1795063151433, 1795063151446, NULL);
INSERT INTO game_table VALUES ('nEGQ0vllcCa-e6tGV0yXeA', 'open', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'cr2mMhROleeSrrww3e2pYg', 'F5r4nb6gcvV2LiT3ia6WHA', '8f35e3a4fb3c90e892803b437032e824a00db465d4c9cc2ffdd98b252f901a81', 1795063152402, 1795063152402, 'JXPX6N');
INSERT INTO game_table VALUES ('oOOJBkgeZ9Oel7OoeJY6MQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"revealed":{"entropy":"531e7441a7765d9a1de858f260c2cbff0e849b4106fd7bd13794b35f7d325d90","pledge":"546cf7aa32ec27b5ee174dffaff07752ceaa035e502656317edb78cf0a18de78","saw":"b868531a6520be878ada10c88045053b08b54edf6ce63f3b6191378a431e83df"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'GH7_gkt8V0z70BEULjF2Mg', 'JRaxBrrR9Ta7X-DcNXkHVA', '2b8b72e937d12a7a178a709e6c1510993f1747251c8aca1c99aa3f71b4d2743e', 1795063151076, 1795063151188, NULL);
INSERT INTO game_table VALUES ('scYXpx0FdRHr7j6i7_bS4Q', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"0eC_i_WBoLjOBrjU7SZ75w"}', 'aOfOWKxXyYZsXYj1IRGErQ', 'B_Z8VTMFOBvlAZc2zE2l9A', '72e45697f4510d0029fddb2b9508e13bda6fbe07cfaef2ff17c8254446cbb8d6', 1795063151764, 1795063151795, NULL);
INSERT INTO game_table VALUES ('thAdx0xiGhnj16hSQtodvg', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'roACZqeKkPc3MnF0inn66A', '4mfwJPQNOG4npwoaujKc3w', '81fbf0c3ddd75eb21ccca25904728c283f66d4f1c7a5d7d18aefc196e559d1b9', 1795063151831, 1795063151870, NULL);
INSERT INTO game_table VALUES ('zxCwlWMOlz0JKP--mDHc0A', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"38TCMlXpH7DJozE5s9wgFw","places":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","adding":{"revealed":{"entropy":"96627c1e9c5fcfe857f3979bc45a45e05a6dfad0fe82f2283a665998a7ce5679","pledge":"b0a30a264bfc5faf8a420d88cd5232187272353a4e57aa88ac1c47c3d506144f","saw":"7f7fde042c3004bc272da5ff6e6c34bdbe1c4b632828af6f98c5abd392a5697f"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'xq1YjKCkrO8sO_DbX-wZrg', 'kfoKAfZo50tHTwrxlzY7qQ', 'cecbac83686b7876648730a4a67076fb56a2edc5a77c726544fa258c4c409a30', 1795063151726, 1795063151741, NULL);
INSERT INTO daily VALUES ('2026-11-19', '81fbf0c3ddd75eb21ccca25904728c283f66d4f1c7a5d7d18aefc196e559d1b9', 1795063151807, NULL);
INSERT INTO daily VALUES ('2026-11-20', 'ee24266fbf1aa35e6d46d7ea82ec82e029c8d8c8faa20ece1c03ed38f5bd83ae', 1795063151813, NULL);
INSERT INTO daily VALUES ('2026-11-21', 'b7929905be8382026e8d4233c47b45f3243ef4c68ad8d89e794105b7424c3cef', 1795063151817, NULL);
INSERT INTO archive VALUES ('oOOJBkgeZ9Oel7OoeJY6MQ', 44, '\x1f8b08000000000000ffad995b6b1dcb1185ff8ad0b39b74755dbafbbce64208e42d0f81280f7db5c591b51349b60f31faefa9918c47cc2e99191f2104fb66b917d5f5d55ab5bf5e8edb87bbeb717ff9cbbfbe5ede8fff5efe02ef2ec7677d555fbafc7a75797bb5bc74a5ef95077de8f5e1c7d3e7a10ff5cdbbd3cdcdf3a37edd96d7ae2ee1225ce0055df0d5e5e3e3e3d5edb73f11f4df9d3e3db4d3c7e78fe1855c2cbfa41fbb7c77a9af7f2cb75dff4b4cfff8e3df6ffef99fbfc63ffdedf4bf3ff37dfef2fe2f5ffe40a18b97515c4fb33a120eae0c5f5d8dde8f4a03532bfa77ca839e3666f682c000811edf7d9385e7b2f0902c43146d4485e523bb2535a2c8b32687d89aa35cbcab50926b8107cd9868e4712e09c377497c2e890f48c2ad1cd9c8a18bb0574a6c9da8b1231095e24b73c5f3707972cc7e007baae752287d9712cfa5c4d7a4dcb7d3ddb787f5f4dbd349ef3f969b1b77ff7057aedf7f787852b5e7d8c294931ec41596e2a8b4e94a8bd12509b552182d15e352b1ff7eec747eecf4fb7b259bd72aecbe5871163dbddea9da507ba5d6acd5d0a79933668f5087a0216bad06788301fe403d6ecaddfb71bc1e3d8f1c420fced7aef5e8925c4da1bade524b1c62a9685c2359eb0116bcde805eb0c5d7521038d0eba1a484bd4787b94ca77d5f5c1646a7e4ca449e688018ca605566f00b8e016c51b6d5b525183c5fb59daa80e20c790687ca665535f58e4903976baa2361d39b0686aa956060200c8e300cbeb5c54b4d5b8c818e19dedb3a2475b207c7b504471875cccc010e220a342f04691a8a705564900c8ea06c5e7f1ef7bb3b061210cc365cd2d671d4405cc93a1627d688630c519e19e75dc7221808833760189c43ec58c7a4dad8cf969c0f6d61f36457bb0a9d4506e8fca7d9c30f95050362e108c44eb7070ae1a9c3241d7e3d2d17a78b5e9cc2b45483b38c80059a715c5e8f6ba02bbc85f13a775ee1699ac0ce42c8e411b12ec33c28ba2490ab92aa4e9351134b941ead9690559981ae70045de79ab6d8e2dd0dce813a96911c880e7a0a9eb54e29ebd354900ae4c0d95013573506b2c241646dd4fc0edfd5c7f003a39b316a6d064e97a167a7f5015213507ab2da7f9df4c1c0553882ab5f6fafe71c37bbfb2442975621b93496113f480721b35a95d119b1ce426478939727368015de0058610b2c39d82775e62a129a8b511d0c859c16c3355df7bd15f5bf0aae6e28cb6b42318085af026bbf32843314e3c5321465a7325f478952d44a86d17528ea782c99a3537fdc20d7a9b6cd5016575b86c15016de40191ab68c54d9de9a310464ec3a644a044749034012bd9c4c8a3cae0053bca16cb5654886323a925cae7f3b306582266035f0d1c5a4a9858a686444e558e31eba5a96588a61905f9ed7a0171e355c5625ce4d17e90fece6722f94a9e994c1097ac7d2d41436e270be516dfae6906e5562b59268900c5f25d91e2e633a9f9c3bd5cce0b1c2d0e412963c4cd435dafbec46e5a1b9778e908c681f571b89d950938fd769b3aff06755c28bfdaa2af4503b0c278335eac7125d267daa73a68c9ea6dec7f4435564781c7ad5e318ddf2f0e16e0c77d298ee7ebdbeedbbfb26e3c0e2033bc4a0b7aba31e1a326adf64af078f3944237ec5d54c9241307a0382d139c19e3763bb0916e36843fd4ca9ac01c0737739c5e638eb684db50b35639ebe5466108c8e10ece1cb693fc0504724d54e6e36cd89e4d54ce64aea0648cd3e11abd53412635c6d321900a33700189d9bb0a510bcbb10b1961a82b63c774c9ac4bc5ed281dd8518224b82ae06c050b6da64320046470016ce349d036c77fa821a5b28e4a080b63ad7ac5dae9218624b9223946e8dfc176a0c80d1118019db0adee20b0fd467409b5844b4338a2a9a4b9e9c53dccce26b4a801c8c181357e3cf06bcf808bce6e9d3dd4fb02b15d1695fbbda2d1d8f2410b46572d4ca049dfaaaa14febe0ab6366835dfc06ece22dbb16bfbc7c0ef7b2ab636894874b9e64d9530e6d99909df799a6645164f38f9519ece223ec6a1fcaed2272efbe78e0681e955e0a2d1d2315d50837752a2c13387a0dfb16bd568bcfd6cafe0de8c5e7f68b9fecd7deeef0955b90055c35aacfef4db98c8a6996cc5001bd8f462c4eabc567835e7ccc7e59bab604d368ac54de6b584a4a52b206b1dafdb2432ac169d6af2e2250eb93127ac32ebf5465508c8f506c63c0644bb0bd112c65c9b387e0fc922b9730e96a66726d429d98c768604c97b41a7f31e82587add7fe419f4b54938bd971ecea4b62ce2eb7de9d26648e8d1257abb7d3eae7c5a096bc01b5e49c5acb18d9bf98ecb55094b9009896410fe85293e2b80d0aa9b79cb2c1e397ca0c6ac9abd47aad5536aaf86c7b01bbf3fdf4d2fbb2f4ce1db54dd82fabd6893a249567be2e11d9d822a5d5d78b188ae468ad368ae2d9b0c7dd8ab41618d49139ac7d2cf645fdfe4c5e834b590e2e02d348936975c5626c99e4d52d9335ec3fdddcb80fa74ff7fba7cba83dd734a6d38e5187e2e3d32e3fbb496af0f3e0c0d66a32adde580c5ac94f84c66dcbc42db59ebf8edc5f8ea699b774412771992e7adf5cce7ac1146ad2a2d490a711bf5e288b06bde24f2cc737bab6ab71785a1eed5555189a7a7b7261b066990c5341e09b9b53ab45285cbb1187d3ea28a3b1188f4716e3c1a8d576358e07c2644b49c74b43874f53864275b541742db41a28f8e9adefc35f2a32fc4d7cd5dfbce2910f7cfb059d40123a666a3adf49c32ff8e5bc1884cbacc35a87a5f4f8efc7ff0309abc155f9220000');
INSERT INTO daily_game VALUES ('2026-11-19', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-19', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":15,"version":3,"name":{"de":"Prüfung: Das Plättchenfeld","en":"Trial: The field of tiles","nl":"Proef: Het tegelveld"},"text":{"de":"Überall liegen Plättchen. Such dir einen Weg zwischen denen, die zahlen, und denen, die kosten.","en":"Tiles lie everywhere. Find a way between those that pay and those that cost.","nl":"Overal liggen tegels. Zoek je weg tussen tegels die iets opleveren en tegels die iets kosten."},"elements":[{"field-pays":{"row":"fours","field":5,"points":15}},{"field-costs":{"row":"threes","field":4,"points":10}},{"exact-dice":{"row":"fives","count":4}},{"face-only-here":{"row":"small-straight","face":1}},{"guards-dice":{"row":"full-house","points":5}},{"dice-back":{"row":"small-straight","dice":3}},{"field-pays":{"row":"large-straight","field":4,"points":20}},{"dice-gone":{"row":"four-of-a-kind","dice":1}}],"medals":{"bronze":205,"silver":230,"gold":255},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":22,"version":5,"name":{"de":"Nichts umsonst","en":"Nothing for nothing","nl":"Geen rij voor niets"},"text":{"de":"Für eine Medaille muss jede Zeile etwas bringen. Die Karte ist kürzer, damit es gelingen kann.","en":"For a medal every row has to bring something. The card is shorter, so that it can be done.","nl":"Voor een medaille moet elke rij iets opleveren. De kaart is korter, zodat het kan lukken."},"elements":[{"no-zero":{}},{"row-closed":{"row":"four-of-a-kind"}},{"row-length":{"row":"kniffel","fields":3}},{"row-length":{"row":"large-straight","fields":4}},{"row-length":{"row":"chance","fields":3}},{"row-pays":{"row":"kniffel","pay":{"when-full":{"points":30}}}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_try VALUES ('2026-11-19', 'classic', '38TCMlXpH7DJozE5s9wgFw', 'Anna', 'thAdx0xiGhnj16hSQtodvg', 1795063151831, 0);
INSERT INTO daily_try VALUES ('2026-11-19', 'forone', '38TCMlXpH7DJozE5s9wgFw', 'Anna', 'ZEjA9K1fT6C2mjH7TpqGyg', 1795063152129, 0);
INSERT INTO entry VALUES ('0eC_i_WBoLjOBrjU7SZ75w', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1795063151795);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 1, '{"n":1,"outcome":"4"}
{"n":2,"outcome":"4"}
{"n":3,"outcome":"1"}
{"n":4,"outcome":"6"}', NULL, 1795063151339);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 5, '{"n":5,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":6,"outcome":"4 2 3 5 2"}', NULL, 1795063151351);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 7, '{"n":7,"seat":1,"move":{"roll":{"dice":"1 2 4 5"}}}
{"n":8,"outcome":"1 2 3 3"}', NULL, 1795063151354);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 9, '{"n":9,"seat":1,"move":{"roll":{"dice":"3 4 5"}}}
{"n":10,"outcome":"6 4 6"}', NULL, 1795063151359);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 11, '{"n":11,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1795063151360);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 12, '{"n":12,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":13,"outcome":"5 6 3 2 5"}', '38TCMlXpH7DJozE5s9wgFw/04700521-ccb0-4747-b140-4d6c3364b2b3', 1795063151361);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 14, '{"n":14,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":15,"outcome":"1 5 3 2"}', '38TCMlXpH7DJozE5s9wgFw/d0afe36d-367d-401a-adef-bd96ab4c4d97', 1795063151362);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 16, '{"n":16,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":17,"outcome":"4 4"}', '38TCMlXpH7DJozE5s9wgFw/614ae263-d32b-4789-8d67-4bb5c7bbe28b', 1795063151363);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 18, '{"n":18,"seat":0,"move":{"score":{"box":"small-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/54a0f9c1-c6e2-443e-9ca8-126e30f32525', 1795063151365);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 19, '{"n":19,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":20,"outcome":"1 6 5 2 5"}', NULL, 1795063151368);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 21, '{"n":21,"seat":1,"move":{"roll":{"dice":"1 3 4"}}}
{"n":22,"outcome":"4 1 3"}', NULL, 1795063151369);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 23, '{"n":23,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":24,"outcome":"2"}', NULL, 1795063151369);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 25, '{"n":25,"seat":1,"move":{"score":{"box":"large-straight"}}}', NULL, 1795063151370);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 26, '{"n":26,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":27,"outcome":"6 4 6 2 1"}', '38TCMlXpH7DJozE5s9wgFw/d8e35d14-1c8c-4a29-8831-90ed9fab0752', 1795063151371);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 28, '{"n":28,"seat":0,"move":{"score":{"box":"large-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/6e544948-12cd-46aa-9ab9-5b7103053e72', 1795063151373);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 29, '{"n":29,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":30,"outcome":"4 5 2 3 5"}', NULL, 1795063151374);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 31, '{"n":31,"seat":1,"move":{"roll":{"dice":"1 2 5"}}}
{"n":32,"outcome":"5 2 6"}', NULL, 1795063151375);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 33, '{"n":33,"seat":1,"move":{"roll":{"dice":"2 3"}}}
{"n":34,"outcome":"3 3"}', NULL, 1795063151375);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 35, '{"n":35,"seat":1,"move":{"score":{"box":"threes"}}}', NULL, 1795063151376);
INSERT INTO entry VALUES ('ML52NYg4f8v8j27aHrYREw', 36, '{"n":36,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":37,"outcome":"4 2 3 3 3"}', '38TCMlXpH7DJozE5s9wgFw/393c924d-6e4f-4532-ae16-c46ff79b384d', 1795063151376);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 1, '{"n":1,"outcome":"3"}
{"n":2,"outcome":"5"}', NULL, 1795063152222);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 3, '{"n":3,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":4,"outcome":"3 1 5 3 1"}', NULL, 1795063152223);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 5, '{"n":5,"seat":1,"move":{"roll":{"dice":"1 2"}}}
{"n":6,"outcome":"1 1"}', NULL, 1795063152224);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 7, '{"n":7,"seat":1,"move":{"roll":{"dice":"5"}}}
{"n":8,"outcome":"5"}', NULL, 1795063152225);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 9, '{"n":9,"seat":1,"move":{"score":{"box":"fives"}}}', NULL, 1795063152226);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 10, '{"n":10,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":11,"outcome":"1 2 4 1 2"}', '38TCMlXpH7DJozE5s9wgFw/840c7202-33db-4088-abb5-c2b12260858f', 1795063152227);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 12, '{"n":12,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":13,"outcome":"4 1 2 6"}', '38TCMlXpH7DJozE5s9wgFw/aadb0a55-db60-46f2-9a5c-a66771d15edd', 1795063152228);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 14, '{"n":14,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":15,"outcome":"1 2"}', '38TCMlXpH7DJozE5s9wgFw/6ad0a405-a3d7-4a4a-b313-4d6eea4d92a0', 1795063152228);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 16, '{"n":16,"seat":0,"move":{"score":{"box":"small-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/3ae92f92-cb27-4927-b41c-88b7d9ef3b5b', 1795063152229);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 17, '{"n":17,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":18,"outcome":"1 3 5 2 5"}', NULL, 1795063152229);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 19, '{"n":19,"seat":1,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":20,"outcome":"6 3 4 4"}', NULL, 1795063152230);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 21, '{"n":21,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":22,"outcome":"1"}', NULL, 1795063152230);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 23, '{"n":23,"seat":1,"move":{"score":{"box":"small-straight"}}}', NULL, 1795063152231);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 24, '{"n":24,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":25,"outcome":"5 4 5 5 6"}', '38TCMlXpH7DJozE5s9wgFw/98d7d3de-db95-48ef-9438-2eca938335d9', 1795063152233);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 26, '{"n":26,"seat":0,"move":{"score":{"box":"large-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/c073592f-c225-41be-a71e-4d33a6ba0228', 1795063152235);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 27, '{"n":27,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":28,"outcome":"5 5 3 4 2"}', NULL, 1795063152236);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 29, '{"n":29,"seat":1,"move":{"roll":{"dice":"2"}}}
{"n":30,"outcome":"3"}', NULL, 1795063152236);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 31, '{"n":31,"seat":1,"move":{"roll":{"dice":"2 4 5"}}}
{"n":32,"outcome":"6 6 2"}', NULL, 1795063152237);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 33, '{"n":33,"seat":1,"move":{"score":{"box":"twos"}}}', NULL, 1795063152237);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 34, '{"n":34,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":35,"outcome":"2 2 1 5 3"}', '38TCMlXpH7DJozE5s9wgFw/69929563-d6cc-41ef-8f73-eb3e62653ed0', 1795063152239);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 36, '{"n":36,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":37,"outcome":"3 6 5 3"}', '38TCMlXpH7DJozE5s9wgFw/a70e3b32-15d5-46a9-a6a2-94a3725528eb', 1795063152241);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 38, '{"n":38,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":39,"outcome":"4 4 6"}', '38TCMlXpH7DJozE5s9wgFw/743f440d-8e18-40f9-b277-e2b63c7a0310', 1795063152242);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 40, '{"n":40,"seat":0,"move":{"score":{"box":"fives"}}}', '38TCMlXpH7DJozE5s9wgFw/1b2edbd5-99c2-40b0-8728-cc36053fc3d6', 1795063152243);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 41, '{"n":41,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":42,"outcome":"2 1 6 3 4"}', NULL, 1795063152243);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 43, '{"n":43,"seat":1,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":44,"outcome":"3 4 6 6"}', NULL, 1795063152244);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 45, '{"n":45,"seat":1,"move":{"score":{"box":"sixes"}}}', NULL, 1795063152244);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 46, '{"n":46,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":47,"outcome":"6 4 2 4 6"}', '38TCMlXpH7DJozE5s9wgFw/53ab5f1a-59b7-42d4-b9e4-b5cc7a961e7a', 1795063152245);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 48, '{"n":48,"seat":0,"move":{"score":{"box":"ones"}}}', '38TCMlXpH7DJozE5s9wgFw/01ba703e-a72e-4e61-9eb0-05eb6837acee', 1795063152245);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 49, '{"n":49,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":50,"outcome":"2 3 4 3 3"}', NULL, 1795063152246);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 51, '{"n":51,"seat":1,"move":{"roll":{"dice":"1"}}}
{"n":52,"outcome":"3"}', NULL, 1795063152246);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 53, '{"n":53,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":54,"outcome":"1"}', NULL, 1795063152247);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 55, '{"n":55,"seat":1,"move":{"score":{"box":"threes"}}}', NULL, 1795063152247);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 56, '{"n":56,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":57,"outcome":"1 3 5 6 2"}', '38TCMlXpH7DJozE5s9wgFw/213bee95-1c3f-41b0-bf38-83689f945d56', 1795063152248);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 58, '{"n":58,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":59,"outcome":"5 5"}', '38TCMlXpH7DJozE5s9wgFw/7c7c8b3b-3515-4615-9e54-33875bc2c100', 1795063152249);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 60, '{"n":60,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":61,"outcome":"2 3"}', '38TCMlXpH7DJozE5s9wgFw/df9dd98b-b12c-47b5-af75-e8869b961ba9', 1795063152250);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 62, '{"n":62,"seat":0,"move":{"score":{"box":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/2bdb4247-8f54-4474-9f5d-8368d89fd31b', 1795063152250);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 63, '{"n":63,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":64,"outcome":"5 4 2 3 1"}', NULL, 1795063152251);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 65, '{"n":65,"seat":1,"move":{"score":{"box":"large-straight"}}}', NULL, 1795063152251);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":67,"outcome":"2 3 2 6 2"}', '38TCMlXpH7DJozE5s9wgFw/72d5c86a-4b3b-465f-adf1-ac8383bd57b7', 1795063152254);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 68, '{"n":68,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":69,"outcome":"2 5 2 1 4"}', '38TCMlXpH7DJozE5s9wgFw/b233f951-80c0-4ecb-a178-6595da865983', 1795063152255);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 70, '{"n":70,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":71,"outcome":"1 6 4 4 6"}', '38TCMlXpH7DJozE5s9wgFw/f885feac-bf2f-48b0-9788-33425fa89ba8', 1795063152256);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 72, '{"n":72,"seat":0,"move":{"score":{"box":"sixes"}}}', '38TCMlXpH7DJozE5s9wgFw/8a1b7971-21bf-4f5e-bc52-07a56881359e', 1795063152258);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 73, '{"n":73,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":74,"outcome":"1 4 5 1 2"}', NULL, 1795063152259);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 75, '{"n":75,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":76,"outcome":"2"}', NULL, 1795063152259);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 77, '{"n":77,"seat":1,"move":{"roll":{"dice":"3 4 5"}}}
{"n":78,"outcome":"1 1 2"}', NULL, 1795063152260);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 79, '{"n":79,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1795063152260);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 80, '{"n":80,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":81,"outcome":"1 1 3 4 2"}', '38TCMlXpH7DJozE5s9wgFw/cb2b160e-9656-433f-895e-cecc53247495', 1795063152261);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 82, '{"n":82,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":83,"outcome":"1 1"}', '38TCMlXpH7DJozE5s9wgFw/564238de-77f8-4718-97f8-41198935f201', 1795063152262);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 84, '{"n":84,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":85,"outcome":"6 5 6 2"}', '38TCMlXpH7DJozE5s9wgFw/873b6b9c-8361-495c-9b1d-a1c42214d899', 1795063152262);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 86, '{"n":86,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/17213cef-313b-40ac-902a-0620ea026108', 1795063152263);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 87, '{"n":87,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":88,"outcome":"1 4 4 2 4"}', NULL, 1795063152264);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 89, '{"n":89,"seat":1,"move":{"roll":{"dice":"4"}}}
{"n":90,"outcome":"5"}', NULL, 1795063152264);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 91, '{"n":91,"seat":1,"move":{"roll":{"dice":"1 3"}}}
{"n":92,"outcome":"6 4"}', NULL, 1795063152265);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 93, '{"n":93,"seat":1,"move":{"score":{"box":"fours"}}}', NULL, 1795063152265);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 94, '{"n":94,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":95,"outcome":"4 1 5 5 3"}', '38TCMlXpH7DJozE5s9wgFw/47d74118-18eb-4e77-865a-fc0b85041662', 1795063152266);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 96, '{"n":96,"seat":0,"move":{"score":{"box":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/19b36df1-b2d9-4ad6-aa2c-b6a18173f24f', 1795063152266);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 97, '{"n":97,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":98,"outcome":"5 5 2 5 1"}', NULL, 1795063152267);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 99, '{"n":99,"seat":1,"move":{"roll":{"dice":"3 5"}}}
{"n":100,"outcome":"1 1"}', NULL, 1795063152267);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 101, '{"n":101,"seat":1,"move":{"roll":{"dice":"3 5"}}}
{"n":102,"outcome":"3 3"}', NULL, 1795063152268);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 103, '{"n":103,"seat":1,"move":{"score":{"box":"full-house"}}}', NULL, 1795063152268);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 104, '{"n":104,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":105,"outcome":"3 6 4 6 3"}', '38TCMlXpH7DJozE5s9wgFw/b20e2c75-9b37-42ec-9529-6d54c3ea39cc', 1795063152269);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 106, '{"n":106,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":107,"outcome":"2 2"}', '38TCMlXpH7DJozE5s9wgFw/d5cb7d2c-25fb-445f-aaba-908e8292bc9e', 1795063152269);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 108, '{"n":108,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":109,"outcome":"5 3 2"}', '38TCMlXpH7DJozE5s9wgFw/a0f589a9-4270-412f-ba33-2534e4370e0c', 1795063152270);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 110, '{"n":110,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/74999bf9-0d2a-49ee-9359-26aab87e5693', 1795063152271);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 111, '{"n":111,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":112,"outcome":"3 5 4 3 2"}', NULL, 1795063152271);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 113, '{"n":113,"seat":1,"move":{"roll":{"dice":"1 4 5"}}}
{"n":114,"outcome":"1 5 2"}', NULL, 1795063152272);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 115, '{"n":115,"seat":1,"move":{"roll":{"dice":"1"}}}
{"n":116,"outcome":"1"}', NULL, 1795063152272);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 117, '{"n":117,"seat":1,"move":{"score":{"box":"chance"}}}', NULL, 1795063152273);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 118, '{"n":118,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":119,"outcome":"5 2 4 5 5"}', '38TCMlXpH7DJozE5s9wgFw/0115d753-2682-4614-a91d-4f467fa76298', 1795063152274);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 120, '{"n":120,"seat":0,"move":{"score":{"box":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/ac3e3a18-8aa7-4e70-8569-a991b37e9a54', 1795063152274);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 121, '{"n":121,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":122,"outcome":"1 5 5 6 6"}', NULL, 1795063152275);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 123, '{"n":123,"seat":1,"move":{"roll":{"dice":"1 2"}}}
{"n":124,"outcome":"6 6"}', NULL, 1795063152276);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 125, '{"n":125,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":126,"outcome":"3"}', NULL, 1795063152276);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 127, '{"n":127,"seat":1,"move":{"score":{"box":"four-of-a-kind"}}}', NULL, 1795063152276);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 128, '{"n":128,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":129,"outcome":"4 3 4 5 6"}', '38TCMlXpH7DJozE5s9wgFw/99743a5e-2cd5-4277-9a07-e6899d3b686d', 1795063152277);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 130, '{"n":130,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":131,"outcome":"1 3 6 5"}', '38TCMlXpH7DJozE5s9wgFw/03599877-6cff-476e-81e5-9596f0fc12ac', 1795063152278);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 132, '{"n":132,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":133,"outcome":"2"}', '38TCMlXpH7DJozE5s9wgFw/b88229f7-eded-4182-bd5c-326114dc136e', 1795063152278);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 134, '{"n":134,"seat":0,"move":{"score":{"box":"threes"}}}', '38TCMlXpH7DJozE5s9wgFw/2d5d38cc-1da7-40da-9185-61cbfb13f8a6', 1795063152279);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 135, '{"n":135,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":136,"outcome":"3 4 1 1 1"}', NULL, 1795063152279);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 137, '{"n":137,"seat":1,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":138,"outcome":"6 5 6 4"}', NULL, 1795063152280);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 139, '{"n":139,"seat":1,"move":{"roll":{"dice":"1 2 4 5"}}}
{"n":140,"outcome":"5 3 4 4"}', NULL, 1795063152280);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 141, '{"n":141,"seat":1,"move":{"score":{"box":"kniffel"}}}', NULL, 1795063152281);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 142, '{"n":142,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":143,"outcome":"2 2 4 1 4"}', '38TCMlXpH7DJozE5s9wgFw/fd889b0c-0c7b-4773-81d2-096621616e0e', 1795063152281);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 144, '{"n":144,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":145,"outcome":"1 4 4"}', '38TCMlXpH7DJozE5s9wgFw/9956c188-7ecb-40bc-a54b-cc69cd89ad25', 1795063152282);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 146, '{"n":146,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":147,"outcome":"1 2 5"}', '38TCMlXpH7DJozE5s9wgFw/87369abf-82ed-4568-ac09-885eedb2c07e', 1795063152283);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 148, '{"n":148,"seat":0,"move":{"score":{"box":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/a87b9613-2692-4bcc-872f-c7d398a8641b', 1795063152283);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 149, '{"n":149,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":150,"outcome":"6 1 3 5 5"}', NULL, 1795063152284);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 151, '{"n":151,"seat":1,"move":{"roll":{"dice":"2 3"}}}
{"n":152,"outcome":"5 1"}', NULL, 1795063152284);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 153, '{"n":153,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":154,"outcome":"3"}', NULL, 1795063152285);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 155, '{"n":155,"seat":1,"move":{"score":{"box":"three-of-a-kind"}}}', NULL, 1795063152285);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 156, '{"n":156,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":157,"outcome":"4 3 1 2 2"}', '38TCMlXpH7DJozE5s9wgFw/364e9679-4fbe-4e84-8396-e62aa6e8430a', 1795063152286);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 158, '{"n":158,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":159,"outcome":"5 4 1 4"}', '38TCMlXpH7DJozE5s9wgFw/8e83028f-b40d-49ac-ae9a-17de2b2422fa', 1795063152286);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 160, '{"n":160,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":161,"outcome":"6 4 1"}', '38TCMlXpH7DJozE5s9wgFw/0cd63af1-fa15-4956-a1cd-5e7b5fc17e94', 1795063152287);
INSERT INTO entry VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 162, '{"n":162,"seat":0,"move":{"score":{"box":"fours"}}}', '38TCMlXpH7DJozE5s9wgFw/cb7ee3ac-1a8b-4eec-af05-f4a8c23ef8db', 1795063152287);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 1, '{"n":1,"outcome":{"drawn":{"cards":"4 5 5 6 6"}}}
{"n":2,"outcome":{"drawn":{"cards":"1 4 4 6 6"}}}', NULL, 1795063151394);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 3, '{"n":3,"seat":0,"move":{"set-aside":{"value":4}}}', '38TCMlXpH7DJozE5s9wgFw/cc9c7fab-07ad-4cc0-b1d5-d21162674fe4', 1795063151410);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 4, '{"n":4,"seat":0,"move":{"exchange":{"discards":"4","draw":2}}}
{"n":5,"outcome":{"drawn":{"cards":"2 5"}}}', '38TCMlXpH7DJozE5s9wgFw/faf4d669-0707-453c-85a7-2c1035a6103c', 1795063151420);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 6, '{"n":6,"seat":1,"move":{"score":{"box":"ones","cards":"1"}}}
{"n":7,"outcome":{"drawn":{"cards":"3"}}}', NULL, 1795063151423);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 8, '{"n":8,"seat":0,"move":{"score":{"box":"fives","cards":"5 5 5"}}}
{"n":9,"outcome":{"drawn":{"cards":"2 5"}}}', '38TCMlXpH7DJozE5s9wgFw/a6aedc7e-b4c8-4317-ad00-931cd70b4f3f', 1795063151426);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 10, '{"n":10,"seat":1,"move":{"score":{"box":"fours","cards":"4 4"}}}
{"n":11,"outcome":{"drawn":{"cards":"1 2"}}}', NULL, 1795063151427);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 12, '{"n":12,"seat":0,"move":{"set-aside":{"value":6}}}', '38TCMlXpH7DJozE5s9wgFw/a2cd2017-bf5b-4fc8-81e6-ddb571cd6137', 1795063151429);
INSERT INTO entry VALUES ('RXvcSRodqg3_X5NUHu71GA', 13, '{"n":13,"seat":0,"move":{"set-aside":{"value":6}}}', '38TCMlXpH7DJozE5s9wgFw/d2ac4fae-1750-4c79-b0a1-485c4110b1c7', 1795063151430);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"3 1 2 6 6"}', '38TCMlXpH7DJozE5s9wgFw/bc85ef00-96ea-428d-96d0-d060892a67e0', 1795063151603);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', '38TCMlXpH7DJozE5s9wgFw/c945ebf2-d8a4-4cb1-9cdf-119c9bf9a7e1', 1795063151615);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/8e2f63ee-5a96-4fe7-9b0e-db1023719d99', 1795063151638);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/2cb9812c-828c-4f15-afee-031f299c81c6', 1795063151641);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/b4ce7531-e126-436d-b9ca-ec25fe856b25', 1795063151642);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 7, '{"n":7,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/943a491b-5caa-4775-a563-ee4379c43b01', 1795063151643);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/4c40a3a6-2b2c-4137-9c3e-e7fca0473493', 1795063151650);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/9df2752b-d569-4bad-9a05-0ebab0b62a02', 1795063151651);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/b0a38993-10f3-4d35-9d14-92bb4d163f9a', 1795063151652);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/10ced3c2-000e-4c48-b50c-a5a29b8550d3', 1795063151654);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', '38TCMlXpH7DJozE5s9wgFw/d81c7efa-a01e-4040-a24e-28f7d4bb0fa3', 1795063151655);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"4 6 4 4 1"}', '38TCMlXpH7DJozE5s9wgFw/b6a988b1-b3c3-42bd-ae7d-8e7dbd06ea9a', 1795063151658);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 15, '{"n":15,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/73df9567-e34f-4032-a78e-dce2fa831084', 1795063151659);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 16, '{"n":16,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', '38TCMlXpH7DJozE5s9wgFw/af646176-9dd1-4dfd-aef6-6a44a20cac8f', 1795063151660);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 17, '{"n":17,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', '38TCMlXpH7DJozE5s9wgFw/8b6d2d0d-1c33-4d62-a033-532de21c0c03', 1795063151660);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 18, '{"n":18,"seat":0,"move":{"place":{"face":6,"row":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/b0d046d1-f713-4b75-ae16-e941e33c3c6c', 1795063151661);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/331167e0-0c63-4710-8c11-696ddf1851e7', 1795063151662);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 20, '{"n":20,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/a9b63ab5-51ce-4121-a46d-feadc9773c82', 1795063151662);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 21, '{"n":21,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/35a74acb-d792-49f7-8d23-8cfb2dd88a89', 1795063151663);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', '38TCMlXpH7DJozE5s9wgFw/3d2fced0-9c70-4fae-99f9-2cc59fc7c8dd', 1795063151664);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/141551ce-e7a1-4b82-bbc0-28942539ebd2', 1795063151665);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/ce41dae0-1711-4c63-afad-1e5b466e61b9', 1795063151666);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', '38TCMlXpH7DJozE5s9wgFw/c2d43366-24b3-4745-8266-b6aa96629f73', 1795063151666);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', '38TCMlXpH7DJozE5s9wgFw/1732844e-6691-4215-aec1-bc0f55f72385', 1795063151667);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', '38TCMlXpH7DJozE5s9wgFw/497d5d24-dbf8-4073-a42f-e2b7d279b702', 1795063151668);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/b66b909f-58c2-49fe-88fb-efdfd4c3aafd', 1795063151673);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/7668ca98-4d17-46ce-bbb2-db8f8b4c58b6', 1795063151675);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/eb39e6ab-f9a3-4c96-9d72-48c242f3f18f', 1795063151676);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
{"n":32,"outcome":"2 5 4 5 5"}', '38TCMlXpH7DJozE5s9wgFw/ab296b9a-2f17-45a4-a4b2-3a5efdcde01b', 1795063151677);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 33, '{"n":33,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/600323db-117b-4233-8199-1eaf7b0db1fd', 1795063151678);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/8aa8b319-9d45-4264-aee7-90a3340ca116', 1795063151679);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 35, '{"n":35,"seat":0,"move":{"remove":{"face":4}}}', '38TCMlXpH7DJozE5s9wgFw/ec8d5c0e-3255-4107-a833-bf65f4185be9', 1795063151681);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 36, '{"n":36,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/4d0c1a9e-cee8-4dfe-85fd-cba017ed4451', 1795063151682);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 37, '{"n":37,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/aaa19849-4721-4af4-99ea-bf607b8fd337', 1795063151683);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 38, '{"n":38,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/63fed6ab-642a-487f-a9e0-525b289019d6', 1795063151685);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/31a4ae07-7a54-463e-b089-722fd3ea0a3d', 1795063151685);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 40, '{"n":40,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/97bdcc9e-9b39-48df-8060-4839497f7fa6', 1795063151686);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/05d405e1-c380-4bc4-9e95-dd76cf339b2b', 1795063151687);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 42, '{"n":42,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/b18ffc04-8959-446e-addd-93be339cc04c', 1795063151688);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/084f6b53-e9e6-43cc-8d3d-81937378cec4', 1795063151688);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/6b223a45-b78e-4365-91da-53a4f2beebad', 1795063151689);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 45, '{"n":45,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/c40ffac8-fa1d-4be6-baed-fba1498ef3c5', 1795063151690);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/0c6cb3a6-7ed1-4794-ba96-39f4c6e9dbbb', 1795063151691);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 47, '{"n":47,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/0ce7dd99-45c9-4e38-8fed-76151640b34d', 1795063151691);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 48, '{"n":48,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/61e580ee-4ed9-4270-8c11-c49af6ab892b', 1795063151692);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/e6165cc8-9167-4eb1-9e82-b6b1e5c3876e', 1795063151693);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 50, '{"n":50,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/39a3c41a-bf89-408f-a672-14d80cc2e5d0', 1795063151694);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 51, '{"n":51,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/58a0f4a6-0e2c-47dc-bffa-6833ee517902', 1795063151694);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 52, '{"n":52,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/181ed279-7094-4b35-96a8-517569c203c6', 1795063151695);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/b7a6981a-ccb0-411e-823a-000a82a5f466', 1795063151696);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 54, '{"n":54,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/088c979c-f194-4958-a13a-fd6c2ed7986d', 1795063151696);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 55, '{"n":55,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/10f66010-2db0-42b9-b813-a38f9174e28b', 1795063151697);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 56, '{"n":56,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/321faa0e-fca7-472b-95f5-58694cc9fcd3', 1795063151698);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 57, '{"n":57,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/fd2e75fa-80ce-4487-a0af-26fdfbc3c143', 1795063151698);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 58, '{"n":58,"seat":0,"move":{"roll-on":{}}}
{"n":59,"outcome":"4 5 2 6 2"}', '38TCMlXpH7DJozE5s9wgFw/2bf3f8da-69a0-4556-9cc9-6b074e051e66', 1795063151699);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 60, '{"n":60,"seat":0,"move":{"remove":{"face":5}}}', '38TCMlXpH7DJozE5s9wgFw/345c559d-9a9e-4979-9bfb-0abfe9ca018d', 1795063151700);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 61, '{"n":61,"seat":0,"move":{"remove":{"face":6}}}', '38TCMlXpH7DJozE5s9wgFw/ed5af13e-d210-47a3-971f-2c84e91c7f26', 1795063151701);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 62, '{"n":62,"seat":0,"move":{"remove":{"face":4}}}', '38TCMlXpH7DJozE5s9wgFw/f32bcba9-5400-439d-b1e4-bb4c52b7beb8', 1795063151702);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 63, '{"n":63,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/1b68ff05-c99a-413c-a73b-cdde3572da86', 1795063151703);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 64, '{"n":64,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/2ae8089e-d64a-4dca-93fa-b8533c7def9d', 1795063151703);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 65, '{"n":65,"seat":0,"move":{"roll-on":{}}}
{"n":66,"outcome":"3 4 4 2 6"}', '38TCMlXpH7DJozE5s9wgFw/748187d3-bde1-4df7-b153-861bfdf366be', 1795063151704);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 67, '{"n":67,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/72e3aac6-2295-4e0f-94c1-2e16d523c730', 1795063151705);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 68, '{"n":68,"seat":0,"move":{"remove":{"face":3}}}', '38TCMlXpH7DJozE5s9wgFw/b8a8dce4-52cb-480a-8d51-8b10f1a3e5d8', 1795063151706);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 69, '{"n":69,"seat":0,"move":{"remove":{"face":4}}}', '38TCMlXpH7DJozE5s9wgFw/12775574-aa1a-430f-b82b-881a75bccc67', 1795063151708);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 70, '{"n":70,"seat":0,"move":{"remove":{"face":6}}}', '38TCMlXpH7DJozE5s9wgFw/20369ff4-0171-4ea5-b3be-68a1332150a5', 1795063151708);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 71, '{"n":71,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/eb9bcf6b-2d0c-4a45-ab0b-a51e5751ef2c', 1795063151709);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 72, '{"n":72,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/6876b0fe-5f9a-498d-9832-50b55b3cd1ba', 1795063151710);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 73, '{"n":73,"seat":0,"move":{"remove":{"face":6}}}', '38TCMlXpH7DJozE5s9wgFw/904a99b7-cf62-46a0-92ea-9bdcd749bae7', 1795063151710);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 74, '{"n":74,"seat":0,"move":{"remove":{"face":4}}}', '38TCMlXpH7DJozE5s9wgFw/048f1be1-a8cc-4a4e-b3e1-a6bb9cd28dca', 1795063151711);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 75, '{"n":75,"seat":0,"move":{"remove":{"face":4}}}', '38TCMlXpH7DJozE5s9wgFw/dcf4e291-5e49-442a-b20e-f50ea1b8b04c', 1795063151712);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 76, '{"n":76,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/1476ecc8-d642-40a5-af38-b4afaf91905e', 1795063151712);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 77, '{"n":77,"seat":0,"move":{"remove":{"face":4}}}', '38TCMlXpH7DJozE5s9wgFw/be03a622-17c9-4f41-b1d7-9a7dfe42ecee', 1795063151713);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 78, '{"n":78,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/a7cb2f8a-9005-40af-bcb9-84a75e10ee62', 1795063151715);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 79, '{"n":79,"seat":0,"move":{"remove":{"face":4}}}', '38TCMlXpH7DJozE5s9wgFw/99901416-e5bf-40c0-898d-9018ce32bc67', 1795063151716);
INSERT INTO entry VALUES ('SRaRkRzY9NztPCTa7nRZcg', 80, '{"n":80,"seat":0,"move":{"score":{"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/9a0fb448-45c2-4d4d-9579-b74b77b74d69', 1795063151717);
INSERT INTO entry VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"3 4 6 6 6"}', '38TCMlXpH7DJozE5s9wgFw/d48c7964-ae84-4012-a944-eb17cf57d406', 1795063152172);
INSERT INTO entry VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/2c6bc335-0c15-452a-ac2c-c8ac07c4138c', 1795063152174);
INSERT INTO entry VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', 4, '{"n":4,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/df158b18-df43-49a2-be1d-10737bbd1e92', 1795063152176);
INSERT INTO entry VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/474d6b7b-2fda-4688-8987-5f838ea935a4', 1795063152177);
INSERT INTO entry VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', 6, '{"n":6,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/d5f48084-04c6-49c7-81bf-cf501c34e7f5', 1795063152178);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"1 4 5 4 5"}}}', NULL, 1795063152373);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":4,"outcome":{"fall":{"dice":"3 5 3 3"}}}', NULL, 1795063152374);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 5"}}}
{"n":6,"outcome":{"fall":{"dice":"3 3"}}}', NULL, 1795063152378);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 7, '{"n":7,"seat":0,"move":{"row":{"row":3}}}', NULL, 1795063152379);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 8, '{"n":8,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":{"fall":{"dice":"4 2 3 2 5"}}}', '38TCMlXpH7DJozE5s9wgFw/978d3bd1-88ae-4283-9f10-2252f15fbb0c', 1795063152382);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 4"}}}
{"n":11,"outcome":{"fall":{"dice":"3 6 2"}}}', '38TCMlXpH7DJozE5s9wgFw/0a8d2dfa-9a39-4c4a-a91c-a74319831df6', 1795063152383);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"3 5"}}}
{"n":13,"outcome":{"fall":{"dice":"4 4"}}}', '38TCMlXpH7DJozE5s9wgFw/eeb02759-3a19-4037-addd-d85b61531c81', 1795063152384);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 14, '{"n":14,"seat":1,"move":{"row":{"row":4}}}', '38TCMlXpH7DJozE5s9wgFw/07b1dca7-11f6-4c67-b0db-16a896873950', 1795063152385);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":16,"outcome":{"fall":{"dice":"2 4 3 5 4"}}}', NULL, 1795063152386);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"2"}}}
{"n":18,"outcome":{"fall":{"dice":"3"}}}', NULL, 1795063152387);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 19, '{"n":19,"seat":0,"move":{"roll":{"dice":"2"}}}
{"n":20,"outcome":{"fall":{"dice":"5"}}}', NULL, 1795063152387);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 21, '{"n":21,"seat":0,"move":{"fulfil":{"task":"small-straight"}}}', NULL, 1795063152390);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":23,"outcome":{"fall":{"dice":"4 3 6 2 3"}}}', '38TCMlXpH7DJozE5s9wgFw/96cf26bc-65bc-47a0-a936-81e50317109e', 1795063152391);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"2 3 4"}}}
{"n":25,"outcome":{"fall":{"dice":"1 3 4"}}}', '38TCMlXpH7DJozE5s9wgFw/219e6836-7fe1-4491-9144-86d49e93e59c', 1795063152393);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 26, '{"n":26,"seat":1,"move":{"roll":{"dice":"1 2 4"}}}
{"n":27,"outcome":{"fall":{"dice":"1 6 3"}}}', '38TCMlXpH7DJozE5s9wgFw/353c7f28-51e1-4d5d-a631-bb6e36c6daa0', 1795063152395);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 28, '{"n":28,"seat":1,"move":{"coins":{"line":"pair"}}}', '38TCMlXpH7DJozE5s9wgFw/00882acc-a6ea-4155-a1d1-2b08262d759c', 1795063152396);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 29, '{"n":29,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":30,"outcome":{"fall":{"dice":"3 2 3 3 3"}}}', NULL, 1795063152396);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 31, '{"n":31,"seat":0,"move":{"roll":{"dice":"2"}}}
{"n":32,"outcome":{"fall":{"dice":"6"}}}', NULL, 1795063152397);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 33, '{"n":33,"seat":0,"move":{"roll":{"dice":"2"}}}
{"n":34,"outcome":{"fall":{"dice":"1"}}}', NULL, 1795063152398);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 35, '{"n":35,"seat":0,"move":{"row":{"row":3}}}', NULL, 1795063152399);
INSERT INTO entry VALUES ('_eeEeCX9lFIfx0BWlQh06w', 36, '{"n":36,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":37,"outcome":{"fall":{"dice":"6 1 1 1 4"}}}', '38TCMlXpH7DJozE5s9wgFw/1e351189-1e09-4a09-abab-807485b7f1aa', 1795063152399);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"2 4 5 4 6"}', '38TCMlXpH7DJozE5s9wgFw/d1941f54-b872-44e7-9cc4-0b7cde57041e', 1795063151513);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 3, '{"n":3,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/5fa07378-257e-48cc-91c1-9eee1bf50772', 1795063151514);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 4, '{"n":4,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/6f7cd480-46dd-448f-8d0b-a78a53265c62', 1795063151515);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/c2c3fb45-2742-478a-aba3-652c3351ce21', 1795063151516);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 6, '{"n":6,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/311a5ff7-8408-4c1c-8e4e-6b82fa373336', 1795063151518);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 7, '{"n":7,"seat":0,"move":{"place":{"face":4,"row":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/1154f5ae-19ce-4adb-8b64-dc8a758a91a4', 1795063151526);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 8, '{"n":8,"seat":0,"move":{"take-back":{}}}', '38TCMlXpH7DJozE5s9wgFw/c9e90d42-ebd3-4449-acb1-809bab21da00', 1795063151530);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 9, '{"n":9,"seat":0,"move":{"place":{"face":4,"row":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/633c2444-eb87-45ca-8c7c-58f1918061e9', 1795063151532);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/556b0817-0171-4133-b33b-9e14d756a8ff', 1795063151533);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/dd65b3f0-f038-4179-947c-5f257d0c64e0', 1795063151535);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', '38TCMlXpH7DJozE5s9wgFw/87209b51-192b-4d16-bc0d-a4a959c44cbe', 1795063151535);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"2 2 4 2 6"}', '38TCMlXpH7DJozE5s9wgFw/346b9a9f-f92e-4058-b520-891ceb3c7b20', 1795063151537);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 15, '{"n":15,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/1398b786-2109-4518-b757-a13e2f7068bb', 1795063151537);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 16, '{"n":16,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/0002acb1-a911-41be-951a-29c97853299e', 1795063151538);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 17, '{"n":17,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/c3fe58f6-90aa-466f-ba11-b82539942310', 1795063151539);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 18, '{"n":18,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/a0f8514f-3950-4318-a4a3-c0d57651587f', 1795063151540);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 19, '{"n":19,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/f5fc41cd-b9c5-4bbf-8263-56474c37fa64', 1795063151541);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 20, '{"n":20,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/0ae8bc4e-fef1-4fc1-86ba-d0391e84f12b', 1795063151542);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 21, '{"n":21,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/c24251b2-b0e7-4a08-a006-27dde8b16b41', 1795063151543);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', '38TCMlXpH7DJozE5s9wgFw/1c8aacd6-b0cb-47e2-adaa-40bac72838d4', 1795063151544);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 23, '{"n":23,"seat":0,"move":{"score":{"row":"fours"}}}', '38TCMlXpH7DJozE5s9wgFw/e1cb228b-0351-4079-96e7-ef0d782db78e', 1795063151544);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/b7c68ef2-4db5-4f46-9e69-17130c820a79', 1795063151546);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 25, '{"n":25,"seat":0,"move":{"score":{"row":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/00557e2e-69a9-4d6d-8b79-954e9fafc373', 1795063151546);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 26, '{"n":26,"seat":0,"move":{"score":{"row":"large-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/57ba6d48-3f17-4ca9-931d-214ba6a2a657', 1795063151547);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 27, '{"n":27,"seat":0,"move":{"score":{"row":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/f7d6ed2e-7316-4990-a6ec-8d0a9f799a23', 1795063151548);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 28, '{"n":28,"seat":0,"move":{"score":{"row":"fives"}}}', '38TCMlXpH7DJozE5s9wgFw/248619fc-8325-4e5d-9666-431e8b91df1b', 1795063151549);
INSERT INTO entry VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 29, '{"n":29,"seat":0,"move":{"score":{"row":"threes"}}}', '38TCMlXpH7DJozE5s9wgFw/13468a3f-a01d-4500-9513-a3cee325aa23', 1795063151550);
INSERT INTO entry VALUES ('n0rXaGGQpeNo8JvUwyltvw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"3 4 4 6 4"}}}', '38TCMlXpH7DJozE5s9wgFw/d9d96f27-a443-4394-838e-4368bc656ba2', 1795063151450);
INSERT INTO entry VALUES ('n0rXaGGQpeNo8JvUwyltvw', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":4,"outcome":{"fall":{"dice":"4 1 2"}}}', '38TCMlXpH7DJozE5s9wgFw/5ec0ea79-fba0-40eb-86cc-512da104eddd', 1795063151451);
INSERT INTO entry VALUES ('n0rXaGGQpeNo8JvUwyltvw', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
{"n":6,"outcome":{"fall":{"dice":"1 6 6"}}}', '38TCMlXpH7DJozE5s9wgFw/44d1768d-1dfe-47d2-a644-fe7585928e63', 1795063151453);
INSERT INTO entry VALUES ('n0rXaGGQpeNo8JvUwyltvw', 7, '{"n":7,"seat":0,"move":{"row":{"row":1}}}', '38TCMlXpH7DJozE5s9wgFw/fef2ccff-7b8b-4343-8d62-a96d96779f1c', 1795063151466);
INSERT INTO entry VALUES ('scYXpx0FdRHr7j6i7_bS4Q', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', '38TCMlXpH7DJozE5s9wgFw/3990108b-4a43-46e5-b57a-9c237cefc03f', 1795063151787);
INSERT INTO entry VALUES ('scYXpx0FdRHr7j6i7_bS4Q', 2, '{"n":2,"outcome":"5 2 4 3 5"}', '38TCMlXpH7DJozE5s9wgFw/737ab13b-db43-4213-a921-d47eefae5268', 1795063151789);
INSERT INTO entry VALUES ('scYXpx0FdRHr7j6i7_bS4Q', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', '38TCMlXpH7DJozE5s9wgFw/9dcae8fc-8b2d-4130-a6ac-b3828d07dde6', 1795063151791);
INSERT INTO entry VALUES ('scYXpx0FdRHr7j6i7_bS4Q', 4, '{"n":4,"outcome":"5 5 5"}', '38TCMlXpH7DJozE5s9wgFw/0253ba50-b183-4ebc-9e61-ace5e6041a37', 1795063151793);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":"3 4 4 2 4"}', '38TCMlXpH7DJozE5s9wgFw/2a4f2fdd-bbad-4d42-a5e0-8c4e1e9d06f5', 1795063151840);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":"2 6 4 2"}', '38TCMlXpH7DJozE5s9wgFw/85ddcd45-3b0d-41fa-8bf2-7437fc07ecb7', 1795063151842);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":"2 2"}', '38TCMlXpH7DJozE5s9wgFw/aaa0095d-2353-42ba-b3d1-ec9f6fe9da35', 1795063151843);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/c36e7dca-52b2-4b2f-b910-a4e0a8058867', 1795063151843);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":"5 2 6 5 2"}', '38TCMlXpH7DJozE5s9wgFw/9c6ab0ec-6742-4a57-8fc3-8a3d09e7be5b', 1795063151844);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', '38TCMlXpH7DJozE5s9wgFw/cc4cd2aa-62a6-4443-a109-8619db7d66e8', 1795063151845);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":12,"outcome":"3 5 1 4 2"}', '38TCMlXpH7DJozE5s9wgFw/818f9179-7a68-4faf-a4f2-260c3f454f56', 1795063151845);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":14,"outcome":"3 2 2 3"}', '38TCMlXpH7DJozE5s9wgFw/df8ad7d9-db14-42cc-b4ea-30b772942789', 1795063151846);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":16,"outcome":"6 2 5"}', '38TCMlXpH7DJozE5s9wgFw/707ce18c-9fc2-43f4-bb3f-414410b8bb6d', 1795063151847);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', '38TCMlXpH7DJozE5s9wgFw/6aeda4e5-d78a-4558-b64e-9b7c398187fb', 1795063151847);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":19,"outcome":"5 5 6 2 5"}', '38TCMlXpH7DJozE5s9wgFw/78558a15-1e54-4efb-b2f9-66b2e7a2e85b', 1795063151848);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', '38TCMlXpH7DJozE5s9wgFw/72f2db54-b11e-40b5-98e2-5fe4957a7608', 1795063151849);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":22,"outcome":"6 1 1 5 3"}', '38TCMlXpH7DJozE5s9wgFw/404e10ea-39b3-474d-863a-b78d2b13e4cf', 1795063151849);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":24,"outcome":"5 5"}', '38TCMlXpH7DJozE5s9wgFw/90b76288-c98d-49e7-99a2-de014b32a94a', 1795063151850);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":26,"outcome":"3 1"}', '38TCMlXpH7DJozE5s9wgFw/78dfd61b-99ee-4927-a2ba-b7de1292089d', 1795063151851);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/baf7b34a-d855-4d98-96a8-9748131ab421', 1795063151851);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":29,"outcome":"5 6 5 6 3"}', '38TCMlXpH7DJozE5s9wgFw/d032aa45-6136-456a-9262-96e097402b4d', 1795063151852);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":31,"outcome":"2 1 1 3 3"}', '38TCMlXpH7DJozE5s9wgFw/359cf7da-be2c-44e7-9399-d8c44ccd33fd', 1795063151853);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":33,"outcome":"1 5 3 2 5"}', '38TCMlXpH7DJozE5s9wgFw/9d53a8f7-38ac-474a-9451-fa01c0d5e780', 1795063151853);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', '38TCMlXpH7DJozE5s9wgFw/92ad0503-b92b-496a-9f8c-bcb8bbbd6bd2', 1795063151854);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":36,"outcome":"2 5 2 6 2"}', '38TCMlXpH7DJozE5s9wgFw/dbe988ac-8a17-40ad-b1f5-07e2d1a5caa5', 1795063151855);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":38,"outcome":"1 1"}', '38TCMlXpH7DJozE5s9wgFw/d140647d-5b15-477d-8743-db42118c3a92', 1795063151855);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":40,"outcome":"6 5 1 3"}', '38TCMlXpH7DJozE5s9wgFw/07b9f3bf-5158-454a-acc7-530a99751322', 1795063151856);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/ce1b4bcd-2c82-437a-9093-fa20dba0baf0', 1795063151857);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":43,"outcome":"3 6 3 2 6"}', '38TCMlXpH7DJozE5s9wgFw/1e651d4f-7537-472c-8fe4-4a411a910702', 1795063151857);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', '38TCMlXpH7DJozE5s9wgFw/9bde0c6c-678b-461f-b29c-9c159539738e', 1795063151858);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":46,"outcome":"6 5 4 4 2"}', '38TCMlXpH7DJozE5s9wgFw/ef973a33-6b5c-403b-b602-ea4f5be88d66', 1795063151858);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":48,"outcome":"1 2"}', '38TCMlXpH7DJozE5s9wgFw/3ed926a7-7465-4257-92cf-033d15c262cd', 1795063151859);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":50,"outcome":"4 3 1"}', '38TCMlXpH7DJozE5s9wgFw/7d95df33-ad61-4e5a-aa90-5505e0deee74', 1795063151859);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/f82886c5-c74e-48b1-8942-411d4c6ddeb0', 1795063151860);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":53,"outcome":"6 4 1 2 6"}', '38TCMlXpH7DJozE5s9wgFw/ef7bc129-f355-4fa7-86d0-ff7479a3717f', 1795063151860);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/cade62f1-03b3-49d0-9816-9600e25458be', 1795063151861);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":56,"outcome":"4 3 6 6 5"}', '38TCMlXpH7DJozE5s9wgFw/cf24a83d-fa73-445c-b746-3581400de735', 1795063151862);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":58,"outcome":"1 2 3 6"}', '38TCMlXpH7DJozE5s9wgFw/0597f0af-e022-4869-8cf6-35c8d9a85a5c', 1795063151863);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":60,"outcome":"6"}', '38TCMlXpH7DJozE5s9wgFw/94c74511-5f5c-491a-b343-11de189e4340', 1795063151863);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', '38TCMlXpH7DJozE5s9wgFw/2e99251f-9c7c-4fd9-89f3-67490ba22965', 1795063151864);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":63,"outcome":"1 1 6 1 2"}', '38TCMlXpH7DJozE5s9wgFw/375941c2-8bc8-4085-8b0b-e0d91df28b4e', 1795063151865);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":65,"outcome":"4 4 1"}', '38TCMlXpH7DJozE5s9wgFw/d43b9ec8-dcff-4d8c-978e-e75855e0243b', 1795063151865);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":67,"outcome":"1 2 5"}', '38TCMlXpH7DJozE5s9wgFw/b2fcef1c-a1ba-4bca-9cc8-11c99675d5bf', 1795063151866);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', '38TCMlXpH7DJozE5s9wgFw/21d0cc79-66d0-4231-b811-f17f02e9018e', 1795063151867);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":70,"outcome":"4 4 2 4 4"}', '38TCMlXpH7DJozE5s9wgFw/3e4a64f5-aaba-4af5-863f-776a1a4d4e0f', 1795063151868);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":72,"outcome":"3 5 5 5"}', '38TCMlXpH7DJozE5s9wgFw/f2b0ca1e-17b6-4f4b-befa-d4fb427da475', 1795063151869);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":74,"outcome":"3 5 5"}', '38TCMlXpH7DJozE5s9wgFw/73dbc909-bb79-4ecd-9515-eb61822d7a84', 1795063151870);
INSERT INTO entry VALUES ('thAdx0xiGhnj16hSQtodvg', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', '38TCMlXpH7DJozE5s9wgFw/ddffc99e-d960-43d4-b883-e24b46b45810', 1795063151870);
INSERT INTO entry VALUES ('zxCwlWMOlz0JKP--mDHc0A', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"4 5 2 6 3"}', '38TCMlXpH7DJozE5s9wgFw/a5565fe5-0382-444e-bede-e2ec5cabd12f', 1795063151744);
INSERT INTO entry VALUES ('zxCwlWMOlz0JKP--mDHc0A', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":4,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/187b2ae7-a30a-4c07-aeea-c8d94c961f16', 1795063151746);
INSERT INTO entry VALUES ('zxCwlWMOlz0JKP--mDHc0A', 4, '{"n":4,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '38TCMlXpH7DJozE5s9wgFw/192d306c-a6b4-4a70-ad05-a02da4af87e6', 1795063151758);
INSERT INTO entry VALUES ('zxCwlWMOlz0JKP--mDHc0A', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', '38TCMlXpH7DJozE5s9wgFw/1b79230d-972d-4569-9df9-e6817672c31e', 1795063151759);
INSERT INTO entry VALUES ('zxCwlWMOlz0JKP--mDHc0A', 6, '{"n":6,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/1df5a97e-ca4d-470f-b3cb-dfe273a26bab', 1795063151760);
INSERT INTO entry VALUES ('zxCwlWMOlz0JKP--mDHc0A', 7, '{"n":7,"seat":0,"move":{"place":{"face":3,"row":"chance"}}}', '38TCMlXpH7DJozE5s9wgFw/19b41921-40ee-46fc-affb-439df9e27222', 1795063151761);
INSERT INTO evening VALUES ('IGHlHeLvgLwefW1yhvJIVg', 'hDKu3CTz5S3emTGSBARvig', 5, '{"host":"38TCMlXpH7DJozE5s9wgFw","seats":[{"person":{"player":"38TCMlXpH7DJozE5s9wgFw","name":"Anna","pledges":false,"here":true}},{"machine":{"level":"easy","name":"Basil","here":true}},{"person":{"player":"OWeZxcabXqvH0HCQEMwkMw","name":"Ben","pledges":false,"here":false}}],"ended":false}', 1795063152183, 1795063152369);
INSERT INTO evening_player VALUES ('IGHlHeLvgLwefW1yhvJIVg', '38TCMlXpH7DJozE5s9wgFw');
INSERT INTO evening_player VALUES ('IGHlHeLvgLwefW1yhvJIVg', 'OWeZxcabXqvH0HCQEMwkMw');
INSERT INTO evening_table VALUES ('IGHlHeLvgLwefW1yhvJIVg', 1, 'PeNwOP4ol0cVDrhzBiXJhw', 'classic', '0 1', '{"scores":[48,214],"ranks":[2,1]}', '{"moments":[{"kind":"roll","seat":0,"value":7.807261379810882,"unit":"points","told":[{"language":"de","text":"Anna würfelt 5 4 5 5 6 (Wurf 1 von 3), dann: streicht Große Straße"},{"language":"en","text":"Anna rolls 5 4 5 5 6 (roll 1 of 3), then: strikes Large straight"},{"language":"nl","text":"Anna gooit 5 4 5 5 6 (worp 1 van 3), daarna: streept Grote straat door"}]}]}');
INSERT INTO evening_table VALUES ('IGHlHeLvgLwefW1yhvJIVg', 2, '_eeEeCX9lFIfx0BWlQh06w', 'master', '1 0', NULL, NULL);
INSERT INTO head VALUES ('-Ve9A6p6Ute9cxxDd3Lq0A', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('0eC_i_WBoLjOBrjU7SZ75w', 1, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('ML52NYg4f8v8j27aHrYREw', 37, 3, 0, 0, NULL, NULL, NULL, 0, '3:0 50:');
INSERT INTO head VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 162, 3, NULL, 0, 'review', 1795063152287, 0, 0, '14:48 214:2 1');
INSERT INTO head VALUES ('RXvcSRodqg3_X5NUHu71GA', 13, 3, 0, 0, 'clock', 1795149551427, 86400000, 0, '3:13 9:');
INSERT INTO head VALUES ('SRaRkRzY9NztPCTa7nRZcg', 80, 4, NULL, 0, 'review', 1795063151717, 0, 0, '5:19:1');
INSERT INTO head VALUES ('TUSKN_-OgT70Ja-E_3YFDg', 0, 1, NULL, 0, 'begin', 1795063162480, 10000, 0, NULL);
INSERT INTO head VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', 6, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('_eeEeCX9lFIfx0BWlQh06w', 37, 1, 1, 0, NULL, NULL, NULL, 0, '3:1 0:');
INSERT INTO head VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 29, 4, NULL, 0, 'review', 1795063151550, 0, 0, '2:2:1');
INSERT INTO head VALUES ('n0rXaGGQpeNo8JvUwyltvw', 7, 4, 0, 1, NULL, NULL, NULL, 0, '2:0:');
INSERT INTO head VALUES ('nEGQ0vllcCa-e6tGV0yXeA', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('oOOJBkgeZ9Oel7OoeJY6MQ', 75, 4, NULL, 0, NULL, NULL, NULL, 0, '14:34:1');
INSERT INTO head VALUES ('scYXpx0FdRHr7j6i7_bS4Q', 4, 2, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('thAdx0xiGhnj16hSQtodvg', 75, 2, NULL, 0, 'review', 1795063151870, 0, 0, '14:29:1');
INSERT INTO head VALUES ('zxCwlWMOlz0JKP--mDHc0A', 7, 3, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO member VALUES ('-Ve9A6p6Ute9cxxDd3Lq0A', '38TCMlXpH7DJozE5s9wgFw', 1795063151478);
INSERT INTO member VALUES ('0eC_i_WBoLjOBrjU7SZ75w', '38TCMlXpH7DJozE5s9wgFw', 1795063151795);
INSERT INTO member VALUES ('ML52NYg4f8v8j27aHrYREw', '38TCMlXpH7DJozE5s9wgFw', 1795063151309);
INSERT INTO member VALUES ('PeNwOP4ol0cVDrhzBiXJhw', '38TCMlXpH7DJozE5s9wgFw', 1795063152218);
INSERT INTO member VALUES ('RXvcSRodqg3_X5NUHu71GA', '38TCMlXpH7DJozE5s9wgFw', 1795063151379);
INSERT INTO member VALUES ('SRaRkRzY9NztPCTa7nRZcg', '38TCMlXpH7DJozE5s9wgFw', 1795063151574);
INSERT INTO member VALUES ('TUSKN_-OgT70Ja-E_3YFDg', '38TCMlXpH7DJozE5s9wgFw', 1795063152480);
INSERT INTO member VALUES ('ZEjA9K1fT6C2mjH7TpqGyg', '38TCMlXpH7DJozE5s9wgFw', 1795063152113);
INSERT INTO member VALUES ('_eeEeCX9lFIfx0BWlQh06w', '38TCMlXpH7DJozE5s9wgFw', 1795063152368);
INSERT INTO member VALUES ('c_s_gTdCXdsTf6eznFCF7Q', '38TCMlXpH7DJozE5s9wgFw', 1795063151488);
INSERT INTO member VALUES ('n0rXaGGQpeNo8JvUwyltvw', '38TCMlXpH7DJozE5s9wgFw', 1795063151433);
INSERT INTO member VALUES ('nEGQ0vllcCa-e6tGV0yXeA', '38TCMlXpH7DJozE5s9wgFw', 1795063152402);
INSERT INTO member VALUES ('oOOJBkgeZ9Oel7OoeJY6MQ', '38TCMlXpH7DJozE5s9wgFw', 1795063151076);
INSERT INTO member VALUES ('scYXpx0FdRHr7j6i7_bS4Q', '38TCMlXpH7DJozE5s9wgFw', 1795063151764);
INSERT INTO member VALUES ('thAdx0xiGhnj16hSQtodvg', '38TCMlXpH7DJozE5s9wgFw', 1795063151831);
INSERT INTO member VALUES ('zxCwlWMOlz0JKP--mDHc0A', '38TCMlXpH7DJozE5s9wgFw', 1795063151726);
INSERT INTO node VALUES ('2505ef93-c91b-428b-9af5-c76cfe8e7215', 1795063150985);
INSERT INTO paper_game VALUES ('6ZsSgeDs8Bz6SuaIeISHZA', '38TCMlXpH7DJozE5s9wgFw', 'classic', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"played":"2020-02-29","names":["Anna","Ben"],"sheets":[{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":18,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0},{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":12,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0}]}', 1795063152452);
INSERT INTO result VALUES ('6ZsSgeDs8Bz6SuaIeISHZA', 0, '38TCMlXpH7DJozE5s9wgFw', 'classic', 242, 1, 1582934400000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'paper');
INSERT INTO result VALUES ('PeNwOP4ol0cVDrhzBiXJhw', 0, '38TCMlXpH7DJozE5s9wgFw', 'classic', 48, 2, 1795063152287, 'points', -0.3822608925823374, 199.9391234091925, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('SRaRkRzY9NztPCTa7nRZcg', 0, '38TCMlXpH7DJozE5s9wgFw', 'forone', 19, 1, 1795063151717, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair');
INSERT INTO result VALUES ('c_s_gTdCXdsTf6eznFCF7Q', 0, '38TCMlXpH7DJozE5s9wgFw', 'forone', 2, 1, 1795063151550, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair');
INSERT INTO result VALUES ('oOOJBkgeZ9Oel7OoeJY6MQ', 0, '38TCMlXpH7DJozE5s9wgFw', 'classic', 34, 1, 1795063151188, 'points', -38.083038648632375, 176.23834565314246, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('thAdx0xiGhnj16hSQtodvg', 0, '38TCMlXpH7DJozE5s9wgFw', 'classic', 29, 1, 1795063151870, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO review VALUES ('PeNwOP4ol0cVDrhzBiXJhw', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":-0.3822608925823374,"loss":199.9391234091925,"result":48.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":10,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":12,"turn":1,"luck":-3.5693251285816245,"loss":1.0561032751205914,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":14,"turn":1,"luck":-2.94295618035531,"loss":0.946899218139464,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":16,"turn":1,"luck":2.7288597184334265,"loss":31.521492532390056,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":24,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":26,"turn":2,"luck":7.807261379810882,"loss":37.341790163735794,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"2 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 5"}},"text":""}]}},{"event":34,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":36,"turn":3,"luck":-3.1753573738815817,"loss":1.1799444899557443,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":38,"turn":3,"luck":-1.551727781927184,"loss":4.3682507916249165,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 5","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":40,"turn":3,"luck":-0.5159277434571834,"loss":16.628028546999957,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"chance"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"fives","points":5,"better":"chance","betterPoints":22}},"text":"","plan":[{"move":{"score":{"box":"chance"}},"text":""}]}},{"event":46,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":48,"turn":4,"luck":0.6324238888975344,"loss":9.772000015035331,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":56,"turn":5,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":58,"turn":5,"luck":-2.4945146337123276,"loss":2.3131088616524096,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3 5","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":60,"turn":5,"luck":5.504922695272683,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":""},{"event":62,"turn":5,"luck":-6.305998176080976,"loss":8.66167553638553,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"three-of-a-kind"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"three-of-a-kind"}},"text":"","plan":[{"move":{"score":{"box":"three-of-a-kind"}},"text":""}]}},{"event":66,"turn":6,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":68,"turn":6,"luck":-0.7342034613034798,"loss":1.8155433463915642,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4"}},"text":""}]}},{"event":70,"turn":6,"luck":-1.3870805288916443,"loss":1.5707152793381027,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":72,"turn":6,"luck":-0.7754638275413015,"loss":0.3741212208745708,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"sixes","points":12,"better":"fours","betterPoints":8}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":80,"turn":7,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":82,"turn":7,"luck":-2.264199549424646,"loss":0.9576573637313146,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"2 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":84,"turn":7,"luck":-1.7455457049687055,"loss":0.19590081945793258,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":86,"turn":7,"luck":-0.2348412547876393,"loss":19.2345891521785,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":94,"turn":8,"luck":1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":96,"turn":8,"luck":-0.7767139851383007,"loss":8.250728130901535,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":104,"turn":9,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":106,"turn":9,"luck":0.5533498805287138,"loss":3.6739904233951535,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 4 6","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":108,"turn":9,"luck":-2.4110555669414566,"loss":0.34709848926783593,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 6","better":"3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":110,"turn":9,"luck":0.3422112763703211,"loss":7.853902137092518,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":118,"turn":10,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":120,"turn":10,"luck":-0.9293581309931653,"loss":5.552152057337878,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3"}},"text":""}]}},{"event":128,"turn":11,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":130,"turn":11,"luck":1.0964829868785273,"loss":3.2597554134650295,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":132,"turn":11,"luck":-0.3076672458983154,"loss":2.1173227954208897,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":134,"turn":11,"luck":-0.4999999999999858,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":142,"turn":12,"luck":-5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":144,"turn":12,"luck":4.8216001796737515,"loss":7.076422857544905,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 4"}},"text":"","plan":[{"move":{"roll":{"dice":"4"}},"text":""}]}},{"event":146,"turn":12,"luck":5.074073180264158,"loss":3.8089030505620514,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2"}},"text":""}]}},{"event":148,"turn":12,"luck":-3.228917212235231,"loss":8.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":156,"turn":13,"luck":7.105427357601002E-15,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":158,"turn":13,"luck":0.4629629629629548,"loss":3.3333333333333357,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":160,"turn":13,"luck":4.44444444444445,"loss":8.0,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 5","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":162,"turn":13,"luck":2.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review VALUES ('oOOJBkgeZ9Oel7OoeJY6MQ', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":-38.083038648632375,"loss":176.23834565314246,"result":34.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-0.31590244088494046,"loss":3.711182147215368,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":5,"turn":1,"luck":-2.9285961861648957,"loss":3.3440510328034065,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 5 6","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":7,"turn":1,"luck":-1.310454690008413,"loss":25.697730119076596,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-2.202403174065978,"loss":27.332125609858934,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-0.6038407891387578,"loss":3.751461074698568,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":15,"turn":3,"luck":-1.551727781927184,"loss":4.222380884368931,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 5","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":17,"turn":3,"luck":-2.827102933954791,"loss":4.641159698985291,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"fives","points":10,"better":"ones","betterPoints":1}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":18,"turn":4,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":-1.9609778357712457,"loss":8.737424003864362,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":21,"turn":5,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-2.3688968509768245,"loss":2.858156449910666,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3 5","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":25,"turn":5,"luck":5.888701419867687,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":""},{"event":27,"turn":5,"luck":-5.9187979519069245,"loss":8.871364600980058,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"three-of-a-kind"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"three-of-a-kind"}},"text":"","plan":[{"move":{"score":{"box":"three-of-a-kind"}},"text":""}]}},{"event":28,"turn":6,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":-2.2413184105736264,"loss":0.9309002405822184,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":32,"turn":6,"luck":0.25462240242970324,"loss":3.836600450012014,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":34,"turn":6,"luck":-1.37241918304386,"loss":6.9351097124856835,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"sixes","points":6,"better":"fours","betterPoints":8}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":35,"turn":7,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":-0.5126366389842048,"loss":3.0390884598487276,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 4 5","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":39,"turn":7,"luck":-1.4156775192917337,"loss":0.3226018880269237,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":41,"turn":7,"luck":-0.11940485082840269,"loss":19.223324487568746,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":42,"turn":8,"luck":1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":-0.8355342283267504,"loss":8.191907887713086,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":45,"turn":9,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":-2.3736960753208933,"loss":0.8879250606145206,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"5 6"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":49,"turn":9,"luck":0.6556424237220426,"loss":3.420802736217084,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 5","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":51,"turn":9,"luck":-2.509801874274956,"loss":4.853902137092518,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":52,"turn":10,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-0.041471165502031226,"loss":10.440039022829012,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":55,"turn":11,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-1.8999282406507376,"loss":1.610518972019257,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":59,"turn":11,"luck":-1.7003931781677721,"loss":2.83621320029426,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"2 2 5"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":61,"turn":11,"luck":-0.7917582246452639,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"threes","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":62,"turn":12,"luck":-2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":-1.4950023735807463,"loss":0.759820304290443,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":66,"turn":12,"luck":-2.7618834292869607,"loss":0.805410711797812,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":68,"turn":12,"luck":-2.396452941448352,"loss":4.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":3.552713678800501E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":0.4629629629629264,"loss":3.3333333333333286,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":73,"turn":13,"luck":1.1111111111111072,"loss":4.666666666666671,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":75,"turn":13,"luck":-1.999999999999993,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review_link VALUES ('7wX8ezJAE13lgRKWzGlaCg', 'fd1dc7d1b6a4f211502eab748c7ac552d3610f035ccc75101ba7122571a512b6', 'oOOJBkgeZ9Oel7OoeJY6MQ', '38TCMlXpH7DJozE5s9wgFw', 0, 1795063152445);
INSERT INTO token VALUES ('62cb597a374016fc4e3229e361b7a5a96aff53cfd1f17ed7669e7e1ae8c6f188', '38TCMlXpH7DJozE5s9wgFw', 'session', 1795063151064, 1795063151064);
INSERT INTO token VALUES ('e22df27e46aa16d1163f0752c684959e96a6084915368cf078cb0ea54c2930fd', 'OWeZxcabXqvH0HCQEMwkMw', 'session', 1795063152191, 1795063152191);
