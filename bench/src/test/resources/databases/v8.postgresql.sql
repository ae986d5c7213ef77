-- A PostgreSQL database of the schema v8, with games in all states, as that version left it.
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-19 04:18:34.755276', 56, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-19 04:18:34.821196', 61, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-19 04:18:34.923055', 15, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-19 04:18:34.944141', 34, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-19 04:18:34.982577', 6, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-19 04:18:34.9994', 3, true);
INSERT INTO flyway_schema_history VALUES (7, '7', 'daily', 'SQL', 'V7__daily.sql', 2047060004, 'postgres', '2026-11-19 04:18:35.012844', 36, true);
INSERT INTO flyway_schema_history VALUES (8, '8', 'together', 'SQL', 'V8__together.sql', -761509347, 'postgres', '2026-11-19 04:18:35.052711', 52, true);
INSERT INTO player VALUES ('0IZId8pgkYYIAEZJIdGbAA', 'Anna', 1795061915425);
INSERT INTO player VALUES ('3yhfVN1Obutuljqw8WKwFA', 'Ben', 1795061917428);
INSERT INTO game_table VALUES ('6BLYpCLUO8hZ7j9EIlAijQ', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', '2bRyl-AdhcpKsvUhD-u08Q', 'LrLBgIim5YiTeR6wdLedlQ', '620968378d4bbe29d69c7b5e8d71d33cdb9f25ae1121d327f0a6e96f2239ba43', 1795061917055, 1795061917055, NULL);
INSERT INTO game_table VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"revealed":{"entropy":"91ef601b01ec78a51881b8bef39f77da548457bff6694896b383aef0fc814fd9","pledge":"d07adeb7d6ce53e658036d1bd24d74334aba92af51ff019af51a2ba07e9f5a29","saw":"06868a08088b35ffcb00c4783b5a7d7e3d28d11c646ba0b16db8c4ac41a1a1e0"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', '_F_DGhuOwVKSJQeJCvR0Aw', 'dTQBnHNT1X05hiR65yriTQ', 'ccc2a0c0c126996dc56f35ae632e251f7d56b1355ebf1ce054835fbf23f82481', 1795061916719, 1795061916735, NULL);
INSERT INTO game_table VALUES ('KAFjH2GXx8v9cc6eyzPKyA', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'cO6tSDyYGzMInHa2IRQu-A', 'IZ6WzrYZVxp9WZwe6XMsRQ', '1840fbf22de801efe2694e628a8df51679b52525c86be0bd3b9e6b36bd08a30e', 1795061917404, 1795061917404, NULL);
INSERT INTO game_table VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0,"rematch":"NpGbH_KpLKAi5MT-Rv4gLw","evening":"uDfT5Owx2HgU2FoBoi0q9g"}', 'Yp0MmQbdYgEYlu2OZIl_sA', 'b2fSMd-rg6JjYqd83m_9Dg', '39ed33f3742093e623a5f738bae35be2d486e24895e45b5e68ff82a6de1e256d', 1795061917488, 1795061917884, NULL);
INSERT INTO game_table VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"machine":{"level":"easy","name":"Basil"}},{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"evening":"uDfT5Owx2HgU2FoBoi0q9g"}', '7ICWBD66pRAJdhlxGl5eqw', '83zMbLLI9Eqw2BZTM25ysQ', 'b4eddf4c6abbd45919089f99465a9484c8f8cff7ab50a9d55c1bc702338bc1a7', 1795061917878, 1795061917878, NULL);
INSERT INTO game_table VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"revealed":{"entropy":"2019d841302820d5b22b4677e1107a41d3bc466694485eb770deb94027a37200","pledge":"7b7c7f932719935928e3911c08feb7764b54a8b345a4127d80139eda132c3373","saw":"44f0e65d9d87b1f3483aa5d1570e875b76c0048ef756a768556e7bd08e68b05f"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'UTaSeSytZDV377DdkkvWLw', 'K3MkFAkSG2LRTrwWNI2HUA', 'e3e5518b1596596ce5851ee529c9689fda2e31e706da4769f66a0858705dcfef', 1795061916881, 1795061916938, NULL);
INSERT INTO game_table VALUES ('OA8c5vc6BLRZcDX9htwKHw', 'open', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'fbsLXiPn9cc_IVkDtayAOg', 'f1cgLuU8fjnrfHcV-EoMKw', 'dc4c1669916aac3f3c084e58dbc4c1397fb5224dba6afd764dcffc9709823860', 1795061918224, 1795061918224, '7KD7KJ');
INSERT INTO game_table VALUES ('RQVhzx5EhgNhBtQMPqoABw', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"revealed":{"entropy":"ad964db0508bde4aa4b7edcf1b8fdcad2d70fd349cad10e2cf7f8fe3eeaa3bfa","pledge":"21f113f0ef1fcd88c8b1c294db33799ca519101703fa1009b2f4711710fe7d68","saw":"3d4304d2e883173e092a4ae4dc2bfac699a9e868162cff883d2e5eae8e4cbe81"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'xnHYqZCLqAdXy5U2bzW8GA', '-9krhuO38ZqARDVhIkVW1g', '2821d59047d4af4a5f80d9c14fef378354febab074d726318f952908a857ec44', 1795061915478, 1795061916234, NULL);
INSERT INTO game_table VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"revealed":{"entropy":"0b7eb6b479aedc4fe9a05d8bcfbeeaa1a3925ecdf0a2ed8b097b5ba4ff8c46a9","pledge":"970e6cc322ea3af99fed3a72596e530785a43b4084ed9ea18b616291fe709832","saw":"1110781ac3671ebba07aff0215a701e4922561ddcd91129254ef0733c6301388"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'Zs2dzTGk1pTJzLJJfArxiQ', 'TirLKyMwOkcI-BL9xw0X-w', '79e48d04bb3abc5a9409937c27f16630987d8e0747ab7af895dc752c5e19b569', 1795061916822, 1795061916872, NULL);
INSERT INTO game_table VALUES ('aOepyTf0LEymyes-R5p7ug', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"revealed":{"entropy":"d5dacb8ff45252981c5116c91eece7fd6cbe30206b1be3450a139017aa2617a5","pledge":"e377628837b7698a47f0c9bc5eb3c08a558295335b2d2420d6696976216a86de","saw":"9e204d56d16771cc55e108908f2ccf0bd05f71b593304cc2a456c936ec7cb508"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'RyWOeYlPpl_baMOj85Deng', 'LKzWPos9GbNqT_JtL7wyjQ', 'cb281cf73f25a1b314fd12ebedd9a9d6c11d75695ad84ce2f76a3f8514fbdc07', 1795061916654, 1795061916681, NULL);
INSERT INTO game_table VALUES ('alphaHkiZ4idBYbBxazpoQ', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'SVNNle-BZbJm55kLRCQKGA', 'BWfwnezp-nK4_uJsGL878A', 'e1e29d0148f0351572bf424c11bc505728b361f5530d11ea55a2c29bd2bf6702', 1795061916813, 1795061916813, '6TW4F7');
INSERT INTO game_table VALUES ('d3zP6GTSeWwpnnIqJ78ExQ', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"revealed":{"entropy":"d7c32ed19e004edfd3c12e6a4161b52c4fb6802efc4d0ba4f2dc9a9a432f8ec8","pledge":"cb77e60691ec633edb1eaac0c9839289ef5982efe2a46429c68a70105307dbfe","saw":"86cdd04042fb3eef9966f5f87301fa507dd2be7fd39cb38578ac7ce90bac90df"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'MXSxX9aDi_d7hdXs_SNmVw', 'bd0DxamRxRnSzlwR2uNYfg', 'bcbe1a3fa9480009e2c1fc7bdb739093f3e1dacbb2fa2dce9ca1db1218a96357', 1795061916772, 1795061916784, NULL);
INSERT INTO game_table VALUES ('lGcxIriONNQTL9wh3vbhFw', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"revealed":{"entropy":"9635bb901681216ed1132fbf53b4dbf867fb68653b770e48314bf6252ddaccb1","pledge":"6b9f2aa24d15e0472b9af2c4868c5825cf565b7cc0b757087e2b794b379c4e6c","saw":"f466a19150607e164ab41d73522bd3b10fab814916d794f05fb4aa96340e7fc2"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'oi6APKUFs6J3PTl8USyrHw', 'L9Efc_9PPE1xZ0mMavScVw', 'c5f1c706b011dd50b7a49f5d9ac4e885f98e59ddc567748c7030f91b9258316d', 1795061916980, 1795061916989, NULL);
INSERT INTO game_table VALUES ('mMhq9oqCpf8k44-zE8W2LQ', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"6BLYpCLUO8hZ7j9EIlAijQ"}', 'KfhQkTQsORiXJW1SyOY_nQ', 'lMG5pepOzsRFp66KMHzf6A', '620968378d4bbe29d69c7b5e8d71d33cdb9f25ae1121d327f0a6e96f2239ba43', 1795061917038, 1795061917056, NULL);
INSERT INTO game_table VALUES ('pP4C506XGezQ-56eRGq5mw', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'pAgs7CAUi1oOoc8O11cVUw', 'wLNQ0GpEhpGB8c4lh-cUew', '1840fbf22de801efe2694e628a8df51679b52525c86be0bd3b9e6b36bd08a30e', 1795061917082, 1795061917389, NULL);
INSERT INTO game_table VALUES ('z5kqToO25MLt6TwO_jCrmA', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"0IZId8pgkYYIAEZJIdGbAA","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'AxrUMxtGDrQ6L7-J7FOk3w', 'zvxm-Ee1UiAbw3ZoIKFqQQ', 'bde2e05e271dfc08c487c9223687f2cfe2d5591aca155a5696e20bd03daab6cf', 1795061918332, 1795061918333, NULL);
INSERT INTO daily VALUES ('2026-11-19', '1840fbf22de801efe2694e628a8df51679b52525c86be0bd3b9e6b36bd08a30e', 1795061917072, NULL);
INSERT INTO daily VALUES ('2026-11-20', '41e3a14d4c5784235407a4f6db94778a59d861e95116b5962360fd255a50c49f', 1795061917075, NULL);
INSERT INTO daily VALUES ('2026-11-21', '413bad964942e783536e079b91a0a2254414d09c510abc35f34e422374b5e3bd', 1795061917077, NULL);
INSERT INTO archive VALUES ('RQVhzx5EhgNhBtQMPqoABw', 44, '\x1f8b08000000000000ffad99cf6e1c390ec65fa5d1e708238a1445cd2d87c120f30633eb3de86f62c471efda4e7680c0efbeac3848192519a8caf8d2a82e976d7ea0f8e347d6d773bb7db8bb6ef7e75ffff5f57cdffe7bfe15de9cdb17bdabb7ce5fafceb757cbad2bfd597ad04bab979f2e5f9a5eea0fef2e37374f57f5ba2cf7aece7072273cd1c95f9d1f1f1faf6ebfff09a7bf77f9fc502e9f9e1ea3d3f2a03eaa8f9ddf9cf5fea7745bf55fda777fbdabf29ff71ffffcf3dddbdffefae35dfd3dbf7dfb4bcac15389c54870d9500a62b278329c53459b83eb35e9df490f1a6d88de3244f0ece8f1cd775938cac243b226a26823caeb2378e29d92d865ae48c1d48cc5904831c9eb07b7108a0dd025ca202920fe90e44749fe8024dccae18d1c38d14e29440e72956c62e664a85a31a933981a438c5e849a8cd909b466278c52c24b52eecbe5eefb65befcfd2dd2fb4fe9e6c6dc3fdca5ebf71f1ebea9da13762f942aa76220260d3b69ec59804db1315a0401ef6661871f61cb18b6fcf35a89935aa1139fdcce6cd490c48726869af37ab0aa3751c49ac850bb9eb306e04759deff900576c2007b201f37e9ee7d3b9e8f1462af56c3ad5d4f108168e0019ac9e81d58608052c7c019d6c067f07a057ac11c5fb83b25d462e5deaa215783216bb5d61b7853ba8b116bed314c52c26e5536e1171c03d812ef56d748305e94ed3d68b5b92e05f4a0a5a6aa7235b1f8647aef96176525cef2f5eca04d10064718b6a8a28da62dc69636033b15c5d0838d154deb950d6140455ad78643ec5a6f1ebd0f1345bc2a9a900c8ea0ac5f7f69f7bb2b86c096ee1b1970828662b32607092641b7890a668bb30cac048309c2e01518065b88b19eaca56af6764767bd04f2cdd86ab562a0ead97259515d72a9097b1072a3b2607f28731388b92310bbdc1e4844ca3d92b0537f52b414309311d0ca600a5d94b7da0ee318aec81aee045dee358cd7165d70f2a76f6e666f4958276ab1a24a695a12b574eded21ea47ac85a3ab90705026cf9c979ba0cb1d41d7a8698badfdbd91854bd3a231d8aae6a95b6b2492b69898a8592816c25830426b81bb09b2dc41646dd46c81b55f4da89e5276763130f1c9c024d086c9163dd55c2ccad85684570be926b8724770f5f1f6baf776b3bb4e4a2845eb4289eab3462c457dbc530f4c2d4366ee29da3e462c6b8b771360b9570096db02eba915f201605566ab4709535733d99d2c86ab9826d0acabad61c9a3b2b8120027c0c21781b55f19c278be96a7f6b779175baab999169c0e2a2e80496493713d551772422c23dba25ddb3cba8932f70aca70d2ea17657ba74a4c5610121871a039d309d34460f566297167b50099daa80c9e29a389323a32b95cff7da0cb80655b5beca617d178b33835c83a145315af5443042a63bcb8b67b9cd00b8f1aae5926b60ca3d3532ef6568f7a2b1fd4e31b9f6d5b94a9f587ee0d488296434670302aa3950b382119be48b23d5c46193ae76e2eeba0a53eac984ea494eb359a4c4e2b46a89026ca0a8c8365a4b8aa891335f1789e36fb0a3b283a4238ef89b063379cf3e204d40ec4d68a1141f46c23eb2836aaf2ebe9a389c7a1173dcea45a1e3edcb5662eea40ccc7ebdbbabb6e7cd281de15ed3a5cb46e9ada4af16ad1625776e59ac9d709c1783593342118bd02c1684bb0c526f3e2d076e6a4e8f8d89a73a6e4a67398b8661216b537be4200b415645c224579a66c42303a42b087ff5d0ed8e45442ad980c07755ea423a391864bf4b63065db5d18e62bd6c97f0d7702307a0580d108b0c528ef2f0e01d752502b86292c000bc188968869505ae580d4ba1d95e1da4a6802303a023037681a01b6b731c62c55c72fed849c48f3e474a40c8e0d223b2d249496069ba6e6e7999a09c0e808c026db0abfc5973f30d9dbe81de6aede3884aaf3245a13a30e95b557b530e0b2ef43ab67ebd793e727f0f247e0d52f9fef7e825d5db206b3b82f5b9c7a7caa3a7ae9d70ec591e8a059fd50e11af84a5d3f61977f0576f92dbb9ebac9fe9438e931350706d0f7a5e72b904b233597e26b205bb31b264b55b676493f61973fc2aef221dd2e2277a682532e8e391a2459e8957578c9be98a08356f384e2c697106c791d85fd6c65ff0af4f293d5fd523ffbed57b6d2ab4e8e49168b9f60a117a8076b295b5ba49571dba2ca9e55c7845efe98fd9ae9da128cbf31d9ef6532b98a79792d61ad1a965c5555d4afbd43a7d00369f226aad691cc4f28e68f506c63c0784bb0ddc3a5622a272d9014bcb679bf8ccdd5a23a312e16c04376838161fb6c1bc6137af161ebb5bfd1a3588bd5561369795fa73119b1eae7a5f4265ae518c2300d6bc0eb81e209b5f815a8c55b6a2d6542cb6a72ef9bc884356851aba8a087aae7aade3e5aa36299820ec404935209eba1e209b5f8456abd542a1b557ef22a72f7d29bab1474a4b397764542ef4ceeea64a2cb58dbb2861dddf162f757453c51c44773b5511486d2a7dd3b4b6df14172d266dfbbe6284a5b5e4ce838a6964698192d0e930a03ac3d93275b267e71cb346bf69f6f6ecc87cbe7fbfdddc5212b7c7a323ae22f2f8a745e4c3e36539b6b5efdb297382cf358afd6a027b4e29f181ab72513066ae953f0fdb95d430a708bbeaa9e6275fcd2f96b5953825114349ba5389b785416577a8509bdc24f2cc737bac6d5381c78fbd5b001968806e3f2b6d2b276979074b4a902b1170889476306715dbe86c9623c1c598cbb49aeb6abf1238bbec2addae6a3e95ec94d85c5449f8271be50d601b3663f39817175fd61e26fc28bfee6058fbcbfc9480f1c480d0bd0826217924ef4ccc615eec573edad0ecb7c76488fff7efc3f32f0259bf9220000');
INSERT INTO daily_game VALUES ('2026-11-19', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-19', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":15,"version":3,"name":{"de":"Prüfung: Das Plättchenfeld","en":"Trial: The field of tiles","nl":"Proef: Het tegelveld"},"text":{"de":"Überall liegen Plättchen. Such dir einen Weg zwischen denen, die zahlen, und denen, die kosten.","en":"Tiles lie everywhere. Find a way between those that pay and those that cost.","nl":"Overal liggen tegels. Zoek je weg tussen tegels die iets opleveren en tegels die iets kosten."},"elements":[{"field-pays":{"row":"fours","field":5,"points":15}},{"field-costs":{"row":"threes","field":4,"points":10}},{"exact-dice":{"row":"fives","count":4}},{"face-only-here":{"row":"small-straight","face":1}},{"guards-dice":{"row":"full-house","points":5}},{"dice-back":{"row":"small-straight","dice":3}},{"field-pays":{"row":"large-straight","field":4,"points":20}},{"dice-gone":{"row":"four-of-a-kind","dice":1}}],"medals":{"bronze":205,"silver":230,"gold":255},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":22,"version":5,"name":{"de":"Nichts umsonst","en":"Nothing for nothing","nl":"Geen rij voor niets"},"text":{"de":"Für eine Medaille muss jede Zeile etwas bringen. Die Karte ist kürzer, damit es gelingen kann.","en":"For a medal every row has to bring something. The card is shorter, so that it can be done.","nl":"Voor een medaille moet elke rij iets opleveren. De kaart is korter, zodat het kan lukken."},"elements":[{"no-zero":{}},{"row-closed":{"row":"four-of-a-kind"}},{"row-length":{"row":"kniffel","fields":3}},{"row-length":{"row":"large-straight","fields":4}},{"row-length":{"row":"chance","fields":3}},{"row-pays":{"row":"kniffel","pay":{"when-full":{"points":30}}}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_try VALUES ('2026-11-19', 'classic', '0IZId8pgkYYIAEZJIdGbAA', 'Anna', 'pP4C506XGezQ-56eRGq5mw', 1795061917082, 0);
INSERT INTO daily_try VALUES ('2026-11-19', 'forone', '0IZId8pgkYYIAEZJIdGbAA', 'Anna', 'KAFjH2GXx8v9cc6eyzPKyA', 1795061917404, 0);
INSERT INTO entry VALUES ('6BLYpCLUO8hZ7j9EIlAijQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1795061917055);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 1, '{"n":1,"outcome":{"drawn":{"cards":"1 3 4 6 6"}}}
{"n":2,"outcome":{"drawn":{"cards":"1 1 2 3 6"}}}', NULL, 1795061916740);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 3, '{"n":3,"seat":0,"move":{"score":{"box":"sixes","cards":"6"}}}
{"n":4,"outcome":{"drawn":{"cards":"5"}}}', '0IZId8pgkYYIAEZJIdGbAA/90b89e81-e34b-4869-8c78-e21eed537f2f', 1795061916745);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 5, '{"n":5,"seat":1,"move":{"score":{"box":"ones","cards":"1 1"}}}
{"n":6,"outcome":{"drawn":{"cards":"3 4"}}}', NULL, 1795061916751);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight","cards":"3 4 5 6"}}}
{"n":8,"outcome":{"drawn":{"cards":"2 2 3 6"}}}', '0IZId8pgkYYIAEZJIdGbAA/1c8036d4-ba21-4ecd-8446-273cca6a2996', 1795061916757);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 9, '{"n":9,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
{"n":10,"outcome":{"drawn":{"cards":"3"}}}', NULL, 1795061916758);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 11, '{"n":11,"seat":0,"move":{"set-aside":{"value":6}}}', '0IZId8pgkYYIAEZJIdGbAA/493328bf-9d6a-4920-bb1f-4a72c9eeae2e', 1795061916760);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 12, '{"n":12,"seat":0,"move":{"exchange":{"discards":"6","draw":1}}}
{"n":13,"outcome":{"drawn":{"cards":"6"}}}', '0IZId8pgkYYIAEZJIdGbAA/6bb52f2c-59ee-4195-8755-73c14866147d', 1795061916764);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 14, '{"n":14,"seat":1,"move":{"score":{"box":"threes","cards":"3 3 3"}}}
{"n":15,"outcome":{"drawn":{"cards":"1 5 6"}}}', NULL, 1795061916765);
INSERT INTO entry VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 16, '{"n":16,"seat":0,"move":{"set-aside":{"value":1}}}', '0IZId8pgkYYIAEZJIdGbAA/5841404b-8dc2-4adc-938d-ce7874851c7f', 1795061916767);
INSERT INTO entry VALUES ('KAFjH2GXx8v9cc6eyzPKyA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"1 1 1 4 4"}', '0IZId8pgkYYIAEZJIdGbAA/3feadf53-9342-4057-9db5-96bbd17e2e9e', 1795061917413);
INSERT INTO entry VALUES ('KAFjH2GXx8v9cc6eyzPKyA', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/6d5a6cc2-d088-4be4-9367-a8203527bf76', 1795061917414);
INSERT INTO entry VALUES ('KAFjH2GXx8v9cc6eyzPKyA', 4, '{"n":4,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', '0IZId8pgkYYIAEZJIdGbAA/0ec69c52-779d-4631-8a3a-4848e4d6204d', 1795061917415);
INSERT INTO entry VALUES ('KAFjH2GXx8v9cc6eyzPKyA', 5, '{"n":5,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/c9ab88d2-989d-4e71-a16a-b219f0d63f4f', 1795061917416);
INSERT INTO entry VALUES ('KAFjH2GXx8v9cc6eyzPKyA', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/9cb15c60-508d-4b10-8915-fc3e6cf6e5b4', 1795061917419);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 1, '{"n":1,"outcome":"2"}
{"n":2,"outcome":"2"}
{"n":3,"outcome":"6"}
{"n":4,"outcome":"6"}
{"n":5,"outcome":"2"}
{"n":6,"outcome":"6"}', NULL, 1795061917514);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 7, '{"n":7,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":8,"outcome":"6 6 6 2 1"}', NULL, 1795061917517);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 9, '{"n":9,"seat":1,"move":{"roll":{"dice":"2 4"}}}
{"n":10,"outcome":"6 3"}', NULL, 1795061917519);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 11, '{"n":11,"seat":1,"move":{"roll":{"dice":"4 5"}}}
{"n":12,"outcome":"2 3"}', NULL, 1795061917520);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 13, '{"n":13,"seat":1,"move":{"score":{"box":"three-of-a-kind"}}}', NULL, 1795061917521);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 14, '{"n":14,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":15,"outcome":"4 4 1 2 3"}', '0IZId8pgkYYIAEZJIdGbAA/64f26173-d60f-4085-83a6-aa008a1ba3e2', 1795061917521);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 16, '{"n":16,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":17,"outcome":"2 4 5 2"}', '0IZId8pgkYYIAEZJIdGbAA/34e83095-1758-4740-a886-8c67e57cd48d', 1795061917522);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":19,"outcome":"6 1"}', '0IZId8pgkYYIAEZJIdGbAA/57bd7626-1249-4c85-a841-6d950ac6c50d', 1795061917525);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 20, '{"n":20,"seat":0,"move":{"score":{"box":"small-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/31d1d332-2b33-440f-b894-0022878048ea', 1795061917526);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 21, '{"n":21,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":22,"outcome":"4 2 4 2 2"}', NULL, 1795061917527);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 23, '{"n":23,"seat":1,"move":{"roll":{"dice":"1 2 5"}}}
{"n":24,"outcome":"3 1 2"}', NULL, 1795061917531);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 25, '{"n":25,"seat":1,"move":{"roll":{"dice":"1 2 4"}}}
{"n":26,"outcome":"2 1 1"}', NULL, 1795061917532);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 27, '{"n":27,"seat":1,"move":{"score":{"box":"twos"}}}', NULL, 1795061917533);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":29,"outcome":"2 1 4 3 1"}', '0IZId8pgkYYIAEZJIdGbAA/9bf0b62a-6f1b-4f2f-a6b9-ee8a4490547c', 1795061917534);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 30, '{"n":30,"seat":0,"move":{"score":{"box":"large-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/03046eb7-1c60-4c62-958c-a0186b59ef95', 1795061917536);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 31, '{"n":31,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":32,"outcome":"2 2 2 2 2"}', NULL, 1795061917537);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 33, '{"n":33,"seat":1,"move":{"score":{"box":"kniffel"}}}', NULL, 1795061917537);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 34, '{"n":34,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":35,"outcome":"2 2 4 5 3"}', '0IZId8pgkYYIAEZJIdGbAA/cdbc4023-d75f-4de5-9d26-92be4366761f', 1795061917538);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 36, '{"n":36,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":37,"outcome":"1 5 2 3"}', '0IZId8pgkYYIAEZJIdGbAA/6222fb3b-a390-4285-bd93-498f8e991359', 1795061917540);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 38, '{"n":38,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":39,"outcome":"5 3 5"}', '0IZId8pgkYYIAEZJIdGbAA/32690cad-a1e9-49e5-ac64-74527506417c', 1795061917544);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 40, '{"n":40,"seat":0,"move":{"score":{"box":"fives"}}}', '0IZId8pgkYYIAEZJIdGbAA/50015223-d348-4156-9af1-76808363dc31', 1795061917556);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 41, '{"n":41,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":42,"outcome":"5 2 2 2 6"}', NULL, 1795061917564);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 43, '{"n":43,"seat":1,"move":{"roll":{"dice":"5"}}}
{"n":44,"outcome":"4"}', NULL, 1795061917570);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 45, '{"n":45,"seat":1,"move":{"roll":{"dice":"1 3"}}}
{"n":46,"outcome":"1 3"}', NULL, 1795061917571);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 47, '{"n":47,"seat":1,"move":{"score":{"box":"small-straight"}}}', NULL, 1795061917571);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 48, '{"n":48,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":49,"outcome":"2 6 4 1 4"}', '0IZId8pgkYYIAEZJIdGbAA/edf9081f-654d-4453-9961-8f82678595d1', 1795061917573);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 50, '{"n":50,"seat":0,"move":{"score":{"box":"ones"}}}', '0IZId8pgkYYIAEZJIdGbAA/20d443bb-7550-4d59-9e32-8650cc5cf95b', 1795061917581);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 51, '{"n":51,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":52,"outcome":"6 5 4 2 5"}', NULL, 1795061917588);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 53, '{"n":53,"seat":1,"move":{"roll":{"dice":"4"}}}
{"n":54,"outcome":"3"}', NULL, 1795061917600);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 55, '{"n":55,"seat":1,"move":{"roll":{"dice":"2 4 5"}}}
{"n":56,"outcome":"2 3 3"}', NULL, 1795061917604);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 57, '{"n":57,"seat":1,"move":{"score":{"box":"threes"}}}', NULL, 1795061917605);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 58, '{"n":58,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":59,"outcome":"3 2 6 5 1"}', '0IZId8pgkYYIAEZJIdGbAA/406874de-3ee5-4481-9c8b-4a5e2006e44b', 1795061917605);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 60, '{"n":60,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":61,"outcome":"6 6"}', '0IZId8pgkYYIAEZJIdGbAA/1b5cdd9b-6246-4d68-a3f9-dea9532837d6', 1795061917607);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":63,"outcome":"6 3"}', '0IZId8pgkYYIAEZJIdGbAA/27ca71dc-2a81-42d8-a7bb-5cbc88f94d8f', 1795061917608);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 64, '{"n":64,"seat":0,"move":{"score":{"box":"kniffel"}}}', '0IZId8pgkYYIAEZJIdGbAA/ff4d56a6-2d36-456f-ac9e-3d7da686fe41', 1795061917609);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 65, '{"n":65,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":66,"outcome":"3 2 5 6 3"}', NULL, 1795061917609);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 67, '{"n":67,"seat":1,"move":{"roll":{"dice":"1 2 4 5"}}}
{"n":68,"outcome":"6 5 1 4"}', NULL, 1795061917610);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 69, '{"n":69,"seat":1,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":70,"outcome":"4 4 5 4"}', NULL, 1795061917610);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 71, '{"n":71,"seat":1,"move":{"score":{"box":"full-house"}}}', NULL, 1795061917611);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 72, '{"n":72,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":73,"outcome":"1 5 3 2 3"}', '0IZId8pgkYYIAEZJIdGbAA/0c974cce-894a-4287-9ec9-2e104bd31aa3', 1795061917612);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 74, '{"n":74,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":75,"outcome":"5 6 6 4 2"}', '0IZId8pgkYYIAEZJIdGbAA/798d5a44-0c61-4380-bcc0-5d5a5819c456', 1795061917612);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 76, '{"n":76,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":77,"outcome":"6 6 4 4 1"}', '0IZId8pgkYYIAEZJIdGbAA/e1c046cc-09cd-4c9e-9490-483c22928327', 1795061917613);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 78, '{"n":78,"seat":0,"move":{"score":{"box":"sixes"}}}', '0IZId8pgkYYIAEZJIdGbAA/2936b0e2-d141-411e-895a-ac2b2ea0ba06', 1795061917614);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 79, '{"n":79,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":80,"outcome":"2 6 3 6 1"}', NULL, 1795061917614);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 81, '{"n":81,"seat":1,"move":{"roll":{"dice":"1 4 5"}}}
{"n":82,"outcome":"6 2 4"}', NULL, 1795061917615);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 83, '{"n":83,"seat":1,"move":{"roll":{"dice":"1 2"}}}
{"n":84,"outcome":"6 6"}', NULL, 1795061917615);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 85, '{"n":85,"seat":1,"move":{"score":{"box":"chance"}}}', NULL, 1795061917618);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 86, '{"n":86,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":87,"outcome":"5 1 1 6 1"}', '0IZId8pgkYYIAEZJIdGbAA/2d4c18eb-89d5-4b21-9d21-7a087d76e89d', 1795061917624);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 88, '{"n":88,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":89,"outcome":"5 2"}', '0IZId8pgkYYIAEZJIdGbAA/557794d8-6366-456a-833a-8c4edf864f38', 1795061917631);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 90, '{"n":90,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":91,"outcome":"3 2 4 2"}', '0IZId8pgkYYIAEZJIdGbAA/5820c196-b35e-4dfa-afed-e5634e5e8a01', 1795061917633);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 92, '{"n":92,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/8ae69929-9d8b-4d5f-9216-ba9804354c28', 1795061917637);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 93, '{"n":93,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":94,"outcome":"1 3 6 2 1"}', NULL, 1795061917640);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 95, '{"n":95,"seat":1,"move":{"roll":{"dice":"1 3"}}}
{"n":96,"outcome":"6 6"}', NULL, 1795061917640);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 97, '{"n":97,"seat":1,"move":{"roll":{"dice":"1 3 4"}}}
{"n":98,"outcome":"1 5 5"}', NULL, 1795061917641);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 99, '{"n":99,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1795061917641);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 100, '{"n":100,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":101,"outcome":"4 6 1 4 3"}', '0IZId8pgkYYIAEZJIdGbAA/5219e169-f525-42fd-91b3-5a091b8f713f', 1795061917642);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 102, '{"n":102,"seat":0,"move":{"score":{"box":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/738254c8-11c4-410d-8e00-fbe17a7e797e', 1795061917643);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 103, '{"n":103,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":104,"outcome":"3 6 3 6 3"}', NULL, 1795061917644);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 105, '{"n":105,"seat":1,"move":{"roll":{"dice":"1 4 5"}}}
{"n":106,"outcome":"3 2 3"}', NULL, 1795061917645);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 107, '{"n":107,"seat":1,"move":{"roll":{"dice":"2 4"}}}
{"n":108,"outcome":"4 1"}', NULL, 1795061917646);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 109, '{"n":109,"seat":1,"move":{"score":{"box":"fours"}}}', NULL, 1795061917647);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 110, '{"n":110,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":111,"outcome":"5 3 2 6 3"}', '0IZId8pgkYYIAEZJIdGbAA/be3ec8fb-921a-4b7c-91d6-1c7107ac6594', 1795061917647);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 112, '{"n":112,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":113,"outcome":"2 2"}', '0IZId8pgkYYIAEZJIdGbAA/30359f51-714e-4a45-82e5-5809d238d2ec', 1795061917648);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 114, '{"n":114,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":115,"outcome":"3 3 6"}', '0IZId8pgkYYIAEZJIdGbAA/6975745d-068a-4677-8aec-c32dfc8fa7f3', 1795061917648);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 116, '{"n":116,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/424d02a4-14d3-401f-a6ff-a1987e071a81', 1795061917649);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 117, '{"n":117,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":118,"outcome":"6 5 5 4 2"}', NULL, 1795061917650);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 119, '{"n":119,"seat":1,"move":{"roll":{"dice":"1"}}}
{"n":120,"outcome":"5"}', NULL, 1795061917650);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 121, '{"n":121,"seat":1,"move":{"roll":{"dice":"4 5"}}}
{"n":122,"outcome":"2 1"}', NULL, 1795061917651);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 123, '{"n":123,"seat":1,"move":{"score":{"box":"fives"}}}', NULL, 1795061917651);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 124, '{"n":124,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":125,"outcome":"4 6 1 5 5"}', '0IZId8pgkYYIAEZJIdGbAA/73e6f670-0547-49a3-9c5b-b7a339aaf9a2', 1795061917653);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 126, '{"n":126,"seat":0,"move":{"score":{"box":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/cd4e9a0f-84c6-4bc7-ab71-c97c96b192f4', 1795061917653);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 127, '{"n":127,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":128,"outcome":"2 3 2 2 1"}', NULL, 1795061917664);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 129, '{"n":129,"seat":1,"move":{"roll":{"dice":"1 2 4 5"}}}
{"n":130,"outcome":"3 3 5 2"}', NULL, 1795061917684);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 131, '{"n":131,"seat":1,"move":{"roll":{"dice":"1 3"}}}
{"n":132,"outcome":"6 2"}', NULL, 1795061917691);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 133, '{"n":133,"seat":1,"move":{"score":{"box":"sixes"}}}', NULL, 1795061917692);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 134, '{"n":134,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":135,"outcome":"5 5 1 3 3"}', '0IZId8pgkYYIAEZJIdGbAA/9324464c-dd45-47d3-8f20-42dbf60cbdae', 1795061917693);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 136, '{"n":136,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":137,"outcome":"6 1 6 3"}', '0IZId8pgkYYIAEZJIdGbAA/8da008a4-3d26-460a-bea7-f2516f788b93', 1795061917699);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 138, '{"n":138,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":139,"outcome":"5"}', '0IZId8pgkYYIAEZJIdGbAA/c0c1333b-9ad5-4ff4-9b50-387dcfd5a793', 1795061917709);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 140, '{"n":140,"seat":0,"move":{"score":{"box":"threes"}}}', '0IZId8pgkYYIAEZJIdGbAA/6515af71-6b78-4df6-9dd1-227abbbfc291', 1795061917710);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 141, '{"n":141,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":142,"outcome":"5 6 1 2 4"}', NULL, 1795061917713);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 143, '{"n":143,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":144,"outcome":"6"}', NULL, 1795061917716);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 145, '{"n":145,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":146,"outcome":"3"}', NULL, 1795061917717);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 147, '{"n":147,"seat":1,"move":{"score":{"box":"large-straight"}}}', NULL, 1795061917718);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 148, '{"n":148,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":149,"outcome":"3 5 6 3 3"}', '0IZId8pgkYYIAEZJIdGbAA/cecb5902-0c97-425a-a7aa-4b439980b54d', 1795061917728);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 150, '{"n":150,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":151,"outcome":"3 2 3"}', '0IZId8pgkYYIAEZJIdGbAA/f8d6e0ba-77e8-449d-af80-e978ddb04727', 1795061917738);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 152, '{"n":152,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":153,"outcome":"4 1 2"}', '0IZId8pgkYYIAEZJIdGbAA/7bdfba7f-e088-43e9-8e96-05bab2d34d24', 1795061917740);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 154, '{"n":154,"seat":0,"move":{"score":{"box":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/7cb32957-e690-4fea-8231-efcedf45ed8f', 1795061917753);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 155, '{"n":155,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":156,"outcome":"5 1 1 5 6"}', NULL, 1795061917755);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 157, '{"n":157,"seat":1,"move":{"roll":{"dice":"1"}}}
{"n":158,"outcome":"5"}', NULL, 1795061917758);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 159, '{"n":159,"seat":1,"move":{"roll":{"dice":"1 2 4 5"}}}
{"n":160,"outcome":"1 1 4 1"}', NULL, 1795061917762);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 161, '{"n":161,"seat":1,"move":{"score":{"box":"four-of-a-kind"}}}', NULL, 1795061917765);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 162, '{"n":162,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":163,"outcome":"5 2 5 2 1"}', '0IZId8pgkYYIAEZJIdGbAA/c3b01fd1-50c1-42e6-9df2-e468cbfa7dc0', 1795061917768);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 164, '{"n":164,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":165,"outcome":"1 2 5 5"}', '0IZId8pgkYYIAEZJIdGbAA/5af62056-bad9-4129-9392-adb2c938b3ef', 1795061917769);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 166, '{"n":166,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":167,"outcome":"6 1 1"}', '0IZId8pgkYYIAEZJIdGbAA/4c0535fa-526d-4830-85b7-e307dbd5d499', 1795061917771);
INSERT INTO entry VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 168, '{"n":168,"seat":0,"move":{"score":{"box":"fours"}}}', '0IZId8pgkYYIAEZJIdGbAA/9e82ce84-f821-4efb-94f7-913d084edc07', 1795061917771);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"6 4 4 2 3"}}}', NULL, 1795061917885);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":4,"outcome":{"fall":{"dice":"2 6"}}}', NULL, 1795061917886);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"2 4"}}}
{"n":6,"outcome":{"fall":{"dice":"4 3"}}}', NULL, 1795061917887);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 7, '{"n":7,"seat":0,"move":{"rows":{"first":3,"second":4}}}', NULL, 1795061917887);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 8, '{"n":8,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":{"fall":{"dice":"3 3 4 2 6"}}}', '0IZId8pgkYYIAEZJIdGbAA/91529a1e-7ca7-4792-8a24-5cdbb162ff6e', 1795061917889);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":11,"outcome":{"fall":{"dice":"5 1 6 1"}}}', '0IZId8pgkYYIAEZJIdGbAA/dfaea17d-4340-4687-a4d6-34e61577969d', 1795061917890);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"3 5"}}}
{"n":13,"outcome":{"fall":{"dice":"6 5"}}}', '0IZId8pgkYYIAEZJIdGbAA/5ec27566-f308-48e7-adb1-db2ed20a65e4', 1795061918173);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 14, '{"n":14,"seat":1,"move":{"coins":{"line":"pair"}}}', '0IZId8pgkYYIAEZJIdGbAA/beb6ab04-3b45-4c98-9198-66962858f32c', 1795061918195);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":16,"outcome":{"fall":{"dice":"1 3 3 5 1"}}}', NULL, 1795061918200);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":18,"outcome":{"fall":{"dice":"1 4 2"}}}', NULL, 1795061918206);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 19, '{"n":19,"seat":0,"move":{"roll":{"dice":"3 4"}}}
{"n":20,"outcome":{"fall":{"dice":"6 5"}}}', NULL, 1795061918209);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 21, '{"n":21,"seat":0,"move":{"row":{"row":1}}}', NULL, 1795061918209);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":23,"outcome":{"fall":{"dice":"3 1 6 4 6"}}}', '0IZId8pgkYYIAEZJIdGbAA/fbdfa349-d749-481d-b772-19989a200c51', 1795061918210);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"2 3 4"}}}
{"n":25,"outcome":{"fall":{"dice":"4 1 3"}}}', '0IZId8pgkYYIAEZJIdGbAA/65ba999a-c181-46e5-a155-ba5693548a3d', 1795061918212);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 26, '{"n":26,"seat":1,"move":{"roll":{"dice":"2 5"}}}
{"n":27,"outcome":{"fall":{"dice":"2 5"}}}', '0IZId8pgkYYIAEZJIdGbAA/0a2dcd75-6279-4c25-ba6e-ddf3ff75be46', 1795061918213);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 28, '{"n":28,"seat":1,"move":{"coins":{"line":"pair"}}}', '0IZId8pgkYYIAEZJIdGbAA/87e41de5-06e5-43ba-a071-77df7f0f933f', 1795061918213);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 29, '{"n":29,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":30,"outcome":{"fall":{"dice":"3 4 3 2 6"}}}', NULL, 1795061918214);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 31, '{"n":31,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
{"n":32,"outcome":{"fall":{"dice":"2 5 6"}}}', NULL, 1795061918215);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 33, '{"n":33,"seat":0,"move":{"fulfil":{"task":"large-straight"}}}', NULL, 1795061918216);
INSERT INTO entry VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 34, '{"n":34,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":35,"outcome":{"fall":{"dice":"3 3 2 4 1"}}}', '0IZId8pgkYYIAEZJIdGbAA/b5b737a8-8936-41b9-8ffc-dad81a48774e', 1795061918217);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 2 4 5 5"}', '0IZId8pgkYYIAEZJIdGbAA/ea089102-2059-41b6-8904-34ea2e0b8cdc', 1795061916889);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 3, '{"n":3,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/0b8a6600-dc0d-4a28-b13d-932e8d483f13', 1795061916890);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/3eb61ad6-1779-489d-9b05-827a08e9a535', 1795061916890);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', '0IZId8pgkYYIAEZJIdGbAA/347468fb-d43d-4922-a76c-5931c4b62222', 1795061916891);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 6, '{"n":6,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/8905129b-0de2-43e3-903a-90a7f2ffa045', 1795061916892);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 7, '{"n":7,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/a8c89f76-c38f-42e0-b7d3-daf3dc6e9041', 1795061916893);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 8, '{"n":8,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/3b7f7864-7673-42b2-aab3-395e398be439', 1795061916893);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 9, '{"n":9,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/cbb57c27-519a-4c8b-add2-bf412c2f16ee', 1795061916894);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/3e47f256-a38e-47af-a662-e7c45efd7090', 1795061916895);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/d614c7c3-560e-48cf-a6bb-58254056d6bc', 1795061916896);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', '0IZId8pgkYYIAEZJIdGbAA/36ab4afe-91ae-48c6-b02a-b45f8efec448', 1795061916897);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"5 5 3 6 5"}', '0IZId8pgkYYIAEZJIdGbAA/ae06f483-9223-4b28-b94b-79b9a329c100', 1795061916898);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 15, '{"n":15,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', '0IZId8pgkYYIAEZJIdGbAA/87eebe4e-f8a0-4487-8676-651c7487c668', 1795061916899);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 16, '{"n":16,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/0a517a65-afc6-4c2a-ac1f-1a81d559a0fb', 1795061916899);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 17, '{"n":17,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', '0IZId8pgkYYIAEZJIdGbAA/39331dfe-b715-4b3d-95a3-a7040944fe8d', 1795061916900);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 18, '{"n":18,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/e2d7480d-5695-4c4b-91a0-4cbbb29022d5', 1795061916901);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 19, '{"n":19,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/e2c4b773-3dd0-4ff5-9170-27f9ff493c3a', 1795061916901);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 20, '{"n":20,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/be01a96d-1bfa-45e7-a908-4ac5dc00fb61', 1795061916902);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 21, '{"n":21,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/0d3a39fd-5356-4fa2-b61b-14ba4901d504', 1795061916903);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', '0IZId8pgkYYIAEZJIdGbAA/10a65938-6b23-42e2-b93b-dc31282b47cc', 1795061916903);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/dafc8503-60d3-479b-8714-e31a1d550660', 1795061916904);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', '0IZId8pgkYYIAEZJIdGbAA/7a55cc27-558e-4d31-8c45-0f179076c668', 1795061916905);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', '0IZId8pgkYYIAEZJIdGbAA/5df2d566-d591-459d-8911-f4e8cc14b93d', 1795061916906);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', '0IZId8pgkYYIAEZJIdGbAA/6b0db0c5-260a-436f-8275-44165a2dd07b', 1795061916906);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', '0IZId8pgkYYIAEZJIdGbAA/43eab009-df50-48b4-a907-96b2163059d1', 1795061916907);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/95cc8710-b33a-466d-bbec-20cb5d1f491a', 1795061916908);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/7595648d-1150-455c-b478-652cd0cee35d', 1795061916908);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/8735a790-4799-4174-b339-36399b032ae5', 1795061916909);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
{"n":32,"outcome":"6 2 5 4 6"}', '0IZId8pgkYYIAEZJIdGbAA/d8be9260-b597-4cc8-8279-173e54e92b95', 1795061916910);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 33, '{"n":33,"seat":0,"move":{"remove":{"face":5}}}', '0IZId8pgkYYIAEZJIdGbAA/4f969c84-8039-47e4-8ff7-03ebe474667b', 1795061916910);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/6e0e7ade-7dcc-4a24-88e2-195e7f843240', 1795061916911);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 35, '{"n":35,"seat":0,"move":{"remove":{"face":5}}}', '0IZId8pgkYYIAEZJIdGbAA/7990b830-5425-49af-a32f-2352036e2cbc', 1795061916912);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 36, '{"n":36,"seat":0,"move":{"remove":{"face":6}}}', '0IZId8pgkYYIAEZJIdGbAA/0ba258c5-87dd-4df3-914f-8cd41968eb57', 1795061916912);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 37, '{"n":37,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/e1a20d18-831d-414d-99d2-04fc5614c928', 1795061916913);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 38, '{"n":38,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/ad671e6f-0fef-4949-a84b-934ef75ad23d', 1795061916914);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/90e2ab9e-36d6-4e8d-b77a-880cac7b87dd', 1795061916914);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 40, '{"n":40,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/4dfead09-1426-4a3d-85fd-13128f80674f', 1795061916915);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 41, '{"n":41,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/07357389-bd8f-40c0-8a24-b4d4abe17992', 1795061916916);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 42, '{"n":42,"seat":0,"move":{"remove":{"face":6}}}', '0IZId8pgkYYIAEZJIdGbAA/58d12b76-22c9-4a4e-a75f-1da854a09471', 1795061916917);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/5f8ccadb-5eba-455f-91e6-24297f0c9d9e', 1795061916917);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/e28d45e5-f0b7-4d4d-8f3b-84baeb5debc9', 1795061916918);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/6137350f-787d-45ea-b605-13e30a57ee24', 1795061916919);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/a5ec1c97-0d72-40a1-9971-fd149a8d2e03', 1795061916919);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 47, '{"n":47,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/8d60e5b7-5124-4fd7-a156-038a8b7f9747', 1795061916920);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 48, '{"n":48,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/4781d0fe-126c-4b59-a930-00d67e67e78a', 1795061916921);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 49, '{"n":49,"seat":0,"move":{"remove":{"face":5}}}', '0IZId8pgkYYIAEZJIdGbAA/bc4c7997-0385-4ac2-9424-588051ae3520', 1795061916921);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 50, '{"n":50,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/373c900e-0dfc-4df5-a3e2-01a2a4e3b413', 1795061916922);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 51, '{"n":51,"seat":0,"move":{"remove":{"face":5}}}', '0IZId8pgkYYIAEZJIdGbAA/5a1823ad-d13f-429c-b41f-0797b428a268', 1795061916922);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 52, '{"n":52,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/38981de4-9f50-43bc-a484-04246bdbcc0a', 1795061916923);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/f28b62c7-7324-4fd9-a025-ddaf7a28425e', 1795061916924);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 54, '{"n":54,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/e4ab4cee-25c1-4c50-834d-56737490e8ef', 1795061916924);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 55, '{"n":55,"seat":0,"move":{"remove":{"face":5}}}', '0IZId8pgkYYIAEZJIdGbAA/c10b25ab-cc11-452e-8a5e-e45ae248718a', 1795061916925);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 56, '{"n":56,"seat":0,"move":{"remove":{"face":6}}}', '0IZId8pgkYYIAEZJIdGbAA/9a2155db-a840-4b7c-896c-c2954f796346', 1795061916926);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 57, '{"n":57,"seat":0,"move":{"remove":{"face":6}}}', '0IZId8pgkYYIAEZJIdGbAA/8dfe3f7e-54d6-4608-90dc-ffba42f4aab8', 1795061916926);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 58, '{"n":58,"seat":0,"move":{"roll-on":{}}}
{"n":59,"outcome":"4 1 4 6 1"}', '0IZId8pgkYYIAEZJIdGbAA/0a9800aa-0c96-44cb-bf5d-80935e8904fa', 1795061916927);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 60, '{"n":60,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/2f9a110e-b4a1-4de7-9d82-232e44dc0499', 1795061916928);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 61, '{"n":61,"seat":0,"move":{"remove":{"face":6}}}', '0IZId8pgkYYIAEZJIdGbAA/ac350e24-ccfd-45fd-baf5-0d0fcba043a5', 1795061916929);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 62, '{"n":62,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/21812606-f340-49b0-94cd-71bb2074babc', 1795061916929);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 63, '{"n":63,"seat":0,"move":{"remove":{"face":1}}}', '0IZId8pgkYYIAEZJIdGbAA/7ea181f8-44e3-4621-b679-9d9262d2b281', 1795061916930);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 64, '{"n":64,"seat":0,"move":{"remove":{"face":1}}}', '0IZId8pgkYYIAEZJIdGbAA/dfcf56fe-e96c-42b9-b345-59444794a516', 1795061916931);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 65, '{"n":65,"seat":0,"move":{"roll-on":{}}}
{"n":66,"outcome":"5 4 4 4 1"}', '0IZId8pgkYYIAEZJIdGbAA/de871a58-87df-4081-8867-c1da9978b38a', 1795061916931);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 67, '{"n":67,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/3870cffc-f5d1-4c2b-8eaf-476e7fdc0b68', 1795061916932);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 68, '{"n":68,"seat":0,"move":{"remove":{"face":1}}}', '0IZId8pgkYYIAEZJIdGbAA/a3708835-0f38-40d3-8795-3a0f47307ec6', 1795061916933);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 69, '{"n":69,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/813d8506-4d7d-426a-b213-2427669fc356', 1795061916934);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 70, '{"n":70,"seat":0,"move":{"remove":{"face":5}}}', '0IZId8pgkYYIAEZJIdGbAA/ded4ace7-c8fb-4ad2-ab82-2ddb6fd9fdc0', 1795061916934);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 71, '{"n":71,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/35991359-c63b-4400-969e-84704de0bd02', 1795061916935);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 72, '{"n":72,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/be905b4e-b0e5-4a0b-95c0-9f3906a15c64', 1795061916935);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 73, '{"n":73,"seat":0,"move":{"remove":{"face":5}}}', '0IZId8pgkYYIAEZJIdGbAA/8289f2a1-e83e-45d8-8978-2bbb743ba63d', 1795061916936);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 74, '{"n":74,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/886f43ea-b292-4e58-b9b5-1077436c518f', 1795061916937);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 75, '{"n":75,"seat":0,"move":{"remove":{"face":4}}}', '0IZId8pgkYYIAEZJIdGbAA/bdc22b6a-ba9f-4770-a6de-3a851d21ffeb', 1795061916937);
INSERT INTO entry VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 76, '{"n":76,"seat":0,"move":{"score":{"row":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/3b6caa16-9ae1-437b-bc96-0fa4c52ab17e', 1795061916938);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"5 1 3 5 2"}', '0IZId8pgkYYIAEZJIdGbAA/00a7e14b-9dc8-43c6-8e72-b4291bc299c3', 1795061916842);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', '0IZId8pgkYYIAEZJIdGbAA/e672f523-7432-4c54-86de-d6d03231fa15', 1795061916846);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/ffb29661-e2e3-4d62-a17e-ee0abae3275f', 1795061916850);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/cd0c87c9-cc0d-4643-ac92-090f44d86dc0', 1795061916852);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/86f8af9b-1679-40c9-8607-4a0e0d2fb8d6', 1795061916853);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 7, '{"n":7,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/9ed8a651-d736-4800-9ae5-47a512b40886', 1795061916854);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/3dd4043e-d549-41e3-b7a1-75798594cce1', 1795061916854);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 9, '{"n":9,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/8c292b50-48b7-4a38-b49d-f228260d4105', 1795061916855);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/18ec84e4-2c21-43d1-8fb2-50ac94147e7c', 1795061916856);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/673386e0-5562-4c27-b8d6-b207d7a2f385', 1795061916858);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', '0IZId8pgkYYIAEZJIdGbAA/e1d3e22e-048c-4422-bf50-f21ddcbab304', 1795061916858);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"6 5 3 1 6"}', '0IZId8pgkYYIAEZJIdGbAA/d536310a-0056-4f32-a296-dbfdfc620c0c', 1795061916859);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 15, '{"n":15,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/82c31e94-ba3d-430f-8852-9c2f991bfb80', 1795061916860);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 16, '{"n":16,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/a3fc427a-84e9-4520-aeaf-7d4cd47a8941', 1795061916861);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 17, '{"n":17,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', '0IZId8pgkYYIAEZJIdGbAA/e98f5084-3417-4c73-8229-5a08e6804e8a', 1795061916862);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 18, '{"n":18,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/acae2c02-a1f0-4df0-8066-7b4f40db2301', 1795061916863);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 19, '{"n":19,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/6b0f74e2-adee-4b8a-af50-73456dc873ee', 1795061916864);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 20, '{"n":20,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/8fe3e780-c9e4-49f2-977e-99f8542ce303', 1795061916865);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 21, '{"n":21,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/251c6aec-0cd7-4cc2-98ad-92081f3c851f', 1795061916866);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', '0IZId8pgkYYIAEZJIdGbAA/dfb82f2f-25d5-4d4b-a760-017bcf594096', 1795061916867);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 23, '{"n":23,"seat":0,"move":{"score":{"row":"fours"}}}', '0IZId8pgkYYIAEZJIdGbAA/34a4c16f-9c43-4f8d-a844-1b85a7a4bea9', 1795061916867);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', '0IZId8pgkYYIAEZJIdGbAA/a2160358-90ff-46db-86ac-0b76a225c203', 1795061916868);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 25, '{"n":25,"seat":0,"move":{"score":{"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/ded99300-2f52-4bfc-a6a9-b5f8ca6b1d7e', 1795061916869);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 26, '{"n":26,"seat":0,"move":{"score":{"row":"large-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/adbc3bc5-d6e7-45d8-817b-cfe8f30493bf', 1795061916870);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 27, '{"n":27,"seat":0,"move":{"score":{"row":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/9235278b-92d4-463a-8a04-cd4bb6da64c2', 1795061916870);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 28, '{"n":28,"seat":0,"move":{"score":{"row":"fives"}}}', '0IZId8pgkYYIAEZJIdGbAA/37ffa0bf-c867-47cc-bdc3-82ee510ea3af', 1795061916871);
INSERT INTO entry VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 29, '{"n":29,"seat":0,"move":{"score":{"row":"threes"}}}', '0IZId8pgkYYIAEZJIdGbAA/fa42c689-1f98-46b0-b657-b1017f81bbcc', 1795061916872);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 1, '{"n":1,"outcome":"4"}
{"n":2,"outcome":"6"}', NULL, 1795061916684);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 3, '{"n":3,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":4,"outcome":"3 6 1 2 4"}', NULL, 1795061916692);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 5, '{"n":5,"seat":1,"move":{"roll":{"dice":"1 2 4 5"}}}
{"n":6,"outcome":"2 3 1 5"}', NULL, 1795061916697);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 7, '{"n":7,"seat":1,"move":{"roll":{"dice":"2 3"}}}
{"n":8,"outcome":"3 3"}', NULL, 1795061916698);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 9, '{"n":9,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1795061916699);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 10, '{"n":10,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":11,"outcome":"5 2 1 3 6"}', '0IZId8pgkYYIAEZJIdGbAA/9ea221b1-a902-4eff-8438-ba58aa692a57', 1795061916702);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 12, '{"n":12,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":13,"outcome":"1 3 5 2"}', '0IZId8pgkYYIAEZJIdGbAA/eec964d2-2d1b-4cae-b2aa-83b18957d070', 1795061916704);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 14, '{"n":14,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":15,"outcome":"3 5"}', '0IZId8pgkYYIAEZJIdGbAA/7cda0f7f-55db-4c98-b1c1-6b5b6b8ad339', 1795061916706);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 16, '{"n":16,"seat":0,"move":{"score":{"box":"small-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/b884e631-e4ff-4c75-8ded-3e189b75790d', 1795061916707);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 17, '{"n":17,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":18,"outcome":"1 1 1 5 3"}', NULL, 1795061916708);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 19, '{"n":19,"seat":1,"move":{"roll":{"dice":"1 2 3"}}}
{"n":20,"outcome":"3 2 5"}', NULL, 1795061916709);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 21, '{"n":21,"seat":1,"move":{"roll":{"dice":"2 3 5"}}}
{"n":22,"outcome":"1 6 1"}', NULL, 1795061916710);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 23, '{"n":23,"seat":1,"move":{"score":{"box":"chance"}}}', NULL, 1795061916710);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 24, '{"n":24,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":25,"outcome":"5 5 1 1 6"}', '0IZId8pgkYYIAEZJIdGbAA/39a32b3e-7578-4760-b65c-6e987d968fbf', 1795061916711);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 26, '{"n":26,"seat":0,"move":{"score":{"box":"large-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/260c5ef1-ef15-4dc3-94c7-1fb85780ae34', 1795061916712);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 27, '{"n":27,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":28,"outcome":"3 6 1 5 3"}', NULL, 1795061916712);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 29, '{"n":29,"seat":1,"move":{"roll":{"dice":"3"}}}
{"n":30,"outcome":"5"}', NULL, 1795061916713);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 31, '{"n":31,"seat":1,"move":{"roll":{"dice":"2 3 4 5"}}}
{"n":32,"outcome":"4 5 2 2"}', NULL, 1795061916713);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 33, '{"n":33,"seat":1,"move":{"score":{"box":"small-straight"}}}', NULL, 1795061916714);
INSERT INTO entry VALUES ('aOepyTf0LEymyes-R5p7ug', 34, '{"n":34,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":35,"outcome":"2 5 1 4 4"}', '0IZId8pgkYYIAEZJIdGbAA/33ce6425-1c2e-40c0-9771-935cfa4afa4f', 1795061916715);
INSERT INTO entry VALUES ('d3zP6GTSeWwpnnIqJ78ExQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"5 6 4 2 5"}}}', '0IZId8pgkYYIAEZJIdGbAA/27d3fad9-6679-4d6a-bcc0-a61f32dee2cd', 1795061916788);
INSERT INTO entry VALUES ('d3zP6GTSeWwpnnIqJ78ExQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":{"fall":{"dice":"1 4 3 6"}}}', '0IZId8pgkYYIAEZJIdGbAA/d80fa876-cc1b-4565-9010-fd6e9e1078cf', 1795061916794);
INSERT INTO entry VALUES ('d3zP6GTSeWwpnnIqJ78ExQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":{"fall":{"dice":"6 5"}}}', '0IZId8pgkYYIAEZJIdGbAA/36a071a0-d964-4acd-aa4e-38cfb7af1076', 1795061916801);
INSERT INTO entry VALUES ('d3zP6GTSeWwpnnIqJ78ExQ', 7, '{"n":7,"seat":0,"move":{"row":{"row":6}}}', '0IZId8pgkYYIAEZJIdGbAA/205dd70c-4f01-4279-b7fa-c72cfeb0233a', 1795061916804);
INSERT INTO entry VALUES ('lGcxIriONNQTL9wh3vbhFw', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"1 6 4 6 5"}', '0IZId8pgkYYIAEZJIdGbAA/d12a2a89-657d-441d-ba46-b20f7621d05a', 1795061916993);
INSERT INTO entry VALUES ('lGcxIriONNQTL9wh3vbhFw', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/c77f3bcb-632e-4b0f-baea-0962de1b2af7', 1795061917000);
INSERT INTO entry VALUES ('lGcxIriONNQTL9wh3vbhFw', 4, '{"n":4,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/3ef1b376-3d15-4934-af85-19693e4b99b5', 1795061917030);
INSERT INTO entry VALUES ('lGcxIriONNQTL9wh3vbhFw', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', '0IZId8pgkYYIAEZJIdGbAA/fbc50507-84c9-4345-82a3-8c7e2b3e892d', 1795061917033);
INSERT INTO entry VALUES ('lGcxIriONNQTL9wh3vbhFw', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', '0IZId8pgkYYIAEZJIdGbAA/e926f555-6218-4350-8239-e38869c05fef', 1795061917034);
INSERT INTO entry VALUES ('lGcxIriONNQTL9wh3vbhFw', 7, '{"n":7,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/5d8dcc2e-2922-427f-89b1-ffcfc5792abc', 1795061917036);
INSERT INTO entry VALUES ('mMhq9oqCpf8k44-zE8W2LQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', '0IZId8pgkYYIAEZJIdGbAA/0b15d3f9-bcd5-4d2f-a89c-530e6e55c5a8', 1795061917047);
INSERT INTO entry VALUES ('mMhq9oqCpf8k44-zE8W2LQ', 2, '{"n":2,"outcome":"5 2 4 3 5"}', '0IZId8pgkYYIAEZJIdGbAA/93b34909-0d8e-4bff-a4d9-ed8b90237472', 1795061917048);
INSERT INTO entry VALUES ('mMhq9oqCpf8k44-zE8W2LQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', '0IZId8pgkYYIAEZJIdGbAA/5c57d09f-9593-4886-8ae5-be69f059b447', 1795061917050);
INSERT INTO entry VALUES ('mMhq9oqCpf8k44-zE8W2LQ', 4, '{"n":4,"outcome":"5 5 5"}', '0IZId8pgkYYIAEZJIdGbAA/530dc7b3-98e7-452f-a614-88a50366a6c6', 1795061917050);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":"5 3 6 5 2"}', '0IZId8pgkYYIAEZJIdGbAA/724c8874-baf0-4fbb-a3d3-55ac00c122b9', 1795061917092);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":"4 2 4 6"}', '0IZId8pgkYYIAEZJIdGbAA/9a8f5073-628d-4d12-a058-4afc830798f3', 1795061917093);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":"2 1"}', '0IZId8pgkYYIAEZJIdGbAA/0d42cb9e-ab18-4b88-89e8-122ecbdf35c2', 1795061917094);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/c0366f79-c062-480b-b31f-4243f5beb0a9', 1795061917095);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":"6 4 5 3 3"}', '0IZId8pgkYYIAEZJIdGbAA/52f0f1d0-7256-44d4-8039-6019510dddc9', 1795061917095);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', '0IZId8pgkYYIAEZJIdGbAA/6782e55d-c9c6-406f-95c0-25c3eac09e3b', 1795061917096);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":12,"outcome":"1 1 4 6 5"}', '0IZId8pgkYYIAEZJIdGbAA/047bf4cd-4450-4f0e-8ea0-cf047d05747c', 1795061917099);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":14,"outcome":"6 6 5 3"}', '0IZId8pgkYYIAEZJIdGbAA/27224a7d-58a2-4b52-a2c8-b19f1cacc48d', 1795061917103);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":16,"outcome":"6 3 3"}', '0IZId8pgkYYIAEZJIdGbAA/3f884133-bec5-411a-a684-f86bdd4ef78a', 1795061917106);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', '0IZId8pgkYYIAEZJIdGbAA/d760d407-7597-416a-ad1e-e0684e8cdaa3', 1795061917110);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":19,"outcome":"2 2 1 1 6"}', '0IZId8pgkYYIAEZJIdGbAA/1b6fe599-8239-4ce0-b95a-12693a9a149c', 1795061917111);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', '0IZId8pgkYYIAEZJIdGbAA/e1b98321-4910-4182-b161-0591cb50cca3', 1795061917115);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":22,"outcome":"2 4 6 4 5"}', '0IZId8pgkYYIAEZJIdGbAA/fae195d5-512f-4ab0-b120-5eb1cb86a824', 1795061917117);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":24,"outcome":"6 3"}', '0IZId8pgkYYIAEZJIdGbAA/db6f6326-04cf-40f4-8298-24a32ad45307', 1795061917117);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":26,"outcome":"1 2"}', '0IZId8pgkYYIAEZJIdGbAA/33dc9f47-e928-4036-ba18-678b9a5cc0a9', 1795061917118);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', '0IZId8pgkYYIAEZJIdGbAA/fe3cea29-e1d3-4520-9518-1eaed50dc7a1', 1795061917119);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":29,"outcome":"4 1 2 3 6"}', '0IZId8pgkYYIAEZJIdGbAA/219f10a6-9ad8-4cfe-907f-e0682435faef', 1795061917119);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":31,"outcome":"2 5 1 6 4"}', '0IZId8pgkYYIAEZJIdGbAA/2fda5be9-41b9-4b54-b353-c361973a76b2', 1795061917120);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":33,"outcome":"6 1 5 4 2"}', '0IZId8pgkYYIAEZJIdGbAA/2eaa1981-9fe3-4345-8fc6-3373ed66b293', 1795061917121);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', '0IZId8pgkYYIAEZJIdGbAA/1924ca08-87b0-4201-b10b-f8b8c255df29', 1795061917121);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":36,"outcome":"2 2 4 2 5"}', '0IZId8pgkYYIAEZJIdGbAA/2a73969b-4bb5-4be1-87ab-dc7a88fbaf70', 1795061917122);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":38,"outcome":"2 1"}', '0IZId8pgkYYIAEZJIdGbAA/a0aaef37-1c39-4c89-a0b0-5b0d1746925b', 1795061917124);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":40,"outcome":"5 6 3 6"}', '0IZId8pgkYYIAEZJIdGbAA/fe47a042-e22c-4234-9140-ef18b54e5076', 1795061917125);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/312ea8cb-74b0-4d81-bfd7-bd56d6ae4fbb', 1795061917125);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":43,"outcome":"4 5 3 4 6"}', '0IZId8pgkYYIAEZJIdGbAA/7b261044-78bd-4d22-acc6-d4af7ea528bf', 1795061917126);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', '0IZId8pgkYYIAEZJIdGbAA/0c8bbbfb-a490-44c3-803b-5fae18246efb', 1795061917129);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":46,"outcome":"4 1 2 3 4"}', '0IZId8pgkYYIAEZJIdGbAA/1b402975-926a-418b-ae91-461e44ed15bb', 1795061917129);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":48,"outcome":"2 4"}', '0IZId8pgkYYIAEZJIdGbAA/1f350d29-f6a7-43e4-927f-ff40ea2b17bc', 1795061917130);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":50,"outcome":"3 2 3"}', '0IZId8pgkYYIAEZJIdGbAA/4f82fd90-c3b8-4abe-9864-b58fefacb99e', 1795061917131);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', '0IZId8pgkYYIAEZJIdGbAA/6765874a-a0e3-4701-8bd0-8ec8e3e0ea2c', 1795061917131);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":53,"outcome":"3 5 5 4 6"}', '0IZId8pgkYYIAEZJIdGbAA/6095e90b-6c1e-4718-b1fa-8b693b8259d4', 1795061917132);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', '0IZId8pgkYYIAEZJIdGbAA/97412df1-94bf-4ec2-9067-a5aadc3bcb75', 1795061917133);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":56,"outcome":"3 3 6 2 6"}', '0IZId8pgkYYIAEZJIdGbAA/5884548b-e5cd-4807-889c-271e01a3384a', 1795061917134);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":58,"outcome":"1 1 4 6"}', '0IZId8pgkYYIAEZJIdGbAA/39b9052c-207f-4857-8373-a150356fcb56', 1795061917135);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":60,"outcome":"3"}', '0IZId8pgkYYIAEZJIdGbAA/115eb519-0078-4475-a8c4-18a561324cdd', 1795061917136);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', '0IZId8pgkYYIAEZJIdGbAA/8fb34001-e7a5-4bf9-9148-1db50bb7d94a', 1795061917150);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":63,"outcome":"6 6 3 5 5"}', '0IZId8pgkYYIAEZJIdGbAA/8136b4ca-2c40-414f-80d5-d05a74fda007', 1795061917152);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":65,"outcome":"2 2 1"}', '0IZId8pgkYYIAEZJIdGbAA/7fd185d9-98d5-4b14-ae6e-577be8ee27c2', 1795061917153);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":67,"outcome":"1 5 4"}', '0IZId8pgkYYIAEZJIdGbAA/cae1a2ed-6238-4ee6-8a74-e6827ddf11e0', 1795061917343);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', '0IZId8pgkYYIAEZJIdGbAA/022a72f5-91c2-441d-9627-90f8485f60b9', 1795061917349);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":70,"outcome":"4 4 2 3 1"}', '0IZId8pgkYYIAEZJIdGbAA/13ab94a7-3615-4a6c-b1ed-557dd72f28b7', 1795061917363);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":72,"outcome":"3 6 2 1"}', '0IZId8pgkYYIAEZJIdGbAA/1ebb2cc1-de6a-4854-93d7-1e3e57d6de02', 1795061917379);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":74,"outcome":"6 2 2"}', '0IZId8pgkYYIAEZJIdGbAA/1523aed6-4f3e-47a8-8786-5cab5d3dca54', 1795061917384);
INSERT INTO entry VALUES ('pP4C506XGezQ-56eRGq5mw', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', '0IZId8pgkYYIAEZJIdGbAA/d6b92265-5a71-474f-ac2e-68325ade2ec3', 1795061917389);
INSERT INTO evening VALUES ('AmOxgRiS6hTR0BslDkaoAQ', 'uDfT5Owx2HgU2FoBoi0q9g', 5, '{"host":"0IZId8pgkYYIAEZJIdGbAA","seats":[{"person":{"player":"0IZId8pgkYYIAEZJIdGbAA","name":"Anna","pledges":false,"here":true}},{"machine":{"level":"easy","name":"Basil","here":true}},{"person":{"player":"3yhfVN1Obutuljqw8WKwFA","name":"Ben","pledges":false,"here":false}}],"ended":false}', 1795061917421, 1795061917878);
INSERT INTO evening_player VALUES ('AmOxgRiS6hTR0BslDkaoAQ', '0IZId8pgkYYIAEZJIdGbAA');
INSERT INTO evening_player VALUES ('AmOxgRiS6hTR0BslDkaoAQ', '3yhfVN1Obutuljqw8WKwFA');
INSERT INTO evening_table VALUES ('AmOxgRiS6hTR0BslDkaoAQ', 1, 'LTydj5ws9JCgPG49NQ_tPQ', 'classic', '0 1', '{"scores":[47,234],"ranks":[2,1]}', '{"moments":[{"kind":"roll","seat":0,"value":8.92627482302089,"unit":"points","told":[{"language":"de","text":"Anna würfelt 6 3 6 6 6 (Wurf 3 von 3), dann: streicht Kniffel"},{"language":"en","text":"Anna rolls 6 3 6 6 6 (roll 3 of 3), then: strikes Kniffel"},{"language":"nl","text":"Anna gooit 6 3 6 6 6 (worp 3 van 3), daarna: streept Kniffel door"}]}]}');
INSERT INTO evening_table VALUES ('AmOxgRiS6hTR0BslDkaoAQ', 2, 'NpGbH_KpLKAi5MT-Rv4gLw', 'master', '1 0', NULL, NULL);
INSERT INTO head VALUES ('6BLYpCLUO8hZ7j9EIlAijQ', 1, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', 16, 3, 0, 0, 'clock', 1795148316765, 86400000, 0, '4:36 13:');
INSERT INTO head VALUES ('KAFjH2GXx8v9cc6eyzPKyA', 6, 1, 0, 0, NULL, NULL, NULL, 0, '1:4:');
INSERT INTO head VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 168, 3, NULL, 0, 'review', 1795061917771, 0, 0, '14:47 234:2 1');
INSERT INTO head VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', 35, 1, 1, 0, NULL, NULL, NULL, 0, '3:2 0:');
INSERT INTO head VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 76, 4, NULL, 0, 'review', 1795061916938, 0, 0, '5:7:1');
INSERT INTO head VALUES ('OA8c5vc6BLRZcDX9htwKHw', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('RQVhzx5EhgNhBtQMPqoABw', 75, 4, NULL, 0, NULL, NULL, NULL, 0, '14:36:1');
INSERT INTO head VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 29, 4, NULL, 0, 'review', 1795061916872, 0, 0, '2:9:1');
INSERT INTO head VALUES ('aOepyTf0LEymyes-R5p7ug', 35, 3, 0, 0, NULL, NULL, NULL, 0, '3:0 47:');
INSERT INTO head VALUES ('alphaHkiZ4idBYbBxazpoQ', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('d3zP6GTSeWwpnnIqJ78ExQ', 7, 4, 0, 1, NULL, NULL, NULL, 0, '2:0:');
INSERT INTO head VALUES ('lGcxIriONNQTL9wh3vbhFw', 7, 3, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('mMhq9oqCpf8k44-zE8W2LQ', 4, 2, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('pP4C506XGezQ-56eRGq5mw', 75, 2, NULL, 0, 'review', 1795061917389, 0, 0, '14:72:1');
INSERT INTO head VALUES ('z5kqToO25MLt6TwO_jCrmA', 0, 1, NULL, 0, 'begin', 1795061928333, 10000, 0, NULL);
INSERT INTO member VALUES ('6BLYpCLUO8hZ7j9EIlAijQ', '0IZId8pgkYYIAEZJIdGbAA', 1795061917055);
INSERT INTO member VALUES ('Ao0nmaQ0w-8JCLJfZvgLLw', '0IZId8pgkYYIAEZJIdGbAA', 1795061916719);
INSERT INTO member VALUES ('KAFjH2GXx8v9cc6eyzPKyA', '0IZId8pgkYYIAEZJIdGbAA', 1795061917404);
INSERT INTO member VALUES ('LTydj5ws9JCgPG49NQ_tPQ', '0IZId8pgkYYIAEZJIdGbAA', 1795061917488);
INSERT INTO member VALUES ('NpGbH_KpLKAi5MT-Rv4gLw', '0IZId8pgkYYIAEZJIdGbAA', 1795061917878);
INSERT INTO member VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', '0IZId8pgkYYIAEZJIdGbAA', 1795061916881);
INSERT INTO member VALUES ('OA8c5vc6BLRZcDX9htwKHw', '0IZId8pgkYYIAEZJIdGbAA', 1795061918224);
INSERT INTO member VALUES ('RQVhzx5EhgNhBtQMPqoABw', '0IZId8pgkYYIAEZJIdGbAA', 1795061915478);
INSERT INTO member VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', '0IZId8pgkYYIAEZJIdGbAA', 1795061916822);
INSERT INTO member VALUES ('aOepyTf0LEymyes-R5p7ug', '0IZId8pgkYYIAEZJIdGbAA', 1795061916654);
INSERT INTO member VALUES ('alphaHkiZ4idBYbBxazpoQ', '0IZId8pgkYYIAEZJIdGbAA', 1795061916813);
INSERT INTO member VALUES ('d3zP6GTSeWwpnnIqJ78ExQ', '0IZId8pgkYYIAEZJIdGbAA', 1795061916772);
INSERT INTO member VALUES ('lGcxIriONNQTL9wh3vbhFw', '0IZId8pgkYYIAEZJIdGbAA', 1795061916980);
INSERT INTO member VALUES ('mMhq9oqCpf8k44-zE8W2LQ', '0IZId8pgkYYIAEZJIdGbAA', 1795061917038);
INSERT INTO member VALUES ('pP4C506XGezQ-56eRGq5mw', '0IZId8pgkYYIAEZJIdGbAA', 1795061917082);
INSERT INTO member VALUES ('z5kqToO25MLt6TwO_jCrmA', '0IZId8pgkYYIAEZJIdGbAA', 1795061918333);
INSERT INTO node VALUES ('78f1aae3-717d-4f0c-b57f-01dce7988242', 1795061915294);
INSERT INTO paper_game VALUES ('UXJLRWjGvtJ5iACT4XnWdA', '0IZId8pgkYYIAEZJIdGbAA', 'classic', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"played":"2020-02-29","names":["Anna","Ben"],"sheets":[{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":18,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0},{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":12,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0}]}', 1795061918298);
INSERT INTO result VALUES ('LTydj5ws9JCgPG49NQ_tPQ', 0, '0IZId8pgkYYIAEZJIdGbAA', 'classic', 47, 2, 1795061917771, 'points', -27.324146670958463, 173.99723763081636, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('O-7hrNaIR8XVX8vNT3ETqQ', 0, '0IZId8pgkYYIAEZJIdGbAA', 'forone', 7, 1, 1795061916938, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair');
INSERT INTO result VALUES ('RQVhzx5EhgNhBtQMPqoABw', 0, '0IZId8pgkYYIAEZJIdGbAA', 'classic', 36, 1, 1795061916234, 'points', 16.784060632091084, 229.1054449338659, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('UXJLRWjGvtJ5iACT4XnWdA', 0, '0IZId8pgkYYIAEZJIdGbAA', 'classic', 242, 1, 1582934400000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'paper');
INSERT INTO result VALUES ('YqvJnmmZMn3QwyYt4JMBiQ', 0, '0IZId8pgkYYIAEZJIdGbAA', 'forone', 9, 1, 1795061916872, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair');
INSERT INTO result VALUES ('pP4C506XGezQ-56eRGq5mw', 0, '0IZId8pgkYYIAEZJIdGbAA', 'classic', 72, 1, 1795061917389, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO review VALUES ('LTydj5ws9JCgPG49NQ_tPQ', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":-27.324146670958463,"loss":173.99723763081636,"result":47.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":14,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":16,"turn":1,"luck":-2.0056890899354585,"loss":2.011660623677983,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":18,"turn":1,"luck":-2.9383310606517625,"loss":1.5765292412716008,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 4 5","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":20,"turn":1,"luck":-5.1899758646954695,"loss":23.585730735921345,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"ones"}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":28,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":2,"luck":-4.4578224689155945,"loss":25.076706315009318,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":34,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":36,"turn":3,"luck":-3.1753573738815817,"loss":1.1799444899557443,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":38,"turn":3,"luck":-1.551727781927184,"loss":4.461040473199034,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":40,"turn":3,"luck":-2.2461421382005824,"loss":4.983460905909396,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"fives","points":10,"better":"threes","betterPoints":6}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":48,"turn":4,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":50,"turn":4,"luck":-1.321976771804401,"loss":9.376425067831207,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":58,"turn":5,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":60,"turn":5,"luck":-3.108247160788096,"loss":1.6261161578552787,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"2 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":62,"turn":5,"luck":8.646056547897842,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":""},{"event":64,"turn":5,"luck":8.92627482302089,"loss":26.966482486182144,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"sixes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"sixes"}},"text":"","plan":[{"move":{"score":{"box":"sixes"}},"text":""}]}},{"event":72,"turn":6,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":74,"turn":6,"luck":-1.3836346332925018,"loss":1.788584017863343,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":76,"turn":6,"luck":0.25462240242970324,"loss":3.836600450012014,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":78,"turn":6,"luck":-1.37241918304386,"loss":0.9054258882027,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"sixes","points":12,"better":"fours","betterPoints":8}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":86,"turn":7,"luck":-2.2737367544323206E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":88,"turn":7,"luck":-1.8092560149065946,"loss":1.652344961789126,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":90,"turn":7,"luck":-1.513675345338811,"loss":1.3791825876457722,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":92,"turn":7,"luck":0.9266303930273949,"loss":19.212788600128093,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":100,"turn":8,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":102,"turn":8,"luck":-0.12397421514887697,"loss":8.925268452941268,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":110,"turn":9,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":112,"turn":9,"luck":-0.697983720157211,"loss":3.4716969472728465,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 5 6","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":114,"turn":9,"luck":-0.8471042327765304,"loss":1.1165611880759343,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5 6","better":"2 2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4"}},"text":""}]}},{"event":116,"turn":9,"luck":0.596762765577111,"loss":7.853902137092518,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":124,"turn":10,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":126,"turn":10,"luck":-1.3228589166869824,"loss":5.158651271644061,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 3"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3"}},"text":""}]}},{"event":134,"turn":11,"luck":1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":136,"turn":11,"luck":2.782524087243459,"loss":6.292971299913489,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3 5"}},"text":"","plan":[{"move":{"roll":{"dice":"3"}},"text":""}]}},{"event":138,"turn":11,"luck":-1.7525588162263546,"loss":2.325256439009337,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 5 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":140,"turn":11,"luck":-0.4999999999999858,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":148,"turn":12,"luck":-1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":150,"turn":12,"luck":-3.2588219723737524,"loss":1.6539693198212646,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 5","better":"3 3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3"}},"text":""}]}},{"event":152,"turn":12,"luck":-2.1492830417414552,"loss":0.9633545758430841,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3"}},"text":""}]}},{"event":154,"turn":12,"luck":-0.19314085062476494,"loss":4.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":162,"turn":13,"luck":-7.105427357601002E-15,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":164,"turn":13,"luck":-2.3148148148148024,"loss":0.55555555555555,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4 5"}},"text":""}]}},{"event":166,"turn":13,"luck":-2.2222222222222285,"loss":1.3333333333333357,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4 5"}},"text":""}]}},{"event":168,"turn":13,"luck":-2.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review VALUES ('RQVhzx5EhgNhBtQMPqoABw', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":16.784060632091084,"loss":229.1054449338659,"result":36.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-2.8242086214784194,"loss":2.603711713710652,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"3"}},"text":""}]}},{"event":5,"turn":1,"luck":0.5656626252219326,"loss":5.7223367505025635,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3 5","better":"3 4 5 6"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":7,"turn":1,"luck":-0.38508045687893855,"loss":26.33824169880498,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"ones"}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-2.202403174065978,"loss":27.332125609858934,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-3.1753573738815817,"loss":1.7845719710126104,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":15,"turn":3,"luck":-4.044802887181163,"loss":1.1343946026784693,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 2","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":17,"turn":3,"luck":11.007860777227961,"loss":34.07182641951934,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"fives","better":"full-house"}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":7.520940157801135,"loss":15.02448676022803,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"3 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"3 4"}},"text":""}]}},{"event":21,"turn":5,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-3.153795215310936,"loss":1.5247138230075166,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":25,"turn":5,"luck":-1.1240378215109956,"loss":1.7063614507137856,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":27,"turn":5,"luck":0.7749285803857049,"loss":7.742758848394402,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":28,"turn":6,"luck":2.4158453015843406E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":6.677249747089959,"loss":9.094187200126612,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3"}},"text":""}]}},{"event":32,"turn":6,"luck":-1.3863924413317505,"loss":1.4601368486430886,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":34,"turn":6,"luck":-0.19362826531666144,"loss":12.845842364531393,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"sixes","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":35,"turn":7,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":-0.5126366389842048,"loss":2.455600171981203,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 4 6","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":39,"turn":7,"luck":-0.7541544997028637,"loss":1.2314563770146805,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"6","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":41,"turn":7,"luck":8.327172711803456,"loss":8.006058868669243,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"three-of-a-kind","points":20,"better":"full-house","betterPoints":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":42,"turn":8,"luck":1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":5.969022333697822,"loss":14.996464449737658,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"4 5"}},"text":""}]}},{"event":45,"turn":9,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":0.5533498805287138,"loss":3.8149710164641277,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 5 6","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":49,"turn":9,"luck":-2.270074973872468,"loss":0.22535089042339962,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 6","better":"3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":51,"turn":9,"luck":-3.8669147300399374,"loss":3.7665237295267104,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":52,"turn":10,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-2.2845202991039883,"loss":14.196989889227055,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":55,"turn":11,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-1.8547625733750124,"loss":0.045165667275718135,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":59,"turn":11,"luck":-1.5909538521440538,"loss":4.5561714983372426,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 5 5 6","better":"5 5 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":61,"turn":11,"luck":-0.7917582246452639,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"threes","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":62,"turn":12,"luck":-2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":2.3040991478714687,"loss":7.216890440066479,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 5","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":66,"turn":12,"luck":1.4516568291708367,"loss":4.564294446755383,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"3"}},"text":""}]}},{"event":68,"turn":12,"luck":3.806859149375242,"loss":8.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":0.4629629629629548,"loss":3.3333333333333357,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":73,"turn":13,"luck":-2.2222222222222285,"loss":1.3333333333333357,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4 5"}},"text":""}]}},{"event":75,"turn":13,"luck":2.000000000000007,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review_link VALUES ('wMiHAnENUjGAvld0iU1_7w', '25a070038e7f5e41401f5c191a14fa17fe5ed49fd91c3aa1511cb7a4dfebe227', 'RQVhzx5EhgNhBtQMPqoABw', '0IZId8pgkYYIAEZJIdGbAA', 0, 1795061918287);
INSERT INTO token VALUES ('bf17414a29c950c9b8f9aea1887904b842f9fcef327ba7b4f66523b8bd4bf9bb', '0IZId8pgkYYIAEZJIdGbAA', 'session', 1795061915425, 1795061915425);
INSERT INTO token VALUES ('d0ebed749f0a2454b8b2bc8d5bd8144c7aef2afe3d378fa4be79b9d332595018', '3yhfVN1Obutuljqw8WKwFA', 'session', 1795061917428, 1795061917428);
