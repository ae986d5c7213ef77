-- A PostgreSQL database of the schema v11, with games in all states, as that version left it.
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
-- How many played, bots included: alone nobody wins. Of a game that was deleted it says how many are known to have played at least.
ALTER TABLE result ADD COLUMN players INTEGER NOT NULL DEFAULT 1;
UPDATE result SET players = COALESCE(
  (SELECT json_array_length(g.body ::json -> 'places') FROM game_table g WHERE g.id = result.table_id),
  (SELECT json_array_length(p.body ::json -> 'names') FROM paper_game p WHERE p.id = result.table_id),
  (SELECT LENGTH(e.seating) - LENGTH(REPLACE(e.seating, ' ', '')) + 1 FROM evening_table e WHERE e.table_id = result.table_id),
  (SELECT MAX(CASE WHEN o.rank > o.seat THEN o.rank ELSE o.seat + 1 END) FROM result o WHERE o.table_id = result.table_id)
);
UPDATE result SET players = 2 WHERE players = 1 AND (game = 'kartenspiel' OR unit = 'winning');

-- Only games of which it was measured how right their values are (docs/BOTS.md) count from now on, and of the books so far nobody
-- knows which those are: they are made anew when somebody opens them.
DELETE FROM review WHERE table_id IN (SELECT table_id FROM result WHERE game <> 'classic');
UPDATE result SET unit = NULL, luck = NULL, loss = NULL, decisions = NULL WHERE game <> 'classic';

-- By how many milliseconds a node is ahead of the clock of the database: whoever starts takes over the time of those who are there.
ALTER TABLE node ADD COLUMN ahead BIGINT NOT NULL DEFAULT 0;
-- The curves of Kniffel Master, Karten Kniffel and Das Kartenspiel were learned anew since these books were made, and luck and losses that
-- count on others do not add up with them: such books are made again when somebody opens them.
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-20 01:04:41.929753', 8, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-20 01:04:41.942207', 6, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-20 01:04:41.95122', 1, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-20 01:04:41.954009', 3, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-20 01:04:41.958792', 0, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-20 01:04:41.96076', 0, true);
INSERT INTO flyway_schema_history VALUES (7, '7', 'daily', 'SQL', 'V7__daily.sql', 2047060004, 'postgres', '2026-11-20 01:04:41.962458', 3, true);
INSERT INTO flyway_schema_history VALUES (8, '8', 'together', 'SQL', 'V8__together.sql', -761509347, 'postgres', '2026-11-20 01:04:41.966957', 6, true);
INSERT INTO flyway_schema_history VALUES (9, '9', 'values', 'SQL', 'V9__values.sql', -1713140270, 'postgres', '2026-11-20 01:04:41.975209', 1, true);
INSERT INTO flyway_schema_history VALUES (10, '10', 'players', 'SQL', 'V10__players.sql', -1447413829, 'postgres', '2026-11-20 01:04:41.977248', 2, true);
INSERT INTO flyway_schema_history VALUES (11, '11', 'values', 'SQL', 'V11__values.sql', -1313677054, 'postgres', '2026-11-20 01:04:41.980467', 0, true);
INSERT INTO player VALUES ('3YSjuOLiho4ZxVcWisOf3Q', 'Ben', 1795136682407);
INSERT INTO player VALUES ('LSfxMbWDhOQ_WJAO_F9kaQ', 'Anna', 1795136682043);
INSERT INTO game_table VALUES ('5SWJvw8UZY7pCWK2aEejeQ', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'PVu2xRCm0js8XoGvFbf_IA', '7OrUcY7auEQRybwryANEhQ', 'c33941d6581d6b9e76b1333dbc66391d19333a3b19c7e23ba023f55c1803508e', 1795136682629, 1795136682629, NULL);
INSERT INTO game_table VALUES ('BzoDCAo4EPmZGSI2wFldcQ', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'hUfwQsyGvUwv08AzK25lqw', 'evYfJyAtpp1tZiZIpbZ9qQ', '44cea9475c335e492135ccd4600e63a7be0760ba9d9cf4f4e74a3d35d7d231d8', 1795136682196, 1795136682196, 'MCPK9Q');
INSERT INTO game_table VALUES ('Ilbl-aeBVstGwbB9hqD-XA', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"L7xauV6L-b629LpYBabrSQ"}', 'amw9dQXmDfN9_bmbfyMRgA', 'SHO3kyoA9xZoMAQJv5kGGw', '5aed7a88a9fd9e550c9efe409fafd1fc8b8cf35b28f2f0c753b069898ed4649b', 1795136682333, 1795136682346, NULL);
INSERT INTO game_table VALUES ('L7xauV6L-b629LpYBabrSQ', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', '-KDZotYpzCVNn6BCYyaFzQ', 'e6ATlFMKwdEfUrjzc8mmKQ', '5aed7a88a9fd9e550c9efe409fafd1fc8b8cf35b28f2f0c753b069898ed4649b', 1795136682346, 1795136682346, NULL);
INSERT INTO game_table VALUES ('N0yKNN-1LNIPqLfsf3Eq-A', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0,"rematch":"XDEnFBDRiyr1kohpfhGiAg","evening":"BtukXnAsYETKKUzpoZGF3A"}', '6dGnMemUdUfVPwBIIv9DCA', '-R8MOm6pVCldOTOsvs3LEw', '919d13e366f6730ffe9e6a64be8e85c27cb923898349915cac645c6b3d658109', 1795136682439, 1795136682576, NULL);
INSERT INTO game_table VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"revealed":{"entropy":"f707ad775e709f21cc3cf42d4d20d300fb21cbaa971bb00d987efc58ae2373a6","pledge":"e9dc0f5ebf0b2a536c92cce1df6ad83b8cbe0e598ac66ad00332fe27593b97c1","saw":"e331ed9f7441eed296cffc007c5582bf6752e3f594f06e901e5a9d015581171f"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'fiEFqvD7a59-kR_qKLPI3g', 'FeVAj6d41U-yyOLm-69Eig', '88a656a693b737d1eb7c7d1c8ed8dc05c6ccd0f358b0969d93db233fb893fdba', 1795136682115, 1795136682121, NULL);
INSERT INTO game_table VALUES ('WhzxleBGJew_NFIisnqIVA', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"revealed":{"entropy":"a39c522527be4c993f1e659dc4cdb4976713ccb328c509972f202c1adb2692a9","pledge":"7d41d0cef1aaa5c84d50d8f17df600c2d2dc58ba21ac3e5ad84f734165902618","saw":"d301a4a916d1ae4988c5b25e6c78a911ff0061650a9062883bc4bf7587a20a9d"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'ZCT4Zt7-DRF4oO9zg-SuGw', 'x2SkV5A6Pi-EWHFdrkVunQ', 'f395f568c4c372225d2eb71459b52ce6be4a53f019b5066ddf8d9d58de573d3b', 1795136682137, 1795136682144, NULL);
INSERT INTO game_table VALUES ('XDEnFBDRiyr1kohpfhGiAg', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"machine":{"level":"easy","name":"Basil"}},{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"evening":"BtukXnAsYETKKUzpoZGF3A"}', 'YHSIK_wyPpBXubO8xK8hSw', 'zIQsBMp1f-ELW03BmsdZqA', '9caab3ed04429abfcb3c374e4c75a07bf20d725d52ca07b2d719a9eaeee36d3e', 1795136682572, 1795136682572, NULL);
INSERT INTO game_table VALUES ('_K--wv37aTasEj9EmX2OTw', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":15,"version":3,"name":{"de":"Prüfung: Das Plättchenfeld","en":"Trial: The field of tiles","nl":"Proef: Het tegelveld"},"text":{"de":"Überall liegen Plättchen. Such dir einen Weg zwischen denen, die zahlen, und denen, die kosten.","en":"Tiles lie everywhere. Find a way between those that pay and those that cost.","nl":"Overal liggen tegels. Zoek je weg tussen tegels die iets opleveren en tegels die iets kosten."},"elements":[{"field-pays":{"row":"fours","field":5,"points":15}},{"field-costs":{"row":"threes","field":4,"points":10}},{"exact-dice":{"row":"fives","count":4}},{"face-only-here":{"row":"small-straight","face":1}},{"guards-dice":{"row":"full-house","points":5}},{"dice-back":{"row":"small-straight","dice":3}},{"field-pays":{"row":"large-straight","field":4,"points":20}},{"dice-gone":{"row":"four-of-a-kind","dice":1}}],"medals":{"bronze":205,"silver":230,"gold":255},"measured":true}},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-20","counted":true}}', 'zRVl8ejzH0PsvJasgDC4Zg', 'tVrLqN2asWK-Jq2S5sFcPQ', '8940ce73daeb299efdd587c3f4f158c389c63536348c8b45cfaab513fa690eb8', 1795136682388, 1795136682388, NULL);
INSERT INTO game_table VALUES ('adGtSnTOr_thLMyfvBhmcA', 'open', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'R8ctTWzL1CPoPCqsR432UQ', 'sVL_AFoDkqm_DWbINhjmag', '4cf8d18fc64491b9761f423a0b28446db009f0a5b14f2e198f28aa969862c2c7', 1795136682592, 1795136682592, 'MVMJFV');
INSERT INTO game_table VALUES ('ebRDCjXgN69yYSOEWISsMQ', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"revealed":{"entropy":"fb2c1111fd5a4053dcab2a891b7b846ddf2740f01b02719411ae918652ec6988","pledge":"ec7614723c496c4f5a7269db0c25ef17dff67d4636393f8ea3b51b7477f9ed78","saw":"98e0347924e13e0de90df89b39fef38fe4419f4d695f649b05933fd865f3d9a6"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'kdycTpG8YdT5JAOXTWtrhw', 'XxvI2_HY6VSPItec1eD8Gw', 'd9b4bd17748cc03a0aeb7156794a8ae8b92532fa83c19d28879b79ad357be827', 1795136682260, 1795136682299, NULL);
INSERT INTO game_table VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"revealed":{"entropy":"1d398e7b3b383b179204e75f812d401abcf562eb2bffec5418ea068d218a6f1c","pledge":"c475e8e5e0d7ecc149e3ec83ad7f6c4c1b67f1a91a15aa2a37dd697691887f2c","saw":"73dd63f26c4076f2a9bd97029545717ed0bda2f45b9b01aa3b6312e3e328d144"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'r4IcuaE39HOONPC4xDfTGg', 'cV26wMQX-NyiVxsv6RSX1w', '5cbe16a72f9954e9945176a25ca4cd81c5ad3ba01f2506a626361fe0302e1b93', 1795136682200, 1795136682252, NULL);
INSERT INTO game_table VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"revealed":{"entropy":"b1a5f55cfb4a270a9698440777962b772452bcc73f9e94c0ed03713301e881ed","pledge":"10f7574f99b9fefe4de1f12fa262a21b5bb144f8617a0bf57f757d06428cba86","saw":"3ecacc8b019141735acca833c0ff329111a6348ba7627fe64c7c7b832266a33a"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'I1SW8HGkJAdncFbO420igA', 'oWRRQ5RBrdUOGo0mMUqPGw', '4cf090b8401f74c941d105f3f04f3018145ccc347198dce001578c1eccc67c38', 1795136682306, 1795136682320, NULL);
INSERT INTO game_table VALUES ('oVTrhiLUhmv8FzBz3Vvrzw', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"revealed":{"entropy":"b6dc64774beef8f4428eebc577ab3b69b5ad6c18227c5dd3aa143b78f2158ca5","pledge":"730530ce92e6cba1b160324fcf19e7dcb257fb12e471bd1574b9d880c02ebb57","saw":"39c5a4b1475642a830211d2fcdefdfaf20a557c5bbf183251127bee6be9a433c"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'x_qPHNkxSWmTlNXB2Elo2w', 'hTmsAmTX9zM-G0SHC6Q4Qg', 'b4b4167fb9eb7a20b83b3e86b4dda8a7cf87ecd2a31777884b9d48ff5a6f8288', 1795136682053, 1795136682097, NULL);
INSERT INTO game_table VALUES ('ugIiPlP-E-odORX3eRDYHA', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","adding":{"revealed":{"entropy":"6ce1766a6dd347106db2e6278996dddbe33f36971a6195d822bfdf30ce0d7ae0","pledge":"236b28a03e95342342122a422ccf64064f9ff190215a9e993c66caa2c4929088","saw":"11c56a87679fab33bc21af1252b10d0dafbeb984102be3e140e36d96d23c57ec"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'ChPgIJLu1F51mMsxBe1mig', 'Mt2apR7uEkFW3QMYgT0gPg', '249245c87107f509482f56cd080986e9f2245baffa0a4c2f36f8331a46d26096', 1795136682176, 1795136682183, NULL);
INSERT INTO game_table VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LSfxMbWDhOQ_WJAO_F9kaQ","places":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-20","counted":true}}', '7OWwSYwpaUGmL8rnQiabnw', 'VX4pC3PgIFXsaptS8zf8ag', '8940ce73daeb299efdd587c3f4f158c389c63536348c8b45cfaab513fa690eb8', 1795136682355, 1795136682384, NULL);
INSERT INTO daily VALUES ('2026-11-20', '8940ce73daeb299efdd587c3f4f158c389c63536348c8b45cfaab513fa690eb8', 1795136682350, NULL);
INSERT INTO daily VALUES ('2026-11-21', '84669ef342fbbebf2cfc5794e479e8f78510ae54458158c1730213aba2be9891', 1795136682352, NULL);
INSERT INTO daily VALUES ('2026-11-22', '3d46307ed70cc49f253cb8cd797f42272d83db8ae0dc0c2bab9fbfbf6798a358', 1795136682353, NULL);
INSERT INTO archive VALUES ('N0yKNN-1LNIPqLfsf3Eq-A', 93, '\x1f8b08000000000000ffad5b5d6f1cb911fc2b8b7d361136d9fcbab703823c04090e873cdc43141cf879162c4b88243b060cfff7f4ac65cf88d3b33bf42d0e30ec95cfacde6115ab9a3d9f8ff5fef9f1b63e1d7ffaf7e7e353fdeff1277873ac1fe953fae8f8f9e6787f337d74737cf8f09c1fde57fad3cd116e8e5f6eee5f7ea8ba1f5afae1f1cd313ed3ffe782016dad5788eacb9b9705f47a014dffc6538dcf2f6bbd7ff838fd5bf4c3c787bbbbafbf2bb7f965f1833ae8031e0cadf36586813dc6031c2cfd55e0e1d8ef70cc1a8e1980a37b20b603b209c17d87e0d610dc1684a7fcf0f8f2dbf4f0e9b442fb707727de3e7c78aa2724cc52fefb527ebd949f97923ff8e587ae667330d3577fc0af95d3e7efe37da125fff1aff6e99fe9b7bfbefde5d7df7ffbfbcfbffcfeb7f02efefa179db5d459a268c94581ca7b11236401d9d8acac8f3ef8b365816476ad1c2a8c290bfa8d8f87e90b303bab8aca4a80e644b5ca096c358b986c1126c6e4b44cd68264aa0a73558aa94a0d54b5da9ca05715e99dd5e4521a80f4a2649705ba0022e458454a351aebbd55d59eaf06996a70ab1a669f3fbd8fb4d19f9e1fe3ed1f6f9fbfedf58bc053b5c5bba8853455d163c851045b83d026ca16b1b65a710ddcc81938231130a2111bac815e2ae871d1dfd2df1ec919448c62c0a664b0887a2c7e8505791430a3080c8a308462f59d28c97c27ea1212c51c5a0a062494df5afd82f319a61866aa11666e6c09d5f3134e5bc2ecd61c5d1c4ae2a928c658811095f0d52701b59a68c12b5bd5f9ca1896aa1196dec5c73fea384b03c89a03b1b41955e808884d445fac28d6d5e85ab1ba00035ccfc01996aa2bb054f52c35a7bfa5b676e50211c35235c252c5a059f3546f180c83331286a96a84a90c12dd33f58c7299d9fc314cd5234c7db8af4f5bfc9c4d9d66f8a9afc04fddf3539d4ca639d89dfcac2d7b6dc9e480565aa025cf13b4f1423b853545e9b4e50ea3d92b6a869f7a939f9b95f5759995eed86993efac0a75c9a88313e469aaa0df91d329ca907f0ba04c50ae684e75165559a62a3b5815763539862a7b75d4b6923dd2d3b11590dc0e18e12dfd62bd6caa42755527a6a2d9916ac669eb4dabcdb9fadb8ff34ebf88d7e7084d6113f4149ac0908b8895e0e7421e0d8b09b2e4f3781989d06387399fcb7a9998f615cc275a8f68f68bc848056e4a05efe93b2cabacba259d0b144c5cc591bcaafb7d897d54c58da3c4ce860f99c30d370f376637e5b7f13e6fe5c3e5420c11719488dc36e8c9885f03e27ee1ac493bf440e929903f90a84428090425ac4039ab2a8585a96cf688c810124708b93c792ea7a586ae65ab440b967c58288d74de6691426cce99948b62b2df122ec347bc021fcdda605b62236cd87d3b3b43c3f0d18cf0f184a743d33372ea1bf01da425128693669393bb3dea99059943d78c1fbaeb87d11fbbf6248d76f73185450340294219a06c1b12655bd326ff1c0206e28c951c2b668f6a18be9b11beaf6bea99bebf0d640876424f9688e82328999ba9bb50290818485efa92cc856a188e9bc1fe56574ddfdadaaf5816839691d86fac26ab172c8820350a284e1759c025c5241a3bbb76cb34b5ec66538bd9e6efee6f5bab77bb45cb25175d34644e11c9c62192a1aba9084ba2159c742544731e31231176ecc8667962d707f7245a5b26c2ce79c332526147a4e2f9ed23edc0074aa3e2dded7dd9d28ac58a8c56d82b6885edb5421dbe9ea1b0733fca50b5af60894ef40bb6d4442a21091f632686e9e60b133dec1caa2ca315f60adec0aebd012cfb603b1aad356808756a164481804944e382f049fad07229be71fb765119a31bf60a7d71dbab079c8e5ab3fb9919ad5b242111ce2b62a4d7938d284aa44ce2a2825206390d595c2d301ae24634e4e9f6d380ed912690bbf194934c35025375a4e5328906ada056e033700abec0cb2888bb8282b85e4126db339db67cc7c2cec1c8310ae2c62eac3ad3e3d6775597513001c00d77b73a1c6c678b47320722c7dd568d5c579d1475ab87b35c8821a5bb0229dd9a94d37f7ab74dc953dc883e08cc8ae4a6c2c4c71c85935831a856a265e4c6cd21cb33a4f463b7559d4df1fd4d95d92d9e3a0642698dc8c54cbd1b4907447646541b6d84a4bdb4ee7c354cafcdff40afadaba8efb44d9bd3ee7e4698754e50292446eba73e1b9d731032393059a5d45636ae7fe3e6fce59963dc8ff4c1378cc345e4d04ca4b3981c630449128a041aa10a899aac3db692b90ee112392315fe0a8d70cf5d574d07352f196e8e4f9e910cffa7aeab7cdf06dfcaaf4b144ca2f67ff2ba2af4697a0a6f7c37c7cd312530875c1869823fffef614b4097cb30c40c57688287f525159efcda5e7292a4d8522189e0296c90e468f2a449134321b422a32a91dbe273ce080c39c31039175fe00e53e3abcb9914042969131783884592aa6845fe1209afabe7e1328c0c576064e819f9ed41f05d4d378794c030328c3192b9120a3d2bd5c964f1216d8986616618626677992d7b5a6e50724e0020b9b927397487bc74cae756e2a63ae4157809727d3b85a7e7b49798a0620e1aa590b112310bd9778f920e20536290e471740e178ae3863ce448fc55ebb2fae4bbbfa0e98ac326326846ab4c99b77841e29385850058bdf2d67136c02d0a6242eff4e14841eb311cd9475ef362cf77791b1743d6c98aea27c796ed342d5502591d53754b0a94616edbdc725a8ab1d6d38703b7530f1f1e7fc0dc989c6b33f400a6be25d9324ff9d0a5447f4c35548dc95ae69aea15746ee8445ea1310eb0128d97060bdf8f5e82024e3c6024b6aec0acf22a0f62315e054c5005184baaecf7d2c7d593c7d988acaf00717353db83531bbb6c4b52fd621c0a3892c2155a53006ba2c22988ecedd07b2d5325528ad4b2a11d9f82f01edde95e99d43691b16076fcabe238b2c208595f5ffe5df63b12c8d8242f0a89a7c04061d06b27856d8ee07bad146a06f262308c9d0c1b1c0de39fc76a3eecd427dc9cf3f5b3fd076e480cb6a7c43640ad00ad6fb070831bafc0706455a373d0ccf7d393f5eb4c211f8ebc5e00e2c8ba3d3f756960e1dc4a1c59d535c8aad6131f5f27917707939a52720944c56954d4472d528c5264afa028593320736beb71511c475635d6b5624be347acf71616c049cc14b19456145c10a6e93a8a30c94ad05ad6d41c63ec9685696ec25a8f34adba060f68eeb5825d1d2b943262f3c24021ff139415a95810ae34a7c13b1b0cf794cca218ce826fcf875d6c625ebe0b74d64023a35313693f5a5253f26959d45a9437cd4ba59808f90a322718fa0a2f4e80ee25439d8e38b3a5620bb7af39d1d0e3c9760569fd1285d9b41caf007183d17a24d8aea0f49976434a1791811ba582ed59aaddeefacc92c8b113075bcaeceec0154ba7a19dd915ef78b7c385e672a124d9c800796b45acde0bebbd91de040591e92fbf2a8e632b8e05e6557f1970dd6056bbefe5b0e89a9b29a299e91e609a7a8c94834571949f8db2c915ce222d2203b26f430cdf13f745ade738617fae4c2a49292992c54ce95f92550d3a2b119ac6967c815c98373c5e15c51deddbe363bbde65daa1adc9d08966a60e390a4cd9d17160504465aa6aaa2a5b983b47bf7c3185530d1c6d87b1ec598f6bc3996bc757a03815199b00ebc0ac46bf78cf1c966fbe709e7968e80b18795f4d7de17c257e0e0c77040ecd7d750331fd5a0b93ca4d7cc13546be8099f9b2278fbe57501b61952d92961620fb1391045597245a9421dba22248e665b9b010546ee80b86a6bed82b3b588d7ed9c3629eeff28b5a3e240a304e6847fe0863cd2228334d5f6be5a25486ac1253d8427fb8f92f181a00e332d56a060c0646e36dd5de0695858a933ad13f36996e23aaa48f75a2034331ce3b2c84801b0383a139b0576d94cbd33456d6624211d3fb7e024d8dc24b8a0e860e6bd39ab6808d45fc9f2fff071c2bff164f3c0000');
INSERT INTO archive VALUES ('oVTrhiLUhmv8FzBz3Vvrzw', 44, '\x1f8b08000000000000ffad9a4d6f1c371286ff8a30671321591f24730bb0d8c3628320c82187d522e0672458d66025d93160e8bf6fb5ec750f7a4a06db3b100c8c5bb45caf8bf5d45bd5fe74e8f74f0fb7fdf1f0e3bf3e1d1efb7f0e3fba3787fe419ecaa3c3a7ebc3fdf5f2e85abe979fe4a3958fef8e1fba7c946f3e1cefee3e7f6ab77579767d7057fe0aaef08aae0fcfcfcfd7f75f7e84973f777cff548feffe770caef8ca5db11c3bbc39c8f377f9bec95ff9cfdfc6c79fcbef7fbbf9e5d73f7effc74fbffcf1f7f436fffa43c36153ee6c5c74d6600cce24426b62ab0e5a2480dee5e7e42789362472c01cbde5f8fce68b2c389705bb6429a2f04c142f5f9392b2afc8b95b53526383ec9b293692f1147950b2a9fa7a2e29d8af92e85c12ed90045b39bc91e35f0ecc4829b6dae2301ba6100d62041347b06640cf9cb136a6a248715fa5847329e135298ff5f8f0e563397e7c89f4f15dbebb338f4f0ff9f6cf9ba71755336143c70cd53b13b1caa5b2d84de9900d760a35a4eeadcd4ad8fe6bd8f13cecf8ffd74a3abb562807e72f56a9680b4936aa8726d948dd44626b3cfa587d1fcda7f04d59ce2a0cb03bf271971ffeecfbf3c131b5e04233cc59f2117c30894b320db3f309d0c51e95c0610d5c83d705e8e5cef1c5728eaedc644a52e2d822b281daaa282332d98a50e4506acc384276df56a6f0cbed03d8a26cab6b4b30145d72d926553170a12c591a9d6129fb2cf91ac1100edf46612ca8e50b57550ac2dc1e862daa70a3698b31588a675251c49238872e578e84c9d126536808169c6d36148b02684511ad8a1492b93d281bb71ffae374c564b0de73a8a6db22f7aad76e72afd2483a152ebe01398d6027f12a0873176098db420cbe9c83c94cd49443e482c639e98918db30491abac18aad851c2a59ada5accabc0231bf0762c7fb1d8928b9848e612970270dc4bb64726ac5a4d15bf3d8472e5e0997d7701574f94b18af2dba58b0457272165d60a9c741d2d65b5ffef95330658c62868bb6751b86cdeddbca1474f93de83ad7b4c5164c177885e21a887b9466286a7a4e26411571595896c4c674b560c2aa464196df89ac8d9a2db0e68b24d806a2661807d40d3a142b4384a6d4205da589d6a20138ad6a145cf93db87a7b7f3b46bf9baf130f9d12385383c4897188fd8d038dad014bf3cdb536ce238eab37f10ab0fc0580e5b7c0c2abc577cdbbae1487f3b956037948336c56280c544c6d3dc6d68a751a01e2da0c410116bc0aac7965e0ceaa65a97f986ef3215b6e1992a909a5529c0753782ca3580e836b1cd01414c715c5e01565fe02cae04cd96a736694d911e2f076c8a0c2456ea3171a94944da823234219b6b3a26c651ba0a20cf74c2eb71f77749950b8799624049f24de54c9c48a5e8c7e48d6b6cc5c157a9dc6abd00bf61a2e2d13e7a60b5f4ece92cc5a171353332ed521cac4f5c72e60abe227996ac9366a77ec44994232789564335c86b8d1442f5673aa678a494935b1292589799141df88fd2fa660f2ada5de47d1f2b47619488a9ab43f4f9b7d8555eac54d3b01992a7d6832dbcb2026391a359b9c1b1bcebe559b46eea4ec604e54a1e271f0558fa354cbd3cd43efe6384c366f6fefdbbc4d8e0c0e239b1ebb741d262be3576c2617e99032bb80d81825f2757b840ac1f00204c32dc13e93797e2f567024b964dda416e367779662cfa6b430ba4ddd67d66eda89328560b887604f7f1de701d6c1d3c88b2f4ecb7c057e19ade4b724bd9fc4d1cbfc054ab8ab61410560780180e1b9099333f26bb63828385719a495d8b42c5db0ca008064accd71f0e8a403ec44990230dc03307fa6690b303fada64a61d800c138929e8845f294c268065a26c8e4a539a6733569dd4da20230dc0330655b415b7cf92597b3bb8a02cd4210bbd96a1078099c13da6a827561d9214bfc0a024e1491022fda03af717cfff01deca29e90a56118d7c5de6373209d3176e3337a0882ae12155f99d6dd2a29eca20bb08bb6ec7ae925cb626c76019ebd2f15b2215fa5a9307b93aa68ec75848c161276652976aa4c6117ed6157bdc9f78bc8697a51f428d34aa2286dc4119865b96d78446b6b963111941a4febf042dacafe02f4a22dbde8c57ecdb7912ab68b50ea3df722adbdf032438ac5cf83988405bd68af574e9529f4a27df64bd3a5106cc7e0429c7ab0838cb8fb65c4b7a20a039896c46a16c0debbb2ba3855a5508cf6506c63c0f88c60934a868b25d7b814c8cbfb09a9925c65509199b90cf194839c5594acfb6356e8c5bbadd77ca30747414c5731de4a7b973005bc52d20606642fcccd60b50b7512b0422dbe00b5784b2d7e9919e7bd7d0a52eb4eda7b0dcb06495ab8c9cb0829d6cb49af17f795b446b2cef9ac508b5fa5d66ba5b251458a7d992dfe509715a554484fcb54295521c52fb5c2104ab1e81d35c5439e2a624511efcdd5465138eb2ef35b3e4a4bd85dc4b4e20d06574db28b9be95469b02dc16b8ad68d052b5b267e75cba435fbf77777e6e6f8fe71bebba4960b56b1c5a5c1f2f6ab46e9334d220fa10fcc2334d04ae624688556fc1d43e3b664c2965acbbb2f2fe7664bc672aa9548461371fcc2e1ec65fc6299c67c93ab153894a0b8feb40ef741a157f88ee5f846d776354e625ee63d32442b5f023607288e328238fe2c0504e446e4e1d957cd239fa85216e361cf62dc2bb93a7fa3e7a7f3144900c6cb5c2c75221e79f9ff15cba80f3607121ae4169475725a07fca0f89bf0aabf79c523ef982683eb5eccb119202e0c9d50b838670d070c989ccb9c346b1c9efffdfc5f8ef94ff4f9220000');
INSERT INTO connection VALUES ('N0yKNN-1LNIPqLfsf3Eq-A', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('WhzxleBGJew_NFIisnqIVA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('XDEnFBDRiyr1kohpfhGiAg', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('_K--wv37aTasEj9EmX2OTw', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('ebRDCjXgN69yYSOEWISsMQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('oVTrhiLUhmv8FzBz3Vvrzw', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('ugIiPlP-E-odORX3eRDYHA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO connection VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'ad46e576-4b8a-468b-b726-82445eaa98ab');
INSERT INTO daily_game VALUES ('2026-11-20', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":15,"version":3,"name":{"de":"Prüfung: Das Plättchenfeld","en":"Trial: The field of tiles","nl":"Proef: Het tegelveld"},"text":{"de":"Überall liegen Plättchen. Such dir einen Weg zwischen denen, die zahlen, und denen, die kosten.","en":"Tiles lie everywhere. Find a way between those that pay and those that cost.","nl":"Overal liggen tegels. Zoek je weg tussen tegels die iets opleveren en tegels die iets kosten."},"elements":[{"field-pays":{"row":"fours","field":5,"points":15}},{"field-costs":{"row":"threes","field":4,"points":10}},{"exact-dice":{"row":"fives","count":4}},{"face-only-here":{"row":"small-straight","face":1}},{"guards-dice":{"row":"full-house","points":5}},{"dice-back":{"row":"small-straight","dice":3}},{"field-pays":{"row":"large-straight","field":4,"points":20}},{"dice-gone":{"row":"four-of-a-kind","dice":1}}],"medals":{"bronze":205,"silver":230,"gold":255},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":22,"version":5,"name":{"de":"Nichts umsonst","en":"Nothing for nothing","nl":"Geen rij voor niets"},"text":{"de":"Für eine Medaille muss jede Zeile etwas bringen. Die Karte ist kürzer, damit es gelingen kann.","en":"For a medal every row has to bring something. The card is shorter, so that it can be done.","nl":"Voor een medaille moet elke rij iets opleveren. De kaart is korter, zodat het kan lukken."},"elements":[{"no-zero":{}},{"row-closed":{"row":"four-of-a-kind"}},{"row-length":{"row":"kniffel","fields":3}},{"row-length":{"row":"large-straight","fields":4}},{"row-length":{"row":"chance","fields":3}},{"row-pays":{"row":"kniffel","pay":{"when-full":{"points":30}}}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-22', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-22', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":4,"version":3,"name":{"de":"Andere Preise","en":"Other prices","nl":"Andere prijzen"},"text":{"de":"Die Karte zahlt anders: Oben zählen die Fünfer viel, unten lohnt sich die Chance, und der Bonus kommt früher.","en":"The card pays differently: above, Fives count for a lot; below, Chance is worth going for; and the bonus comes sooner.","nl":"De kaart betaalt anders: boven tellen de vijven zwaar, onder loont Chance, en de bonus komt eerder."},"elements":[{"row-pays":{"row":"fives","pay":{"per-die":{"value":9}}}},{"row-pays":{"row":"sixes","pay":{"per-die":{"value":3}}}},{"row-pays":{"row":"chance","pay":{"when-full":{"points":35}}}},{"row-pays":{"row":"kniffel","pay":{"when-full":{"points":30}}}},{"bonus-table":{"points":[0,15,40,60,75,85]}}],"medals":{"bronze":255,"silver":290,"gold":320},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_try VALUES ('2026-11-20', 'classic', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'Anna', 'wdyycIbVFxIVSz9mG8hRWQ', 1795136682356, 0);
INSERT INTO daily_try VALUES ('2026-11-20', 'forone', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'Anna', '_K--wv37aTasEj9EmX2OTw', 1795136682388, 0);
INSERT INTO entry VALUES ('Ilbl-aeBVstGwbB9hqD-XA', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/44368e8f-29b1-4c2c-9c11-08191c537528', 1795136682341);
INSERT INTO entry VALUES ('Ilbl-aeBVstGwbB9hqD-XA', 2, '{"n":2,"outcome":"5 2 4 3 5"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/7e36a8d5-15e5-4ef0-856c-4f49c842167f', 1795136682341);
INSERT INTO entry VALUES ('Ilbl-aeBVstGwbB9hqD-XA', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/50f36457-47b2-4d47-b7cd-ab49ca50f357', 1795136682342);
INSERT INTO entry VALUES ('Ilbl-aeBVstGwbB9hqD-XA', 4, '{"n":4,"outcome":"5 5 5"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/c9adff41-2a8c-4882-96fd-ac4f482ed986', 1795136682343);
INSERT INTO entry VALUES ('L7xauV6L-b629LpYBabrSQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1795136682346);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 1, '{"n":1,"outcome":"4"}
{"n":2,"outcome":"1"}', NULL, 1795136682123);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":4,"outcome":"1 2 4 1 6"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/5f71dd34-4da2-457d-9db9-2425a3a42daa', 1795136682126);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":6,"outcome":"5 2 4 2"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/c340f74c-5b4c-4318-b0fe-c34f2c0825e9', 1795136682127);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":8,"outcome":"3 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/655a480c-b002-4a50-9fec-fc01033c0276', 1795136682129);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 9, '{"n":9,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/b5452eb8-206f-4f5b-a3ff-9e619156c864', 1795136682130);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":11,"outcome":"5 2 5 1 6"}', NULL, 1795136682131);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"1 2"}}}
{"n":13,"outcome":"1 3"}', NULL, 1795136682132);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"1 5"}}}
{"n":15,"outcome":"5 6"}', NULL, 1795136682132);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 16, '{"n":16,"seat":1,"move":{"score":{"box":"chance"}}}', NULL, 1795136682133);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":18,"outcome":"2 1 3 1 5"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/230487ca-f043-49e9-8f8e-6b453ae76965', 1795136682133);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 19, '{"n":19,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/65349806-d9a6-4c30-9cf9-158537aae436', 1795136682134);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 20, '{"n":20,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":21,"outcome":"2 6 2 2 6"}', NULL, 1795136682134);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"2"}}}
{"n":23,"outcome":"2"}', NULL, 1795136682135);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"4 5"}}}
{"n":25,"outcome":"4 4"}', NULL, 1795136682135);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 26, '{"n":26,"seat":1,"move":{"score":{"box":"full-house"}}}', NULL, 1795136682135);
INSERT INTO entry VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 27, '{"n":27,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":28,"outcome":"1 5 6 5 6"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/a7db325f-64f9-4610-aebb-35af5b44ca0e', 1795136682136);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 1, '{"n":1,"outcome":{"drawn":{"cards":"2 2 2 3 5"}}}
{"n":2,"outcome":{"drawn":{"cards":"1 2 3 5 6"}}}', NULL, 1795136682146);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 3, '{"n":3,"seat":0,"move":{"score":{"box":"fives","cards":"5"}}}
{"n":4,"outcome":{"drawn":{"cards":"1"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/b442dfd6-17d9-4d76-aa8d-ec3124da2b5b', 1795136682148);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 5, '{"n":5,"seat":1,"move":{"score":{"box":"ones","cards":"1"}}}
{"n":6,"outcome":{"drawn":{"cards":"3"}}}', NULL, 1795136682149);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 7, '{"n":7,"seat":0,"move":{"set-aside":{"value":1}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/06918bac-d265-4dde-922e-cd5f9a5d8693', 1795136682152);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 8, '{"n":8,"seat":0,"move":{"exchange":{"discards":"1","draw":1}}}
{"n":9,"outcome":{"drawn":{"cards":"5"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e700d664-4923-4327-949e-88947eee9e52', 1795136682153);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 10, '{"n":10,"seat":1,"move":{"score":{"box":"threes","cards":"3"}}}
{"n":11,"outcome":{"drawn":{"cards":"1"}}}', NULL, 1795136682155);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 12, '{"n":12,"seat":0,"move":{"score":{"box":"threes","cards":"3"}}}
{"n":13,"outcome":{"drawn":{"cards":"3"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/eeac7e25-b327-4bf4-aefe-885270d2e73d', 1795136682157);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 14, '{"n":14,"seat":1,"move":{"set-aside":{"value":5}}}', NULL, 1795136682157);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 15, '{"n":15,"seat":1,"move":{"set-aside":{"value":6}}}', NULL, 1795136682158);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 16, '{"n":16,"seat":1,"move":{"take-back":{}}}', NULL, 1795136682159);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 17, '{"n":17,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
{"n":18,"outcome":{"drawn":{"cards":"5"}}}', NULL, 1795136682159);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 19, '{"n":19,"seat":0,"move":{"exchange":{"discards":"","draw":1}}}
{"n":20,"outcome":{"drawn":{"cards":"3"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/d6d9bb3d-62d1-435b-b62c-ddf110079f2c', 1795136682161);
INSERT INTO entry VALUES ('WhzxleBGJew_NFIisnqIVA', 21, '{"n":21,"seat":1,"move":{"score":{"box":"fives","cards":"5 5"}}}
{"n":22,"outcome":{"drawn":{"cards":"2 6"}}}', NULL, 1795136682161);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"4 5 1 5 1"}}}', NULL, 1795136682575);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":4,"outcome":{"fall":{"dice":"3 3 5 4"}}}', NULL, 1795136682577);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"2 3"}}}
{"n":6,"outcome":{"fall":{"dice":"1 5"}}}', NULL, 1795136682579);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 7, '{"n":7,"seat":0,"move":{"row":{"row":5}}}', NULL, 1795136682580);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 8, '{"n":8,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":{"fall":{"dice":"5 1 2 1 5"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e7227e38-99a2-4b8e-95f9-9c693bdff906', 1795136682581);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 5"}}}
{"n":11,"outcome":{"fall":{"dice":"1 3 4"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/d672bb37-38ce-46d1-83d8-2eb05c44fed8', 1795136682582);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"3 4 5"}}}
{"n":13,"outcome":{"fall":{"dice":"5 3 6"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/24f24fd7-e8f5-48cf-a9c4-7dbc7ce08851', 1795136682583);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 14, '{"n":14,"seat":1,"move":{"row":{"row":3}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/c8015197-22ba-4f9f-b553-1cbfd6ae2fbc', 1795136682584);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":16,"outcome":{"fall":{"dice":"3 6 6 4 4"}}}', NULL, 1795136682584);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":18,"outcome":{"fall":{"dice":"4 6 1 5"}}}', NULL, 1795136682585);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 19, '{"n":19,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":20,"outcome":{"fall":{"dice":"3 2 6 4"}}}', NULL, 1795136682585);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 21, '{"n":21,"seat":0,"move":{"row":{"row":4}}}', NULL, 1795136682586);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":23,"outcome":{"fall":{"dice":"5 3 3 3 2"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/d87102d1-a967-478c-9d1a-0d53974fe879', 1795136682586);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":25,"outcome":{"fall":{"dice":"6 6 3 2"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3986db03-a55d-455b-88e8-2ec884da9dfe', 1795136682587);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 26, '{"n":26,"seat":1,"move":{"roll":{"dice":"1 2 4"}}}
{"n":27,"outcome":{"fall":{"dice":"4 1 2"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/31dda12e-2d9e-4d3a-b4cd-f043d3986e1c', 1795136682588);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 28, '{"n":28,"seat":1,"move":{"row":{"row":2}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/af7c4d95-54c5-49bf-85f5-b4abee3cfc1b', 1795136682588);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 29, '{"n":29,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":30,"outcome":{"fall":{"dice":"5 4 2 4 5"}}}', NULL, 1795136682589);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 31, '{"n":31,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":32,"outcome":{"fall":{"dice":"4 1 1 4"}}}', NULL, 1795136682589);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 33, '{"n":33,"seat":0,"move":{"fulfil":{"task":"full-house"}}}', NULL, 1795136682590);
INSERT INTO entry VALUES ('XDEnFBDRiyr1kohpfhGiAg', 34, '{"n":34,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":35,"outcome":{"fall":{"dice":"6 3 4 5 4"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/733320c0-48be-458b-98b3-98086cc1b72b', 1795136682590);
INSERT INTO entry VALUES ('_K--wv37aTasEj9EmX2OTw', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"3 3 2 4 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/8dd98041-8a20-49a0-a0fb-43d185d2f29e', 1795136682393);
INSERT INTO entry VALUES ('_K--wv37aTasEj9EmX2OTw', 3, '{"n":3,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/dd3e54b1-63bd-4a06-95a7-a1d069059977', 1795136682394);
INSERT INTO entry VALUES ('_K--wv37aTasEj9EmX2OTw', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/955c628e-8e80-4fa9-b4d1-71e9722f5634', 1795136682395);
INSERT INTO entry VALUES ('_K--wv37aTasEj9EmX2OTw', 5, '{"n":5,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/075c8ae8-8dd5-4ee3-b8f8-f5271327477c', 1795136682396);
INSERT INTO entry VALUES ('_K--wv37aTasEj9EmX2OTw', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3bd8d5da-cab1-44a7-9ec2-3cc7e7c487f3', 1795136682397);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"1 4 6 2 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/40d46627-90bd-46d8-8cfb-495fe4e50a8a', 1795136682267);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 3, '{"n":3,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/fb7797c8-af88-4f68-9fdb-e7420f08f39c', 1795136682269);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/123d5341-f3b8-4329-9c4b-96089dd9a21a', 1795136682271);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 5, '{"n":5,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e68edd58-d885-40dd-988a-ff8c0d516034', 1795136682273);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/b43e23c5-53c4-4eab-a4f2-b8a175c8abe6', 1795136682274);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 7, '{"n":7,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/444d01c0-63c3-468a-9bbb-dcd72a61887a', 1795136682275);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/af57d629-5609-467c-be46-40413591d699', 1795136682275);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/923a5031-fbcb-43f7-b7c7-f7a52ce941f5', 1795136682276);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/78740274-c7a7-4fe1-92a8-fd686ddaaf15', 1795136682277);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/14fea3db-59ca-4b50-a18e-e553827fbce9', 1795136682278);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/f20f3b40-2f80-4b17-a468-37b79eef7de9', 1795136682279);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"5 3 1 5 2"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/158468eb-e0db-45c7-98d5-0cd61de7d090', 1795136682279);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 15, '{"n":15,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/845a9256-3623-4277-a537-9cdc65c394ab', 1795136682280);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 16, '{"n":16,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e0d0dcf3-ed43-4bd8-a60a-00e02a6b4421', 1795136682281);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 17, '{"n":17,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/2955aa78-7b9f-41fd-84bb-995d67af90fc', 1795136682281);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 18, '{"n":18,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/c5afbd83-9e08-4647-b14b-851e745a5374', 1795136682282);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 19, '{"n":19,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/5ed4ec42-9961-48a6-847c-da9635651508', 1795136682283);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 20, '{"n":20,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/0e91a3ab-7158-426a-ba07-62c1bdf829d5', 1795136682283);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 21, '{"n":21,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/07db19c2-d24b-44ae-9bdd-7612ee4afaf9', 1795136682284);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 22, '{"n":22,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/f9258417-f5d2-40c0-9bbd-3052277ee5bb', 1795136682285);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 23, '{"n":23,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/9c22df1f-da16-473e-8870-923d7a063018', 1795136682285);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 24, '{"n":24,"seat":0,"move":{"score":{"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/33c8a079-6424-42cd-b83a-ab6fb8d67f61', 1795136682286);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 25, '{"n":25,"seat":0,"move":{"roll-on":{}}}
{"n":26,"outcome":"3 5 1 3 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/aa8a24f5-64bf-4746-aab9-c8b9b7158a0a', 1795136682287);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 27, '{"n":27,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/1ec66d35-b87e-4227-bcbd-0facae9d3844', 1795136682287);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 28, '{"n":28,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/90155ad4-f2d2-4d27-a6c2-98a4f7f33216', 1795136682288);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 29, '{"n":29,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/fefb2d5c-a30b-4a24-8a47-ce7082e47417', 1795136682289);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 30, '{"n":30,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/af11884a-3442-4aa5-8803-bb302d875b38', 1795136682289);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 31, '{"n":31,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/eeb02ad7-83f2-4247-9708-20a0dc9f2a50', 1795136682290);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 32, '{"n":32,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/0252be38-afac-48d2-9c02-9413202cb2e0', 1795136682291);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 33, '{"n":33,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/462b8ae1-85df-41d1-bf84-0cd98ff6e5d8', 1795136682291);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 34, '{"n":34,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/df53999b-65ae-4168-96d7-d3bf2f59cd68', 1795136682292);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 35, '{"n":35,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/8e08ce85-4485-4a85-8dfe-9d1692a2c34d', 1795136682292);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 36, '{"n":36,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e187d6ca-33ea-4d65-a3b6-7b3b4223f8a1', 1795136682293);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 37, '{"n":37,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e6c682cb-a089-426e-ba11-71fc84d11894', 1795136682293);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 38, '{"n":38,"seat":0,"move":{"score":{"row":"fives"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/ec23bfd7-6688-4124-9282-d23d17e149dd', 1795136682294);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 39, '{"n":39,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/780dba84-b8f4-4a1c-b72f-eac2c424cb27', 1795136682295);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 40, '{"n":40,"seat":0,"move":{"score":{"row":"sixes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/22d4938c-92ed-4c7c-a817-b4c0424aad87', 1795136682295);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 41, '{"n":41,"seat":0,"move":{"score":{"row":"twos"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/d33ab363-f4dc-4fd9-8e9c-bfe470c6379b', 1795136682296);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 42, '{"n":42,"seat":0,"move":{"score":{"row":"threes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/a1a1573c-a88d-46da-b593-18ec6300c518', 1795136682296);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 43, '{"n":43,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/745d2c77-0cdf-4f79-b1ca-7c91b98e4104', 1795136682297);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 44, '{"n":44,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/2b67bcad-5de2-434b-8300-4827f490b557', 1795136682298);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 45, '{"n":45,"seat":0,"move":{"score":{"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/92947766-d131-44ee-9a4f-ea78e9f45930', 1795136682298);
INSERT INTO entry VALUES ('ebRDCjXgN69yYSOEWISsMQ', 46, '{"n":46,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/f1cd9759-a999-4226-8bd7-f82138dd2db2', 1795136682299);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 2 5 1 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/9352e3be-a591-480b-89db-231356e5f1c9', 1795136682209);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/34b5f74c-d9c6-4134-9f28-84efefeb5071', 1795136682211);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 4, '{"n":4,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/d30199d7-69ad-488f-9fb1-0d71ab040452', 1795136682214);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 5, '{"n":5,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3055fe27-c38d-4e1a-ba9f-9985b15c9c31', 1795136682215);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/af5ea240-ed02-457e-a02c-7018d88b2f46', 1795136682216);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 7, '{"n":7,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6e854ffb-3bbf-4772-9a5b-9c48334f6d53', 1795136682216);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3527d7e9-2a6d-4350-b064-6741b19a40c5', 1795136682217);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/bab28a22-ee68-4c10-921e-22670f613b19', 1795136682218);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/446edadc-28a6-4903-b35d-420d781fcb66', 1795136682219);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/b623af64-5976-46b9-a04f-94a5a86cd531', 1795136682221);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/4d131104-ecc1-4d53-90c5-798e55499a5b', 1795136682221);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"4 4 4 4 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/081b9ce5-1a73-4f26-9f00-c5ecd7f925b9', 1795136682222);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 15, '{"n":15,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/1a10dbfb-4b2f-4977-b30e-40f84d3488b5', 1795136682223);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 16, '{"n":16,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/2f3cd36d-ef6f-435f-87cd-34bd36fe8e24', 1795136682224);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 17, '{"n":17,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e911d84e-83db-4b19-b152-d8042bb96bed', 1795136682224);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 18, '{"n":18,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/ea29996d-2f62-4565-ba3c-b2d9b764549b', 1795136682225);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 19, '{"n":19,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/376691fd-7f9b-4fd2-a4e9-618a1ad4c2c3', 1795136682225);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 20, '{"n":20,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/57bf430d-8ff4-4890-8516-2fb277ce1dd9', 1795136682226);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 21, '{"n":21,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/cfe33e01-a649-4e89-87ae-103de06d6d24', 1795136682227);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 22, '{"n":22,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/eed6347f-5fa5-43f5-86e9-3eca999538a5', 1795136682227);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 23, '{"n":23,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/29223a3c-a9d4-49b2-acb1-92da6efb0e4d', 1795136682228);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 24, '{"n":24,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/39d56aab-e011-4aac-a4b0-96bfbe41dddc', 1795136682229);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 25, '{"n":25,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/dd9981c8-5783-4ef8-beca-758461479d2a', 1795136682230);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 26, '{"n":26,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/13242549-b5cf-44cb-b4cc-59f28993a761', 1795136682230);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 27, '{"n":27,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/765cfe28-6cd1-400f-aa78-a3e1cae6ec86', 1795136682231);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 28, '{"n":28,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/50e150fb-372a-40b6-aed4-3cf57ccf6e77', 1795136682232);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 29, '{"n":29,"seat":0,"move":{"place":{"face":4,"row":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/b1dc854d-6b61-41f9-95ad-444e9a007e63', 1795136682233);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 30, '{"n":30,"seat":0,"move":{"place":{"face":4,"row":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/d7f44c2b-2f1e-4429-b097-6727c920e099', 1795136682233);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 31, '{"n":31,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6e40ffea-de7b-4ec1-a5ab-03a838e06875', 1795136682234);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 32, '{"n":32,"seat":0,"move":{"score":{"row":"threes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/fc62e59a-9b88-441f-9a78-fbb9ccb4247f', 1795136682235);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 33, '{"n":33,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/116abc7c-5f4f-44dd-9ae4-4dde31519817', 1795136682235);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 34, '{"n":34,"seat":0,"move":{"score":{"row":"sixes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6111699e-24fb-4631-bf59-2160fa7c6a6c', 1795136682236);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 35, '{"n":35,"seat":0,"move":{"score":{"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/1680f592-f71e-4b6a-b878-34b4ebb85d40', 1795136682237);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 36, '{"n":36,"seat":0,"move":{"score":{"row":"fives"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/483fa6d8-e2ae-429d-b94a-cf50c014c7b0', 1795136682238);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 37, '{"n":37,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/fa5c81ae-1c3b-408b-9a58-dfff55b82791', 1795136682238);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 38, '{"n":38,"seat":0,"move":{"roll-on":{}}}
{"n":39,"outcome":"1 2 4 4 6"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/b98d4a2f-6dfa-480a-964d-3721444954b3', 1795136682239);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 40, '{"n":40,"seat":0,"move":{"place":{"face":2,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/8cae2dad-f45f-4d3f-b9a1-f724a7bb3009', 1795136682239);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 41, '{"n":41,"seat":0,"move":{"remove":{"face":6}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/cb54d059-8b24-4b9a-b346-337f65703bed', 1795136682241);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 42, '{"n":42,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/f4a7ee94-d75a-4c0d-b417-7b98182d1819', 1795136682242);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/0cdb2749-1d5c-4cd3-b502-830a24979d28', 1795136682242);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 44, '{"n":44,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3969fb5a-c059-44b3-9c32-ce9bab94e26e', 1795136682243);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 45, '{"n":45,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/23533ca6-1902-46bb-b638-bc4145e42eac', 1795136682244);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/7b92af51-c97b-4ff0-b0d9-ab24a3d2a1d1', 1795136682244);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 47, '{"n":47,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/5ab8344f-ceae-44dd-b69b-5e7c4ccdffe1', 1795136682245);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 48, '{"n":48,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/2d9035ab-7f37-43e8-ba9a-51d232c1791d', 1795136682245);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 49, '{"n":49,"seat":0,"move":{"roll-on":{}}}
{"n":50,"outcome":"6 6 3 2 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/90aee838-c8f4-4873-96c3-e97c569e4de9', 1795136682246);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 51, '{"n":51,"seat":0,"move":{"remove":{"face":3}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/7a6bf2c1-e268-47a9-9748-23ab2e5a6d68', 1795136682246);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 52, '{"n":52,"seat":0,"move":{"remove":{"face":6}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/96cc0e04-906f-4581-b16d-bb2c8f323b96', 1795136682247);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 53, '{"n":53,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/29efeea0-d4b3-4bad-ae8e-ea7695a28bf4', 1795136682248);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 54, '{"n":54,"seat":0,"move":{"take-back":{}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/08c02baf-85a9-407b-84f4-a92c55e8aeaf', 1795136682248);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 55, '{"n":55,"seat":0,"move":{"remove":{"face":3}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6e78f56d-37fe-45bf-862c-df73915f3c17', 1795136682249);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 56, '{"n":56,"seat":0,"move":{"place":{"face":2,"row":"large-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e34088a0-40f9-46ee-8c2f-1e8dc69bd3a3', 1795136682249);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 57, '{"n":57,"seat":0,"move":{"remove":{"face":6}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/0d27919f-58b1-47bb-ab25-0ffd8f864df4', 1795136682250);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 58, '{"n":58,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3321acf0-6880-4002-b0aa-994cf35ae06b', 1795136682251);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 59, '{"n":59,"seat":0,"move":{"score":{"row":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/a38b894a-ad7c-4dbf-b3bd-3cc01c37566b', 1795136682251);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 60, '{"n":60,"seat":0,"move":{"score":{"row":"twos"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3c631932-9fe0-4f07-a1ee-de1115b85fad', 1795136682252);
INSERT INTO entry VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 61, '{"n":61,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/54e21f5e-ce99-4e1b-9dcc-7fa26e1dd82b', 1795136682252);
INSERT INTO entry VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"4 2 2 2 5"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/8b82924e-558c-41d8-b3a9-0c3aa26e0820', 1795136682324);
INSERT INTO entry VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":4,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6c6b1d21-fd24-4380-96a8-ef2c500b0f3a', 1795136682327);
INSERT INTO entry VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/0ae5cb90-918d-4d2d-8902-c7322214f020', 1795136682329);
INSERT INTO entry VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/d5216c2e-70d0-4d3a-9e80-b4c8049c4b33', 1795136682330);
INSERT INTO entry VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/70c00b2d-bc9f-4594-b8bf-bc2b96e7ba0c', 1795136682331);
INSERT INTO entry VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 7, '{"n":7,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/81c430ad-d6c1-4885-b2a5-f2906f44377b', 1795136682332);
INSERT INTO entry VALUES ('ugIiPlP-E-odORX3eRDYHA', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"4 4 1 6 3"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/bc85dd80-756b-41e2-aeb1-ed4dd7013231', 1795136682185);
INSERT INTO entry VALUES ('ugIiPlP-E-odORX3eRDYHA', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":{"fall":{"dice":"4 5 4 3"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/72b77dae-6627-4de1-a773-ef6eb8c9e117', 1795136682186);
INSERT INTO entry VALUES ('ugIiPlP-E-odORX3eRDYHA', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
{"n":6,"outcome":{"fall":{"dice":"6 1 2"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/4a00320a-8475-4064-b58c-a25e09ffc9c6', 1795136682188);
INSERT INTO entry VALUES ('ugIiPlP-E-odORX3eRDYHA', 7, '{"n":7,"seat":0,"move":{"row":{"row":4}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/a398b982-9e16-49a2-83f0-b137cc6e5518', 1795136682190);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":"2 6 3 4 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/2bac52b3-d330-4e96-8e7a-d37efbecf070', 1795136682361);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":"5 5 2 2"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/9ed3b9be-70b0-4e2f-a1e2-d915e7fd9931', 1795136682361);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":"1 2"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/90fb9500-5d99-4e33-8799-7802098ce18b', 1795136682362);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/7e3fccee-b393-4998-871c-c4fced3af727', 1795136682363);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":"2 4 2 2 5"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/f4f147ea-b409-4cce-8b95-67cd0fa3a497', 1795136682363);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/dd885850-1e93-47d1-9b09-73a826ba81e0', 1795136682364);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":12,"outcome":"3 4 6 5 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/bf5ed0b8-5c19-42cd-8df0-2e4f4a4ce644', 1795136682364);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":14,"outcome":"2 4 2 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/86dc34a2-990f-4575-a2cb-af46cf57c9c5', 1795136682365);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":16,"outcome":"3 2 4"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/5cf0e79d-1eeb-4563-8f7e-eacbbb65b715', 1795136682365);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/7105e922-8c24-4736-8569-599cd6ba2841', 1795136682366);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":19,"outcome":"1 5 2 3 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/de0a5432-33e3-4332-9f43-4aebeb8fa396', 1795136682366);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/701170a4-b49a-49b8-b9cb-424daacc50db', 1795136682367);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":22,"outcome":"6 4 4 2 5"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/aa7a23e2-bdd7-4ce4-a726-f5596c63c561', 1795136682368);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":24,"outcome":"4 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/5fc0477a-6dfe-4af9-80ce-1d0147c98d01', 1795136682368);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":26,"outcome":"6 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/a4d23217-09f7-4e5e-8db5-2c236b5adb30', 1795136682369);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/80c7540c-e35d-4981-a2fe-ca8c37dee3b9', 1795136682369);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":29,"outcome":"1 6 4 4 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e8eb7c2c-f9b2-4349-a5d0-1e01bdc028cc', 1795136682370);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":31,"outcome":"6 6 3 5 4"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/2d86e461-740f-42a3-a468-c5b2f050e285', 1795136682370);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":33,"outcome":"4 1 3 5 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e95756c9-8f3b-48f7-931d-34b437a4ae62', 1795136682371);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6eea6b8e-dad4-42c3-992a-0f14276ab16f', 1795136682371);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":36,"outcome":"2 5 5 2 4"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/5ff3bbde-8e4c-4db3-8fc4-91ce7fbb84b0', 1795136682372);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":38,"outcome":"1 2"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/7b584134-116f-47b9-8c15-bded3041b203', 1795136682372);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":40,"outcome":"3 4 2 4"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/429d80be-5dd6-4098-9a3b-f5586a225299', 1795136682373);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6be0fbb8-d12d-4c77-89c6-8982411bd3c3', 1795136682373);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":43,"outcome":"6 5 2 5 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3e2121a1-59ee-41b6-8cdc-d6ef7a38f7a8', 1795136682374);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/8cf836fe-281c-4e4b-8848-a61e1625ca0a', 1795136682374);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":46,"outcome":"3 3 5 4 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/08f6dc35-7f1a-42c4-b49d-cf54c6897f70', 1795136682375);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":48,"outcome":"3 6"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/76b605a3-bf7e-43f5-a364-dad9528e91bc', 1795136682375);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":50,"outcome":"5 1 6"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/aa09d062-5b54-4e1c-b4dd-5ed54bbe7584', 1795136682376);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/6a2ab8b1-f9c8-4e4e-b145-367b5a885cee', 1795136682377);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":53,"outcome":"1 5 1 1 4"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e585e521-a752-4118-b069-c349f8984c56', 1795136682377);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/cdf50b29-e028-4e83-8a05-50e977f97a73', 1795136682378);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":56,"outcome":"5 1 5 5 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3641feb1-67f4-45c4-8c2c-6b8f91ae4e65', 1795136682378);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":58,"outcome":"1 3 2 2"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/740c37bc-a324-401f-95f7-ff487a2e5352', 1795136682379);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":60,"outcome":"1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/3311f57f-636f-4627-9121-1f26e12fcbcf', 1795136682379);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/66f7c64e-db25-423d-be76-7ed3f775fc91', 1795136682380);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":63,"outcome":"6 5 1 2 6"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/c77006b0-2b7b-4e04-b3a8-1bf504eee4c3', 1795136682380);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":65,"outcome":"1 3 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/aad98e13-4643-49db-ae60-171975070a10', 1795136682381);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":67,"outcome":"2 5 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/e7f4e31c-a1fd-4663-8b50-55ea0b139507', 1795136682381);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/291cd909-80a5-424b-a4e6-4188927e7255', 1795136682382);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":70,"outcome":"4 4 5 1 3"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/cea3dc4c-cdce-44c6-a775-6a310151cca2', 1795136682382);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":72,"outcome":"3 4 4 2"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/c026deab-cc94-4624-9091-43744195209c', 1795136682383);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":74,"outcome":"1 2 1"}', 'LSfxMbWDhOQ_WJAO_F9kaQ/b4283e14-a710-4567-860f-c84aad12c412', 1795136682383);
INSERT INTO entry VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', 'LSfxMbWDhOQ_WJAO_F9kaQ/fed5b71e-90ba-468b-a322-53ce06c68a08', 1795136682384);
INSERT INTO evening VALUES ('_ibGktiNQH6I0EhUOTB1nQ', 'BtukXnAsYETKKUzpoZGF3A', 5, '{"host":"LSfxMbWDhOQ_WJAO_F9kaQ","seats":[{"person":{"player":"LSfxMbWDhOQ_WJAO_F9kaQ","name":"Anna","pledges":false,"here":true}},{"machine":{"level":"easy","name":"Basil","here":true}},{"person":{"player":"3YSjuOLiho4ZxVcWisOf3Q","name":"Ben","pledges":false,"here":false}}],"ended":false}', 1795136682399, 1795136682572);
INSERT INTO evening_player VALUES ('_ibGktiNQH6I0EhUOTB1nQ', '3YSjuOLiho4ZxVcWisOf3Q');
INSERT INTO evening_player VALUES ('_ibGktiNQH6I0EhUOTB1nQ', 'LSfxMbWDhOQ_WJAO_F9kaQ');
INSERT INTO evening_table VALUES ('_ibGktiNQH6I0EhUOTB1nQ', 1, 'N0yKNN-1LNIPqLfsf3Eq-A', 'classic', '0 1', '{"scores":[60,175],"ranks":[2,1]}', '{"moments":[{"kind":"roll","seat":0,"value":8.548863546249777,"unit":"points","told":[{"language":"de","text":"Anna würfelt 1 5 1 5 1 (Wurf 3 von 3), dann: streicht Sechser"},{"language":"en","text":"Anna rolls 1 5 1 5 1 (roll 3 of 3), then: strikes Sixes"},{"language":"nl","text":"Anna gooit 1 5 1 5 1 (worp 3 van 3), daarna: streept Zessen door"}]},{"kind":"luck","seat":0,"value":5.5858644226483065,"unit":"points","told":[]}]}');
INSERT INTO evening_table VALUES ('_ibGktiNQH6I0EhUOTB1nQ', 2, 'XDEnFBDRiyr1kohpfhGiAg', 'master', '1 0', NULL, NULL);
INSERT INTO head VALUES ('5SWJvw8UZY7pCWK2aEejeQ', 0, 1, NULL, 0, 'begin', 1795136692629, 10000, 0, NULL);
INSERT INTO head VALUES ('BzoDCAo4EPmZGSI2wFldcQ', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('Ilbl-aeBVstGwbB9hqD-XA', 4, 2, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('L7xauV6L-b629LpYBabrSQ', 1, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('N0yKNN-1LNIPqLfsf3Eq-A', 160, 3, NULL, 0, NULL, NULL, NULL, 0, '13:60 175:2 1');
INSERT INTO head VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 28, 3, 0, 0, NULL, NULL, NULL, 0, '3:30 45:');
INSERT INTO head VALUES ('WhzxleBGJew_NFIisnqIVA', 22, 3, 0, 0, 'clock', 1795223082161, 86400000, 0, '5:8 16:');
INSERT INTO head VALUES ('XDEnFBDRiyr1kohpfhGiAg', 35, 1, 1, 0, NULL, NULL, NULL, 0, '3:1 0:');
INSERT INTO head VALUES ('_K--wv37aTasEj9EmX2OTw', 6, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('adGtSnTOr_thLMyfvBhmcA', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('ebRDCjXgN69yYSOEWISsMQ', 46, 4, NULL, 0, 'review', 1795136682299, 0, 0, '3:32:1');
INSERT INTO head VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 61, 4, NULL, 0, 'review', 1795136682252, 0, 0, '4:11:1');
INSERT INTO head VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 7, 3, 0, 0, NULL, NULL, NULL, 0, '1:7:');
INSERT INTO head VALUES ('oVTrhiLUhmv8FzBz3Vvrzw', 75, 4, NULL, 0, NULL, NULL, NULL, 0, '13:29:1');
INSERT INTO head VALUES ('ugIiPlP-E-odORX3eRDYHA', 7, 4, 0, 1, NULL, NULL, NULL, 0, '2:0:');
INSERT INTO head VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 75, 2, NULL, 0, 'review', 1795136682384, 0, 0, '13:39:1');
INSERT INTO member VALUES ('5SWJvw8UZY7pCWK2aEejeQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682629);
INSERT INTO member VALUES ('BzoDCAo4EPmZGSI2wFldcQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682196);
INSERT INTO member VALUES ('Ilbl-aeBVstGwbB9hqD-XA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682334);
INSERT INTO member VALUES ('L7xauV6L-b629LpYBabrSQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682346);
INSERT INTO member VALUES ('N0yKNN-1LNIPqLfsf3Eq-A', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682439);
INSERT INTO member VALUES ('NDjgNEvbE0buMCskS-Hd8Q', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682115);
INSERT INTO member VALUES ('WhzxleBGJew_NFIisnqIVA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682137);
INSERT INTO member VALUES ('XDEnFBDRiyr1kohpfhGiAg', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682572);
INSERT INTO member VALUES ('_K--wv37aTasEj9EmX2OTw', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682388);
INSERT INTO member VALUES ('adGtSnTOr_thLMyfvBhmcA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682592);
INSERT INTO member VALUES ('ebRDCjXgN69yYSOEWISsMQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682260);
INSERT INTO member VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682200);
INSERT INTO member VALUES ('mRDSyb4_FyiSpY8WhaSRMQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682306);
INSERT INTO member VALUES ('oVTrhiLUhmv8FzBz3Vvrzw', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682053);
INSERT INTO member VALUES ('ugIiPlP-E-odORX3eRDYHA', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682176);
INSERT INTO member VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 'LSfxMbWDhOQ_WJAO_F9kaQ', 1795136682355);
INSERT INTO node VALUES ('ad46e576-4b8a-468b-b726-82445eaa98ab', 1795136682015, -1);
INSERT INTO paper_game VALUES ('7UnvCZU7KY6PXic0cO0o5A', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'classic', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"played":"2020-02-29","names":["Anna","Ben"],"sheets":[{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":18,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0},{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":12,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0}]}', 1795136682605);
INSERT INTO result VALUES ('7UnvCZU7KY6PXic0cO0o5A', 0, 'LSfxMbWDhOQ_WJAO_F9kaQ', 'classic', 242, 1, 1582934400000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'paper', 2);
INSERT INTO result VALUES ('N0yKNN-1LNIPqLfsf3Eq-A', 0, 'LSfxMbWDhOQ_WJAO_F9kaQ', 'classic', 60, 2, 1795136682499, 'points', 5.5858644226483065, 193.90724872442314, 44, NULL, NULL, NULL, NULL, 'fair', 2);
INSERT INTO result VALUES ('ebRDCjXgN69yYSOEWISsMQ', 0, 'LSfxMbWDhOQ_WJAO_F9kaQ', 'forone', 32, 1, 1795136682299, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair', 1);
INSERT INTO result VALUES ('iT1DjQ5r9iOETBKt4j8RuA', 0, 'LSfxMbWDhOQ_WJAO_F9kaQ', 'forone', 11, 1, 1795136682252, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair', 1);
INSERT INTO result VALUES ('oVTrhiLUhmv8FzBz3Vvrzw', 0, 'LSfxMbWDhOQ_WJAO_F9kaQ', 'classic', 29, 1, 1795136682097, 'points', 8.507730980499435, 227.82911528227427, 44, NULL, NULL, NULL, NULL, 'fair', 1);
INSERT INTO result VALUES ('wdyycIbVFxIVSz9mG8hRWQ', 0, 'LSfxMbWDhOQ_WJAO_F9kaQ', 'classic', 39, 1, 1795136682384, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'fair', 1);
INSERT INTO review VALUES ('N0yKNN-1LNIPqLfsf3Eq-A', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"measured":true,"players":[{"seat":0,"start":248.32138430177483,"luck":5.5858644226483065,"loss":193.90724872442314,"result":60.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":8,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":1,"luck":-1.2484244193315988,"loss":2.693290503900613,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"5"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":12,"turn":1,"luck":-2.5381770246053748,"loss":2.0523180676992183,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 4 5","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":14,"turn":1,"luck":1.2242933993831855,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"small-straight"}},"bestText":""},{"event":22,"turn":2,"luck":-1.9895196601282805E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":24,"turn":2,"luck":7.807261379810711,"loss":37.341790163735794,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 3"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3"}},"text":""}]}},{"event":32,"turn":3,"luck":3.126388037344441E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":34,"turn":3,"luck":0.507614260489845,"loss":4.862916124327228,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":36,"turn":3,"luck":-4.649430368238029,"loss":1.3039021492626546,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 4","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":38,"turn":3,"luck":-2.305577875826117,"loss":14.80502447068244,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"fives","points":5,"better":"threes","betterPoints":6}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":46,"turn":4,"luck":1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":48,"turn":4,"luck":-1.311218195749035,"loss":6.734636031329586,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":54,"turn":5,"luck":1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":56,"turn":5,"luck":0.9325770192861569,"loss":5.126940420903736,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 5 6","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":58,"turn":5,"luck":-1.7674081215895967,"loss":2.55617709310701,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 4 5","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":60,"turn":5,"luck":1.0769743340300977,"loss":6.724892134374272,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":64,"turn":6,"luck":-5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":66,"turn":6,"luck":-0.9690785243506639,"loss":1.6437097751147292,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"1 1 2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":68,"turn":6,"luck":-0.4609015442412101,"loss":2.5587885039041964,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":70,"turn":6,"luck":8.548863546249777,"loss":21.77174285793882,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"sixes","better":"full-house"}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":78,"turn":7,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":80,"turn":7,"luck":-2.2641995494244327,"loss":1.2282914030265886,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":82,"turn":7,"luck":0.23926455910515187,"loss":1.7141762247785834,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":84,"turn":7,"luck":-0.6884241441110817,"loss":18.976907082313005,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":92,"turn":8,"luck":7.105427357601002E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":94,"turn":8,"luck":3.173242113380468,"loss":12.20068422942036,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 4"}},"text":""}]}},{"event":102,"turn":9,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":104,"turn":9,"luck":5.0927558483408575,"loss":8.531382755724607,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"rolled-past":{"box":"full-house","points":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":106,"turn":9,"luck":8.531382755724607,"loss":11.758132235302071,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"rolled-past":{"box":"full-house","points":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":108,"turn":9,"luck":-1.871206935744226,"loss":4.853902137092518,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":116,"turn":10,"luck":7.105427357601002E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":118,"turn":10,"luck":-1.3228589166870108,"loss":6.158651271644075,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3"}},"text":""}]}},{"event":126,"turn":11,"luck":1.2789769243681803E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":128,"turn":11,"luck":-1.8547625733750692,"loss":1.6556846392949751,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":130,"turn":11,"luck":-1.7003931781677437,"loss":0.516552342437592,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"5 5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":132,"turn":11,"luck":-3.1114190825019534,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"threes","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":140,"turn":12,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":142,"turn":12,"luck":1.7104890685626515,"loss":3.965311746433784,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 6","better":"1 1 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":144,"turn":12,"luck":-2.7618834292869394,"loss":4.527632934020048,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":146,"turn":12,"luck":-2.6742307192261308,"loss":0.7276941078595769,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":154,"turn":13,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":156,"turn":13,"luck":0.4629629629629619,"loss":3.3333333333333215,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":158,"turn":13,"luck":-2.2222222222222214,"loss":1.3333333333333428,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"2 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4 5"}},"text":""}]}},{"event":160,"turn":13,"luck":2.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review VALUES ('oVTrhiLUhmv8FzBz3Vvrzw', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"measured":true,"players":[{"seat":0,"start":248.32138430177483,"luck":8.507730980499435,"loss":227.82911528227427,"result":29.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-0.31590244088494046,"loss":3.945583838019388,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":5,"turn":1,"luck":8.128033502980713,"loss":15.215194519742681,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3 6","better":"6 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2"}},"text":""}]}},{"event":7,"turn":1,"luck":-2.3735385845659778,"loss":23.585730735921345,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"ones"}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":8,"turn":2,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-0.12841406183974868,"loss":29.406114722085533,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":11,"turn":3,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-3.951136418975267,"loss":0.4041654448618033,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":15,"turn":3,"luck":-2.298102288596141,"loss":3.655230228904543,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 4","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":17,"turn":3,"luck":-0.5430699922622182,"loss":22.351388103444975,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"fives","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":18,"turn":4,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":2.760966539283885,"loss":11.273117736566377,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 4"}},"text":""}]}},{"event":21,"turn":5,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-0.8844880778581512,"loss":0.8153344578750534,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":25,"turn":5,"luck":-0.44930880429828335,"loss":4.491102729048492,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 5 6","better":"5 5 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"4"}},"text":""}]}},{"event":27,"turn":5,"luck":-0.2209336947194913,"loss":7.630997535691989,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":28,"turn":6,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":1.4535347094161182,"loss":3.861900477126099,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":32,"turn":6,"luck":1.7912066669791784,"loss":4.629276209789666,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 5"}},"text":""}]}},{"event":34,"turn":6,"luck":-0.3209828904974188,"loss":12.711487856046176,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"sixes","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":35,"turn":7,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":0.875690766901883,"loss":2.5467720808230894,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3 3","better":"3 3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3"}},"text":""}]}},{"event":39,"turn":7,"luck":-1.5821450794247909,"loss":1.837591088110159,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":41,"turn":7,"luck":8.464142505576746,"loss":19.006058868669243,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"three-of-a-kind","points":9,"better":"full-house","betterPoints":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":42,"turn":8,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":-0.8355342283267362,"loss":8.191907887713086,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":45,"turn":9,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":3.731364122061194,"loss":4.2278537868937605,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 4 5","better":"4 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"3 5"}},"text":""}]}},{"event":49,"turn":9,"luck":-2.1094890473809045,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":""},{"event":51,"turn":9,"luck":-3.017983018057862,"loss":7.76652372952671,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":52,"turn":10,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-2.0438124898563785,"loss":13.437697698474636,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":55,"turn":11,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-1.8999282406506453,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":""},{"event":59,"turn":11,"luck":-3.1318166336136386,"loss":3.015308716867658,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 2 2 4","better":"3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":61,"turn":11,"luck":-0.7917582246452639,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"threes","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":62,"turn":12,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":-1.4950023735807676,"loss":0.759820304290443,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":66,"turn":12,"luck":5.074073180264158,"loss":8.641367321348945,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 6","better":"4 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4"}},"text":""}]}},{"event":68,"turn":12,"luck":-2.396452941448338,"loss":4.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":3.2407407407407405,"loss":2.7777777777777786,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":73,"turn":13,"luck":-2.222222222222218,"loss":4.666666666666668,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 5","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":75,"turn":13,"luck":6.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review_link VALUES ('4sCZIqSreT93pEeP_Lo0ag', '9fae789a0a02d75ea218c80743dbaee1f044b7a18f0766cf4f0f44c660e6de96', 'oVTrhiLUhmv8FzBz3Vvrzw', 'LSfxMbWDhOQ_WJAO_F9kaQ', 0, 1795136682600);
INSERT INTO token VALUES ('030ca078a1ce785fe5c5a8793411340dc7509a84108fa3a91d4308b3b70c1851', 'LSfxMbWDhOQ_WJAO_F9kaQ', 'session', 1795136682043, 1795136682043);
INSERT INTO token VALUES ('e986a5ba0bcfa58e614fe25280165f64a20e918989c0485d5c3c6fdb82572d43', '3YSjuOLiho4ZxVcWisOf3Q', 'session', 1795136682407, 1795136682407);
