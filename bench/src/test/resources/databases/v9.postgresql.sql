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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-19 04:05:01.500408', 26, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-19 04:05:01.537068', 15, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-19 04:05:01.558173', 2, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-19 04:05:01.563821', 5, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-19 04:05:01.573109', 2, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-19 04:05:01.577903', 1, true);
INSERT INTO flyway_schema_history VALUES (7, '7', 'daily', 'SQL', 'V7__daily.sql', 2047060004, 'postgres', '2026-11-19 04:05:01.582163', 7, true);
INSERT INTO flyway_schema_history VALUES (8, '8', 'together', 'SQL', 'V8__together.sql', -761509347, 'postgres', '2026-11-19 04:05:01.592274', 18, true);
INSERT INTO flyway_schema_history VALUES (9, '9', 'values', 'SQL', 'V9__values.sql', -1713140270, 'postgres', '2026-11-19 04:05:01.617072', 3, true);
INSERT INTO player VALUES ('LUcBC2Oz3w0zusr-mnJexg', 'Anna', 1795061101719);
INSERT INTO game_table VALUES ('--UMve4AMJXzW0x_3ab3kA', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', '862Y9kGaVjse5380iVduzQ', 'SG-ubIoNe9vt9Jskz2MbDg', 'f67f11aa56403bebfafda057561d3480dff52190dcef97993851d840f5bb1460', 1795061102405, 1795061102405, NULL);
INSERT INTO game_table VALUES ('2wCYHD0ym9rJKhddgbHuOg', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"_3zQsikFO01lbUAPcaUWVg"}', 'tITiJFc89DAUHPWUa9lTnQ', 'hBF1n5xcSQ9jm-A4Sp5O6Q', 'bf3f36c7ae8d69c5fb6eec77f4ccdc5708d1fd2956ad37cd4ebef5ca0a58a78e', 1795061102342, 1795061102360, NULL);
INSERT INTO game_table VALUES ('59JhcaBB8nLohdua1yhigQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'NoO8ot-yZ4fWA---p3Nazg', '0sq2gn-2b8hf_XGkE76GSA', 'f67f11aa56403bebfafda057561d3480dff52190dcef97993851d840f5bb1460', 1795061102371, 1795061102401, NULL);
INSERT INTO game_table VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"revealed":{"entropy":"17ec1ed8f64edbe591b39fc6811b1ccbcd17739a1de22f08ec0aa1242ea3e6e2","pledge":"f139a75aa9f518db66fba62043886bdca660269d7f89183dd0b79c45f5a0c664","saw":"92b56ec7ed92b0099e81335ef5468a3d0eeb9c89d5300de1d501aed85cbc26d6"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'cMw6J6K0UYYoHdex2BBq0w', 'u7u529fdNTLZz3UveztliQ', '518385fbe92f79f32f6c0c18dc7a33b3666a10377be10ff32457fc1ce019deeb', 1795061102289, 1795061102300, NULL);
INSERT INTO game_table VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"revealed":{"entropy":"b11328b622ceee0d43b207414fa3c28af05ba1c19245e53ae67abe0b227d81d4","pledge":"bfc91728352599233f4849d8eb52f978a60d2aab4e96d55b85336146e9b3e96a","saw":"ed3867067783608d7f0bda9884d9d80f7df01cc5659c8913f4e14760a79e998f"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'i8ra9JP73QxgKbMddLH_qQ', 'B1s2HdnhhQvrJIIjS7Xd3g', '2621e6dce41645c2c8cfb0ecf5bb56ef39c143aefe41a12276705057c837996d', 1795061101931, 1795061101945, NULL);
INSERT INTO game_table VALUES ('IgTcEgpoAXrjDFtPlgkalw', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"revealed":{"entropy":"4a9c4fab3db6dee1f0ff50b502bd6fa479bc6504097abe4790454bf8535e3e2d","pledge":"4af8e2e8c28c782701442008be8442c390caaff92dca4320f88046c5ce98365f","saw":"7a462720acb534d8270f99c2b50991b7ced3915bc7e90ac1df9a4bc0a7466c93"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'nW30esdynSWYZKLPvSWiig', 'eu0gNIrECzbxT9B0hAetoQ', 'cf8c0f552659cae90e48b27c70ed5349498e3ccd2234913c15ec5fcf38e5e3f9', 1795061102029, 1795061102038, NULL);
INSERT INTO game_table VALUES ('WYICbQVWjVsFd7YmKKhhyw', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'Kx0ipCDBG718CiTsf04XXA', '9S0XcgY6EKk4J-b5Pnrijg', '2615bcb7b8f596b02d15636e103efaf1d74f39c904135d2ca35e3f353b6e968b', 1795061102060, 1795061102060, 'QJ5X78');
INSERT INTO game_table VALUES ('_3zQsikFO01lbUAPcaUWVg', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', 'xDzfptY4hMhgEDFN10bekg', 'Ezij0FwerUwNz790C412ZA', 'bf3f36c7ae8d69c5fb6eec77f4ccdc5708d1fd2956ad37cd4ebef5ca0a58a78e', 1795061102360, 1795061102360, NULL);
INSERT INTO game_table VALUES ('e_fM9GU-0eoV0daSAgV4Uw', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'HHdVJk4_s5_QmLDPyhsTfg', 'MA9MXlZRjJR1r624Ytc6sQ', 'f70f30b8cd61e4f0f50cfab28f6229d18c95e27188fc551c5a4cdc6f5892a81d', 1795061102414, 1795061102414, NULL);
INSERT INTO game_table VALUES ('rPuPZbVdT2emSzQ_obJH6w', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"revealed":{"entropy":"a2e259d0cf063a178c284dda03e79e559498f71cd852304aa7ea9db671a53086","pledge":"e5acb2f7a61fee0abc0e79800e479efe6e5c37f16275d4468057a85e94a54f8d","saw":"2fb4b978093583bcc751a3a32775322f711c9a1fea5641d3c5ab6b1e92fa13ce"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'RXeEdHyO2IRtdvXSqgbX0Q', 'RmV905Svr31u6ULEoJRWtA', '7ac0202c503ab44fd6de670d206bdf0acf46c8e4e7207ad872c318606b9aba97', 1795061102070, 1795061102169, NULL);
INSERT INTO game_table VALUES ('rmJvnNzQ00Hkg8pNv1DZ9A', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"revealed":{"entropy":"26e460d9bd3fcb238dc87debf5d47da2c7a65fcfb40bdda898edb5242bb347b3","pledge":"fe3a47c5231bb38fb71eec6ca2b0a25c8fb45a31ef3cb9c99ec88dbc9b601e88","saw":"2d3caa0749b48cdee9a9a8432c6098c2f0e6e46c6a25b6de842d215e1331f931"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'hXlPIkag_IBkV3kVtihDfw', 'Wa5FYQB6yw4-Chrp56gscQ', 'dc29849c627172c78e4fae540d8396017d562f6fb3a60d5cab12c6e5393087dc', 1795061101744, 1795061101859, NULL);
INSERT INTO game_table VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"revealed":{"entropy":"60a38d9c5cc438c52b16427f6c297cdf1aefc6c216dfce285fe24ec28a348ac7","pledge":"e8a5a5bb61eb8cf38ff9cb6cd3e6d4a6b703400cf036e733d566a84447352bf0","saw":"4887b88b64c91912d84b6d0305c042c1e2143afd19f23d7c94ea9a997ecbe258"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'dlkDic0InhIwzo1JErlZpw', 'GJyu_S0aQtBiPtd_3qURHA', '0d5b155b4b4f8e2fbb00171056ee782dd9022a437e368866f6900d7d0f7b66e0', 1795061102193, 1795061102280, NULL);
INSERT INTO game_table VALUES ('y5UeCYNPnfzlEyedGOxDag', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"LUcBC2Oz3w0zusr-mnJexg","places":[{"person":{"player":"LUcBC2Oz3w0zusr-mnJexg","name":"Anna","adding":{"revealed":{"entropy":"efb0efc481313aba0fee1c4d3ec8b7f6973214481e7de2566cb9dc0216a02445","pledge":"bf0abf5a677fc7c3423027d2a66ad2b1574aca2ceb867e498829a8623d09a2fe","saw":"b4da43b7ac896e1f324c64c50f37d6b1001b8eec916b2b6a524aee749c0d7f8e"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', '2TVJB6z1e-thERZBr7IM-w', 'rrPLQBVrIs8yz8I4eHVKLQ', '1e03cc8a669d067d636d811e25505f8036d187e62fd4db3ac12b5af52c064fac', 1795061101977, 1795061101993, NULL);
INSERT INTO daily VALUES ('2026-11-19', 'f67f11aa56403bebfafda057561d3480dff52190dcef97993851d840f5bb1460', 1795061102366, NULL);
INSERT INTO daily VALUES ('2026-11-20', '0adcd3d17b3066fd0fb54035f38e520b7fc7d1558e1ed7076d1c8759bbfdb814', 1795061102367, NULL);
INSERT INTO daily VALUES ('2026-11-21', '4d5b9d8542bcd0bcb467ad492bfe5f3b274d3d79c11e234e3cb8dcb146f99dda', 1795061102368, NULL);
INSERT INTO archive VALUES ('rmJvnNzQ00Hkg8pNv1DZ9A', 44, '\x1f8b08000000000000ffad994b6f1db91185ff8aa0f51021eb41166799ec820059651565c1a72d8cac8b48b2c71843ff3dd5b2e336ba4b40b74730205fb7ae651e17ebab73ea7eb91ef74f0fb7e3f1fad77f7fb97e1cffbdfe35fc723d3ee9537d74fde5e6fafe667974a3df2b4ffad2ebcb0f974f435fea371f2e77775f5ff5dbb63cbbb90e5770855774c537d7cfcfcf37f7df7e04e8dfbb7c7c6a970fff7f5bd4b7852bd4b75dff72adcf3f94fbaeffe43ffed5fefa37f8e71ff8bbffe3e3e383fb70fff7f1f9dd5ffaa834a192cbccc11148700546779d7291c8b9061afa73ca939e3665f631041f52e2e75fbec9c2bd2c3c25cb10453b518b2c3e286926163fa5b8060c2a290e274ce8880797d83c89c05e92d07749bc97c42724e1564edcc9392aa5e7487dfae1781039c28eaef6ee9da7a2e5098833a221257d9792f652d26b521edbe5e1dbcb7af9fc72d2c70fe5eece3d3e3d94db77ef9f5e541daa40d6fff5548a0b91bda381e0842abb8a3df438532c83f7c7cef0fdd8b23fb6fcf95ec9bb3a90fe82c3bdc25c8927d3d2262aab4ded1581aed5c8690cc8ad646fc85a2f56f00603fc897adc958777e37c3d32f4142a56375bd38e885c5cad591ba4e86f925328cde888bc3679b0e0f506f40a5b7cc14b49e82a1e2c09c61c5166749882e84d036d1049e24a1621693947ab41725c9519fc0ae700b628dbeada126cd1a5fa0faa0a0d8a4c196eb06f8ea6deb64273b854c97b5f388f2486aab5ed8381b07086618b2ada68da630caee0a0a214661718c3b53c545186ec44905d4eb1fbe441a1950d45795564902c9c41d9bcfd341e0f774cadad530ce05ac83a169bef4e52484ee6c418b8600861775ef1613daf81b0f0060c0b16c4a2cec7a3770b03040f389ddea1e9748ea02b5e35364e4d5a0a79943dc4c4af6c06036270066297fb1385f0343d8d5a5ce2361cf592758ad4ea6062d75b930241358ebb32170c74c15b18af3dba162f130f176244ac652a94856655280baa4d89d505483e4e755e331543d9dae460a00bcea06baf696fbc8e82588d88d7a6892e146530b5a6d35ead9683c204e05b1a6d8f2c09eb880103597012591b355b60d1e1da6847506c7acd7ac6a549a61a98d6c52d6746a97ea237da3ffc501b0357700657bfdddfce39ee8ef7498c1324a21b15d59b6469aeccde1df6e21374c1128ddb14643db1012c780360c1165870f535a31c755de403f448c1499cc551284395e91dc3883c47f79426ed95815f138a012c7c1558c79561d8285bba1fce642f46865e9b934cac6cab3a14736eceeb57e9b3e44406db60453182a10cde40196e94f1152fc3fe2a1c540641daf42d3bd5a1b60c757ce6a47f5465453a371e460413c0551919cae84c72b9fd7c62ca74066df2a9b8eaa2e7d5e0a8864b7316362d410b08600416811f52b0412f3c6bb8ac4a6c19f632eab51a47ef58cdd9b7a209722e03868a16a13080c33c96284c4daa5589956468900c5f25d9112ea3ec6ed7511bd963cf1e3d38df63f8ca02e94d2f57263f8a5eac44c950b3520eb3a1269fafd3665fe10d121c4ff98d7bc714a78bacbe9848dd4e1d6a933d6aae2c69069996aad51c93e171e8558f6374cbd3fb07f5e697e98afbedf6be1fee9ba0933d3621d7f554dae724ae4eee2e344c5d9d99f764cc495c6d321904a33720186d09165edcd97136c71834ce2fbeb380ba331d342ea39a1ace005a960ac3aa09ae042383607486604fbf5f4ee49531a46014d793e6444a43d44c7a056e841147a2c2d30018ae39980c80d11b008cf6005b562ec7b7790c3305358f2e50506590555990a4cde1a39a1aa404fb84af266d5566008cce000c769ab600a3c383517a0835ebf145a25ff6481a67485b3d6b10eb9a035a15c3cce00fad6e008cce00ccd856f0165f2f3b98838ab44792048d65636a6914c3c9554ee04a1da9844c34fa7e812cb422800d78f11978cdcbc7879f6017732833756d6985ac52774962fa48677e9d31b6e1d5b118075fdd171bece23760176fd9852f0d733ce2d75654d79c4eaa7e2145969311c9e502bd84de35ea1b119f5676b1c12e3ec3aef6bedc2f228fdaaf1ef2d0e9ed10b3c296d4ddcb48eaf3536b885387489dc68157fbc5d6cafe0de8c55b7a69efbcc497a386a5d5d8e6b2321675fa3a46d4584aeae8a6deb1213da659adee58b9cc06bdf89cfdb2746d09062f91ecb0aa0ca3961c5c0d4debe551db3d093895e435d0f8d0423454ad4c6683627c86621b03167706ec68ab785fc2924c58c6325d50234b5717d3350cf81032a80f3094ac3c8e06bde269eb757cd063cd1d2b8a83ccea158197ad911787431357d7b8a541667f605ed37034a815df805a714bad978c7f62953fb889af45cda32f3a1a436b5f07c9c44c5872e16465465e074934a8155fa5d66badb251c53b001cf7f58aaeeea3a8a2d494c341bccb204a395f3ad14c793663c2f0cae1180d45f16cad368ad26ed8c7c3352aeaf081746602c565639158133e8b4b5e2b17422299c6c6e24745c69629beba65b286fdc7bb3bf7fef2f1f1f87411ec3d91efae879e94563234a460743994ee3503574cd6c55aa74b3468157f22346e5b2659be6bf1c747e95518b9d3325dd254186005978746c80ab3d78eea602c0ef33a5d9241aff413cbf18daeed6afce5b3afe3217f54bd4aa0f9befbe5f3fbe5b31754b7ac23a60f2a32a65897ec870fbd8dc5783ab31807a356c66afcc4a26f59cf22b9ba2c9175b0b425e07bc731702f9c1bb29161789d97c9f037e9557ff38a473e316446e45125380e49e77bcd6ac5401b9ef54ec5392788375c0be7e7ff3cff0fd981163df9220000');
INSERT INTO daily_game VALUES ('2026-11-19', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-19', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":15,"version":3,"name":{"de":"Prüfung: Das Plättchenfeld","en":"Trial: The field of tiles","nl":"Proef: Het tegelveld"},"text":{"de":"Überall liegen Plättchen. Such dir einen Weg zwischen denen, die zahlen, und denen, die kosten.","en":"Tiles lie everywhere. Find a way between those that pay and those that cost.","nl":"Overal liggen tegels. Zoek je weg tussen tegels die iets opleveren en tegels die iets kosten."},"elements":[{"field-pays":{"row":"fours","field":5,"points":15}},{"field-costs":{"row":"threes","field":4,"points":10}},{"exact-dice":{"row":"fives","count":4}},{"face-only-here":{"row":"small-straight","face":1}},{"guards-dice":{"row":"full-house","points":5}},{"dice-back":{"row":"small-straight","dice":3}},{"field-pays":{"row":"large-straight","field":4,"points":20}},{"dice-gone":{"row":"four-of-a-kind","dice":1}}],"medals":{"bronze":205,"silver":230,"gold":255},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":22,"version":5,"name":{"de":"Nichts umsonst","en":"Nothing for nothing","nl":"Geen rij voor niets"},"text":{"de":"Für eine Medaille muss jede Zeile etwas bringen. Die Karte ist kürzer, damit es gelingen kann.","en":"For a medal every row has to bring something. The card is shorter, so that it can be done.","nl":"Voor een medaille moet elke rij iets opleveren. De kaart is korter, zodat het kan lukken."},"elements":[{"no-zero":{}},{"row-closed":{"row":"four-of-a-kind"}},{"row-length":{"row":"kniffel","fields":3}},{"row-length":{"row":"large-straight","fields":4}},{"row-length":{"row":"chance","fields":3}},{"row-pays":{"row":"kniffel","pay":{"when-full":{"points":30}}}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_try VALUES ('2026-11-19', 'classic', 'LUcBC2Oz3w0zusr-mnJexg', 'Anna', '59JhcaBB8nLohdua1yhigQ', 1795061102372, 0);
INSERT INTO daily_try VALUES ('2026-11-19', 'forone', 'LUcBC2Oz3w0zusr-mnJexg', 'Anna', '--UMve4AMJXzW0x_3ab3kA', 1795061102405, 0);
INSERT INTO entry VALUES ('--UMve4AMJXzW0x_3ab3kA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"3 1 2 1 2"}', 'LUcBC2Oz3w0zusr-mnJexg/232c0d4f-49a6-4af6-92d7-13d86e268a2f', 1795061102409);
INSERT INTO entry VALUES ('--UMve4AMJXzW0x_3ab3kA', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/833aee8c-49db-4e10-a3cd-d84ace6aa960', 1795061102410);
INSERT INTO entry VALUES ('--UMve4AMJXzW0x_3ab3kA', 4, '{"n":4,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/2151e32e-d2ff-4a4f-9a9c-a8f10df63568', 1795061102411);
INSERT INTO entry VALUES ('--UMve4AMJXzW0x_3ab3kA', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/f779d82f-ee70-4ffa-bfb7-7f068648f3fb', 1795061102412);
INSERT INTO entry VALUES ('--UMve4AMJXzW0x_3ab3kA', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/3ea322da-19eb-49cf-81a6-769ef6e1fa07', 1795061102412);
INSERT INTO entry VALUES ('2wCYHD0ym9rJKhddgbHuOg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', 'LUcBC2Oz3w0zusr-mnJexg/d5bcb1f3-273e-486f-88d1-6260ff06b6b7', 1795061102356);
INSERT INTO entry VALUES ('2wCYHD0ym9rJKhddgbHuOg', 2, '{"n":2,"outcome":"5 2 4 3 5"}', 'LUcBC2Oz3w0zusr-mnJexg/567a8bad-b301-46f8-9773-479871ef319a', 1795061102357);
INSERT INTO entry VALUES ('2wCYHD0ym9rJKhddgbHuOg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', 'LUcBC2Oz3w0zusr-mnJexg/ad0d5ac4-ab98-49f5-b77f-48e38b835dd7', 1795061102357);
INSERT INTO entry VALUES ('2wCYHD0ym9rJKhddgbHuOg', 4, '{"n":4,"outcome":"5 5 5"}', 'LUcBC2Oz3w0zusr-mnJexg/474435a3-4d5a-474d-8bb8-10a579f5aa4b', 1795061102358);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":"3 4 1 3 1"}', 'LUcBC2Oz3w0zusr-mnJexg/44f2ccdd-4f29-4e18-aba2-b8098fecb6fe', 1795061102377);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":"6 6 5 3"}', 'LUcBC2Oz3w0zusr-mnJexg/741fbada-6669-49bf-b1b2-1f7bafeb4f6a', 1795061102378);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":"5 1"}', 'LUcBC2Oz3w0zusr-mnJexg/4b365c2a-24a2-4a9e-9112-db0738bd63d0', 1795061102378);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/605f1895-277d-4114-808c-d2f918047759', 1795061102379);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":"5 5 4 5 2"}', 'LUcBC2Oz3w0zusr-mnJexg/6178869c-4252-4ea6-813d-f6d8440cc058', 1795061102379);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/9e3f898f-8f7f-4309-be60-4b687efb2785', 1795061102380);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":12,"outcome":"2 2 1 1 6"}', 'LUcBC2Oz3w0zusr-mnJexg/8fbcdfb3-cced-4e04-b597-6a4092054152', 1795061102381);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":14,"outcome":"6 6 1 5"}', 'LUcBC2Oz3w0zusr-mnJexg/2c7ae4c7-461b-439b-a6f8-93285a387199', 1795061102381);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":16,"outcome":"2 1 6"}', 'LUcBC2Oz3w0zusr-mnJexg/487a4d87-ffdd-4334-a2a7-b259ba393388', 1795061102382);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', 'LUcBC2Oz3w0zusr-mnJexg/b89708ac-1909-4980-beb9-972d2c5a1915', 1795061102382);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":19,"outcome":"4 3 5 1 3"}', 'LUcBC2Oz3w0zusr-mnJexg/688fb299-7335-4c0d-944a-b4dcfaa03b89', 1795061102383);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', 'LUcBC2Oz3w0zusr-mnJexg/f2b1a3d0-f53a-4ad5-87b9-a6c25b092c41', 1795061102384);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":22,"outcome":"4 3 6 4 3"}', 'LUcBC2Oz3w0zusr-mnJexg/82eb23d4-f328-4f89-b531-f430d681f7ef', 1795061102384);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":24,"outcome":"6 2"}', 'LUcBC2Oz3w0zusr-mnJexg/8531e5bf-8ea7-4794-ac68-939c62e19aa9', 1795061102385);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":26,"outcome":"4 3"}', 'LUcBC2Oz3w0zusr-mnJexg/a9e342cd-71ba-4c7a-8ac8-16237db34463', 1795061102385);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'LUcBC2Oz3w0zusr-mnJexg/a58ae2eb-3d83-465a-9404-b131b61a7ab2', 1795061102386);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":29,"outcome":"1 3 4 4 3"}', 'LUcBC2Oz3w0zusr-mnJexg/91c6a344-c1cb-45ad-98f5-7e1df082ce6d', 1795061102386);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":31,"outcome":"2 4 1 5 1"}', 'LUcBC2Oz3w0zusr-mnJexg/d574e1b2-0587-40ad-bfa4-3ec2546e5783', 1795061102387);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":33,"outcome":"1 1 5 5 6"}', 'LUcBC2Oz3w0zusr-mnJexg/d87b4ac4-2690-4ff3-b268-85113ed10b33', 1795061102387);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', 'LUcBC2Oz3w0zusr-mnJexg/906540e6-9097-4281-b692-448832d9f615', 1795061102388);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":36,"outcome":"6 3 4 5 5"}', 'LUcBC2Oz3w0zusr-mnJexg/a61faab6-18e7-4515-b9d2-588cf028d0ea', 1795061102388);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":38,"outcome":"1 5"}', 'LUcBC2Oz3w0zusr-mnJexg/27780a5e-5e5d-43e9-98e1-281507a7dc1c', 1795061102389);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":40,"outcome":"1 3 4 5"}', 'LUcBC2Oz3w0zusr-mnJexg/86edce4c-ad31-48fa-ae59-6a6fc1b42a3a', 1795061102390);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/6b505fc8-f6f3-43d6-97a9-9dc7ffc4b683', 1795061102390);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":43,"outcome":"6 1 2 5 1"}', 'LUcBC2Oz3w0zusr-mnJexg/8720825e-9ec9-42f7-a504-9c777f2ca2a5', 1795061102391);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', 'LUcBC2Oz3w0zusr-mnJexg/66df2a04-b26e-4ab1-bf2c-80133c454be7', 1795061102391);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":46,"outcome":"4 3 3 3 5"}', 'LUcBC2Oz3w0zusr-mnJexg/2fb5fa2f-3023-4183-aa06-079d09289696', 1795061102392);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":48,"outcome":"3 3"}', 'LUcBC2Oz3w0zusr-mnJexg/6cc1e94e-23b4-4ccd-b79d-ad586f0b2d0a', 1795061102392);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":50,"outcome":"2 1 4"}', 'LUcBC2Oz3w0zusr-mnJexg/9d8d611c-6da3-42cc-9e97-cc88e7746158', 1795061102393);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/e5a98af1-1dea-4e33-9ee5-b90dbb08c9f4', 1795061102393);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":53,"outcome":"3 6 1 6 4"}', 'LUcBC2Oz3w0zusr-mnJexg/8a08fef4-3a13-4516-bce7-8a0c0affbc32', 1795061102394);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', 'LUcBC2Oz3w0zusr-mnJexg/e518cb83-2eec-415b-8081-54c50703a95a', 1795061102394);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":56,"outcome":"2 2 4 3 1"}', 'LUcBC2Oz3w0zusr-mnJexg/2eb90af3-b325-4d17-a5a2-a188f40a1e23', 1795061102395);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":58,"outcome":"2 1 3 2"}', 'LUcBC2Oz3w0zusr-mnJexg/24bbe7ca-537e-477a-b422-c2c326e21f04', 1795061102396);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":60,"outcome":"3"}', 'LUcBC2Oz3w0zusr-mnJexg/8a058166-4917-4425-8e74-f49351e8587c', 1795061102396);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', 'LUcBC2Oz3w0zusr-mnJexg/2cce5082-21cc-4a81-a396-e19d28372ebd', 1795061102397);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":63,"outcome":"5 3 4 4 2"}', 'LUcBC2Oz3w0zusr-mnJexg/1c27052e-c9fe-4f79-827e-e34da66ee5b8', 1795061102397);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":65,"outcome":"6 2 4"}', 'LUcBC2Oz3w0zusr-mnJexg/dc88b1ab-fc61-4890-af97-d0ddae44f2b5', 1795061102398);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":67,"outcome":"4 1 5"}', 'LUcBC2Oz3w0zusr-mnJexg/e74d77fc-4bc6-4b46-8dd1-b02665527825', 1795061102399);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/3adabed5-2267-456f-82a0-3f537bc72bcb', 1795061102399);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":70,"outcome":"6 4 4 2 3"}', 'LUcBC2Oz3w0zusr-mnJexg/87208874-d2e9-4a49-a6d1-0a11bcd0170a', 1795061102400);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":72,"outcome":"2 5 1 2"}', 'LUcBC2Oz3w0zusr-mnJexg/0e994a12-40e1-4104-9051-c383fce3786e', 1795061102400);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":74,"outcome":"3 3 6"}', 'LUcBC2Oz3w0zusr-mnJexg/48999156-6390-4f90-a7d2-da7ee9eed17e', 1795061102401);
INSERT INTO entry VALUES ('59JhcaBB8nLohdua1yhigQ', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', 'LUcBC2Oz3w0zusr-mnJexg/48632976-4070-488d-be70-b6ea652fef9c', 1795061102401);
INSERT INTO entry VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"4 5 2 1 1"}', 'LUcBC2Oz3w0zusr-mnJexg/276f5731-4dd8-4700-8739-43f3baa57256', 1795061102304);
INSERT INTO entry VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":4,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/88ff90a1-f05c-4214-bc7f-27ac3cbcad54', 1795061102311);
INSERT INTO entry VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 4, '{"n":4,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LUcBC2Oz3w0zusr-mnJexg/6a075d9f-3c61-4da3-8e05-058b0455a620', 1795061102316);
INSERT INTO entry VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 5, '{"n":5,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/30126d5a-39a1-4512-bd5f-5fd5706b9302', 1795061102318);
INSERT INTO entry VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/cbf615b2-7d0d-4dff-b5b1-9d40e1db479f', 1795061102319);
INSERT INTO entry VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 7, '{"n":7,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'LUcBC2Oz3w0zusr-mnJexg/ac59f456-0736-482b-a8f1-eed199177a95', 1795061102320);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 1, '{"n":1,"outcome":"2"}
{"n":2,"outcome":"6"}', NULL, 1795061101948);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 3, '{"n":3,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":4,"outcome":"6 3 6 6 6"}', NULL, 1795061101953);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 5, '{"n":5,"seat":1,"move":{"roll":{"dice":"2"}}}
{"n":6,"outcome":"6"}', NULL, 1795061101958);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 7, '{"n":7,"seat":1,"move":{"score":{"box":"kniffel"}}}', NULL, 1795061101959);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":"4 3 6 2 6"}', 'LUcBC2Oz3w0zusr-mnJexg/bd23d57f-1792-4006-9a0f-7c9058374369', 1795061101963);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 10, '{"n":10,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":11,"outcome":"2 2 3 5"}', 'LUcBC2Oz3w0zusr-mnJexg/1a4b2546-2da4-48e8-819f-1d066a1d93e5', 1795061101964);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 12, '{"n":12,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":13,"outcome":"1 1"}', 'LUcBC2Oz3w0zusr-mnJexg/74033ffd-1217-4fa6-9e01-ec8361f44c7d', 1795061101965);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 14, '{"n":14,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/dbf0c28e-01ba-4fea-8a34-f0115db03fcc', 1795061101967);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 15, '{"n":15,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":16,"outcome":"2 1 3 4 1"}', NULL, 1795061101968);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 17, '{"n":17,"seat":1,"move":{"roll":{"dice":"1 3 5"}}}
{"n":18,"outcome":"2 5 5"}', NULL, 1795061101969);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 19, '{"n":19,"seat":1,"move":{"roll":{"dice":"5"}}}
{"n":20,"outcome":"2"}', NULL, 1795061101969);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 21, '{"n":21,"seat":1,"move":{"score":{"box":"twos"}}}', NULL, 1795061101970);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 22, '{"n":22,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":23,"outcome":"4 2 4 6 2"}', 'LUcBC2Oz3w0zusr-mnJexg/1031d809-7f2a-4477-bca5-4f3ac5a46a9c', 1795061101971);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 24, '{"n":24,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/99443a1d-11da-4f7b-9ec8-365e81ecb2bd', 1795061101972);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 25, '{"n":25,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":26,"outcome":"4 2 2 5 3"}', NULL, 1795061101972);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 27, '{"n":27,"seat":1,"move":{"roll":{"dice":"3 4"}}}
{"n":28,"outcome":"2 6"}', NULL, 1795061101973);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 29, '{"n":29,"seat":1,"move":{"roll":{"dice":"2 5"}}}
{"n":30,"outcome":"5 2"}', NULL, 1795061101973);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 31, '{"n":31,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1795061101974);
INSERT INTO entry VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":33,"outcome":"5 4 4 4 2"}', 'LUcBC2Oz3w0zusr-mnJexg/6d0f3e5f-1788-4bb4-b0e9-1217b7a4359a', 1795061101975);
INSERT INTO entry VALUES ('IgTcEgpoAXrjDFtPlgkalw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"4 2 5 1 1"}}}', 'LUcBC2Oz3w0zusr-mnJexg/6927c3b0-8839-4098-96ba-3cdfd4503540', 1795061102042);
INSERT INTO entry VALUES ('IgTcEgpoAXrjDFtPlgkalw', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":{"fall":{"dice":"1 1 5 4"}}}', 'LUcBC2Oz3w0zusr-mnJexg/cba1f11e-6ff0-49b0-b2f3-4a83be3b9944', 1795061102044);
INSERT INTO entry VALUES ('IgTcEgpoAXrjDFtPlgkalw', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":{"fall":{"dice":"3 6"}}}', 'LUcBC2Oz3w0zusr-mnJexg/f091fe06-7c0f-4cf9-86d6-5ec715899dab', 1795061102048);
INSERT INTO entry VALUES ('IgTcEgpoAXrjDFtPlgkalw', 7, '{"n":7,"seat":0,"move":{"no-use":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/ab645fb9-9b21-4ff9-8f58-9b73f87fb8e8', 1795061102050);
INSERT INTO entry VALUES ('_3zQsikFO01lbUAPcaUWVg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1795061102360);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"4 5 5 2 3"}', 'LUcBC2Oz3w0zusr-mnJexg/338e035f-112f-41ec-9d3f-4eeda015cb76', 1795061102093);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 3, '{"n":3,"seat":0,"move":{"place":{"face":3,"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/10f034f9-1175-4397-8823-57deb247e31e', 1795061102112);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 4, '{"n":4,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/75caa99e-a69a-420a-bcbf-13b260cf8bc5', 1795061102114);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 5, '{"n":5,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/cc0b7d58-1b9c-47cd-8833-4435cbe49290', 1795061102118);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/2c20682a-78bd-4c45-a8d4-131437d35961', 1795061102120);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 7, '{"n":7,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/ce2aa2df-2c29-4655-b11c-fb0dd9aedb38', 1795061102121);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 8, '{"n":8,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/1848bf7f-cfae-4c60-a03c-dfa130485d90', 1795061102122);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 9, '{"n":9,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', 'LUcBC2Oz3w0zusr-mnJexg/553d2920-096d-4b71-a9d1-843d732b61a2', 1795061102122);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'LUcBC2Oz3w0zusr-mnJexg/f5de25cc-d4e1-4ef6-8b34-e682bc61dde0', 1795061102123);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/52e7cb4c-efe1-4584-bc32-e0d4c3304182', 1795061102125);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'LUcBC2Oz3w0zusr-mnJexg/e61530e1-dd62-43c3-98d3-fbda207b9b75', 1795061102126);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"5 6 6 1 5"}', 'LUcBC2Oz3w0zusr-mnJexg/0927ae85-540d-418e-bd9b-346192a03786', 1795061102126);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 15, '{"n":15,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', 'LUcBC2Oz3w0zusr-mnJexg/7f2c2eac-668d-48cd-8d8f-783394242650', 1795061102127);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 16, '{"n":16,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/8f28c493-39c2-48f4-8732-85ac70e09008', 1795061102128);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 17, '{"n":17,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/93b623f7-0e9c-4285-8f6e-57dd26b314b5', 1795061102129);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 18, '{"n":18,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/f1327771-ccaf-4ce6-b15b-aec0eaa0c242', 1795061102129);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/7484da3a-54fc-4b3a-a43e-c62df24a0a2b', 1795061102130);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 20, '{"n":20,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/6c14cd5c-74e1-4058-873c-ac115f432278', 1795061102131);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 21, '{"n":21,"seat":0,"move":{"place":{"face":1,"row":"kniffel"}}}', 'LUcBC2Oz3w0zusr-mnJexg/bb138e3d-9f4f-4572-beb6-938be47f1401', 1795061102132);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 22, '{"n":22,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/ff98dacb-748e-4f35-8e67-d3dfec179efb', 1795061102132);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 23, '{"n":23,"seat":0,"move":{"place":{"face":1,"row":"kniffel"}}}', 'LUcBC2Oz3w0zusr-mnJexg/3e0c5557-5a23-4645-acac-d35790055cd7', 1795061102133);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 24, '{"n":24,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/503cbcb1-7e5a-489f-9910-d6aadb3439d9', 1795061102136);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 25, '{"n":25,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/b36db705-1917-4b0f-a8bd-aeb9cc65dbab', 1795061102136);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 26, '{"n":26,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/4252e949-9aca-4c98-a7b4-0cac277d20cd', 1795061102137);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 27, '{"n":27,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/84ddb51f-8dc6-4c3f-8237-69aab9f3d880', 1795061102138);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 28, '{"n":28,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/63fa424b-5220-45b8-9370-badd12fd75c6', 1795061102139);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 29, '{"n":29,"seat":0,"move":{"place":{"face":6,"row":"kniffel"}}}', 'LUcBC2Oz3w0zusr-mnJexg/d6e29471-9a4a-4a6e-8eef-770e47e0eca6', 1795061102140);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 30, '{"n":30,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/05a509cb-889a-49c0-b888-d9987e5f0839', 1795061102140);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 31, '{"n":31,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/44edff7c-19da-41b8-bbed-5379ba9fc412', 1795061102141);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 32, '{"n":32,"seat":0,"move":{"score":{"row":"threes"}}}', 'LUcBC2Oz3w0zusr-mnJexg/46a745dc-86e4-4514-9a7a-f9fc5890ec2b', 1795061102142);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 33, '{"n":33,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/2a0f571f-2e00-4178-83fa-cbfadc8a179b', 1795061102142);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 34, '{"n":34,"seat":0,"move":{"score":{"row":"sixes"}}}', 'LUcBC2Oz3w0zusr-mnJexg/df6649bf-f95f-4be7-ba90-b0867038f733', 1795061102143);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 35, '{"n":35,"seat":0,"move":{"score":{"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/253abe7b-29c9-4a8f-b982-64b2b9a2adb1', 1795061102146);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 36, '{"n":36,"seat":0,"move":{"score":{"row":"fives"}}}', 'LUcBC2Oz3w0zusr-mnJexg/9ddb0199-c054-4406-90b1-5fd0d59f1fe8', 1795061102147);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 37, '{"n":37,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'LUcBC2Oz3w0zusr-mnJexg/201dbf42-9a9d-4cb2-bb69-e6be25c4f4d8', 1795061102148);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 38, '{"n":38,"seat":0,"move":{"roll-on":{}}}
{"n":39,"outcome":"6 4 6 5 1"}', 'LUcBC2Oz3w0zusr-mnJexg/97a8797c-80ae-4c01-9559-bbdd84482a33', 1795061102148);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 40, '{"n":40,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/77dae6a9-c775-4db6-855c-08faf5770db0', 1795061102149);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 41, '{"n":41,"seat":0,"move":{"remove":{"face":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/38ab227c-e817-4400-98ff-4d5ac69773f2', 1795061102150);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 42, '{"n":42,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LUcBC2Oz3w0zusr-mnJexg/583b6917-678b-4d9c-92b4-84b2155801f2', 1795061102152);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/b39721ff-9984-432b-93c3-e8e12cd6f49c', 1795061102153);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 44, '{"n":44,"seat":0,"move":{"remove":{"face":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/e824454a-ea07-49ce-9d5d-4edc3818e0ca', 1795061102154);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/9b9dd402-c5db-450b-93f4-57ec38ae2c0c', 1795061102155);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/84c03eb4-a6d9-48ee-86bb-29c88c7fef6f', 1795061102155);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 47, '{"n":47,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LUcBC2Oz3w0zusr-mnJexg/bf887d91-148a-45c7-81cc-bf74c014497f', 1795061102160);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 48, '{"n":48,"seat":0,"move":{"remove":{"face":1}}}', 'LUcBC2Oz3w0zusr-mnJexg/eae88d00-7dae-444a-99a8-2d5be5459b0c', 1795061102161);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/73241e41-0f29-44a2-9475-86b3d939a841', 1795061102161);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 50, '{"n":50,"seat":0,"move":{"remove":{"face":1}}}', 'LUcBC2Oz3w0zusr-mnJexg/9cc3eaeb-2fbf-40d0-b445-9c55aa88cee6', 1795061102162);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 51, '{"n":51,"seat":0,"move":{"remove":{"face":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/f12bed95-7e10-4131-b5a4-cb24100c1a26', 1795061102163);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 52, '{"n":52,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/6f99b690-35cf-440c-8965-bb25fae0a258', 1795061102164);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/131190e0-4434-4226-8dab-67531f2e1008', 1795061102164);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 54, '{"n":54,"seat":0,"move":{"remove":{"face":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/e13b5917-4c72-4fa5-9178-60e0e5b8067d', 1795061102165);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 55, '{"n":55,"seat":0,"move":{"remove":{"face":1}}}', 'LUcBC2Oz3w0zusr-mnJexg/a22727aa-0660-4c62-83b1-ed68d9e8161e', 1795061102166);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 56, '{"n":56,"seat":0,"move":{"remove":{"face":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/02e4b5f2-c03e-458e-b576-ae37ba859ff8', 1795061102166);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 57, '{"n":57,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/85444582-bf48-496b-86a2-22f37e3f0086', 1795061102167);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 58, '{"n":58,"seat":0,"move":{"score":{"row":"fours"}}}', 'LUcBC2Oz3w0zusr-mnJexg/220fce30-ef98-42d3-867c-04ed095adff9', 1795061102168);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 59, '{"n":59,"seat":0,"move":{"score":{"row":"twos"}}}', 'LUcBC2Oz3w0zusr-mnJexg/410057be-0c85-4eca-acf7-bd7a630f4f7e', 1795061102168);
INSERT INTO entry VALUES ('rPuPZbVdT2emSzQ_obJH6w', 60, '{"n":60,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/d1c052c3-cfeb-43eb-91e9-8ff82cb98a99', 1795061102169);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"4 6 5 2 4"}', 'LUcBC2Oz3w0zusr-mnJexg/16a9c956-7974-411e-8615-63c5801a53b9', 1795061102204);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 3, '{"n":3,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/44f5fdc2-b8fc-4616-be86-3ad4f281c942', 1795061102209);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/39bc8582-8dc1-4ea0-b7ae-bb45208a9c1a', 1795061102215);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'LUcBC2Oz3w0zusr-mnJexg/2db7fd6c-aee4-4032-95b0-b6af7bd299f9', 1795061102216);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 6, '{"n":6,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', 'LUcBC2Oz3w0zusr-mnJexg/4bc695e5-c624-4741-8d9f-e06db5ada503', 1795061102218);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 7, '{"n":7,"seat":0,"move":{"place":{"face":4,"row":"chance"}}}', 'LUcBC2Oz3w0zusr-mnJexg/e47aacc1-a6d9-49da-abae-3ac2e57e7ca3', 1795061102219);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 8, '{"n":8,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/98b823d9-53e4-4d2c-a1e0-f17ca224aff5', 1795061102219);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 9, '{"n":9,"seat":0,"move":{"place":{"face":4,"row":"chance"}}}', 'LUcBC2Oz3w0zusr-mnJexg/1875045b-ba3e-49fc-9142-88d1cbe93226', 1795061102220);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'LUcBC2Oz3w0zusr-mnJexg/fd1c3445-7a41-4d41-96b6-b58d1fa4223d', 1795061102221);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/39d27c16-5dfc-4f1d-8c66-4dd3659a17f4', 1795061102223);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'LUcBC2Oz3w0zusr-mnJexg/57d44856-3c8c-4760-8037-53ce6c127900', 1795061102225);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"6 4 4 5 2"}', 'LUcBC2Oz3w0zusr-mnJexg/3036785c-9e0c-435a-963d-497f5d1aad5b', 1795061102226);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 15, '{"n":15,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LUcBC2Oz3w0zusr-mnJexg/ea6a77c4-6f8e-436d-a167-421e722f9210', 1795061102227);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 16, '{"n":16,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/72f58b2c-44d6-4068-ba1c-be413ee13df4', 1795061102229);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 17, '{"n":17,"seat":0,"move":{"place":{"face":2,"row":"large-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/9808ef62-f254-46f4-ab96-a9e600f6fcb7', 1795061102229);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 18, '{"n":18,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/47286bda-b625-43b7-8277-c536828c4f8f', 1795061102231);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/07c04ed2-38ca-4a0f-9246-6c55aaf1884c', 1795061102233);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 20, '{"n":20,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/8a0c6a15-8324-4a0b-a9de-3bfbe7ef2b0b', 1795061102234);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 21, '{"n":21,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/ad44d4cb-9cc8-4f5c-901e-e25f1fc6245e', 1795061102235);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'LUcBC2Oz3w0zusr-mnJexg/e03f03bd-4dc1-45e1-9ece-43afe388cea9', 1795061102235);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/6f468a39-5797-45e4-9a73-2e1bd988fd76', 1795061102237);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'LUcBC2Oz3w0zusr-mnJexg/1e08b9eb-5b77-4fe6-a66a-8318a1f7ae50', 1795061102238);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'LUcBC2Oz3w0zusr-mnJexg/c82c97dd-861b-49e8-b5de-e50408df9783', 1795061102239);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'LUcBC2Oz3w0zusr-mnJexg/26dfea2d-a8d6-41ef-8d2d-2aa766221a02', 1795061102240);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'LUcBC2Oz3w0zusr-mnJexg/58ee0428-874a-4271-bf46-adc2983ecfd1', 1795061102242);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'LUcBC2Oz3w0zusr-mnJexg/8b2b97a3-c3e7-4f54-9466-2a648a73447f', 1795061102243);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'LUcBC2Oz3w0zusr-mnJexg/f0f04bc6-3d4a-4fc5-8cce-60f36da6782f', 1795061102245);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'LUcBC2Oz3w0zusr-mnJexg/1676bf44-8fda-4965-a150-f45891f0cc35', 1795061102245);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
{"n":32,"outcome":"3 5 2 5 1"}', 'LUcBC2Oz3w0zusr-mnJexg/3ab11b8d-2a21-4206-99a2-9b0a6ecdac96', 1795061102246);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 33, '{"n":33,"seat":0,"move":{"remove":{"face":3}}}', 'LUcBC2Oz3w0zusr-mnJexg/b92b269e-60d9-458a-8a6d-ec7729a2b3d0', 1795061102247);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/4d1ee728-3b39-4e4b-800d-d6fb07e61b0e', 1795061102247);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 35, '{"n":35,"seat":0,"move":{"remove":{"face":3}}}', 'LUcBC2Oz3w0zusr-mnJexg/1955b573-4a45-4644-bf32-3a42a9511e6e', 1795061102248);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 36, '{"n":36,"seat":0,"move":{"remove":{"face":5}}}', 'LUcBC2Oz3w0zusr-mnJexg/84321cc3-8466-4dc7-a726-6152232eab52', 1795061102250);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 37, '{"n":37,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LUcBC2Oz3w0zusr-mnJexg/2b644af4-5edf-49c4-ae9c-9a4548dfe9bd', 1795061102251);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 38, '{"n":38,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/423c8429-3dd5-48b9-9994-4a0247cdd367', 1795061102252);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/2e77e31f-afd5-4bdd-a91f-420e7e0eba09', 1795061102254);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 40, '{"n":40,"seat":0,"move":{"remove":{"face":1}}}', 'LUcBC2Oz3w0zusr-mnJexg/712a3dee-5428-4066-9aa3-44578c0a362f', 1795061102255);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 41, '{"n":41,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LUcBC2Oz3w0zusr-mnJexg/f3053b37-aa93-4783-9516-0e293d3e445d', 1795061102256);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 42, '{"n":42,"seat":0,"move":{"remove":{"face":5}}}', 'LUcBC2Oz3w0zusr-mnJexg/51d03a16-bde9-43e3-ae02-406336e8b1a1', 1795061102257);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/8279f6e6-ea50-40bc-ae9c-6eca81c6cd63', 1795061102258);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/983c1ba0-cf5c-4256-8a08-794b2ecdb23a', 1795061102259);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/3f765168-d74e-4773-8585-898ef99d708f', 1795061102260);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/b63251c4-b1df-4d63-a05e-46cf1bbf39d5', 1795061102261);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 47, '{"n":47,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LUcBC2Oz3w0zusr-mnJexg/ca7b51d7-d48c-4f45-9b2a-a626c76b2979', 1795061102261);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 48, '{"n":48,"seat":0,"move":{"remove":{"face":1}}}', 'LUcBC2Oz3w0zusr-mnJexg/b1ea6d98-b19c-43be-a40d-2f4e736f1b3a', 1795061102262);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 49, '{"n":49,"seat":0,"move":{"remove":{"face":3}}}', 'LUcBC2Oz3w0zusr-mnJexg/40d8079a-b650-434b-a341-d581eb58f917', 1795061102263);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 50, '{"n":50,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/2057c8ea-0fbb-48bf-8cf8-f979f6e8bef5', 1795061102265);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 51, '{"n":51,"seat":0,"move":{"remove":{"face":3}}}', 'LUcBC2Oz3w0zusr-mnJexg/3f7f3f04-8c6b-4686-8491-d42b4a709851', 1795061102265);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 52, '{"n":52,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/7cfe99ca-5ce7-49a6-82d2-c8635cc497a2', 1795061102266);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/6a0d61d2-8425-4db2-a4cc-2a1337d4c543', 1795061102267);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 54, '{"n":54,"seat":0,"move":{"remove":{"face":1}}}', 'LUcBC2Oz3w0zusr-mnJexg/c3526501-1aa9-4f82-adbc-b4101d2339ef', 1795061102267);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 55, '{"n":55,"seat":0,"move":{"remove":{"face":3}}}', 'LUcBC2Oz3w0zusr-mnJexg/5585f851-076c-4e91-8b65-b3873d3c0f27', 1795061102268);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 56, '{"n":56,"seat":0,"move":{"remove":{"face":5}}}', 'LUcBC2Oz3w0zusr-mnJexg/067f7b76-4960-4b32-835e-af76e12c3062', 1795061102269);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 57, '{"n":57,"seat":0,"move":{"remove":{"face":5}}}', 'LUcBC2Oz3w0zusr-mnJexg/5306b145-421e-4092-a421-a7cb4034f411', 1795061102269);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 58, '{"n":58,"seat":0,"move":{"roll-on":{}}}
{"n":59,"outcome":"4 1 4 6 3"}', 'LUcBC2Oz3w0zusr-mnJexg/128bcfe7-5516-4a07-bea0-fb0501578fa4', 1795061102273);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 60, '{"n":60,"seat":0,"move":{"remove":{"face":4}}}', 'LUcBC2Oz3w0zusr-mnJexg/b1338ac4-f273-4621-8d5c-7a41be3324a7', 1795061102274);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 61, '{"n":61,"seat":0,"move":{"remove":{"face":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/c985f7a3-8ff5-4375-a52c-9defc0bd0230', 1795061102275);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 62, '{"n":62,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/d4b7c251-15fd-418a-83c9-353144d5b4a7', 1795061102275);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 63, '{"n":63,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/205f1ad8-4cc8-4fdb-811b-69cea64d2b20', 1795061102276);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 64, '{"n":64,"seat":0,"move":{"remove":{"face":3}}}', 'LUcBC2Oz3w0zusr-mnJexg/4c3895f9-bff8-43c8-81e5-ff73c12d7d15', 1795061102276);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 65, '{"n":65,"seat":0,"move":{"remove":{"face":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/f2f84c35-2356-4f1f-9e04-7865a31f33e9', 1795061102277);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 66, '{"n":66,"seat":0,"move":{"remove":{"face":4}}}', 'LUcBC2Oz3w0zusr-mnJexg/bc3d2959-35d2-41ce-9280-f09f89b9b3dd', 1795061102278);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 67, '{"n":67,"seat":0,"move":{"remove":{"face":4}}}', 'LUcBC2Oz3w0zusr-mnJexg/9cbc01f1-467d-45ba-b186-81e8fb101d84', 1795061102279);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 68, '{"n":68,"seat":0,"move":{"remove":{"face":1}}}', 'LUcBC2Oz3w0zusr-mnJexg/d6d75e42-4e50-4ef9-ad24-0b29084966ea', 1795061102280);
INSERT INTO entry VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 69, '{"n":69,"seat":0,"move":{"score":{"row":"twos"}}}', 'LUcBC2Oz3w0zusr-mnJexg/e98b5c3c-5071-4d77-946e-eeeaa39e6b96', 1795061102280);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 1, '{"n":1,"outcome":{"drawn":{"cards":"1 2 3 4 6"}}}
{"n":2,"outcome":{"drawn":{"cards":"1 2 3 3 5"}}}', NULL, 1795061101996);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 3, '{"n":3,"seat":0,"move":{"score":{"box":"sixes","cards":"6"}}}
{"n":4,"outcome":{"drawn":{"cards":"6"}}}', 'LUcBC2Oz3w0zusr-mnJexg/3741850b-c148-411e-a070-15d439218dc3', 1795061102005);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 5, '{"n":5,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
{"n":6,"outcome":{"drawn":{"cards":"3"}}}', NULL, 1795061102010);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight","cards":"1 2 3 4"}}}
{"n":8,"outcome":{"drawn":{"cards":"4 4 6 6"}}}', 'LUcBC2Oz3w0zusr-mnJexg/27178d45-f6d4-4ab6-9065-28351b418503', 1795061102013);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 9, '{"n":9,"seat":1,"move":{"set-aside":{"value":1}}}', NULL, 1795061102015);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 10, '{"n":10,"seat":1,"move":{"set-aside":{"value":5}}}', NULL, 1795061102016);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 11, '{"n":11,"seat":1,"move":{"take-back":{}}}', NULL, 1795061102017);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 12, '{"n":12,"seat":1,"move":{"set-aside":{"value":1}}}', NULL, 1795061102019);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 13, '{"n":13,"seat":1,"move":{"set-aside":{"value":5}}}', NULL, 1795061102021);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 14, '{"n":14,"seat":1,"move":{"exchange":{"discards":"1 5","draw":3}}}
{"n":15,"outcome":{"drawn":{"cards":"4 5 5"}}}', NULL, 1795061102022);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 16, '{"n":16,"seat":0,"move":{"score":{"box":"full-house","cards":"4 4 6 6 6"}}}
{"n":17,"outcome":{"drawn":{"cards":"2 2 5 5 6"}}}', 'LUcBC2Oz3w0zusr-mnJexg/0a2e8655-1bad-4dd2-99a9-53385b0ad98f', 1795061102023);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 18, '{"n":18,"seat":1,"move":{"score":{"box":"full-house","cards":"3 3 3 5 5"}}}
{"n":19,"outcome":{"drawn":{"cards":"1 1 2 5"}}}', NULL, 1795061102024);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 20, '{"n":20,"seat":0,"move":{"set-aside":{"value":6}}}', 'LUcBC2Oz3w0zusr-mnJexg/3e70f6cf-b5fe-425b-8344-b1440685dc32', 1795061102025);
INSERT INTO entry VALUES ('y5UeCYNPnfzlEyedGOxDag', 21, '{"n":21,"seat":0,"move":{"take-back":{}}}', 'LUcBC2Oz3w0zusr-mnJexg/29873974-d11d-47da-b80f-5402f830095d', 1795061102026);
INSERT INTO head VALUES ('--UMve4AMJXzW0x_3ab3kA', 6, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('2wCYHD0ym9rJKhddgbHuOg', 4, 2, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('59JhcaBB8nLohdua1yhigQ', 75, 2, NULL, 0, 'review', 1795061102401, 0, 0, '14:37:1');
INSERT INTO head VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 7, 3, 0, 0, NULL, NULL, NULL, 0, '1:3:');
INSERT INTO head VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 33, 3, 0, 0, NULL, NULL, NULL, 0, '3:0 54:');
INSERT INTO head VALUES ('IgTcEgpoAXrjDFtPlgkalw', 7, 4, 0, 1, NULL, NULL, NULL, 0, '2:0:');
INSERT INTO head VALUES ('WYICbQVWjVsFd7YmKKhhyw', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('_3zQsikFO01lbUAPcaUWVg', 1, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('e_fM9GU-0eoV0daSAgV4Uw', 0, 1, NULL, 0, 'begin', 1795061112414, 10000, 0, NULL);
INSERT INTO head VALUES ('rPuPZbVdT2emSzQ_obJH6w', 60, 4, NULL, 0, 'review', 1795061102169, 0, 0, '3:10:1');
INSERT INTO head VALUES ('rmJvnNzQ00Hkg8pNv1DZ9A', 75, 4, NULL, 0, NULL, NULL, NULL, 0, '14:29:1');
INSERT INTO head VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 69, 4, NULL, 0, 'review', 1795061102280, 0, 0, '4:6:1');
INSERT INTO head VALUES ('y5UeCYNPnfzlEyedGOxDag', 21, 3, 0, 0, 'clock', 1795147502024, 86400000, 0, '4:61 25:');
INSERT INTO member VALUES ('--UMve4AMJXzW0x_3ab3kA', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102405);
INSERT INTO member VALUES ('2wCYHD0ym9rJKhddgbHuOg', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102342);
INSERT INTO member VALUES ('59JhcaBB8nLohdua1yhigQ', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102371);
INSERT INTO member VALUES ('9jAGZZGRVxlMSdgzPNOaLg', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102289);
INSERT INTO member VALUES ('EqA6DrP11DFgfQ8cZZrwRA', 'LUcBC2Oz3w0zusr-mnJexg', 1795061101931);
INSERT INTO member VALUES ('IgTcEgpoAXrjDFtPlgkalw', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102029);
INSERT INTO member VALUES ('WYICbQVWjVsFd7YmKKhhyw', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102060);
INSERT INTO member VALUES ('_3zQsikFO01lbUAPcaUWVg', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102360);
INSERT INTO member VALUES ('e_fM9GU-0eoV0daSAgV4Uw', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102414);
INSERT INTO member VALUES ('rPuPZbVdT2emSzQ_obJH6w', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102070);
INSERT INTO member VALUES ('rmJvnNzQ00Hkg8pNv1DZ9A', 'LUcBC2Oz3w0zusr-mnJexg', 1795061101744);
INSERT INTO member VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 'LUcBC2Oz3w0zusr-mnJexg', 1795061102193);
INSERT INTO member VALUES ('y5UeCYNPnfzlEyedGOxDag', 'LUcBC2Oz3w0zusr-mnJexg', 1795061101977);
INSERT INTO node VALUES ('30be56d5-5739-4e30-9cb3-24b6e78daebe', 1795061101667);
INSERT INTO result VALUES ('59JhcaBB8nLohdua1yhigQ', 0, 'LUcBC2Oz3w0zusr-mnJexg', 'classic', 37, 1, 1795061102401, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('rPuPZbVdT2emSzQ_obJH6w', 0, 'LUcBC2Oz3w0zusr-mnJexg', 'forone', 10, 1, 1795061102169, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair');
INSERT INTO result VALUES ('rmJvnNzQ00Hkg8pNv1DZ9A', 0, 'LUcBC2Oz3w0zusr-mnJexg', 'classic', 29, 1, 1795061101859, 'points', 9.20673187867995, 228.5281161804548, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('wVx2PSogBx1dgj6lWeF8eQ', 0, 'LUcBC2Oz3w0zusr-mnJexg', 'forone', 6, 1, 1795061102280, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair');
INSERT INTO review VALUES ('rmJvnNzQ00Hkg8pNv1DZ9A', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":9.20673187867995,"loss":228.5281161804548,"result":29.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-2.764020125956989,"loss":1.2630644621433191,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"6","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":5,"turn":1,"luck":-1.8262181913545987,"loss":2.575697133522681,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":7,"turn":1,"luck":-2.540675004371053,"loss":26.33824169880498,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"ones"}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-2.202403174065978,"loss":27.332125609858934,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":6.6511981950144445,"loss":11.35460555702818,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 5"}},"text":""}]}},{"event":15,"turn":3,"luck":6.672649686893465,"loss":12.505905669677645,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 4","better":"4 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3"}},"text":""}]}},{"event":17,"turn":3,"luck":-0.31504102880231244,"loss":22.351388103444975,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"fives","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":-1.314063786262949,"loss":5.1787268506448925,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":21,"turn":5,"luck":-2.2737367544323206E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-2.4443878109590855,"loss":2.3824649940754625,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 2 3","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":25,"turn":5,"luck":-0.9830066147943626,"loss":1.9317813095350402,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":27,"turn":5,"luck":0.5207065455669238,"loss":7.220233551424144,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":28,"turn":6,"luck":-1.2789769243681803E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":-1.4201364597544028,"loss":1.0164330988884984,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":32,"turn":6,"luck":-1.021702142109433,"loss":1.8396844698869188,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":34,"turn":6,"luck":-0.19873945691151107,"loss":12.852568554157969,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"sixes","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":35,"turn":7,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":-1.7968574179954118,"loss":1.3200059812377418,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 4 5","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":39,"turn":7,"luck":-0.4766521672507764,"loss":1.4973019149723115,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":41,"turn":7,"luck":-0.3185918755237509,"loss":19.223324487568746,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":42,"turn":8,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":3.674288408572039,"loss":12.701730524611918,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"twos","better":"full-house"}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":45,"turn":9,"luck":-5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":0.5533498805286428,"loss":1.4563788290392807,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"2"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":49,"turn":9,"luck":-2.7639749983320883,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":""},{"event":51,"turn":9,"luck":8.759759795183555,"loss":18.48324130813881,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"full-house"}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":52,"turn":10,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-1.834594388514816,"loss":9.646915799816206,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":55,"turn":11,"luck":2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-2.1632724265864383,"loss":1.3471747860834924,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":59,"turn":11,"luck":-1.7525588162263546,"loss":4.950347996987929,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 2 5 6","better":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":61,"turn":11,"luck":2.1250915579785996,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":62,"turn":12,"luck":-7.105427357601002E-15,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":1.7104890685625733,"loss":6.623280360757597,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 6"}},"text":"","plan":[{"move":{"roll":{"dice":"4"}},"text":""}]}},{"event":66,"turn":12,"luck":-3.1126376175845394,"loss":1.5189101313986413,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5 6","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":68,"turn":12,"luck":1.3257692807738763,"loss":4.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":3.907985046680551E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":6.01851851851848,"loss":8.88888888888889,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"4 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"3 5"}},"text":""}]}},{"event":73,"turn":13,"luck":4.444444444444436,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":""},{"event":75,"turn":13,"luck":-1.9999999999999893,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO token VALUES ('65ba95088cd385e444da2ab2f8f4a75b9095ed50fba6fd9a4114f9305944f94a', 'LUcBC2Oz3w0zusr-mnJexg', 'session', 1795061101719, 1795061101719);
