-- A PostgreSQL database of the schema v10, with games in all states, as that version left it.
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-19 22:28:09.119195', 102, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-19 22:28:09.248075', 41, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-19 22:28:09.3006', 1, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-19 22:28:09.303968', 3, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-19 22:28:09.309628', 1, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-19 22:28:09.311945', 1, true);
INSERT INTO flyway_schema_history VALUES (7, '7', 'daily', 'SQL', 'V7__daily.sql', 2047060004, 'postgres', '2026-11-19 22:28:09.314191', 4, true);
INSERT INTO flyway_schema_history VALUES (8, '8', 'together', 'SQL', 'V8__together.sql', -761509347, 'postgres', '2026-11-19 22:28:09.319612', 8, true);
INSERT INTO flyway_schema_history VALUES (9, '9', 'values', 'SQL', 'V9__values.sql', -1713140270, 'postgres', '2026-11-19 22:28:09.330334', 1, true);
INSERT INTO flyway_schema_history VALUES (10, '10', 'players', 'SQL', 'V10__players.sql', -1447413829, 'postgres', '2026-11-19 22:28:09.333489', 3, true);
INSERT INTO player VALUES ('2EPRKcXDnLWS_Cz0sCkSLA', 'Ben', 1795127290483);
INSERT INTO player VALUES ('LNBjklYecqLqTrLbpJqsqw', 'Anna', 1795127289549);
INSERT INTO game_table VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'j9zJOVQtmt5NuCJ3LYw4Mg', 'CxCbHnZ9lFneyFPkm7WYQw', '0f7092dc127561cf8a0f0dcecdb34995af9d345d2f60a90c108eb44723de6e30', 1795127290454, 1795127290454, NULL);
INSERT INTO game_table VALUES ('1KOftp73q_HqcIygCcCHiA', 'open', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', '5se6ub5M-tOvCFY824cvbQ', 'ZI1v3K_JjuIGs0Mun_urjA', '4b8e8432a9f60b40bec09d369e42ed1d832ff8953bc8ef238e845ec44df4e7c5', 1795127291201, 1795127291201, 'NNK88N');
INSERT INTO game_table VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"revealed":{"entropy":"5c3620a1c53bb136241a19fa3762dec6f95e63c400257414c005d974b638ab71","pledge":"fe60c01898ef84dafa107a6eac83673bf8f8cfef298a157edc1b7eab45c295c1","saw":"8140b9ea0129ae04300e9e3ea6b821cba86d164554d0951c003b04481000e1e8"}},"left":false}}],"hints":true,"clock":0,"pace":0}', '-BM2Xs4BZ2ygNmcrkiQRyQ', 'gxYGtt_2E5Kuq4ux1XHtEg', '53557229d7dd0b3fd05122517ccf179a9f653ebe09c46b64878d95af5af3435e', 1795127290177, 1795127290259, NULL);
INSERT INTO game_table VALUES ('AZrvbaTyr7yudXh05EscBA', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'pNNq7MuojAxdPJm9INaUFw', 'tTIkTP9rVj-DxCYuED0TGg', '1457aaeeaf9c7a9ab207ef8fea84b883a7ec8e705b30b9a17b2f0a296eac5a06', 1795127290171, 1795127290171, '93M2WC');
INSERT INTO game_table VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"revealed":{"entropy":"836abfd620c0203a81a1b9c9b6a7ff0c7f2d5c24f003f7d208b6b8e5d723dd13","pledge":"b8c84aea2e4f7c6dc2cd3e8743068d81c14ccfb5fbf94a754f6b6ff3c07ebea6","saw":"85e432e79dd38dc9380b7a64e462d36d43e9c03a868cc44a3a73539a79ad9fc0"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'FoVu1a5QJH6eLLY_3nXqGw', 'S6GFpQvl805ug67Gb9XJTA', '982ce1ef686b7d585a2b427995c6925abe471485fca59cec0168a24031eadd53', 1795127290270, 1795127290361, NULL);
INSERT INTO game_table VALUES ('Ovpi_-OV_pj_eYrHXzL-gw', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'dXX0FDD2D90m0iX0wLrQTA', '-vQ2CoY6J_Ob27qywoKUvw', '3201ca9da1852e1f4f4a22516eeb9c9ecd3d05f100ef91a9bc7a4be0247b9ceb', 1795127291249, 1795127291249, NULL);
INSERT INTO game_table VALUES ('TCBwfyWEGx8PKuEBwitKHg', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"revealed":{"entropy":"b025f7429e9add484c14c437d4ca3b1c8771d87802cc9c772dc750ef0a0eab3a","pledge":"ec9cd8ab974aaf7faae890f29e47df901ff8fad60856eec0ad41d8d666f5e6f4","saw":"a31842e026852a5989b724917d5f6267ae6a9d5f8bdd9b84edca65e85c78a6a1"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'MHAiQgrUaruf2vUKkojXyQ', 'o1iw2pl_1vaqIf4SqRz01Q', 'abd1631401b455399cd5f1f135fb1c32b6d1c796bc90a223d94ff074cb6a33df', 1795127289579, 1795127289987, NULL);
INSERT INTO game_table VALUES ('V8XNROgKx_2W0e0BsfEBrQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0,"rematch":"zZ_f4WfO8kQAed-bv82PSg","evening":"puVj27UEPOSMqW-tXfVQTA"}', 'JfCgE5pig0zktmsldO9CGg', 'zMLIulc0ifRhNZ6rTiuo7g', '965777cba7e1dd75a14d7267df1d927f1b198eb529060ab343d8bafbfc9d5225', 1795127290556, 1795127291081, NULL);
INSERT INTO game_table VALUES ('W9mkTeJllzyaHc9kPGIIww', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"revealed":{"entropy":"1a24daaacefdf25664a6bbeb480d784f6e6478758ea8e12a730d7395d0489151","pledge":"9312ddc582e381d84048436633009dc4b8e6b740a41598d8e5790574862a7623","saw":"65ee923236803535aeb583da49a42cde925f97a2764156a0caeec9c0d236ae1c"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'dM157MPg-EZ27ZwI7b3UYw', '-og9fDe_FvbBzJjUGNTYyg', 'd69909e32caf098ce854c5d0c42dc5c2f316fa2bae863d55e95a71035897d331', 1795127290078, 1795127290087, NULL);
INSERT INTO game_table VALUES ('ZRWlpBLMD1iFGh1SB68TSg', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"revealed":{"entropy":"3291883e7f133ba6d7424570b631f9ad87cb479f2998de7b55f72eac2b6cdd18","pledge":"92d9a246ade30b75094f9ed1d30dae5870f0b5e590e5ae005a6b9e2f63676b82","saw":"e3ec9502da1a67952039c308ced22fefc622e09f360843ae4968e8e61f430811"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'k12RZkoVv6qJvU__YNJZlA', 'eJl063LzfPaHAjluR1YV8w', 'b0c8c20ba84b8103003a5e597547d6edd50ebf9f886abb9c38e53e99cee18e20', 1795127290142, 1795127290149, NULL);
INSERT INTO game_table VALUES ('feQMbINR0eJWyK2giY5Lkg', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"revealed":{"entropy":"6d3cba653c08a68bf6d3910267c5b7d0cccb78b322608d8465222977c69bed03","pledge":"bab41c63cebf8f566f53ff82c90b898b76940da13ec066e751c2297375ec4751","saw":"b4c8d20d9c2194ac13198a403688f2b7209bac8c8ee24b7b3e9652407ec72cae"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'QPwN7LDnkfMFtX9HnQghjg', 'kTBuSsUl5Ozpw-kOreKl7A', 'd9f417c444756e19ea9e60bfcadc55a152ae9e94ee35866419d59bc63205e8d0', 1795127290371, 1795127290379, NULL);
INSERT INTO game_table VALUES ('fyN19KFjlViIn_LPvmlMDQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'Ghucyxa6ssQpCeG3XYmO9w', 'bOGYSF0_do6SEmDc4n6Xqw', '0f7092dc127561cf8a0f0dcecdb34995af9d345d2f60a90c108eb44723de6e30', 1795127290418, 1795127290450, NULL);
INSERT INTO game_table VALUES ('ie2s_Bz2r-SEnuLlOTT5wA', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"le2azDVB0Gcud0U9mtLQrQ"}', 'R9TUz-EJXZscqi3NsItnSg', 'Z2nB8iY0JxUzPbziF3MHHw', '3328382a9cc06f61935dc501becdb5008a8de4cc58a915aabc9ef092808e9022', 1795127290395, 1795127290405, NULL);
INSERT INTO game_table VALUES ('le2azDVB0Gcud0U9mtLQrQ', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', 'TpjNXYY6Yj4GmHdXUlgrlw', 'OktCXvXD718WEFSb7kvovQ', '3328382a9cc06f61935dc501becdb5008a8de4cc58a915aabc9ef092808e9022', 1795127290405, 1795127290405, NULL);
INSERT INTO game_table VALUES ('uvkFmAYFY3YSKR6cchwc8w', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","adding":{"revealed":{"entropy":"34c74a52faa7403b922b2c8945abfe3d1292532d98635fccd60ccabb9c722cc8","pledge":"7fe229b565922810e33557fddf688891ab5355636b386f13dbafba34481a672d","saw":"84144f77ccd5b15b4eff755f76c29f1cd4f36414ae8303e53b3ac854a047beba"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'uK46FZCsDndrtcFCuhQdkA', 'E0JPK2gHFr9C4JYMvapuAg', '747af86c24cf741f86cd846ebe5ca21bc702b4d483422b3471f0de51208d4784', 1795127290109, 1795127290116, NULL);
INSERT INTO game_table VALUES ('zZ_f4WfO8kQAed-bv82PSg', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"LNBjklYecqLqTrLbpJqsqw","places":[{"machine":{"level":"easy","name":"Basil"}},{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"evening":"puVj27UEPOSMqW-tXfVQTA"}', '_1ZlZ20lxKrC9YRolvk0ow', '9LdyHIwuaXIZQ04UskD5uQ', '0f051bd508bc8b5f3e56abc87069f4393ff446171014fc798c56c69a97159b90', 1795127291078, 1795127291078, NULL);
INSERT INTO daily VALUES ('2026-11-19', '0f7092dc127561cf8a0f0dcecdb34995af9d345d2f60a90c108eb44723de6e30', 1795127290411, NULL);
INSERT INTO daily VALUES ('2026-11-20', '3f3a4281d5c5d1a185507b526bf542813d2490115bceacc0220f35fa7385a31c', 1795127290413, NULL);
INSERT INTO daily VALUES ('2026-11-21', '2e827fded59ad363f7cf9395ed95b2e6ea2ad1ebf5b251baa817aff8ea425b3c', 1795127290415, NULL);
INSERT INTO archive VALUES ('TCBwfyWEGx8PKuEBwitKHg', 44, '\x1f8b08000000000000ffad99cd6f1cb911c5ff1561ce2642b258fcd8e31e17464eb904510efc5c2b9635b1247b1730f4bfe7b56cb885ee9297ed0c041883515be253b17eef55cd9753bf7bbcbfe90fa75ffef5e5f4d03f9e7e316f4efd33dec55ba72fd7a7bbebe5ad6b7c2f3fe2a5c6cb0fe7cf1d2ff1cdfbf3ededd757eda62eef5d9fcc95bda22b77c5d7a7a7a7a7ebbb6f3fc2e2ff9d3f3dd6f387af8fd1f343f8c263a73727bcff21df35fccab77ffff53fef6fffd9ebc7b71fff71ffb6fcf7b78f0f1ffff85b70ddc55a92ca3d25e552b02a791d94eec6164d4c95347e4e7ec469436263838d2938f3f4e69b2cdacba243b204516e238aaf188ff1a4a4caa6a5369af2ce7ae57a8a2a6be8aab615d372a552fd4e5232f45d12ef25f10149b495e33772fc959994e23337db5bc5d96356aedaa20a6556d196388669bd69494af82e25eca584d7a43cd4f3fdb797e5fce7f3491f3ee4db5bf5f0789f6f7e7ff7f8ac6ae6d82572f54d1715870bcab53054e6d254276783f3d47c2afb63dbf552c5fdb1e3ffdf2b6977ade8cae36acdf68a4dc6b363afba26a75c3143152e597557750f3567bc2dc84adf65192d30401fa8c76dbeffbd1faf47d3ada538a262725539cba84ce4a8aaa39674c45d32767f705aeb6124785d805e668f2f46495096d95ec79f5d7b430a85c14d0b8355d28e552e3a508e357aaa8232bb2a13f8658e01cc5eed3ade6c0966f1144fab624ea1869e54c99694cbd4144e3d944de45ccdc42eeea19c6825981110668e306c51e5369ab6185bac6616646de0980e8571b6a14e1eb260354665584fd4de0fdf8ca0c8ad8a04929923281b379ffbc374c778cdd479718e41e898ce5aa518490db849b0d9c751048211afe71510662ec030b387d882313b5d894c645c80e127d79a722e81052d68a0da1307e32bdae987caac00317b0462e7bb038548b15029955468ec1607f42a75e795c9a5f648a94689b9e4d7e30ae8b297085e5b742d0d6e173f9945578a3da70856a5a2812e02ba4aae2a04cb6644eea6b61f2b13d0658fa06baf698b2d9af6461339779d8bf2d1a3c17bcdaaf8165543b546d71cb949c85a938a1590650f226ba3660fac59353eb5ccf9b9e91b7297d5a8d2480d97d068e74c635fa52689ab1a0157f608aededfdd8cd16fa7fb84020ea6ab563933281b0d6e5342119aae1ca8d8dab2d0272f72bc1580652f002cbb05d6f294c1174dd60246ce3622425a3d10e79931a190ad8a4dea2194914d9194ad164f02b0e85560cd2b2323a0d81ec893d4750d01b76c3cdfb20e3f8c261a359a73ad36b6ddf35e997fa1cc0acaec0594d146997bae999faf994d35e5ea55c5cdc30090dd629fac2a21293b4e601b09ca56bb272728734726979b3f0fb88c6e1815bdeb0a232fe8e530abe48a8ba68b8d833a317c5f38ef6a8a24d08b8e062ea9125b86b9abaffd6367e7fb8439be858506a580640b213aa23fb298062a46334198205f2a134846af926c86cb14f7a17f524d670a411308d0f3500e755151e7a090c80851b9e81805cff4ab675212d4a4e375daec2bf48e0406b59c8dfb1a6e0f9f4c4a73b5982b7bc410938deabdc55c53d286a51aaddee9848ce35ecd3842b73cbebbef5d9d31a6abf737776dba6f7a60d8fd80311add97ed1162650d0583a5c5b08c11c6e4fce3930b0473172098db126c192c41e66982b14166b105899f3b62b2e956c552baf28d82b5bea4ea2522ac09c00904734708f6f8c7791e60854b270430c5cec3fe99967c5f23a23d789b7469bd0881e5e5710580b90b00cced01f6b510b3f30a1a3d874619012c035be44995aeadea181b87a330c849576c5dba380160ee08c0ec4ed316603c7dad7a6823b06faae76513c3ae20fe7b34cc302deae1380fc9f25fa81100e68e004cd856f01e5f765a514297685c2f45281042ccc0646ff14f69a51acb9c74087b4541afdb56015e7c045ee3fce9fe27d8c59d6a3418bd10ec13fc10572c390ff47ad630161442ca282f0f2eb08b2fc02edeb36bc9cb3cdd3295313c3ac417320d89d9338103c8951803d80e43dc380acad659800576f11176d577f96e1139bb6db1cb6dd1060588cbb645c3d69b37aa356b23152a6efcc581a595fd05e8c5fbd5bd7dde4fcec6afd47d624b5155d6b86448be18d0c2122c233175a7d12b82b2179f4508f4e263f14bd2b58f60f6db53536ee34aa8033e9f7b5e4632935474dc41b148bd78cb597741d51aef59a0181fa1d82680f91dc166e371ed3d9b88cc9f10809c374d45a6a19a3594c3a8b5488132acf1d80bf4f287a3d7bcd187a2874919f65ec2f279dd72e0802ecf39da5e9022a90aabfcb026602f50cb5f805a7e4b2dfb4c2d73200573cc1d59321783522c9f7a158f52d8e6d33056d7ac056b0cab357a815afe556abdd62a1b55bc51b5e4fad9e62f1171c52d5bee458cabad63beaf0e58b66584ccba491f83c5d561bc1714f9a3b5da280ad20279f613306d1a6b6754a9b078174285d9c33835481da34d2577e1e396978a842d937f75cb2499fda7db5bf5eefce961de5d34fee6d6b3417b0f24c88ee3e78839988bf5540a99c4424289abbb788156fe2786c66dcb842db5966cbc3c3bdb329dd24888582ad665e9a7138c3e2ebe890eb2b865b525a165e24aaf20d02bfcc4727ca36bbb1a5ff23ecf2fc6313c46ef50aa0c69882f5e25c65403a9c314223dbc90f8e38ab8202cc6c391c5b8156a25acc6a715398c30a5c6a84a6990c52851f21d4139e91e3371e22c4c672f1509f926bc9a6f5ec9c8f326333cbb5c8656cd658be1d76b55ac318a756e44c1356d05578ce1e9df4fff03ad7985f0f9220000');
INSERT INTO archive VALUES ('V8XNROgKx_2W0e0BsfEBrQ', 97, '\x1f8b08000000000000ffad5b4d6f1cc711fd2b0b9edd4857f5b78f3906464eb904510efd6931a6c888a46c0386fe7b6a967466b6bbc63b6d2d0409cbdd11bb6aa65fd57bd56f7fbbab8fafcff7f5e5eefb7ffd76f7523fdf7d0fdfddd59fe95d7aebeeb70f778f1f96b73edc3d7d79cd4f9f2afdf4e1ce7cb8fbfae1f1fd43fca30f55f7216c3fd4ccffbcfbee2ebed28a2e184087411aa7be7ef71e9a194333f43b5e6a7c7d8ff2d3d3cfcbefa20f9f9f1e1ede5e95fbfcbef8094feaa44fcb3a5fd7306c17863a99132c7ff870fcffc37163386e221cec03f15d20f6846c087ebd23610c214cdd11e67e80ece258ee9a3d693e16f3ff5880db39b017cd4b7e7a7e7f999e7e3daff3facbd3cb3994719900eb32c82c83eb32f24f6e03e8f7aaa6a4cd72e55be2f4fea7f85868d11ffefed7fffcf4f0cf9a3ffff0f91fcf3fa4fffeedf3cbe75ffe1242913e0308196412da9b2a7c734524139b52ad69dffc9099c5b066a699ccf454665c5e66d8569676371ecc4a36e7a2b32842f228b4cb41a4109590056594519718cd9895d16b5696c9ca4e64a5868cdcf8a40e665354d6016d12606ca667d49c88ad25911172acae809376ccc66e769f67b2f17bd9309bfce5537c78102fafcff1fec78fafbf6ff7eb8f2137275b50024d0b42cbac4430cd0b4ac63615e829e9c6046ed7c099520173b582850df6d582ae382dd0b15cbdb0762d9fc8d40bdcad17fc76ef62e97b91e58bb8ddf414544c146af2be8c77a5ef6d54cb4f6f059f8966ada1c8b438dced71ccf67a7aac3b35d43ab72ec360126730b9b7197a642e9566691e70109f36426b311851d0530d2d4d0befc088a883c554548c0ec6ccc2e67132f8c4197c3ec4e71feb3c3e5392554a2d0990415399749e02a757d12699720e3934a6b084b54c22834fbc013e15874fa0bffc5e0ceb5e540c3ed537e153f5f854e72b9828d6adaa187caa397cf6518cd8dc89626dcd8ac1a59ac1e5ebc7e75ac5531351fc74ff587620ba5d9181a8ba0144550f51586a355d7bb48566dad658300aaf88062cdd54a4421b3f1b8bba5aa51c8e107552ae99311055bb10ddcdaccf2bf46ae27cd5d1ac241469a342e11a12cdb1c908ef9726ebb3cd522595f4885f275762a0e59895969359e9cb9c742fbc60828ec6946b4c1e04a852883158aa48d6d263abd154692214c53d275c336288b6de25dacc9e6ff73fafcde86abc3ab4940d81c4aada84ae6989d765e1d104acb6610b9a8977ada09aa9147ab6933388d17dbdc0f70aca720b27d70aaa99aaa16714ebb0cb752f5635cfb32ea26074aa9e11aa4305d5bd52c59d7b012bea35d3dff46e7fbbb69bfa75d65d6b181c9a591c32bbc0f458b4e7ebd4ef7df4baf428de168941488cc4e0316a916aac227b8bd6851402233d1c6ca61f0c1ecd0c1eb7dcf06ab85e81abde59515ba282a894a5ca912cbd0259abae24682313eedab80d03477303389a1e8ecbbcc6bc5f3746846b8130dcfc687680d447d30372290d3c24f5e651329034df343b323d2477a35825a16120696620993fc6c72520169366557a96c1a4bd01266d8fc937ed89877ba4b51853a5ce683275466d4c14a9551455470fa874d18caa761b0d6b194cda9961d498d330323dcc61488334db963eaf0250c70f4df896a288c1536fd51541ba311bb7d64ecb0ca0ecdc000abb6cc6e1933a988db7c659998d904653d989d190b68ac407526905b35245327c60a3a52dc3a0ed2e8366b6f74f8ff7add587c325539906ad7a12af35ca6500486a503723c0b580ca2467323211af80b44c59b0739d9ac709d3afcf486167ba6e33e2b64c89b093aaf43216d7ebd19d4991db4cb91da344dd8c12edf88beb75287f1ffcfa641cd3ccdc6e33e3d8cb978707f1f1e9cbcb5eb9f49b730506866e1286dc36703d18e1f436313e3a0b86d25af1a18a02ca51814920528222a07ab4e07df1353099ada2d63190743710b56e9c3b2dad000f171b59414b15910a66f0426b954877508e8d6412c60a3e44a67486b5743a46d4ba79513b66d6cbdab7799a3dfccc12e95a235d1440c27d191c1b11954f246c7d91c9132b55e3a984dfc840cf346fbfdbbcb989f7fdaf13bc13a5aa28896816d5a889e59a44f23608134c92aee4eae5d892bd5a8586678a859f1b5bb14fc2f74503cfe8417e78e4dd2622a678f86f1a61f99103b3478501d6aae219f6eb67d82fbe0f1fb6718c7274a7a984ed1362da9cdf6d735c317dfaf2bc2305835f47329ec1a4bf01267d8fc9b713637d98764248de4b9d84b1d510ed5ca460d259006a23d1d3de6923b5097ec5646030192609f5654e6194b7874934c9d75a52118dfe25c482172119274067cc948907c365b339c4664874f81327ba5d46e379eef960eae833022f4d0d45a04fcb49043dade02295d12aa395a154591393d5aa3603d3c5c36e173f3e323e200372c4b6f0ceea287267954806b38856d918ad9399398a089b83fcc0548a7003a345e8ab853dfb2c7686471711311523cc11e33e969112f31574430203e7b69821c3bcef40f68cf87c4bf66ecae6445772860b39e5b858b6d86e25759ba538d385bc85eb42f630c5c56b723aae7a3da4c5a1804283ae4470c08a083e0b853923981274295792e37c17720aaa1be7ca75994812110a5596a448ab6be33c056c169f8889120b785b47461636fa002403d0e5cd6f4628c8b1a1bfedc61d706c836230babcf94de33590a329caec308c8dce00c9b91de4b76375f046c1d922c452c08b807873d40c5617d273ed003104b95992c3ec4d9c5283554a9d0bf971519249816847facabd91fcdc4468358806323aeab53e28a6b95e24c76176ca2c35eeb5c129755c193b9954a20d26acca84e986c4169ad642dba6d079a362607aeed6d5c6daa4a67c52cca1287056a9c3a2386428050309c64a0f48d30f221a6213248c75acb229caeb4a529c5b6aca2ec5effaeb2a126372c63b8191a4af760bc3366e49c27988d9145724133a6e42e72ac82d0c533038a6defc523b03fb8ba038cb144c79a6863366604c537cb1dfb86c80734dc1a46d6a0864f003ef14fa8b40b85638e598ba184ff42b6d6c8c9c670a6e619a82c135f56ed039acc02aa9dee2497c35345473920b22686244563905ade5d81a07d46d721c50a77c53976741d7e5958cb2069505895d27b42f4a78534934ba5a8d4e8b17603c5e0c1b7712708629b885630a06cb943acf79cc1e403741719e2998344d317642189c53fab4a9e47d401b8dc0d9a760ca3fc58633ce9f147ffe7a190c07d6291b15ef9efda32539d4dec247058c914a9d1de3470d01d9535fa59817e1a2a8477910c412ac50b58544a8d02e33c265638d03ce490593562a36b571e80ca7e30321accbcc84b01d713159c79448eab82c80549ac92d7b1faf24c699a960ca4dd53797c14a75545ea2278ada7c1046179297508949b8bc90a06420345cac614c321b61c4f9a860ca487529d3af3b4d8c564139d2c1e8885d97b40ce45a12aad84a15d2ebe6b890b75f44e0aac62dbc54c098a996cbd4ceb8e32228ae7a4cd9a9b8523638aa60f5425e040372e36104ce540593ae2a2618eea096bb335d305c2b9c32577547ddfd5a1b0acaf9abe016062b181c56f836073b5c5083b7d2d990853192f67d0b51845c9cb0064393a0a8a80e9c8292dbb049ce6205fb1eabbd82da27365a3ae070316dc9281d0d0ad0ad088d8ba9a35259759074b611828261bade25c54965337d9edc27d58be5650e72582ebbdc54abc4f9b423f69702089f976fe5a8544cb3ae385399a43684d5707dddccb83bc613f9eb3cbb45627b510aa2db860aab75147609020b3d07e31266772d6cae6c4c39bf76d1d3970efd36b763691905b521ad9c0f0cf68d600777bd1d65aeda2bac9b602cc7a0ed2483ee4361d8f3f540b81e68673c1ffc5749fa25376495f35fc1ac018bdd1d830febdc0ad7b67bdd9d6d92962558515d9654869215a4de0c31d6e48b0b5a253d0cadbbe4d8ef01fe0926dea7c68db88e7fbf31a142e5a95fb4d270f147a048858a528642a986421476f0b450621bb26a39166e675838c74b6ccfc1edc40173a0ae501d104bd59192c2e58b82e08c48b128e95284e6f21f27e5b836ef666c1f1787f4d70f45b4c66a6325920a8b18c24045366ba13ca61a2c241c392b45ecbffefbebff0046124190c43e0000');
INSERT INTO daily_game VALUES ('2026-11-19', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-19', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":15,"version":3,"name":{"de":"Prüfung: Das Plättchenfeld","en":"Trial: The field of tiles","nl":"Proef: Het tegelveld"},"text":{"de":"Überall liegen Plättchen. Such dir einen Weg zwischen denen, die zahlen, und denen, die kosten.","en":"Tiles lie everywhere. Find a way between those that pay and those that cost.","nl":"Overal liggen tegels. Zoek je weg tussen tegels die iets opleveren en tegels die iets kosten."},"elements":[{"field-pays":{"row":"fours","field":5,"points":15}},{"field-costs":{"row":"threes","field":4,"points":10}},{"exact-dice":{"row":"fives","count":4}},{"face-only-here":{"row":"small-straight","face":1}},{"guards-dice":{"row":"full-house","points":5}},{"dice-back":{"row":"small-straight","dice":3}},{"field-pays":{"row":"large-straight","field":4,"points":20}},{"dice-gone":{"row":"four-of-a-kind","dice":1}}],"medals":{"bronze":205,"silver":230,"gold":255},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":22,"version":5,"name":{"de":"Nichts umsonst","en":"Nothing for nothing","nl":"Geen rij voor niets"},"text":{"de":"Für eine Medaille muss jede Zeile etwas bringen. Die Karte ist kürzer, damit es gelingen kann.","en":"For a medal every row has to bring something. The card is shorter, so that it can be done.","nl":"Voor een medaille moet elke rij iets opleveren. De kaart is korter, zodat het kan lukken."},"elements":[{"no-zero":{}},{"row-closed":{"row":"four-of-a-kind"}},{"row-length":{"row":"kniffel","fields":3}},{"row-length":{"row":"large-straight","fields":4}},{"row-length":{"row":"chance","fields":3}},{"row-pays":{"row":"kniffel","pay":{"when-full":{"points":30}}}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_try VALUES ('2026-11-19', 'classic', 'LNBjklYecqLqTrLbpJqsqw', 'Anna', 'fyN19KFjlViIn_LPvmlMDQ', 1795127290418, 0);
INSERT INTO daily_try VALUES ('2026-11-19', 'forone', 'LNBjklYecqLqTrLbpJqsqw', 'Anna', '12zni2Q6bBqzNvfh-ofdzQ', 1795127290455, 0);
INSERT INTO entry VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 4 2 4 6"}', 'LNBjklYecqLqTrLbpJqsqw/94863b14-910c-4280-8fb9-fed8510d6b70', 1795127290460);
INSERT INTO entry VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":6,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/fa92733c-43a1-4ff9-9e89-358184751fa3', 1795127290462);
INSERT INTO entry VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/f88f00b3-0f2e-42f8-9829-51808538acd0', 1795127290463);
INSERT INTO entry VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'LNBjklYecqLqTrLbpJqsqw/2f42f07c-ef55-44d8-bbd3-2705d4e6a2bc', 1795127290464);
INSERT INTO entry VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 6, '{"n":6,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'LNBjklYecqLqTrLbpJqsqw/43123443-77ed-4579-9fd9-d00a64d6b55d', 1795127290469);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 2 1 5 3"}', 'LNBjklYecqLqTrLbpJqsqw/646a4b7c-ad30-4f07-8a30-9553942df754', 1795127290188);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 3, '{"n":3,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'LNBjklYecqLqTrLbpJqsqw/8cc570d9-263a-44f2-bbc4-7b674eb47ce0', 1795127290191);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 4, '{"n":4,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'LNBjklYecqLqTrLbpJqsqw/e86347e4-fa9f-4bc2-8064-4a83f71dbca0', 1795127290194);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 5, '{"n":5,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/079e8fba-1ced-449c-aff2-eb58e7727f67', 1795127290195);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/22b17541-6331-4e0f-8738-480fbd70dc7a', 1795127290196);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 7, '{"n":7,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/31e5e13a-2d8d-4fc8-8f62-5b7fd02fc5bd', 1795127290197);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/185bde70-708e-41d7-93e0-d369398e59b5', 1795127290198);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/b871c891-4586-4d82-9545-e9152e66fcfc', 1795127290198);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'LNBjklYecqLqTrLbpJqsqw/f5356ee2-c85e-4697-a6e6-8168741f507e', 1795127290200);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/677544cb-f867-434d-b34e-d0afc4338d99', 1795127290202);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'LNBjklYecqLqTrLbpJqsqw/c00ea284-565a-4282-888f-01c85fe13c78', 1795127290202);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"2 5 6 6 2"}', 'LNBjklYecqLqTrLbpJqsqw/d3a72dfb-4335-45a5-8dc5-95c2de48e019', 1795127290203);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 15, '{"n":15,"seat":0,"move":{"place":{"face":6,"row":"kniffel"}}}', 'LNBjklYecqLqTrLbpJqsqw/5005deef-c249-4005-b935-5390231236e0', 1795127290204);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 16, '{"n":16,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/18e91bb1-6067-4e55-b7a4-b655495398f1', 1795127290205);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 17, '{"n":17,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', 'LNBjklYecqLqTrLbpJqsqw/6a436ca0-40cd-429a-bd61-6859ffee7545', 1795127290205);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 18, '{"n":18,"seat":0,"move":{"place":{"face":2,"row":"large-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/68ba85d0-665a-4dbf-98cb-faf13290a7d5', 1795127290206);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/1f315bd8-ae5e-448d-8b84-c98f9a5a049b', 1795127290207);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 20, '{"n":20,"seat":0,"move":{"place":{"face":2,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/42ae2302-da65-476c-bd9a-748913839026', 1795127290207);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 21, '{"n":21,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'LNBjklYecqLqTrLbpJqsqw/837c763f-4bcc-493c-a4ff-bd5ff9beaa79', 1795127290208);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'LNBjklYecqLqTrLbpJqsqw/7c06dfaa-0d47-435d-a2b2-c21d3c2f6793', 1795127290209);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/2f5af300-7170-480d-a308-6f8422811570', 1795127290210);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'LNBjklYecqLqTrLbpJqsqw/8793d630-0972-43c2-9098-8d85d41a1e40', 1795127290211);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'LNBjklYecqLqTrLbpJqsqw/7b81c343-66f8-4b6e-9055-42655c43125a', 1795127290215);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'LNBjklYecqLqTrLbpJqsqw/fa593d9b-a16a-4a3d-94cd-74f62fc07169', 1795127290216);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'LNBjklYecqLqTrLbpJqsqw/417cc70f-3ea2-4048-89aa-5a9d07c28fd3', 1795127290217);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/1319effc-a584-48fa-b416-eaabf34320a6', 1795127290218);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/ee070a58-e7d8-45d2-b200-65b2a85348d2', 1795127290218);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'LNBjklYecqLqTrLbpJqsqw/3f61ec7e-effb-49c7-a1ae-5af7bd1c209b', 1795127290219);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
{"n":32,"outcome":"2 5 1 2 3"}', 'LNBjklYecqLqTrLbpJqsqw/41b85ab1-e083-4b37-8b89-b751febe2994', 1795127290220);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 33, '{"n":33,"seat":0,"move":{"remove":{"face":3}}}', 'LNBjklYecqLqTrLbpJqsqw/ff2b5819-6714-4dd4-9a93-5072a0d0b401', 1795127290221);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/3e2b8c46-1b35-4ec5-a736-8214593a2055', 1795127290222);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 35, '{"n":35,"seat":0,"move":{"remove":{"face":3}}}', 'LNBjklYecqLqTrLbpJqsqw/3c145eaf-29b5-4aee-8736-52bd4af914e2', 1795127290222);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 36, '{"n":36,"seat":0,"move":{"remove":{"face":5}}}', 'LNBjklYecqLqTrLbpJqsqw/23109aa3-fbb4-46f3-93cd-4fc322874da3', 1795127290223);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 37, '{"n":37,"seat":0,"move":{"remove":{"face":1}}}', 'LNBjklYecqLqTrLbpJqsqw/b781c257-9e53-4fcc-a9a7-c3aab81c5f8d', 1795127290224);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 38, '{"n":38,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/5d33b8fd-01c1-490c-a1ab-cc4a2736c16f', 1795127290224);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/aa67fcbd-0be0-40ce-9a07-b0323eef0d2d', 1795127290225);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 40, '{"n":40,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/cf64927e-a86a-447b-af5a-7a8066198cee', 1795127290226);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/337e80dc-678d-49e7-a971-b314cc73f45b', 1795127290227);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 42, '{"n":42,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/0a805f1c-10d1-4511-860e-dda44ce2fc66', 1795127290230);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/b84b2f30-21de-4fbe-ba32-832ced44592b', 1795127290231);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/8ec6865b-6788-4315-a254-8731e09cbdb5', 1795127290231);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/71524f26-d79f-4740-98cd-de8a4539aa54', 1795127290232);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/64dc76a8-b2f1-4ae5-817d-78bf43da80be', 1795127290233);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 47, '{"n":47,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/9df273d4-6a0e-41af-8728-91298d0c69a6', 1795127290233);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 48, '{"n":48,"seat":0,"move":{"remove":{"face":3}}}', 'LNBjklYecqLqTrLbpJqsqw/0fb32d6f-aba6-41d0-b78f-9faaf3e5dbaa', 1795127290234);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/3d7bcf59-820d-4fc7-b0f5-75b741835232', 1795127290235);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 50, '{"n":50,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/c383a028-1806-4457-be98-71d8d026abc4', 1795127290235);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 51, '{"n":51,"seat":0,"move":{"remove":{"face":1}}}', 'LNBjklYecqLqTrLbpJqsqw/d3f23f51-8ea1-4e55-b275-63ed9987c988', 1795127290236);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 52, '{"n":52,"seat":0,"move":{"remove":{"face":5}}}', 'LNBjklYecqLqTrLbpJqsqw/c5cc758e-705f-4750-b545-9a4aec0ab3d9', 1795127290237);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/b3107104-95b6-4b1f-9447-39bdf487f01a', 1795127290237);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 54, '{"n":54,"seat":0,"move":{"remove":{"face":5}}}', 'LNBjklYecqLqTrLbpJqsqw/d2c94186-0a1c-4ae9-bdc8-a176abac7980', 1795127290238);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 55, '{"n":55,"seat":0,"move":{"remove":{"face":3}}}', 'LNBjklYecqLqTrLbpJqsqw/df6b2225-2ae9-4fbe-a967-6685c1b4faa3', 1795127290238);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 56, '{"n":56,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/47137ad7-6abb-4499-a5a9-77f394c12bb7', 1795127290239);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 57, '{"n":57,"seat":0,"move":{"remove":{"face":3}}}', 'LNBjklYecqLqTrLbpJqsqw/e1f1570b-e0ea-41fc-aca4-4da4c68cbd1b', 1795127290240);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 58, '{"n":58,"seat":0,"move":{"roll-on":{}}}
{"n":59,"outcome":"4 4 2 3 6"}', 'LNBjklYecqLqTrLbpJqsqw/6a44dd4d-62d6-4a69-9f40-f6465d964819', 1795127290240);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 60, '{"n":60,"seat":0,"move":{"remove":{"face":4}}}', 'LNBjklYecqLqTrLbpJqsqw/bcff0eab-a57c-449d-b360-92fb9a6bc20d', 1795127290241);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 61, '{"n":61,"seat":0,"move":{"remove":{"face":6}}}', 'LNBjklYecqLqTrLbpJqsqw/a684bfe1-f5f1-4c57-9363-5c4bfeadabed', 1795127290242);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 62, '{"n":62,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/9d6df5b7-7979-4919-a1f4-35264c284c0f', 1795127290246);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 63, '{"n":63,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/8369a998-6547-496c-873a-4da1046a2fad', 1795127290246);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 64, '{"n":64,"seat":0,"move":{"remove":{"face":3}}}', 'LNBjklYecqLqTrLbpJqsqw/8d2631f8-0c78-4027-b950-a7ccf86898ea', 1795127290247);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 65, '{"n":65,"seat":0,"move":{"remove":{"face":6}}}', 'LNBjklYecqLqTrLbpJqsqw/398f8157-8a62-49d0-9bb5-00f46a76a17a', 1795127290248);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 66, '{"n":66,"seat":0,"move":{"remove":{"face":4}}}', 'LNBjklYecqLqTrLbpJqsqw/7e7b940b-5668-4ffa-8acc-a5085b54887f', 1795127290249);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 67, '{"n":67,"seat":0,"move":{"remove":{"face":4}}}', 'LNBjklYecqLqTrLbpJqsqw/bd03a1dc-7bfe-462f-8ea9-18e06de0c41f', 1795127290251);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 68, '{"n":68,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/db285392-6a38-46be-a31e-beee622ea338', 1795127290258);
INSERT INTO entry VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 69, '{"n":69,"seat":0,"move":{"score":{"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/07a7e019-4cae-473f-9d7b-e4c3a369cf43', 1795127290259);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 4 2 4 1"}', 'LNBjklYecqLqTrLbpJqsqw/5438654f-7bf9-4dcb-acd5-e7f117d091aa', 1795127290287);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'LNBjklYecqLqTrLbpJqsqw/0c0a6cd0-d515-4cf0-8df0-143f8bb0c9db', 1795127290288);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 4, '{"n":4,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/43484830-435e-432b-95d7-16fb90968b02', 1795127290299);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'LNBjklYecqLqTrLbpJqsqw/16c31726-e6ce-4086-bb80-81b2c4780993', 1795127290301);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 6, '{"n":6,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'LNBjklYecqLqTrLbpJqsqw/74abe086-b8c5-42a6-be58-d7cef9930130', 1795127290304);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 7, '{"n":7,"seat":0,"move":{"place":{"face":4,"row":"chance"}}}', 'LNBjklYecqLqTrLbpJqsqw/9e68a09a-a1dc-40aa-a2ec-8d3f3a8da31b', 1795127290306);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 8, '{"n":8,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/c17139c8-6e90-4c47-9166-d1e14062c06a', 1795127290307);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 9, '{"n":9,"seat":0,"move":{"place":{"face":4,"row":"chance"}}}', 'LNBjklYecqLqTrLbpJqsqw/d062ae64-d28b-4c2e-b4ca-81bd107d1898', 1795127290307);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'LNBjklYecqLqTrLbpJqsqw/04719305-fdd0-46ed-a27f-287fc45022d8', 1795127290308);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/d0b88540-bf95-4725-b1ea-f64c3cdb9e6a', 1795127290309);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'LNBjklYecqLqTrLbpJqsqw/33aa8359-7148-453a-963d-784319e770b4', 1795127290310);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"2 1 1 1 3"}', 'LNBjklYecqLqTrLbpJqsqw/f48ba91f-a6eb-421e-b65f-6de1d2f11874', 1795127290311);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 15, '{"n":15,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/5663c3f4-48d6-43a9-a11a-67137ee878b9', 1795127290313);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 16, '{"n":16,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/5f64ec41-1e6a-43c1-967f-be740d5554fa', 1795127290317);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 17, '{"n":17,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/a449e6e2-e7c0-4dad-8038-512f593d7ab3', 1795127290319);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 18, '{"n":18,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/1ec410ab-3108-4a83-b274-1971e51b03a7', 1795127290320);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/c18a64f4-7b31-42a8-bedc-8bff4d90ee90', 1795127290321);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 20, '{"n":20,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/4a44b8f1-cc14-4fa0-9e94-b694e2df9792', 1795127290322);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 21, '{"n":21,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/d0a9a25c-011f-4472-96a5-a803b91968cd', 1795127290322);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 22, '{"n":22,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/cbe8c036-ddff-43e2-86b9-883a4ef760bb', 1795127290323);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 23, '{"n":23,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/5e889de6-e85a-430e-a2f1-8bbaf9a57590', 1795127290324);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 24, '{"n":24,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/c7515891-3d6e-49b3-9c4b-01aafceee539', 1795127290324);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 25, '{"n":25,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/e7dcdd9e-4d00-4cbd-b353-3a8a7d6e91ff', 1795127290325);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 26, '{"n":26,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/9d04b164-1cf5-47df-a4c3-22b1067d84c6', 1795127290326);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 27, '{"n":27,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/c9e3bc1e-a0dc-4c4d-a87f-76718485eafa', 1795127290327);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 28, '{"n":28,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/e2359768-db18-4bd8-9f20-1cbc1b598fdc', 1795127290328);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 29, '{"n":29,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'LNBjklYecqLqTrLbpJqsqw/379bed0e-0f01-4b3a-be03-e162dc09513f', 1795127290328);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 30, '{"n":30,"seat":0,"move":{"score":{"row":"sixes"}}}', 'LNBjklYecqLqTrLbpJqsqw/45126258-c9d4-48c5-8054-bc1393fa7df0', 1795127290329);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 31, '{"n":31,"seat":0,"move":{"score":{"row":"full-house"}}}', 'LNBjklYecqLqTrLbpJqsqw/2a42494d-6e34-4ce8-bfba-97688745f263', 1795127290330);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 32, '{"n":32,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'LNBjklYecqLqTrLbpJqsqw/fcf3d5d0-5dee-4582-b8f1-ffe885450e22', 1795127290331);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 33, '{"n":33,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/f31f4a1d-2cf5-4d09-ad7f-110f21726505', 1795127290333);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 34, '{"n":34,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/99cae0a1-e79d-4c75-b274-b960d40bde1a', 1795127290337);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 35, '{"n":35,"seat":0,"move":{"roll-on":{}}}
{"n":36,"outcome":"5 1 6 1 4"}', 'LNBjklYecqLqTrLbpJqsqw/943db464-3bd4-4f50-8f83-08d2023e6036', 1795127290341);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 37, '{"n":37,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'LNBjklYecqLqTrLbpJqsqw/6f9ebaaa-4d1f-43a2-80ea-3cf842155e07', 1795127290344);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 38, '{"n":38,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'LNBjklYecqLqTrLbpJqsqw/a17bd9e1-d6fe-48bc-b49f-22d598475bf3', 1795127290345);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 39, '{"n":39,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/0aabb5c0-bbba-43ac-a77d-ff1024e0b29a', 1795127290346);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 40, '{"n":40,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/e7553089-15a0-4dcb-993b-b9300c7ad4b5', 1795127290347);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/c36b6ffc-d4a7-43db-8c70-d8a135617721', 1795127290347);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 42, '{"n":42,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/de876349-5b0a-4545-9bfb-a3812567599e', 1795127290348);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/6a6f749d-e846-4db2-b632-8a02cb086fd8', 1795127290349);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 44, '{"n":44,"seat":0,"move":{"remove":{"face":6}}}', 'LNBjklYecqLqTrLbpJqsqw/7eb53b08-3737-4b37-87a8-fa7f7babcc18', 1795127290356);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 45, '{"n":45,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/bf0db6dd-0c83-4c05-8142-ecb55f3a586d', 1795127290357);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 46, '{"n":46,"seat":0,"move":{"score":{"row":"threes"}}}', 'LNBjklYecqLqTrLbpJqsqw/c2256ddc-9ef5-45e5-aa0e-88ce023ea216', 1795127290357);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 47, '{"n":47,"seat":0,"move":{"score":{"row":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/ce6b74ff-d196-4311-90cc-3d53dbaa3fa5', 1795127290358);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 48, '{"n":48,"seat":0,"move":{"score":{"row":"fours"}}}', 'LNBjklYecqLqTrLbpJqsqw/868f1285-3e8c-444b-b386-fa6e99364d85', 1795127290359);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 49, '{"n":49,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/7a7fbbb8-d499-475a-99dc-c759dc5815bc', 1795127290360);
INSERT INTO entry VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 50, '{"n":50,"seat":0,"move":{"score":{"row":"fives"}}}', 'LNBjklYecqLqTrLbpJqsqw/c2c4192f-8deb-475a-8672-2bd9a241db3e', 1795127290361);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 1, '{"n":1,"outcome":"3"}
{"n":2,"outcome":"3"}
{"n":3,"outcome":"5"}
{"n":4,"outcome":"4"}', NULL, 1795127290090);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":6,"outcome":"3 6 2 5 2"}', 'LNBjklYecqLqTrLbpJqsqw/85ef0a76-a57e-42d7-805f-9a37bb7dcc7d', 1795127290094);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":8,"outcome":"5 1 2 2"}', 'LNBjklYecqLqTrLbpJqsqw/4e6070b7-00b7-416d-8c41-c39809b3595a', 1795127290098);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 9, '{"n":9,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":10,"outcome":"5 4"}', 'LNBjklYecqLqTrLbpJqsqw/fbd698e7-6f56-47c6-8581-fc79add011fb', 1795127290101);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 11, '{"n":11,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/995d057a-f4cc-4d85-82dc-cc21d65f96f9', 1795127290101);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":13,"outcome":"5 1 6 2 2"}', NULL, 1795127290102);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"2 3 4"}}}
{"n":15,"outcome":"1 2 2"}', NULL, 1795127290103);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 16, '{"n":16,"seat":1,"move":{"roll":{"dice":"1 2"}}}
{"n":17,"outcome":"1 1"}', NULL, 1795127290103);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 18, '{"n":18,"seat":1,"move":{"score":{"box":"full-house"}}}', NULL, 1795127290104);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 19, '{"n":19,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":20,"outcome":"4 3 5 1 6"}', 'LNBjklYecqLqTrLbpJqsqw/aeb2ed21-3f7e-4988-acb3-5f47f55e5627', 1795127290104);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 21, '{"n":21,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/463199a3-4056-4da7-89b9-a12c774bc873', 1795127290105);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":23,"outcome":"4 5 4 5 3"}', NULL, 1795127290105);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"1 3"}}}
{"n":25,"outcome":"2 2"}', NULL, 1795127290106);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 26, '{"n":26,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":27,"outcome":"2 5 2 6 5"}', NULL, 1795127290106);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 28, '{"n":28,"seat":1,"move":{"score":{"box":"twos"}}}', NULL, 1795127290106);
INSERT INTO entry VALUES ('W9mkTeJllzyaHc9kPGIIww', 29, '{"n":29,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":30,"outcome":"3 3 2 2 2"}', 'LNBjklYecqLqTrLbpJqsqw/95ab9ca5-918c-4c77-8c32-3a2c1eae4bf0', 1795127290107);
INSERT INTO entry VALUES ('ZRWlpBLMD1iFGh1SB68TSg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"1 2 4 6 3"}}}', 'LNBjklYecqLqTrLbpJqsqw/ac136435-52a8-4f21-9b9b-5788377dfec0', 1795127290154);
INSERT INTO entry VALUES ('ZRWlpBLMD1iFGh1SB68TSg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"3"}}}
{"n":4,"outcome":{"fall":{"dice":"6"}}}', 'LNBjklYecqLqTrLbpJqsqw/9621d695-863e-4cd6-8696-080ac9fe82f7', 1795127290158);
INSERT INTO entry VALUES ('ZRWlpBLMD1iFGh1SB68TSg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":{"fall":{"dice":"4 5"}}}', 'LNBjklYecqLqTrLbpJqsqw/5e3dd58f-5956-43d0-a32e-7c2e50283eb3', 1795127290160);
INSERT INTO entry VALUES ('ZRWlpBLMD1iFGh1SB68TSg', 7, '{"n":7,"seat":0,"move":{"no-use":{}}}', 'LNBjklYecqLqTrLbpJqsqw/570d9fcd-7ecb-40d0-a36e-97066ed7be29', 1795127290161);
INSERT INTO entry VALUES ('feQMbINR0eJWyK2giY5Lkg', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 1 5 6 6"}', 'LNBjklYecqLqTrLbpJqsqw/e4704196-875e-4896-8874-f8d26463b0f4', 1795127290383);
INSERT INTO entry VALUES ('feQMbINR0eJWyK2giY5Lkg', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":6,"row":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/0224919c-4fdf-4a5a-abd8-a0a7c71a28ea', 1795127290387);
INSERT INTO entry VALUES ('feQMbINR0eJWyK2giY5Lkg', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/372f100a-beeb-4bcc-8b1f-e8bb452d77d4', 1795127290390);
INSERT INTO entry VALUES ('feQMbINR0eJWyK2giY5Lkg', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'LNBjklYecqLqTrLbpJqsqw/6e15503d-7a27-42e7-97a4-a30ee73132e8', 1795127290392);
INSERT INTO entry VALUES ('feQMbINR0eJWyK2giY5Lkg', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'LNBjklYecqLqTrLbpJqsqw/0ff415ab-2f83-4752-a555-402a6eebe35b', 1795127290393);
INSERT INTO entry VALUES ('feQMbINR0eJWyK2giY5Lkg', 7, '{"n":7,"seat":0,"move":{"take-back":{}}}', 'LNBjklYecqLqTrLbpJqsqw/65939eb4-47e5-45a2-b44d-71f4fd4698a9', 1795127290394);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":"4 5 4 3 3"}', 'LNBjklYecqLqTrLbpJqsqw/f2d41bbc-fe40-40ac-8be1-a024276c2829', 1795127290423);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":"6 2 4 5"}', 'LNBjklYecqLqTrLbpJqsqw/7044fa0b-321a-4ae0-9adb-c98e6bb9c007', 1795127290424);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":"2 5"}', 'LNBjklYecqLqTrLbpJqsqw/f4e45e69-6f1b-41c5-9690-4b6475a97427', 1795127290425);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/c44868e6-58dc-429e-93a4-5769b976ca65', 1795127290426);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":"2 3 6 2 6"}', 'LNBjklYecqLqTrLbpJqsqw/b0806cef-a2b0-48d0-af11-93ae8e20b3ca', 1795127290427);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'LNBjklYecqLqTrLbpJqsqw/c14650bf-9438-4834-ba75-1ea6987633cf', 1795127290427);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":12,"outcome":"3 6 5 2 4"}', 'LNBjklYecqLqTrLbpJqsqw/3971fb04-9a0b-4331-9117-4781da22a929', 1795127290428);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":14,"outcome":"3 2 2 4"}', 'LNBjklYecqLqTrLbpJqsqw/a2c3a4d6-64eb-4b18-81d7-c4b635dfe9b7', 1795127290428);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":16,"outcome":"6 4 2"}', 'LNBjklYecqLqTrLbpJqsqw/5ab21c77-2a8e-4656-88cd-baadd74360b8', 1795127290429);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', 'LNBjklYecqLqTrLbpJqsqw/9eb74a0b-7823-4704-87a8-e03c6f84dc8a', 1795127290429);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":19,"outcome":"6 4 3 2 4"}', 'LNBjklYecqLqTrLbpJqsqw/81d7a0e8-a0a3-4879-b262-77e5b1062214', 1795127290430);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', 'LNBjklYecqLqTrLbpJqsqw/ee83b68c-c754-46e7-b9e2-c84c60dbabf7', 1795127290430);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":22,"outcome":"6 5 3 4 1"}', 'LNBjklYecqLqTrLbpJqsqw/e55b6688-6fd2-4520-a5cb-12af20e19fcc', 1795127290431);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":24,"outcome":"1 2"}', 'LNBjklYecqLqTrLbpJqsqw/ec71327f-3d5a-4236-857d-7360494b6a56', 1795127290431);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":26,"outcome":"3 4"}', 'LNBjklYecqLqTrLbpJqsqw/ca4a6ebd-67c0-48b1-8151-ef8b8ade5936', 1795127290432);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'LNBjklYecqLqTrLbpJqsqw/119ade55-ce22-4c87-b7ae-141f87d529d1', 1795127290432);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":29,"outcome":"5 3 3 5 5"}', 'LNBjklYecqLqTrLbpJqsqw/68b2b2b4-9f3d-4757-ba58-c41cce9135d1', 1795127290433);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":31,"outcome":"1 1 3 6 2"}', 'LNBjklYecqLqTrLbpJqsqw/bdef7b7d-3442-46b5-9b81-95cf12c12a9f', 1795127290434);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":33,"outcome":"4 4 6 6 2"}', 'LNBjklYecqLqTrLbpJqsqw/f65dcb06-3229-4ab0-aaaf-4551b92ee4d1', 1795127290434);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', 'LNBjklYecqLqTrLbpJqsqw/179f52b1-8c9b-458c-8b5c-70ed58c53989', 1795127290435);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":36,"outcome":"5 4 3 5 6"}', 'LNBjklYecqLqTrLbpJqsqw/2342b0b4-9c15-43c4-a437-c407b658a1c1', 1795127290435);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":38,"outcome":"1 2"}', 'LNBjklYecqLqTrLbpJqsqw/1b6193dd-3c24-4826-a0d6-b63ed52289e5', 1795127290436);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":40,"outcome":"5 6 6 5"}', 'LNBjklYecqLqTrLbpJqsqw/55daed70-2238-4603-99e5-0281068567ab', 1795127290436);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/5b707ce2-1342-4f9d-acc8-2a0d078b9847', 1795127290437);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":43,"outcome":"5 1 4 5 2"}', 'LNBjklYecqLqTrLbpJqsqw/64ed035a-32f7-4fac-aaf8-3ef6b7324897', 1795127290437);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', 'LNBjklYecqLqTrLbpJqsqw/49cd343c-7180-43a4-b49b-97070363ea0e', 1795127290438);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":46,"outcome":"4 1 1 1 4"}', 'LNBjklYecqLqTrLbpJqsqw/e3a91ed4-d370-4ac9-9f9b-cf8ba342d37b', 1795127290438);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":48,"outcome":"3 2"}', 'LNBjklYecqLqTrLbpJqsqw/76a3329e-383f-4c51-a1b0-f6f2fad15bda', 1795127290439);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":50,"outcome":"1 2 2"}', 'LNBjklYecqLqTrLbpJqsqw/d18726f1-4446-4427-9596-ca80ef373743', 1795127290439);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'LNBjklYecqLqTrLbpJqsqw/da5de1af-d09f-40a1-a5c0-2b539829d644', 1795127290440);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":53,"outcome":"6 1 3 4 1"}', 'LNBjklYecqLqTrLbpJqsqw/320f085e-3f23-4d9e-b321-1f776c6e9e1e', 1795127290440);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', 'LNBjklYecqLqTrLbpJqsqw/bf779e16-b3d7-4e97-a472-cba76dab438e', 1795127290440);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":56,"outcome":"3 1 6 6 2"}', 'LNBjklYecqLqTrLbpJqsqw/3393c5e7-6b82-4c97-935d-b452ec0e9f0d', 1795127290441);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":58,"outcome":"1 6 2 6"}', 'LNBjklYecqLqTrLbpJqsqw/ad3dde7f-4df6-43c5-8e90-495eb30f6eb0', 1795127290441);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":60,"outcome":"2"}', 'LNBjklYecqLqTrLbpJqsqw/5ba6dd3f-2345-4bc5-9bf4-d1826496df4d', 1795127290442);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', 'LNBjklYecqLqTrLbpJqsqw/765294c2-3a7e-4884-868a-52248da95aa2', 1795127290443);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":63,"outcome":"6 3 3 1 3"}', 'LNBjklYecqLqTrLbpJqsqw/0bdd9a55-c7b4-4d15-a71b-81134fe560a4', 1795127290443);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":65,"outcome":"5 3 6"}', 'LNBjklYecqLqTrLbpJqsqw/f2c6428d-bac6-43c6-8917-7752afe26ca7', 1795127290444);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":67,"outcome":"5 6 2"}', 'LNBjklYecqLqTrLbpJqsqw/858e39a8-9438-421d-91f8-f3122facb61c', 1795127290444);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', 'LNBjklYecqLqTrLbpJqsqw/64ebf331-62e4-40ed-a95b-db34b6cbafb4', 1795127290445);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":70,"outcome":"4 4 1 2 1"}', 'LNBjklYecqLqTrLbpJqsqw/445a8ab6-5921-4c82-af20-ce20a0537acb', 1795127290445);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":72,"outcome":"2 2 4 6"}', 'LNBjklYecqLqTrLbpJqsqw/f53a34ca-2917-46db-a73a-1880d709c468', 1795127290446);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":74,"outcome":"2 1 1"}', 'LNBjklYecqLqTrLbpJqsqw/ea59bcc5-dbce-4d59-bbe1-645fa7eb3651', 1795127290446);
INSERT INTO entry VALUES ('fyN19KFjlViIn_LPvmlMDQ', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', 'LNBjklYecqLqTrLbpJqsqw/ff4b954f-2816-461c-868f-f97221944a89', 1795127290450);
INSERT INTO entry VALUES ('ie2s_Bz2r-SEnuLlOTT5wA', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', 'LNBjklYecqLqTrLbpJqsqw/d4544c55-08d6-4ec3-b29d-0101457cf69b', 1795127290401);
INSERT INTO entry VALUES ('ie2s_Bz2r-SEnuLlOTT5wA', 2, '{"n":2,"outcome":"5 2 4 3 5"}', 'LNBjklYecqLqTrLbpJqsqw/5e7c07cb-db62-4797-bcf6-850edeeeeead', 1795127290402);
INSERT INTO entry VALUES ('ie2s_Bz2r-SEnuLlOTT5wA', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', 'LNBjklYecqLqTrLbpJqsqw/65c5a095-d100-46cb-adbd-0fc0aef7e53f', 1795127290403);
INSERT INTO entry VALUES ('ie2s_Bz2r-SEnuLlOTT5wA', 4, '{"n":4,"outcome":"5 5 5"}', 'LNBjklYecqLqTrLbpJqsqw/de325bf7-a346-4ead-aa2f-9b2db23e473f', 1795127290403);
INSERT INTO entry VALUES ('le2azDVB0Gcud0U9mtLQrQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1795127290405);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 1, '{"n":1,"outcome":{"drawn":{"cards":"3 4 4 5 5"}}}
{"n":2,"outcome":{"drawn":{"cards":"2 3 4 5 6"}}}', NULL, 1795127290118);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 3, '{"n":3,"seat":0,"move":{"set-aside":{"value":3}}}', 'LNBjklYecqLqTrLbpJqsqw/f81853eb-39fa-43a1-ab2d-38fe6a85893e', 1795127290121);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 4, '{"n":4,"seat":0,"move":{"exchange":{"discards":"3","draw":2}}}
{"n":5,"outcome":{"drawn":{"cards":"1 1"}}}', 'LNBjklYecqLqTrLbpJqsqw/4c65ae70-890a-4ec3-9557-2c726a67b423', 1795127290121);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 6, '{"n":6,"seat":1,"move":{"score":{"box":"large-straight","cards":"2 3 4 5 6"}}}
{"n":7,"outcome":{"drawn":{"cards":"1 4 4 4 6"}}}', NULL, 1795127290123);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 8, '{"n":8,"seat":0,"move":{"set-aside":{"value":5}}}', 'LNBjklYecqLqTrLbpJqsqw/8f574715-771f-4097-978a-736dd2889e60', 1795127290124);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 9, '{"n":9,"seat":0,"move":{"exchange":{"discards":"5","draw":1}}}
{"n":10,"outcome":{"drawn":{"cards":"3"}}}', 'LNBjklYecqLqTrLbpJqsqw/3aecff8a-7213-4f42-a92a-43a4ac952a75', 1795127290124);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 11, '{"n":11,"seat":1,"move":{"set-aside":{"value":6}}}', NULL, 1795127290126);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 12, '{"n":12,"seat":1,"move":{"take-back":{}}}', NULL, 1795127290129);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 13, '{"n":13,"seat":1,"move":{"set-aside":{"value":6}}}', NULL, 1795127290132);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 14, '{"n":14,"seat":1,"move":{"exchange":{"discards":"6","draw":2}}}
{"n":15,"outcome":{"drawn":{"cards":"5 6"}}}', NULL, 1795127290135);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 16, '{"n":16,"seat":0,"move":{"score":{"box":"threes","cards":"3"}}}', 'LNBjklYecqLqTrLbpJqsqw/34455dfa-41d7-49ac-a522-ad0aa479f616', 1795127290137);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 17, '{"n":17,"seat":1,"move":{"set-aside":{"value":5}}}', NULL, 1795127290137);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 18, '{"n":18,"seat":1,"move":{"take-back":{}}}', NULL, 1795127290139);
INSERT INTO entry VALUES ('uvkFmAYFY3YSKR6cchwc8w', 19, '{"n":19,"seat":1,"move":{"score":{"box":"three-of-a-kind","cards":"4 4 4 5 6"}}}
{"n":20,"outcome":{"drawn":{"cards":"3 3 3 6"}}}', NULL, 1795127290140);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"1 4 2 5 4"}}}', NULL, 1795127291081);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3"}}}
{"n":4,"outcome":{"fall":{"dice":"2 2"}}}', NULL, 1795127291085);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":6,"outcome":{"fall":{"dice":"1 6 3"}}}', NULL, 1795127291153);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 7, '{"n":7,"seat":0,"move":{"fulfil":{"task":"small-straight"}}}', NULL, 1795127291154);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 8, '{"n":8,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":{"fall":{"dice":"6 3 1 5 3"}}}', 'LNBjklYecqLqTrLbpJqsqw/8f41a98d-22c1-418b-bd27-cc9678c5bdb4', 1795127291155);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":11,"outcome":{"fall":{"dice":"6 6 6 6"}}}', 'LNBjklYecqLqTrLbpJqsqw/e3d067c8-ee42-4abb-be1c-8a9be7519daa', 1795127291156);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"3 5"}}}
{"n":13,"outcome":{"fall":{"dice":"3 1"}}}', 'LNBjklYecqLqTrLbpJqsqw/dca73741-bf95-485e-8af3-dc7a854f60e9', 1795127291157);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 14, '{"n":14,"seat":1,"move":{"row":{"row":3}}}', 'LNBjklYecqLqTrLbpJqsqw/38656a5d-cfa2-4903-9ebc-cda5b3d30799', 1795127291158);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":16,"outcome":{"fall":{"dice":"1 3 4 5 5"}}}', NULL, 1795127291158);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"2 3 4 5"}}}
{"n":18,"outcome":{"fall":{"dice":"4 1 5 5"}}}', NULL, 1795127291159);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 19, '{"n":19,"seat":0,"move":{"roll":{"dice":"2"}}}
{"n":20,"outcome":{"fall":{"dice":"1"}}}', NULL, 1795127291160);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 21, '{"n":21,"seat":0,"move":{"fulfil":{"task":"full-house"}}}', NULL, 1795127291160);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":23,"outcome":{"fall":{"dice":"3 3 5 2 6"}}}', 'LNBjklYecqLqTrLbpJqsqw/036ad8f0-a7cb-42ae-96a0-b7777fbd786a', 1795127291161);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"2 3 4"}}}
{"n":25,"outcome":{"fall":{"dice":"6 2 1"}}}', 'LNBjklYecqLqTrLbpJqsqw/c75d35cf-3c39-4fe5-9056-ca8159f2b4c5', 1795127291161);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 26, '{"n":26,"seat":1,"move":{"roll":{"dice":"2 5"}}}
{"n":27,"outcome":{"fall":{"dice":"3 4"}}}', 'LNBjklYecqLqTrLbpJqsqw/a9e84882-89c4-4719-99a5-1770e41ec6d6', 1795127291162);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 28, '{"n":28,"seat":1,"move":{"row":{"row":3}}}', 'LNBjklYecqLqTrLbpJqsqw/0926127f-1b35-466f-96c7-c606e901e72f', 1795127291176);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 29, '{"n":29,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":30,"outcome":{"fall":{"dice":"5 4 6 5 1"}}}', NULL, 1795127291186);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 31, '{"n":31,"seat":0,"move":{"roll":{"dice":"2 3 4 5"}}}
{"n":32,"outcome":{"fall":{"dice":"4 3 2 1"}}}', NULL, 1795127291189);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 33, '{"n":33,"seat":0,"move":{"fulfil":{"task":"large-straight"}}}', NULL, 1795127291197);
INSERT INTO entry VALUES ('zZ_f4WfO8kQAed-bv82PSg', 34, '{"n":34,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":35,"outcome":{"fall":{"dice":"6 1 5 4 4"}}}', 'LNBjklYecqLqTrLbpJqsqw/7918277f-0bc4-488f-b907-0a92b34440f9', 1795127291199);
INSERT INTO evening VALUES ('PCp7BLu1jKYvfQgAGXU80w', 'puVj27UEPOSMqW-tXfVQTA', 5, '{"host":"LNBjklYecqLqTrLbpJqsqw","seats":[{"person":{"player":"LNBjklYecqLqTrLbpJqsqw","name":"Anna","pledges":false,"here":true}},{"machine":{"level":"easy","name":"Basil","here":true}},{"person":{"player":"2EPRKcXDnLWS_Cz0sCkSLA","name":"Ben","pledges":false,"here":false}}],"ended":false}', 1795127290472, 1795127291078);
INSERT INTO evening_player VALUES ('PCp7BLu1jKYvfQgAGXU80w', '2EPRKcXDnLWS_Cz0sCkSLA');
INSERT INTO evening_player VALUES ('PCp7BLu1jKYvfQgAGXU80w', 'LNBjklYecqLqTrLbpJqsqw');
INSERT INTO evening_table VALUES ('PCp7BLu1jKYvfQgAGXU80w', 1, 'V8XNROgKx_2W0e0BsfEBrQ', 'classic', '0 1', '{"scores":[72,143],"ranks":[2,1]}', '{"moments":[{"kind":"roll","seat":0,"value":10.289540845742522,"unit":"points","told":[{"language":"de","text":"Anna würfelt 1 6 6 2 6 (Wurf 1 von 3), dann: streicht Fünfer"},{"language":"en","text":"Anna rolls 1 6 6 2 6 (roll 1 of 3), then: strikes Fives"},{"language":"nl","text":"Anna gooit 1 6 6 2 6 (worp 1 van 3), daarna: streept Vijven door"}]},{"kind":"luck","seat":0,"value":13.224378589481162,"unit":"points","told":[]}]}');
INSERT INTO evening_table VALUES ('PCp7BLu1jKYvfQgAGXU80w', 2, 'zZ_f4WfO8kQAed-bv82PSg', 'master', '1 0', NULL, NULL);
INSERT INTO head VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 6, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('1KOftp73q_HqcIygCcCHiA', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 69, 4, NULL, 0, 'review', 1795127290259, 0, 0, '4:24:1');
INSERT INTO head VALUES ('AZrvbaTyr7yudXh05EscBA', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 50, 4, NULL, 0, 'review', 1795127290361, 0, 0, '3:25:1');
INSERT INTO head VALUES ('Ovpi_-OV_pj_eYrHXzL-gw', 0, 1, NULL, 0, 'begin', 1795127301249, 10000, 0, NULL);
INSERT INTO head VALUES ('TCBwfyWEGx8PKuEBwitKHg', 75, 4, NULL, 0, NULL, NULL, NULL, 0, '13:30:1');
INSERT INTO head VALUES ('V8XNROgKx_2W0e0BsfEBrQ', 170, 3, NULL, 0, NULL, NULL, NULL, 0, '13:72 143:2 1');
INSERT INTO head VALUES ('W9mkTeJllzyaHc9kPGIIww', 30, 3, 0, 0, NULL, NULL, NULL, 0, '3:0 29:');
INSERT INTO head VALUES ('ZRWlpBLMD1iFGh1SB68TSg', 7, 4, 0, 1, NULL, NULL, NULL, 0, '2:0:');
INSERT INTO head VALUES ('feQMbINR0eJWyK2giY5Lkg', 7, 3, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('fyN19KFjlViIn_LPvmlMDQ', 75, 2, NULL, 0, 'review', 1795127290450, 0, 0, '13:61:1');
INSERT INTO head VALUES ('ie2s_Bz2r-SEnuLlOTT5wA', 4, 2, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('le2azDVB0Gcud0U9mtLQrQ', 1, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('uvkFmAYFY3YSKR6cchwc8w', 20, 3, 0, 0, 'clock', 1795213690140, 86400000, 0, '4:1 61:');
INSERT INTO head VALUES ('zZ_f4WfO8kQAed-bv82PSg', 35, 1, 1, 0, NULL, NULL, NULL, 0, '3:4 0:');
INSERT INTO member VALUES ('12zni2Q6bBqzNvfh-ofdzQ', 'LNBjklYecqLqTrLbpJqsqw', 1795127290454);
INSERT INTO member VALUES ('1KOftp73q_HqcIygCcCHiA', 'LNBjklYecqLqTrLbpJqsqw', 1795127291201);
INSERT INTO member VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 'LNBjklYecqLqTrLbpJqsqw', 1795127290177);
INSERT INTO member VALUES ('AZrvbaTyr7yudXh05EscBA', 'LNBjklYecqLqTrLbpJqsqw', 1795127290171);
INSERT INTO member VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 'LNBjklYecqLqTrLbpJqsqw', 1795127290270);
INSERT INTO member VALUES ('Ovpi_-OV_pj_eYrHXzL-gw', 'LNBjklYecqLqTrLbpJqsqw', 1795127291249);
INSERT INTO member VALUES ('TCBwfyWEGx8PKuEBwitKHg', 'LNBjklYecqLqTrLbpJqsqw', 1795127289580);
INSERT INTO member VALUES ('V8XNROgKx_2W0e0BsfEBrQ', 'LNBjklYecqLqTrLbpJqsqw', 1795127290556);
INSERT INTO member VALUES ('W9mkTeJllzyaHc9kPGIIww', 'LNBjklYecqLqTrLbpJqsqw', 1795127290078);
INSERT INTO member VALUES ('ZRWlpBLMD1iFGh1SB68TSg', 'LNBjklYecqLqTrLbpJqsqw', 1795127290142);
INSERT INTO member VALUES ('feQMbINR0eJWyK2giY5Lkg', 'LNBjklYecqLqTrLbpJqsqw', 1795127290371);
INSERT INTO member VALUES ('fyN19KFjlViIn_LPvmlMDQ', 'LNBjklYecqLqTrLbpJqsqw', 1795127290418);
INSERT INTO member VALUES ('ie2s_Bz2r-SEnuLlOTT5wA', 'LNBjklYecqLqTrLbpJqsqw', 1795127290395);
INSERT INTO member VALUES ('le2azDVB0Gcud0U9mtLQrQ', 'LNBjklYecqLqTrLbpJqsqw', 1795127290405);
INSERT INTO member VALUES ('uvkFmAYFY3YSKR6cchwc8w', 'LNBjklYecqLqTrLbpJqsqw', 1795127290109);
INSERT INTO member VALUES ('zZ_f4WfO8kQAed-bv82PSg', 'LNBjklYecqLqTrLbpJqsqw', 1795127291078);
INSERT INTO node VALUES ('3a67deb6-0be5-478c-85e6-a0d098f7250e', 1795127289444, -3);
INSERT INTO paper_game VALUES ('St_L1_ZOrwLl4onLKc3_hg', 'LNBjklYecqLqTrLbpJqsqw', 'classic', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"played":"2020-02-29","names":["Anna","Ben"],"sheets":[{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":18,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0},{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":12,"three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,"chance":17,"extra-points":0}]}', 1795127291221);
INSERT INTO result VALUES ('8ZXFi2fE9Aud0-tc6VlRhw', 0, 'LNBjklYecqLqTrLbpJqsqw', 'forone', 24, 1, 1795127290259, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair', 1);
INSERT INTO result VALUES ('JxvVsuBpt7kTTi_LUmdTmw', 0, 'LNBjklYecqLqTrLbpJqsqw', 'forone', 25, 1, 1795127290361, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair', 1);
INSERT INTO result VALUES ('St_L1_ZOrwLl4onLKc3_hg', 0, 'LNBjklYecqLqTrLbpJqsqw', 'classic', 242, 1, 1582934400000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'paper', 2);
INSERT INTO result VALUES ('TCBwfyWEGx8PKuEBwitKHg', 0, 'LNBjklYecqLqTrLbpJqsqw', 'classic', 30, 1, 1795127289987, 'points', -13.854917291250437, 204.46646701052438, 44, NULL, NULL, NULL, NULL, 'fair', 1);
INSERT INTO result VALUES ('V8XNROgKx_2W0e0BsfEBrQ', 0, 'LNBjklYecqLqTrLbpJqsqw', 'classic', 72, 2, 1795127291008, 'points', 13.224378589481162, 189.545762891256, 44, NULL, NULL, NULL, NULL, 'fair', 2);
INSERT INTO result VALUES ('fyN19KFjlViIn_LPvmlMDQ', 0, 'LNBjklYecqLqTrLbpJqsqw', 'classic', 61, 1, 1795127290450, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'fair', 1);
INSERT INTO review VALUES ('TCBwfyWEGx8PKuEBwitKHg', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"measured":true,"players":[{"seat":0,"start":248.32138430177483,"luck":-13.854917291250437,"loss":204.46646701052438,"result":30.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":5.684398940166858,"loss":9.945885219071187,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"4 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2"}},"text":""}]}},{"event":5,"turn":1,"luck":6.564503869188314,"loss":11.214077167176356,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 3 5","better":"5 5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4"}},"text":""}]}},{"event":7,"turn":1,"luck":-4.565684580466581,"loss":23.83117245879467,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-1.244056804745128,"loss":28.290471979179785,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":0.5076142604898735,"loss":5.467543605384066,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":15,"turn":3,"luck":-2.109220077957218,"loss":2.125463917221282,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5 6","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":17,"turn":3,"luck":-3.4195989170914345,"loss":14.80502447068244,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"fives","points":5,"better":"threes","betterPoints":6}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":-1.1319898927397105,"loss":6.913864334338882,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":21,"turn":5,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-0.915009629294218,"loss":2.185340862708017,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 2 5","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":25,"turn":5,"luck":-1.8668601593878975,"loss":2.303746230741183,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3 4","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":27,"turn":5,"luck":0.18433849699636085,"loss":7.079248031523349,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":28,"turn":6,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":-1.0769981629248662,"loss":1.5357901365406406,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"1 1 3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1"}},"text":""}]}},{"event":32,"turn":6,"luck":3.7211699622216656,"loss":6.740860010367115,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"3 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"5 5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"3 5"}},"text":""}]}},{"event":34,"turn":6,"luck":-0.43624901726857956,"loss":6.786630294420419,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"sixes","points":6,"better":"threes","betterPoints":6}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":35,"turn":7,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":-1.9678630602224274,"loss":1.7171764087733123,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 2 3","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":39,"turn":7,"luck":0.431813075649643,"loss":1.910077044236516,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":41,"turn":7,"luck":-2.2348412547876393,"loss":17.2345891521785,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":42,"turn":8,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":-0.2094790076747728,"loss":8.817963108365092,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"4"}},"text":""}]}},{"event":45,"turn":9,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":0.4503359258699646,"loss":0.9468255907024314,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"5"}},"text":"","plan":[{"move":{"roll":{"dice":"5"}},"text":""}]}},{"event":49,"turn":9,"luck":-1.3743843705330079,"loss":0.7351046768478824,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"5"}},"text":""}]}},{"event":51,"turn":9,"luck":-3.017983018057862,"loss":7.76652372952671,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":52,"turn":10,"luck":-1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-2.0438124898563643,"loss":14.437697698474636,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":55,"turn":11,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":0.6991297152578042,"loss":4.209576927927742,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"4"}},"text":""}]}},{"event":59,"turn":11,"luck":-1.5212976615943745,"loss":2.55651759364131,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 2 3 5","better":"3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":61,"turn":11,"luck":-0.5,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":62,"turn":12,"luck":-7.105427357601002E-15,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":-3.2588219723737666,"loss":1.6539693198212575,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"1 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 6","better":"1 1 1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 5"}},"text":""}]}},{"event":66,"turn":12,"luck":-0.10391481496315436,"loss":4.527632934020033,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":68,"turn":12,"luck":-2.6742307192261165,"loss":0.7276941078595769,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":0.4629629629629264,"loss":3.3333333333333357,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":73,"turn":13,"luck":1.1111111111111072,"loss":4.666666666666664,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5 5","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":75,"turn":13,"luck":2.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review VALUES ('V8XNROgKx_2W0e0BsfEBrQ', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"measured":true,"players":[{"seat":0,"start":248.32138430177483,"luck":13.224378589481162,"loss":189.545762891256,"result":72.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":12,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":14,"turn":1,"luck":-2.0056890899354585,"loss":2.02139549816485,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"6","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":16,"turn":1,"luck":7.893631812176693,"loss":12.295547137053973,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 6 6","better":"6 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"4 5"}},"text":""}]}},{"event":18,"turn":1,"luck":5.238215547464307,"loss":34.11713225064034,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"sixes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"sixes"}},"text":"","plan":[{"move":{"score":{"box":"sixes"}},"text":""}]}},{"event":26,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":28,"turn":2,"luck":-0.1284140618393792,"loss":29.406114722085533,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":36,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":38,"turn":3,"luck":10.289540845742522,"loss":15.436081603257946,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2","better":"6 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4"}},"text":""}]}},{"event":40,"turn":3,"luck":-1.9226086653359857,"loss":2.940438770224091,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 6","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":42,"turn":3,"luck":-2.6046240640886253,"loss":20.588880219881077,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"fives","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":50,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":52,"turn":4,"luck":-1.7959407344225156,"loss":6.716210462860062,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":60,"turn":5,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":62,"turn":5,"luck":4.080373858640542,"loss":6.2948116915462435,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 4 5","better":"4 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4"}},"text":""}]}},{"event":64,"turn":5,"luck":-1.9859565094757556,"loss":3.59351020208652,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 4 6","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":66,"turn":5,"luck":0.2683929470902342,"loss":6.9666537021138595,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"sixes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"sixes"}},"text":"","plan":[{"move":{"score":{"box":"sixes"}},"text":""}]}},{"event":74,"turn":6,"luck":-1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":76,"turn":6,"luck":-2.3147146284184146,"loss":0.093651139291552,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":78,"turn":6,"luck":-2.2385922833731655,"loss":0.5994772594373217,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":80,"turn":6,"luck":-1.032470746543595,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"sixes"}},"bestText":""},{"event":88,"turn":7,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":90,"turn":7,"luck":-0.512636638984219,"loss":0.687097841150802,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":92,"turn":7,"luck":2.1182308004981394,"loss":5.885898938487799,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3"}},"text":""}]}},{"event":94,"turn":7,"luck":3.3346687735759275,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"three-of-a-kind"}},"bestText":""},{"event":102,"turn":8,"luck":7.105427357601002E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":104,"turn":8,"luck":0.4998664210962147,"loss":7.527308537136108,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":112,"turn":9,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":114,"turn":9,"luck":-2.4038643156978736,"loss":1.4510725667714723,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":116,"turn":9,"luck":-1.6767592273385645,"loss":0.34709848926785014,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 6","better":"3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":118,"turn":9,"luck":0.3422112763703211,"loss":7.853902137092518,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":126,"turn":10,"luck":7.105427357601002E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":128,"turn":10,"luck":-0.929358130993208,"loss":6.552152057337878,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"2 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 5"}},"text":""}]}},{"event":136,"turn":11,"luck":1.2789769243681803E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":138,"turn":11,"luck":-2.1632724265865306,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":""},{"event":140,"turn":11,"luck":-2.868472447677874,"loss":2.0149424849532522,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1 1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":142,"turn":11,"luck":-1.0415751086880647,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":150,"turn":12,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":152,"turn":12,"luck":1.7104890685626515,"loss":6.623280360757576,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 5","better":"1 1 2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"5"}},"text":""}]}},{"event":154,"turn":12,"luck":-0.10391481496314725,"loss":0.8054107117978049,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":156,"turn":12,"luck":-2.3964529414483735,"loss":4.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":164,"turn":13,"luck":-1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":166,"turn":13,"luck":0.4629629629629761,"loss":3.3333333333333286,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":168,"turn":13,"luck":1.1111111111111143,"loss":0.6666666666666572,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":170,"turn":13,"luck":5.999999999999986,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO review_link VALUES ('5yswp11BohDM3JOlI1MRzw', 'c0f18372e1cc6b084ae32f1f41029ce093f3584e5c4f9568abe17622eee0350a', 'TCBwfyWEGx8PKuEBwitKHg', 'LNBjklYecqLqTrLbpJqsqw', 0, 1795127291213);
INSERT INTO token VALUES ('17e254f0e0520ebd5b0ea6917851eec0acbcccb8965e1ccde7493238525acaac', 'LNBjklYecqLqTrLbpJqsqw', 'session', 1795127289549, 1795127289549);
INSERT INTO token VALUES ('6df8f27487335f0aa09880264d662fe493032a119146ab4f8f29012cd2d27466', '2EPRKcXDnLWS_Cz0sCkSLA', 'session', 1795127290483, 1795127290483);
