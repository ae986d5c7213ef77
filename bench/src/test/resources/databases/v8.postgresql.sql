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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-19 02:46:19.320015', 74, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-19 02:46:19.454363', 104, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-19 02:46:19.585402', 1, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-19 02:46:19.59011', 4, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-19 02:46:19.596853', 1, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-19 02:46:19.600577', 1, true);
INSERT INTO flyway_schema_history VALUES (7, '7', 'daily', 'SQL', 'V7__daily.sql', 2047060004, 'postgres', '2026-11-19 02:46:19.603883', 6, true);
INSERT INTO flyway_schema_history VALUES (8, '8', 'together', 'SQL', 'V8__together.sql', -761509347, 'postgres', '2026-11-19 02:46:19.612325', 9, true);
INSERT INTO player VALUES ('Bu04PtU0x95apg-dvUc-Pg', 'Anna', 1795056379741);
INSERT INTO game_table VALUES ('1j6Je3oEOvdhMaaKu78Hqw', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'eijcniekbBFQfu8g2LELng', 'i_xiFyO50aXO4YkeCcUwEw', '897a98292c34f67b170ebfd1ed1945ffb4dc40e5f6463b1e7000692220ea32b7', 1795056381961, 1795056381961, NULL);
INSERT INTO game_table VALUES ('2VHedyP60WORc7POialOkg', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"revealed":{"entropy":"09a50495a0f71669a85097c4d3a2ca1606a03890644b4ab30a1ef7320d28bbc6","pledge":"b1517b9e7be78d2027124ad1c0ddf50d7bcd173aae02946f511938068fbfab26","saw":"fe706bc2e56f8e20e228e4f3174c36437f8ba4e0ebcb76c52fd29c4589ab9247"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'OzCSCJhwxlHlLeVHSGgUpA', 'mlRleyCQis9CmMewPDgFZQ', '74f6be9768306fea2b57161e21b7ebbf99b49633a268550652b2f59752e83d78', 1795056380498, 1795056380632, NULL);
INSERT INTO game_table VALUES ('5zRlviUW17ellESUEvYLPw', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"revealed":{"entropy":"8025f3be303336763e4615a495e7cb8c667cfaf902f3dcef6bd7ce9f5465342c","pledge":"9bcfda05e8b7eca1bca18f9ca57e7cbb6b33ba248183cc6eb66bcd59c328d5e8","saw":"b20707396b317b53f39be997e908785d6485dc28c5f35fc4edd514e7a73d1c37"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'US-35PNSPBkq-5Jzri6NYg', 'puTBeCQmb7QNuuiZd9dEcg', 'effa2cc3f266002796f469e2dff174cb032fce5a2ba70fa6ba93f2198fdae68c', 1795056379870, 1795056380254, NULL);
INSERT INTO game_table VALUES ('5zi0TEoSAaBi_vwJbyzW5A', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', '21DqjIsHadJh4k7UaRztBA', 'iWmqbgPEQJEJpMKUDsWxyw', '5576e39a65029324e730a1536f1551746275631cf1636b483097eb177feed43a', 1795056381603, 1795056381603, NULL);
INSERT INTO game_table VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"revealed":{"entropy":"922e840187802fff6f18ce65d5ef194cdac7bdbe1b446760aa9d57096681192b","pledge":"a04f5e51665cc4e5ca73a5e81e5d7784f9f4fb197a64caa5f1a8caf318c2435a","saw":"e3dc6bdd5f6f50a17b423980725c14bcfee40faa3bfd92247ce2a6fe5b913b5c"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'OvlR8qIQzK1m00bA9gJuOw', 'ZjOj9tUfMU58jvKEOFqsNw', 'f9686ea96e7a82b570d15762f131b44c6f9b1fbdf6b19e80ab606320546e07ad', 1795056380643, 1795056381150, NULL);
INSERT INTO game_table VALUES ('EljbEvX0uPpPwJrzsqB8mw', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"revealed":{"entropy":"f9bcac12d0d4c61d4afe4481f12e84f25593253efaf570df31a9d6516e664239","pledge":"fa0a41f47a32c186651d9881ad3e73887d9ac726c2ffc048e6fb802086d9fc1e","saw":"018d00af8d020346148686f32b170fb0bcf116127491c5f5ffd3ea845cac8f8c"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'CyapXbK8eaHCb9Fsa6WSZA', 'aqPpFFTJnUpG51SEXstYRg', 'c24eb7583b9f259b905b577b267a1c57b10c989711544350d3354b60cf2aaa54', 1795056380327, 1795056380353, NULL);
INSERT INTO game_table VALUES ('LJ-5umtIape6JOXdM0V-LQ', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"revealed":{"entropy":"e591d05a7bc8b414b6cc407ec1ff9fc1e9c589cca91e78f9b34a72367d52ac38","pledge":"e919e2e3b531aa3799b3212996a04b6db22b0aa131dd1d1f79048a0227142994","saw":"b70a3212dc81570bf34a5a2998c95cbd38a33020753c346a552747b1cbb825bc"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'eAFlRZgr9LCeL57cST3AIw', 'iTQ3PA4vPX0gQZ7fzS_jww', '97ac62bd08ecce1b58b0b056dd640b4de406ffb8637d41544464430bb174b567', 1795056380430, 1795056380446, NULL);
INSERT INTO game_table VALUES ('M2PSg2ct8ZPsq8_V-N29Gw', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', '-Fn5bnA_XRKpAFpPns0i0w', 'o7BbAbI0W9Pz6rrKKK5mmw', '342955763b7dc72cfeff7008ecc01a55dea37a50d451c14cdff0cff35792cd6d', 1795056380486, 1795056380486, 'XFMTGM');
INSERT INTO game_table VALUES ('MBJlxyFzgimaDD9KuTcbvw', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"5zi0TEoSAaBi_vwJbyzW5A"}', 'bF_fajuZWHpDEPDWkhN_zg', 'sR_IyX-rz3KgvxJd0VOIaw', '5576e39a65029324e730a1536f1551746275631cf1636b483097eb177feed43a', 1795056381479, 1795056381603, NULL);
INSERT INTO game_table VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"revealed":{"entropy":"733c34b1eb11d4479c8a5cdae5ebb6b448cc02cd0e75aa4e2798ec99e42ff639","pledge":"4d9bccbb37dacbc7fd59a9ca0bc1f6c0cf4cc657854dc938dc6de2931bbff7f2","saw":"07285a5a9a0406af306d9b0f38ee7345392b6e61c6d2b231181d8146be015465"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'A6kCxF8unKp_NqoE5D9qzQ', 'lS6lTy1qCMM95qoreznj7g', '41553a9eca72954619205107d8f09c8147b4384cc78365ef9d13b9c37435d3fd', 1795056380372, 1795056380402, NULL);
INSERT INTO game_table VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', '7w7i6KlA-BBq0DaweA3p5A', 'NMB-5kCcpFZGSDiFtr2QYg', '51733bdefb825536d8fe80ffc5972339060919373f2f8daf1c51549d4972dceb', 1795056381662, 1795056381872, NULL);
INSERT INTO game_table VALUES ('esUim2ugrr3hSFjFYMMlRA', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","adding":{"revealed":{"entropy":"9fc7ac57be593eebd5e23b1ac5810e6c1e7eceb9a8e300fd2502b7f90b39cdb0","pledge":"d5644c5db9731407c57c2b21c3029c8786c269819097a338cab69174d269727a","saw":"e26e8e2c93f02a541acefd0975cfd76227064014fc1cd8b9c962a89fae8c6731"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'HAqRniCd53xVo4Ek8lBmEw', 'aqTNEPs_Nlh77RWOVo0MCQ', '832ca9ba9a113eb223836f52907d06a9f735b5b4d181799b98293fdc4b1d1186', 1795056381223, 1795056381336, NULL);
INSERT INTO game_table VALUES ('tFwJGNowB_-rseVy8xWxYA', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"Bu04PtU0x95apg-dvUc-Pg","places":[{"person":{"player":"Bu04PtU0x95apg-dvUc-Pg","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-19","counted":true}}', 'LI534RxUzi91rKiQxE43fg', '8UVl0cGnpxIBBMIgQOys5w', '51733bdefb825536d8fe80ffc5972339060919373f2f8daf1c51549d4972dceb', 1795056381900, 1795056381900, NULL);
INSERT INTO daily VALUES ('2026-11-19', '51733bdefb825536d8fe80ffc5972339060919373f2f8daf1c51549d4972dceb', 1795056381644, NULL);
INSERT INTO daily VALUES ('2026-11-20', 'd41914969fe156c0b4aed8301eb44c5834ef004297d527a636b12e5739f27c13', 1795056381648, NULL);
INSERT INTO daily VALUES ('2026-11-21', 'aa937c7bd4540ba113892b07642278673a5223f0ad8ff5a22221f55f5802a4c7', 1795056381652, NULL);
INSERT INTO archive VALUES ('5zRlviUW17ellESUEvYLPw', 44, '\x1f8b08000000000000ffad99c96e1c490e865fa550671313c125963ece13f4a54fa339c46a0b2dab66b4780c187af7614a86539d193222ddba1412a95489bf18fcf893f9eddc6e1feeaedbfdf9b77f7d3bdfb7ff9e7fb31fceed8bded55be76f57e7dbabe5d695fe2c3de8a5d1cbcf972f4d2ff58777979b9b97ab7a5d967b57677bc2139df82457e7a7a7a7abdbef5f81fa7b97c78772f9fcf298e82378d24f7decfce1acf73fa7dbaa7ff29f8f867f7ff8c37c8d92fef311ea973f0afcfef11fa94527860c74170d30a60ea1240b39ba48c83589e9fa3de941a3f5518c380ac638fff4e1bb2cdacba243b206a27823caaa203cd959498ce8253770d127e05a3324d72ca44211bb91d06adb4bf2f24392ec25c90149b495e3f6399a9422aeda668b050ca500e72e907d2c50c562d6ec04b1bc971257297e2fc5bf25e5be5ceebe5fe6cbd7e748ef3fa79b1bb87fb84bd71f3f3d3cab9aca809386ad79f0b63b606f346ca9157a29c123f5124bda856d25fe083becc30e7fbf56e2260f7cb2a7e568b9c96c380e5cb05448c415983140d683032de79ac5a7cc7d5f2b36e00f59d60c18600ee4e326dd7d6cc7f3a1355c4d970ad882e6c3190bc1940ea634345c7c34147681a3b56be02378bd03bdec085fcf48984c89cf36e6da09c4e92163a204c15506ad8b986d4e2ea57dada375abb201bfec31802dcab6bab604a36782cdaa0ac24d48514c95bcd68f5652c6a48cf62d27d59055e85e158655d50061f608c3ecf7685f6bda620c4fee84b38a4a5418bb069dba2aa2d821591ba011d9d0b36bd2eb5e119955d18064f608cafaf597763f5d318eb0d810b5588ad31ed223433236428d42921063e87e10efab8a1920ccbe03c3ec1662a2f5e2f4c9d9ee2811b13b4440b62a2f5782dc3d426e1263b42161fcb9321c400c8f40ec727b201112bad88a096c6c5ae0290a24acda0b254a3514c57a3b0877652e0ed085ef61bcf6e8c26778cd96849e7bf6a4be2407f64b22a242b9915ee5865af7daf20750265a950dd08547d0b5d7b4375eb3c8aacc1d9dd116d35d003686d5a938029f1a97628c300e9045ab8fc401b2f020b2366ab6c072d39d3e35934d8e1e246a9be464b53e3cd372f41a056da0cc7bdf85b4021807b8c223b8faf3f6baf776335d278b7daade19102f4b59538080d980693ea4483129680711af960b07c0c27700166e81b5382efede326794a176b64a55eba428b5380481d84c01d7b090d31a62969f2aa301b0e84d60cd2b23bb6bf2cb736e1ac5186270ae3058bb741a5b3ca42c0ca84c33d587a83e7aaf8cd7a648385086efa08c764e79992a713a67d9261db3d040c3a84eb9b60ad9f602bedbd69814dcb477ca7f51c603657c6472b9fe7aa0cb7031d9fb12a184b8d8c8ce10bad583e682c9eaf3c9da3288776d8a34a0171d355ca34c6c19464babd7e766b95cba2d8950d44a2e5db3eb589c6c22889c82a04efac2fb51ec2fca0624a3374936c3650a3b22ccf64c4d06abe3d72619a9a931960631289c13e74865291b1ef44c5edd00c5819a783c4f9b7d85d9d58b5ae3e96e13a3936c6b06f24d55b5e620a840881a7a45df4b68e6a7aa78e071f84d8f33a896874f77fa972f6acae1cfebdb3a5d370d5d2ea6d062ccdad2f53b8490188aa918928da10c235f3d0c0f08c6ef4030de12cc3e6764de26fb60b5f45381da58fd0c6bff49d823382be2436e2a6630b0bc563620181f21d8c3ff2ef300abb145db341182ac656eaab24b7d25383d3e2cc917d370102eafe10e00c6ef0030de02ec65e9c2d3ada43743a978599459adfb6500e82d835566bb5051adc0e888ad2b301e008c8f000c779ab6009b3f561c8df69552f558a943e6922a04f21e887caa221a7c1ad8e4d76a0600e323001b6c2b6484afd9fc88616de6b18014a727af040b516b5f3f4c33c152a61c078ad60d8c0ce02547e0d52f8f77bfc02e661dc05acc505dd654706910aa8f903157af335827ca3f0f7cc02e790776c9885d6e5920cdb24b428d3ac68371cb2c403ae727f594905944bd4c22762318acb3980cd82547d8553ea5db45e4ecbed824916e8356b6d371cb505fce500769627ce142644667e855c0a395fd3bd04bf63b2f791e5f66abc3c59628e4044e9ab611db33c4b8bc5e31b9e9b09fad0e690365eb2029037ac931fb35d2b52518be18fcd961bf7bb61ca2168c4e9c9c5dd2b3d51170e93636d49a83fbb9aa01c5e408c53606cc6d0936cbe3964a451b342b98955e5efb668a2940f5954921e05b1d6cc3781d2edd805eeeb0f59a6ff4cbfb93dc45c088683b0c4681455adb057363acd98b1ffdeb5f053ca0967b076ab92db59649450e4cc33a8035aed9814b46bda4e8f18a92116c16e1ca12330ea825ebcce806d4726f52ebad52d9a892fd46ec44b387cba44aa126405fb5f80975be37c5ea9069ab381568fce0e5c46b456ea0c81dcdd546911fec636615a5187aeca462bae299ad0e6181b57b9a26ea6c1c636f03572ceb34e9065b26f7e69669d4ec1f6f6ee0d3e5f17ebebb683f6fbe2ef39456b34e2adeea90d222786d36be7aaa3a470e825ec72b37a095fb85a1715b327eefbbf079893cdb5d8ca5946d6a20d1290c506d7176d680f794d9b7ce71d4e85f29f3037af95f588e6f746d57e3f6e5adde6ccff43d3a1656c71f1404ea5a20764574d7012c3bd703d951d9aca3971f2cc6fd91c5380e72b55f8dcfbfa5b40ae5ee3531d5592d9bb8b8fe1e7159c788b1cd5be747797aa568e06ffc9bfee60d8f3cdf64b202576a74100423e8ec2b10508d7d7235a494497c1dacc3849ffefdf47f519a1c41f9220000');
INSERT INTO daily_game VALUES ('2026-11-19', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-19', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":4,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In Viererpasch und Full House darf er jede Zahl sein, und beide zahlen viel. Dafür fehlen zwei weiße Würfel.","en":"The yellow die is placed before all others. In Four of a kind and Full House it may be any number, and both pay well. In return there are two white dice fewer.","nl":"De gele dobbelsteen leg je vóór alle andere neer. In Vier gelijke en Full House mag hij elk getal zijn, en beide betalen goed. Daar staat tegenover dat er twee witte dobbelstenen minder zijn."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"four-of-a-kind"}},{"yellow-joker":{"row":"full-house"}},{"row-pays":{"row":"four-of-a-kind","pay":{"when-full":{"points":50}}}},{"row-pays":{"row":"full-house","pay":{"when-full":{"points":45}}}},{"supply-size":{"dice":15}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-20', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":15,"version":3,"name":{"de":"Prüfung: Das Plättchenfeld","en":"Trial: The field of tiles","nl":"Proef: Het tegelveld"},"text":{"de":"Überall liegen Plättchen. Such dir einen Weg zwischen denen, die zahlen, und denen, die kosten.","en":"Tiles lie everywhere. Find a way between those that pay and those that cost.","nl":"Overal liggen tegels. Zoek je weg tussen tegels die iets opleveren en tegels die iets kosten."},"elements":[{"field-pays":{"row":"fours","field":5,"points":15}},{"field-costs":{"row":"threes","field":4,"points":10}},{"exact-dice":{"row":"fives","count":4}},{"face-only-here":{"row":"small-straight","face":1}},{"guards-dice":{"row":"full-house","points":5}},{"dice-back":{"row":"small-straight","dice":3}},{"field-pays":{"row":"large-straight","field":4,"points":20}},{"dice-gone":{"row":"four-of-a-kind","dice":1}}],"medals":{"bronze":205,"silver":230,"gold":255},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-21', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":22,"version":5,"name":{"de":"Nichts umsonst","en":"Nothing for nothing","nl":"Geen rij voor niets"},"text":{"de":"Für eine Medaille muss jede Zeile etwas bringen. Die Karte ist kürzer, damit es gelingen kann.","en":"For a medal every row has to bring something. The card is shorter, so that it can be done.","nl":"Voor een medaille moet elke rij iets opleveren. De kaart is korter, zodat het kan lukken."},"elements":[{"no-zero":{}},{"row-closed":{"row":"four-of-a-kind"}},{"row-length":{"row":"kniffel","fields":3}},{"row-length":{"row":"large-straight","fields":4}},{"row-length":{"row":"chance","fields":3}},{"row-pays":{"row":"kniffel","pay":{"when-full":{"points":30}}}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_try VALUES ('2026-11-19', 'classic', 'Bu04PtU0x95apg-dvUc-Pg', 'Anna', 'PSs8UubBQ0lqdA_Qs8sj1g', 1795056381663, 0);
INSERT INTO daily_try VALUES ('2026-11-19', 'forone', 'Bu04PtU0x95apg-dvUc-Pg', 'Anna', 'tFwJGNowB_-rseVy8xWxYA', 1795056381901, 0);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 2 1 4 1"}', 'Bu04PtU0x95apg-dvUc-Pg/c27d34d5-2865-47c4-869e-3947f63aedda', 1795056380592);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'Bu04PtU0x95apg-dvUc-Pg/6fa14b43-6941-46ba-9bee-0692d55cdc4b', 1795056380596);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 4, '{"n":4,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'Bu04PtU0x95apg-dvUc-Pg/6b2caa02-09d7-4260-91cb-461cd1f1337c', 1795056380599);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 5, '{"n":5,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/ca742131-c21b-4bb9-852b-16eb5f4bc41f', 1795056380610);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/b9e36ef6-8a33-4208-a73a-d2e5aea7a5dd', 1795056380612);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 7, '{"n":7,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/687930e6-9e1b-4bb9-906f-14f4bef6dc1d', 1795056380613);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'Bu04PtU0x95apg-dvUc-Pg/f590285b-6338-4cfe-8652-f635e8a00e8b', 1795056380614);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/b6d7fd8c-f1f9-40e8-b6a8-70a7f98e9584', 1795056380615);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'Bu04PtU0x95apg-dvUc-Pg/ada4ea8b-953c-444f-bddd-7295d4c22fea', 1795056380616);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/c7bd3bd0-c090-4a9a-8a5e-f28b6240ab11', 1795056380618);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'Bu04PtU0x95apg-dvUc-Pg/cef2866b-c2b4-4698-89fa-aa6c941f00b1', 1795056380618);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"3 3 4 1 6"}', 'Bu04PtU0x95apg-dvUc-Pg/86e1d89a-fbc0-4a0b-85fe-04e57476e1ae', 1795056380619);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 15, '{"n":15,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/cbe41b02-f326-46ff-a38e-089516001343', 1795056380620);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 16, '{"n":16,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/b3249d56-5e83-4a5b-9ede-d81b9cf720c6', 1795056380621);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 17, '{"n":17,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/ec85233e-0843-4cf7-b5d1-97b3ac5c0c62', 1795056380622);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 18, '{"n":18,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'Bu04PtU0x95apg-dvUc-Pg/9b93de92-f521-4683-b89c-4ac939229abc', 1795056380622);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 19, '{"n":19,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/dcafa48b-36fd-405f-afe2-53bb37d88b41', 1795056380623);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 20, '{"n":20,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/f51203aa-76f1-4ab3-9a56-8cdf6d482f50', 1795056380625);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 21, '{"n":21,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/b7671632-2497-4f72-bf2c-3d4196585fa7', 1795056380626);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/df26d288-dc6f-48c4-a3b7-3254bd896b4c', 1795056380626);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 23, '{"n":23,"seat":0,"move":{"score":{"row":"fours"}}}', 'Bu04PtU0x95apg-dvUc-Pg/7fca9a5e-c6c6-40b2-b4bd-6a114e2c6b3d', 1795056380627);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'Bu04PtU0x95apg-dvUc-Pg/273196a8-7c28-4ffb-90fa-94845c30a7ed', 1795056380628);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 25, '{"n":25,"seat":0,"move":{"score":{"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/71440b7c-7952-4bb8-9706-a80f52d924a0', 1795056380629);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 26, '{"n":26,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/001e2539-1315-46ec-a025-224e9a65ce3d', 1795056380630);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 27, '{"n":27,"seat":0,"move":{"score":{"row":"twos"}}}', 'Bu04PtU0x95apg-dvUc-Pg/4fae4924-82c9-43da-a051-754ed2e7d9d9', 1795056380630);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 28, '{"n":28,"seat":0,"move":{"score":{"row":"fives"}}}', 'Bu04PtU0x95apg-dvUc-Pg/7c65999b-6170-4fa8-9427-392f908ce3e9', 1795056380631);
INSERT INTO entry VALUES ('2VHedyP60WORc7POialOkg', 29, '{"n":29,"seat":0,"move":{"score":{"row":"threes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/960b15fc-b2f8-4307-b6f2-d3e24aaa903c', 1795056380632);
INSERT INTO entry VALUES ('5zi0TEoSAaBi_vwJbyzW5A', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1795056381603);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"6 5 4 1 1"}', 'Bu04PtU0x95apg-dvUc-Pg/a030a28f-10b2-445a-b571-a9f43a0338fa', 1795056380720);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 3, '{"n":3,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/7d945db7-06c4-45fe-bb0c-ad377cde5238', 1795056380753);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/17170121-49f7-40d9-bdf8-d6ea4da993bd', 1795056380779);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/70777506-33e8-484f-bce1-cb7fa5d7920b', 1795056380794);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/767e2d05-6a70-4411-8de8-ab261126abe4', 1795056380806);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 7, '{"n":7,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/d186f324-94b8-4e22-ae31-255dc3e37695', 1795056380818);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 8, '{"n":8,"seat":0,"move":{"place":{"face":1,"row":"small-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/f0484519-04f3-4324-a095-1ec8adb1a8dc', 1795056380846);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'Bu04PtU0x95apg-dvUc-Pg/cd0299bb-0b49-4aff-951f-27bc5c097d8c', 1795056380849);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'Bu04PtU0x95apg-dvUc-Pg/687bfc97-827c-4987-82ec-7b80de6bb78a', 1795056380859);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/f95e640d-5396-485f-a5c2-ce5763d6c54b', 1795056380863);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'Bu04PtU0x95apg-dvUc-Pg/56990063-8b1d-4e1d-849e-ec80c207ba0e', 1795056380872);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
{"n":14,"outcome":"4 1 2 3 1"}', 'Bu04PtU0x95apg-dvUc-Pg/80ef2181-0f84-41e2-830c-da9be592ed14', 1795056380874);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 15, '{"n":15,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/f9767326-12f7-484c-8b39-ea5025bf3fdd', 1795056380878);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 16, '{"n":16,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/ebbec71c-9d03-4d7b-a00e-b40161c0c1a1', 1795056380882);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 17, '{"n":17,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/0575fbdd-3e28-4b33-bc63-ee3c66c0dd0f', 1795056380884);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 18, '{"n":18,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/8cb723e3-cf0f-4dc4-a77f-94f64f56b616', 1795056380888);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 19, '{"n":19,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/7551b272-a58b-44ef-8981-ac38befe83f8', 1795056380892);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 20, '{"n":20,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/e3ce55e3-40f1-4c61-9f61-cb253f0dc92e', 1795056380895);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 21, '{"n":21,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/074e0f74-a4f6-40fa-864b-b2913a44f24f', 1795056380897);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/17fda33a-c03e-4f21-b0ef-50bffbb9dacd', 1795056380903);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/f127adbb-ad10-4389-b903-fbf98a002733', 1795056380908);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'Bu04PtU0x95apg-dvUc-Pg/2f9b2841-7868-4995-bc00-050a15b8dc48', 1795056380913);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/8457627f-b698-48e2-8477-15750d3d0461', 1795056380919);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'Bu04PtU0x95apg-dvUc-Pg/a4588d75-4d0d-4abb-9d02-f70a46f75a4e', 1795056380923);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'Bu04PtU0x95apg-dvUc-Pg/2980a40e-ce0b-4da9-a41d-72bb4b429172', 1795056380925);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/da72720a-aa47-4915-a023-a6fd09856a06', 1795056380926);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/8e8ee3ba-05d1-49bc-9955-44de41b229e4', 1795056380932);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/125f6383-05bf-478d-8fb6-748616dfad12', 1795056380937);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
{"n":32,"outcome":"3 5 3 6 3"}', 'Bu04PtU0x95apg-dvUc-Pg/80af15e9-dd59-4f1e-b9b8-18a025a84e4b', 1795056380940);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 33, '{"n":33,"seat":0,"move":{"remove":{"face":6}}}', 'Bu04PtU0x95apg-dvUc-Pg/adec482e-8411-458d-8e18-cdb494652893', 1795056380941);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 34, '{"n":34,"seat":0,"move":{"remove":{"face":5}}}', 'Bu04PtU0x95apg-dvUc-Pg/db4fe2fb-0790-43e5-8085-21e38a319d27', 1795056380943);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 35, '{"n":35,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/0b0369df-8a81-491b-a73a-1585add70e2a', 1795056380945);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 36, '{"n":36,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/1a0bde82-d19b-42e2-9938-8c6589e54db9', 1795056380947);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 37, '{"n":37,"seat":0,"move":{"remove":{"face":5}}}', 'Bu04PtU0x95apg-dvUc-Pg/e64bb1de-4910-44db-91c0-7a9a0e0afcd5', 1795056380948);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 38, '{"n":38,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/3f32edce-8848-45bb-b01a-32835d38dccb', 1795056380950);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/52ac7973-caea-40d5-bfef-50c2464403c7', 1795056380951);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 40, '{"n":40,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/c598268c-8a14-4ec7-8fd0-434fa0be6114', 1795056380952);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/ac4e7979-fbf7-4b0c-94be-6734572319fd', 1795056380952);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 42, '{"n":42,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/997e2c04-057c-4771-878d-5c8723ef703a', 1795056380953);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/2cb1eb6f-df06-4fa4-b9dd-820e12039abb', 1795056380954);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/d29fc839-3822-49e0-98f0-2b9a51cf7b82', 1795056380956);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/888694e9-d82f-4b81-b328-ac8316b6f355', 1795056380961);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 46, '{"n":46,"seat":0,"move":{"remove":{"face":5}}}', 'Bu04PtU0x95apg-dvUc-Pg/411d0a9c-6e22-4f8d-aca8-b279a36bf1b2', 1795056380963);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 47, '{"n":47,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/b05ab2e7-5241-48aa-8d5b-71da57904bf4', 1795056380965);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 48, '{"n":48,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/0255037e-29c6-4355-bf86-842688e53e00', 1795056380966);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/4e9cf21b-20b2-4182-ae2c-16db72ed30d4', 1795056380967);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 50, '{"n":50,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/5379eac9-56ed-4368-bfa7-13618934cbd9', 1795056380974);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 51, '{"n":51,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/27cf5588-331f-40ce-8de7-768774466199', 1795056380976);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 52, '{"n":52,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/f02b7337-1f72-42cb-8b3e-910d945a9031', 1795056380978);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/82045ec4-bec4-4266-b42c-32fcdfd4f36c', 1795056380981);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 54, '{"n":54,"seat":0,"move":{"remove":{"face":5}}}', 'Bu04PtU0x95apg-dvUc-Pg/e0b75bcd-739c-4bef-95b4-177d70bf278e', 1795056381015);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 55, '{"n":55,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/3663b6dd-39b3-4a3d-81c7-445ddc19ce1d', 1795056381018);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 56, '{"n":56,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/d770fb88-61a1-4217-a5d2-f9211ca2789f', 1795056381021);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 57, '{"n":57,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/515801b7-e3db-444d-8acc-ba19d3a5e5e2', 1795056381025);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 58, '{"n":58,"seat":0,"move":{"roll-on":{}}}
{"n":59,"outcome":"3 5 6 1 3"}', 'Bu04PtU0x95apg-dvUc-Pg/6828a0f3-c686-4ddc-82c4-8c1b1a80d864', 1795056381027);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 60, '{"n":60,"seat":0,"move":{"remove":{"face":5}}}', 'Bu04PtU0x95apg-dvUc-Pg/fb88627a-7e06-4235-96ae-99f1c182ea78', 1795056381029);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 61, '{"n":61,"seat":0,"move":{"remove":{"face":6}}}', 'Bu04PtU0x95apg-dvUc-Pg/c3d1b25d-b6b9-428c-ab6d-3fe146924ec8', 1795056381030);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 62, '{"n":62,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/462d6570-d1da-48a5-a5ee-24a4c1d0dac0', 1795056381033);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 63, '{"n":63,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/c38a5805-7dac-4ff6-94e0-edafd0aebd3a', 1795056381038);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 64, '{"n":64,"seat":0,"move":{"take-back":{}}}', 'Bu04PtU0x95apg-dvUc-Pg/2c16d958-46d1-4612-8e84-bc1337d91bc7', 1795056381055);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 65, '{"n":65,"seat":0,"move":{"remove":{"face":6}}}', 'Bu04PtU0x95apg-dvUc-Pg/3bf4411e-3cbf-4028-98a6-e8b0d8f896c6', 1795056381070);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 66, '{"n":66,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/7087e52b-20fb-454c-bcb6-e9105973ec07', 1795056381106);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 67, '{"n":67,"seat":0,"move":{"remove":{"face":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/5b96fd3f-d8e4-4930-9ea2-94893cf535de', 1795056381114);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 68, '{"n":68,"seat":0,"move":{"remove":{"face":1}}}', 'Bu04PtU0x95apg-dvUc-Pg/8cddd64e-2625-4504-92b7-ccae60511192', 1795056381143);
INSERT INTO entry VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 69, '{"n":69,"seat":0,"move":{"score":{"row":"twos"}}}', 'Bu04PtU0x95apg-dvUc-Pg/88373642-9a5a-4605-89a0-05fefeacb88e', 1795056381150);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 1, '{"n":1,"outcome":"6"}
{"n":2,"outcome":"3"}', NULL, 1795056380356);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":4,"outcome":"3 4 6 5 2"}', 'Bu04PtU0x95apg-dvUc-Pg/8767dfff-f547-4403-ad47-e702d0a5d881', 1795056380357);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":6,"outcome":"3 4 1 2"}', 'Bu04PtU0x95apg-dvUc-Pg/0f3c59d2-9ffa-428c-ad6e-3f6acd20a1d1', 1795056380359);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":8,"outcome":"3 2"}', 'Bu04PtU0x95apg-dvUc-Pg/1f2f51b6-2b66-43e2-97a3-17dc8e0df0c9', 1795056380360);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 9, '{"n":9,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/a626ad62-bd7d-4815-9dd3-6cfec610dc54', 1795056380360);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":11,"outcome":"2 3 1 4 3"}', NULL, 1795056380361);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"5"}}}
{"n":13,"outcome":"6"}', NULL, 1795056380362);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"5"}}}
{"n":15,"outcome":"5"}', NULL, 1795056380363);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 16, '{"n":16,"seat":1,"move":{"score":{"box":"large-straight"}}}', NULL, 1795056380363);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":18,"outcome":"1 6 2 6 1"}', 'Bu04PtU0x95apg-dvUc-Pg/5fa686c3-7793-48b5-b9ef-107da1b0374c', 1795056380364);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 19, '{"n":19,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/0f97aba2-f114-4b14-830e-67eca6c61f14', 1795056380365);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 20, '{"n":20,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":21,"outcome":"1 5 3 2 4"}', NULL, 1795056380367);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"3 4 5"}}}
{"n":23,"outcome":"2 3 4"}', NULL, 1795056380367);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"1"}}}
{"n":25,"outcome":"6"}', NULL, 1795056380368);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 26, '{"n":26,"seat":1,"move":{"score":{"box":"small-straight"}}}', NULL, 1795056380369);
INSERT INTO entry VALUES ('EljbEvX0uPpPwJrzsqB8mw', 27, '{"n":27,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":28,"outcome":"4 2 1 3 2"}', 'Bu04PtU0x95apg-dvUc-Pg/a9c665fb-aa69-40fb-8aff-83a7eab58cab', 1795056380369);
INSERT INTO entry VALUES ('LJ-5umtIape6JOXdM0V-LQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":{"fall":{"dice":"3 1 5 3 1"}}}', 'Bu04PtU0x95apg-dvUc-Pg/184e62d3-127e-4c3a-933d-69ef2e63b2e5', 1795056380450);
INSERT INTO entry VALUES ('LJ-5umtIape6JOXdM0V-LQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 5"}}}
{"n":4,"outcome":{"fall":{"dice":"6 4 4"}}}', 'Bu04PtU0x95apg-dvUc-Pg/29333fa2-1fff-4ed1-ac14-29a7d113eb12', 1795056380456);
INSERT INTO entry VALUES ('LJ-5umtIape6JOXdM0V-LQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
{"n":6,"outcome":{"fall":{"dice":"4 2 1"}}}', 'Bu04PtU0x95apg-dvUc-Pg/465810d9-c44f-4f57-8fb7-ae4861eae244', 1795056380460);
INSERT INTO entry VALUES ('LJ-5umtIape6JOXdM0V-LQ', 7, '{"n":7,"seat":0,"move":{"row":{"row":4}}}', 'Bu04PtU0x95apg-dvUc-Pg/494eb850-bd56-4ff8-afb7-b6e696069c10', 1795056380462);
INSERT INTO entry VALUES ('MBJlxyFzgimaDD9KuTcbvw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', 'Bu04PtU0x95apg-dvUc-Pg/adac4af1-a4d7-4456-9b14-705a9af1d855', 1795056381538);
INSERT INTO entry VALUES ('MBJlxyFzgimaDD9KuTcbvw', 2, '{"n":2,"outcome":"5 2 4 3 5"}', 'Bu04PtU0x95apg-dvUc-Pg/8970db38-4988-4aee-a135-d9a95bc6bfd7', 1795056381540);
INSERT INTO entry VALUES ('MBJlxyFzgimaDD9KuTcbvw', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', 'Bu04PtU0x95apg-dvUc-Pg/286fd56e-d6f7-40a0-bee1-ac5e194e659e', 1795056381546);
INSERT INTO entry VALUES ('MBJlxyFzgimaDD9KuTcbvw', 4, '{"n":4,"outcome":"5 5 5"}', 'Bu04PtU0x95apg-dvUc-Pg/0591e877-3f06-4651-8794-0ff3b573a5d4', 1795056381550);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 1, '{"n":1,"outcome":{"drawn":{"cards":"1 3 3 4 6"}}}
{"n":2,"outcome":{"drawn":{"cards":"1 1 3 3 5"}}}', NULL, 1795056380406);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 3, '{"n":3,"seat":0,"move":{"score":{"box":"sixes","cards":"6"}}}
{"n":4,"outcome":{"drawn":{"cards":"5"}}}', 'Bu04PtU0x95apg-dvUc-Pg/b3869791-faa2-4be1-82f0-039a92a35470', 1795056380410);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 5, '{"n":5,"seat":1,"move":{"score":{"box":"threes","cards":"3 3"}}}
{"n":6,"outcome":{"drawn":{"cards":"2 4"}}}', NULL, 1795056380413);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 7, '{"n":7,"seat":0,"move":{"set-aside":{"value":3}}}', 'Bu04PtU0x95apg-dvUc-Pg/bde97e11-17bc-4e2b-b9b8-06dac1f5034c', 1795056380418);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 8, '{"n":8,"seat":0,"move":{"set-aside":{"value":4}}}', 'Bu04PtU0x95apg-dvUc-Pg/bdecf9d8-922c-46a6-88ee-f1789f76a163', 1795056380422);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 9, '{"n":9,"seat":0,"move":{"exchange":{"discards":"3 4","draw":2}}}
{"n":10,"outcome":{"drawn":{"cards":"2 3"}}}', 'Bu04PtU0x95apg-dvUc-Pg/e742d04b-e057-4a98-a548-660833549bd3', 1795056380425);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 11, '{"n":11,"seat":1,"move":{"score":{"box":"ones","cards":"1 1"}}}
{"n":12,"outcome":{"drawn":{"cards":"5 6"}}}', NULL, 1795056380426);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 13, '{"n":13,"seat":0,"move":{"exchange":{"discards":"","draw":0}}}', 'Bu04PtU0x95apg-dvUc-Pg/03894c2e-fc3b-4d6f-8fa6-12c08b54dada', 1795056380427);
INSERT INTO entry VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 14, '{"n":14,"seat":1,"move":{"score":{"box":"fives","cards":"5 5"}}}
{"n":15,"outcome":{"drawn":{"cards":"2 5"}}}', NULL, 1795056380428);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":2,"outcome":"2 1 1 6 4"}', 'Bu04PtU0x95apg-dvUc-Pg/b075af85-a10e-4091-8523-6b45474784b8', 1795056381691);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":4,"outcome":"2 1 5 6"}', 'Bu04PtU0x95apg-dvUc-Pg/8650717c-bdcf-4133-99f9-89c82c50580f', 1795056381715);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
{"n":6,"outcome":"3 5"}', 'Bu04PtU0x95apg-dvUc-Pg/b89cf43a-d9bd-41a5-99c9-5a862bd9b2da', 1795056381726);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/20fe2e74-259d-4202-ae8a-9e04008f076f', 1795056381742);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":9,"outcome":"4 3 2 5 4"}', 'Bu04PtU0x95apg-dvUc-Pg/75c61788-ab9b-4e02-acd6-5703752fbb2f', 1795056381776);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'Bu04PtU0x95apg-dvUc-Pg/668dd0e7-eb46-4b4b-8ccf-613e01b01ef7', 1795056381788);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":12,"outcome":"5 5 4 5 2"}', 'Bu04PtU0x95apg-dvUc-Pg/068e65e8-78e4-4cce-9d72-2716b99b88c0', 1795056381793);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
{"n":14,"outcome":"2 2 4 1"}', 'Bu04PtU0x95apg-dvUc-Pg/178d4e44-19fa-4094-8fe2-ff282ea706e4', 1795056381806);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
{"n":16,"outcome":"5 4 6"}', 'Bu04PtU0x95apg-dvUc-Pg/952c8a6e-1b0a-430a-9cf9-a733e31f4020', 1795056381811);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', 'Bu04PtU0x95apg-dvUc-Pg/f77abb98-6083-4f16-9f20-b5ce36c589e2', 1795056381813);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":19,"outcome":"2 4 6 5 2"}', 'Bu04PtU0x95apg-dvUc-Pg/8a84118e-3a98-41f9-b8c4-3152a7d6c3ae', 1795056381814);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', 'Bu04PtU0x95apg-dvUc-Pg/c6374192-d2da-4e57-8788-191e4cb3c25d', 1795056381814);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":22,"outcome":"4 4 5 5 3"}', 'Bu04PtU0x95apg-dvUc-Pg/8aa93476-16f7-4722-b8f1-2c7b8cd343e3', 1795056381815);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
{"n":24,"outcome":"6 6"}', 'Bu04PtU0x95apg-dvUc-Pg/5368653b-227a-4a04-b868-b85784441b28', 1795056381816);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":26,"outcome":"2 1"}', 'Bu04PtU0x95apg-dvUc-Pg/383df2d7-6ff7-4a68-9f34-89c5fb8352f8', 1795056381821);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'Bu04PtU0x95apg-dvUc-Pg/3f1ef60c-6db1-4dd0-817f-86fb134d4b34', 1795056381823);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":29,"outcome":"2 3 1 1 4"}', 'Bu04PtU0x95apg-dvUc-Pg/c88b10ba-d04b-4564-9465-0d6e309e08bf', 1795056381829);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":31,"outcome":"1 3 4 5 6"}', 'Bu04PtU0x95apg-dvUc-Pg/637700b5-703a-4554-8cec-4b017553fc36', 1795056381830);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":33,"outcome":"5 2 2 3 6"}', 'Bu04PtU0x95apg-dvUc-Pg/fb673647-d52d-4d6b-9c2e-745ae316f691', 1795056381831);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/d47ee673-c36a-4874-816a-bc77ba1a4dbc', 1795056381831);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":36,"outcome":"2 2 3 3 3"}', 'Bu04PtU0x95apg-dvUc-Pg/a703944d-8ca1-4031-a94f-711a808f8f79', 1795056381832);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
{"n":38,"outcome":"4 1"}', 'Bu04PtU0x95apg-dvUc-Pg/b4eba869-d849-4f97-bd1a-9d56971ca7ba', 1795056381833);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":40,"outcome":"6 4 4 3"}', 'Bu04PtU0x95apg-dvUc-Pg/b8784d63-55a5-4272-a328-359c64a7e8b6', 1795056381834);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/6beaa158-10d6-43f8-830a-49a207e03c1b', 1795056381838);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":43,"outcome":"5 2 4 6 3"}', 'Bu04PtU0x95apg-dvUc-Pg/39feb645-73df-41b4-859f-48ac09ae3a1c', 1795056381838);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', 'Bu04PtU0x95apg-dvUc-Pg/8609c6ab-19d2-4e87-bd24-9fae2b211d0f', 1795056381840);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":46,"outcome":"2 3 3 4 4"}', 'Bu04PtU0x95apg-dvUc-Pg/0fa6a16e-1309-40ed-af75-f521cd81a248', 1795056381845);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
{"n":48,"outcome":"6 5"}', 'Bu04PtU0x95apg-dvUc-Pg/2937a699-6f9e-48da-976b-23ca70e0e0f5', 1795056381846);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
{"n":50,"outcome":"5 6 1"}', 'Bu04PtU0x95apg-dvUc-Pg/47a93be2-a82e-4508-8edd-383ce0107b6d', 1795056381847);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/13a38473-4fe5-42ea-a0c4-8f80a1c21097', 1795056381848);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":53,"outcome":"5 5 1 6 1"}', 'Bu04PtU0x95apg-dvUc-Pg/e23f69e0-b0c8-41e2-9816-3b21d751609a', 1795056381849);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', 'Bu04PtU0x95apg-dvUc-Pg/55ad493c-4c0e-4741-9246-b6b61f2722cd', 1795056381850);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":56,"outcome":"5 4 1 4 3"}', 'Bu04PtU0x95apg-dvUc-Pg/c29d6696-c9dc-47c3-ae31-1470751f865f', 1795056381854);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
{"n":58,"outcome":"5 6 4 4"}', 'Bu04PtU0x95apg-dvUc-Pg/75e9c0ea-6d42-42bf-a98e-7adfce146459', 1795056381855);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
{"n":60,"outcome":"2"}', 'Bu04PtU0x95apg-dvUc-Pg/b7793ae3-7dd3-4fea-ad7e-f8b5bf68c618', 1795056381856);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/7aa94271-991f-4fce-99de-ac929af93bcf', 1795056381863);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":63,"outcome":"1 3 3 2 3"}', 'Bu04PtU0x95apg-dvUc-Pg/0b93589d-1417-4372-8af6-d746477bdaa8', 1795056381865);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
{"n":65,"outcome":"5 5 1"}', 'Bu04PtU0x95apg-dvUc-Pg/813f5e83-b2f0-47ef-8aca-29ea8fe38a22', 1795056381867);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
{"n":67,"outcome":"2 3 5"}', 'Bu04PtU0x95apg-dvUc-Pg/38d2fb9b-7aa6-4af0-9333-5545fc6c900e', 1795056381868);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/8ae934a8-6097-4a94-bcef-fa6480f83cfb', 1795056381869);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
{"n":70,"outcome":"2 2 6 6 6"}', 'Bu04PtU0x95apg-dvUc-Pg/5ddb30d0-927c-4731-95cc-bf277d74dd8e', 1795056381870);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
{"n":72,"outcome":"2 4 2 3"}', 'Bu04PtU0x95apg-dvUc-Pg/cb54cd0c-0b66-450f-aaf5-30e49077137f', 1795056381870);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
{"n":74,"outcome":"2 2 2"}', 'Bu04PtU0x95apg-dvUc-Pg/6cc421ae-15fe-48b6-804c-e434acdfac8d', 1795056381871);
INSERT INTO entry VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', 'Bu04PtU0x95apg-dvUc-Pg/fb0309bb-b2a2-4681-941b-f567eac883c9', 1795056381872);
INSERT INTO entry VALUES ('esUim2ugrr3hSFjFYMMlRA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"3 3 1 1 1"}', 'Bu04PtU0x95apg-dvUc-Pg/f6b9aa53-89f9-462f-b360-bd54929e6d7d', 1795056381351);
INSERT INTO entry VALUES ('esUim2ugrr3hSFjFYMMlRA', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/9b7cc9c2-38be-44fd-b530-452ac1f7a0b1', 1795056381374);
INSERT INTO entry VALUES ('esUim2ugrr3hSFjFYMMlRA', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'Bu04PtU0x95apg-dvUc-Pg/e6d3394e-8f85-4280-90bd-943e2e509f12', 1795056381393);
INSERT INTO entry VALUES ('esUim2ugrr3hSFjFYMMlRA', 5, '{"n":5,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/0da41761-097c-49b4-b594-76470179b72c', 1795056381457);
INSERT INTO entry VALUES ('esUim2ugrr3hSFjFYMMlRA', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/e04effda-3881-4877-8fa5-28a871c7af8c', 1795056381472);
INSERT INTO entry VALUES ('esUim2ugrr3hSFjFYMMlRA', 7, '{"n":7,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'Bu04PtU0x95apg-dvUc-Pg/bd44591a-0fe8-4443-a090-fd66eacc044b', 1795056381476);
INSERT INTO entry VALUES ('tFwJGNowB_-rseVy8xWxYA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
{"n":2,"outcome":"3 2 6 6 5"}', 'Bu04PtU0x95apg-dvUc-Pg/4a50e3ee-dbf2-4fe9-8964-4b7a5891f990', 1795056381941);
INSERT INTO entry VALUES ('tFwJGNowB_-rseVy8xWxYA', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"three-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/4fe191d4-dcf0-4678-a8be-e0d94b99a1f5', 1795056381945);
INSERT INTO entry VALUES ('tFwJGNowB_-rseVy8xWxYA', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'Bu04PtU0x95apg-dvUc-Pg/365bce2b-70aa-412c-b666-2d264d6656d3', 1795056381949);
INSERT INTO entry VALUES ('tFwJGNowB_-rseVy8xWxYA', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/058428a2-7881-4fc2-9a9f-9699afb45b6d', 1795056381955);
INSERT INTO entry VALUES ('tFwJGNowB_-rseVy8xWxYA', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'Bu04PtU0x95apg-dvUc-Pg/e9ba3af0-4959-42a3-8d6c-08ce3b3069fc', 1795056381958);
INSERT INTO head VALUES ('1j6Je3oEOvdhMaaKu78Hqw', 0, 1, NULL, 0, 'begin', 1795056391961, 10000, 0, NULL);
INSERT INTO head VALUES ('2VHedyP60WORc7POialOkg', 29, 4, NULL, 0, 'review', 1795056380632, 0, 0, '2:13:1');
INSERT INTO head VALUES ('5zRlviUW17ellESUEvYLPw', 75, 4, NULL, 0, NULL, NULL, NULL, 0, '14:28:1');
INSERT INTO head VALUES ('5zi0TEoSAaBi_vwJbyzW5A', 1, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 69, 4, NULL, 0, 'review', 1795056381150, 0, 0, '4:3:1');
INSERT INTO head VALUES ('EljbEvX0uPpPwJrzsqB8mw', 28, 3, 0, 0, NULL, NULL, NULL, 0, '3:30 70:');
INSERT INTO head VALUES ('LJ-5umtIape6JOXdM0V-LQ', 7, 4, 0, 1, NULL, NULL, NULL, 0, '2:0:');
INSERT INTO head VALUES ('M2PSg2ct8ZPsq8_V-N29Gw', 0, 1, NULL, 0, NULL, NULL, NULL, 0, NULL);
INSERT INTO head VALUES ('MBJlxyFzgimaDD9KuTcbvw', 4, 2, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO head VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 15, 3, 0, 0, 'clock', 1795142780428, 86400000, 0, '4:6 18:');
INSERT INTO head VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 75, 2, NULL, 0, 'review', 1795056381872, 0, 0, '14:31:1');
INSERT INTO head VALUES ('esUim2ugrr3hSFjFYMMlRA', 7, 3, 0, 0, NULL, NULL, NULL, 0, '1:4:');
INSERT INTO head VALUES ('tFwJGNowB_-rseVy8xWxYA', 6, 1, 0, 0, NULL, NULL, NULL, 0, '1:0:');
INSERT INTO member VALUES ('1j6Je3oEOvdhMaaKu78Hqw', 'Bu04PtU0x95apg-dvUc-Pg', 1795056381961);
INSERT INTO member VALUES ('2VHedyP60WORc7POialOkg', 'Bu04PtU0x95apg-dvUc-Pg', 1795056380498);
INSERT INTO member VALUES ('5zRlviUW17ellESUEvYLPw', 'Bu04PtU0x95apg-dvUc-Pg', 1795056379870);
INSERT INTO member VALUES ('5zi0TEoSAaBi_vwJbyzW5A', 'Bu04PtU0x95apg-dvUc-Pg', 1795056381603);
INSERT INTO member VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 'Bu04PtU0x95apg-dvUc-Pg', 1795056380643);
INSERT INTO member VALUES ('EljbEvX0uPpPwJrzsqB8mw', 'Bu04PtU0x95apg-dvUc-Pg', 1795056380327);
INSERT INTO member VALUES ('LJ-5umtIape6JOXdM0V-LQ', 'Bu04PtU0x95apg-dvUc-Pg', 1795056380430);
INSERT INTO member VALUES ('M2PSg2ct8ZPsq8_V-N29Gw', 'Bu04PtU0x95apg-dvUc-Pg', 1795056380486);
INSERT INTO member VALUES ('MBJlxyFzgimaDD9KuTcbvw', 'Bu04PtU0x95apg-dvUc-Pg', 1795056381479);
INSERT INTO member VALUES ('NP2AhWMLmUJ66b9LrV3u1A', 'Bu04PtU0x95apg-dvUc-Pg', 1795056380373);
INSERT INTO member VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 'Bu04PtU0x95apg-dvUc-Pg', 1795056381662);
INSERT INTO member VALUES ('esUim2ugrr3hSFjFYMMlRA', 'Bu04PtU0x95apg-dvUc-Pg', 1795056381223);
INSERT INTO member VALUES ('tFwJGNowB_-rseVy8xWxYA', 'Bu04PtU0x95apg-dvUc-Pg', 1795056381900);
INSERT INTO node VALUES ('5487e03a-d632-4bc9-a944-44fc57c76099', 1795056379661);
INSERT INTO result VALUES ('2VHedyP60WORc7POialOkg', 0, 'Bu04PtU0x95apg-dvUc-Pg', 'forone', 13, 1, 1795056380632, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair');
INSERT INTO result VALUES ('5zRlviUW17ellESUEvYLPw', 0, 'Bu04PtU0x95apg-dvUc-Pg', 'classic', 28, 1, 1795056380254, 'points', -28.636629527011415, 191.6847547747634, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('7m3wTCDQ3GT36iZqnvYfGQ', 0, 'Bu04PtU0x95apg-dvUc-Pg', 'forone', 3, 1, 1795056381150, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair');
INSERT INTO result VALUES ('PSs8UubBQ0lqdA_Qs8sj1g', 0, 'Bu04PtU0x95apg-dvUc-Pg', 'classic', 31, 1, 1795056381872, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO review VALUES ('5zRlviUW17ellESUEvYLPw', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":-28.636629527011415,"loss":191.6847547747634,"result":28.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-1.2484244193315988,"loss":2.7689252942818428,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":5,"turn":1,"luck":-4.345692963073134,"loss":0.9750444500268145,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 2 4","better":"1 1"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":7,"turn":1,"luck":-4.3840987535188845,"loss":23.585730735921345,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"ones"}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-4.12701679933636,"loss":25.407511984588552,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-1.6101675667854352,"loss":3.349761778108757,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":15,"turn":3,"luck":-2.1794957652099924,"loss":3.169209271233825,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 4","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":17,"turn":3,"luck":5.246604203042807,"loss":28.14106229875,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"fives","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":-2.392878523996046,"loss":4.099912112911795,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":21,"turn":5,"luck":-2.2737367544323206E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-2.225003060958045,"loss":2.0930284918381403,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 4 5","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":25,"turn":5,"luck":0.10749096766329558,"loss":1.1293948410021812,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":27,"turn":5,"luck":-1.8809987576619562,"loss":7.220233551424144,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":28,"turn":6,"luck":-1.2789769243681803E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":-0.40676228497635236,"loss":2.029807273666549,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":32,"turn":6,"luck":-1.021702142109433,"loss":1.8396844698869188,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":34,"turn":6,"luck":-0.19873945691151107,"loss":12.852568554157969,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"sixes","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":35,"turn":7,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":-0.5126366389842048,"loss":0.687097841150802,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"held-back":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":39,"turn":7,"luck":-1.4463750199819714,"loss":2.321293118007688,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"1 1 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":41,"turn":7,"luck":-0.6884241441110674,"loss":18.976907082313005,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":42,"turn":8,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":-1.9974196250593508,"loss":5.030022490980528,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":45,"turn":9,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":0.329770257846576,"loss":0.9030915758525424,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"5"}},"text":""}]}},{"event":49,"turn":9,"luck":-1.4784012193945841,"loss":0.554256174812835,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"1 1"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":51,"turn":9,"luck":0.982016981942138,"loss":11.766523729526703,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":52,"turn":10,"luck":7.105427357601002E-15,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-0.4630337729915013,"loss":7.018476415339528,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 5"}},"text":""}]}},{"event":55,"turn":11,"luck":2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-1.8999282406506666,"loss":1.610518972019264,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":59,"turn":11,"luck":-1.7003931781677721,"loss":2.83621320029426,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"2 2 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":61,"turn":11,"luck":-0.7917582246452639,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"threes","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":62,"turn":12,"luck":-7.105427357601002E-15,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":-3.4324393414473775,"loss":1.4803519507476537,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":66,"turn":12,"luck":1.4516568291708438,"loss":6.083204578154032,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"3"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"1 3"}},"text":"","plan":[{"move":{"roll":{"dice":"3"}},"text":""}]}},{"event":68,"turn":12,"luck":-2.6742307192261094,"loss":0.7276941078595769,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":3.240740740740698,"loss":6.111111111111111,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":73,"turn":13,"luck":1.1111111111111072,"loss":4.666666666666661,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 1","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4 5"}},"text":""}]}},{"event":75,"turn":13,"luck":2.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO token VALUES ('e947274a5e18449d012a010c349676a067f7ea283aa3fcfa03546ab016df3c69', 'Bu04PtU0x95apg-dvUc-Pg', 'session', 1795056379741, 1795056379741);
