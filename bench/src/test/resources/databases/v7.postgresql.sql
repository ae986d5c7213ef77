-- A PostgreSQL database of the schema v7, with games in all states, as that version left it.
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-16 09:13:02.584529', 184, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-16 09:13:02.989032', 129, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-16 09:13:03.187287', 22, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-16 09:13:03.229839', 87, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-16 09:13:03.393984', 72, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-16 09:13:03.627259', 140, true);
INSERT INTO flyway_schema_history VALUES (7, '7', 'daily', 'SQL', 'V7__daily.sql', 2047060004, 'postgres', '2026-11-16 09:13:03.850652', 55, true);
INSERT INTO player VALUES ('hSgdgYTsVFap2ywBjL5zWg', 'Anna', 1794820385250);
INSERT INTO game_table VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-16","counted":true}}', 'pKI5ZE8QUodybQygbo_Lhw', '64yt-ZC-me7xbgWNpaKLcw', '67f26800021c5a47b31eba4d0b4bf0eb9a52413d595a3ac6ee8c5d3331517cfb', 1794820402335, 1794820403071);
INSERT INTO game_table VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"revealed":{"entropy":"ff5996de59320da5b4963646247edaf52b57ece9bb9867a99d7eccc14245b19b","pledge":"a00b24df3c3f81211827c7ebeb3c3d0e1ccc138a9e4b416c6eaa4c976d5d9197","saw":"5070b654797ff05e3a13e91e38e6c9bcf50658bb4c349248138e4b441decfe87"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'Z96K1neusH7bG-uSdbfthg', 'HCgnD0s2RqChS9-Hezhl_g', '0a94bd8936833dcc2d43d177d66266c9c64764decf242f77c82508e97498e1a3', 1794820398385, 1794820398434);
INSERT INTO game_table VALUES ('CMKip8BoG3021WZCTdg0UA', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"revealed":{"entropy":"61879126cfa62ce403755e641f06b47c09b57ce66258cb816bd843222f97c319","pledge":"a8058633015ca0017c0846ae3e73598723ff225ea5a834af52defb49ecfc58af","saw":"ecd0c869f5725c5ad8d558e0baaca5a808250cfec1f3f3fd6f177478565d70c6"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'ext-_zJ18398f-m2Zr8knQ', 'b_NbtN98SvhxjSkfP8NTgg', '28fbc38791927a3f1663e092a412b2dd87a21c385b267a97fcf32e534cd1c4ce', 1794820399160, 1794820400473);
INSERT INTO game_table VALUES ('MjvowgQESLOF8-VvmbOQag', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":12,"version":2,"name":{"de":"Genau gezählt","en":"Counted exactly","nl":"Precies geteld"},"text":{"de":"Manche Zeilen wollen eine genaue Zahl von Würfeln. Einer zu viel, und sie zahlen nichts.","en":"Some rows want an exact number of dice. One too many, and they pay nothing.","nl":"Sommige rijen willen een precies aantal dobbelstenen. Eentje te veel, en ze leveren niets op."},"elements":[{"exact-dice":{"row":"sixes","count":3}},{"exact-dice":{"row":"fours","count":4}},{"exact-dice":{"row":"twos","count":3}},{"row-pays":{"row":"sixes","pay":{"per-die":{"value":9}}}},{"bonus-table":{"points":[0,10,25,60,65,70]}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","left":false}}],"hints":false,"clock":0,"pace":0,"daily":{"day":"2026-11-16","counted":true}}', 'PNbecmvNgB4_qisKhVqnQQ', 'VuPtKbcWNTA5T5EB5sahcg', '67f26800021c5a47b31eba4d0b4bf0eb9a52413d595a3ac6ee8c5d3331517cfb', 1794820403156, 1794820403156);
INSERT INTO game_table VALUES ('Qltv_Crq8VmkBeO-ag9m5Q', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'Qs5wkvbnvc-ooX7UGqq3cA', 'HdBJqlmvPP5p46AbcxYSZw', 'd4bae0b9c27715054015df9e73c1518e87b6a35aec2425831affd7a8f8f63063', 1794820399066, 1794820399066);
INSERT INTO game_table VALUES ('S51UTMkgyIq8RC0s7e_yTg', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"revealed":{"entropy":"20cbc8a01695cebd1592b8316a7635d3b08dc49d1660f0baded3ce28a6eab7c2","pledge":"c0b388d4f68f67e956c10f29819264feb8cb264d62f42ee89e1fb91953a933f4","saw":"d0187da81e5c7f99a5f61da70e1d871be0fc335bbf92fb85751f791d876f150d"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', '5OEevhKy_rTIWo3Up7VbiA', 't5a42VjuHh072BK7TMCa7A', 'b27d3c0a6817c060a8ddc361ae7ceddb0f503d0ffbeacdbf9427124bd3fe7d03', 1794820400678, 1794820401419);
INSERT INTO game_table VALUES ('aCzrkVk9tgzjZGhmxI52Vg', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"cVopEfcaTHLLdav9PnRDSg"}', 'rY08VOCTulbRPdwwA4Qk6w', 'sHX8oCsMbxIsLLAzUEa_zA', '84bc2cbaee3cee8f33aaf9da69f5c2cfed4d20a05b084b086d375ff63dc42edd', 1794820401929, 1794820402117);
INSERT INTO game_table VALUES ('cVopEfcaTHLLdav9PnRDSg', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', 'TbpFI-24S-ohNZ3DlxIv-Q', 'ZYVX8PGjNZi8e6-gIMDKeA', '84bc2cbaee3cee8f33aaf9da69f5c2cfed4d20a05b084b086d375ff63dc42edd', 1794820402116, 1794820402116);
INSERT INTO game_table VALUES ('lR06f8krc7vR5pqFs-_sLQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"revealed":{"entropy":"ac17c7a2b58e7b25ed8ad34c3d046a3bb1900e092d1b29e532ad26b72e98b082","pledge":"084704a4ca4d2edb62003eae0c74fea22643b0bedfcd1a1ffcb13ca976113838","saw":"0ff387c67013aacc3c33dc5070304fbbc33755a4524daae8b1fa6505f2ffe59b"}},"left":false}}],"hints":true,"clock":0,"pace":0}', '6QzrHJGsuP9VY0-dOCu_bQ', '7Yccab5OBBLJfTdcaaetrw', 'ec19bf6bb8eff0ae289edd34ebef45864342f58fe336e53ab910aa2e3c7f572b', 1794820385519, 1794820387113);
INSERT INTO game_table VALUES ('lZMB2ijE6DHOilWErA2DxQ', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"revealed":{"entropy":"175e8e11ff0eb1ecc553961e8c3e4f9a8549f18fc1b2416629b1c42b100170a6","pledge":"87e04b427c5ba4e173524a2ba454b4ec117857830b3c400b5256cc08d216cce0","saw":"f66bc6e305d9500eb4b800f1b6dd84a3bd93ed40f0a782369ebd2920c62102fe"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'B91tLL--jZauw1xoQlOseA', 'bR7cyoFtxxGXe_RpdjDB3w', 'fd1e7d2ea05b5bad055d97cdd5455fe12544a8876ecd843a91d4ff75f84c679f', 1794820398584, 1794820398618);
INSERT INTO game_table VALUES ('qriPP29byUf2-HTRmRwS2Q', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"revealed":{"entropy":"c32d7180a95c1088873b7b07b1e43088a5a2f984f9f932ce226db15bebb653f2","pledge":"377600adcce595a340c68d0965a6f806936883a4869ad9e26a35f04701aa4024","saw":"960711375ca5de5fa66e4afe057ff1bbd3bc3ed4b025721623a0427464f539b1"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'uLOp725HhGCJVwzhNEwomQ', 'fXGWkzMBTvba9hxVNY036g', '7398e5431f1f69e16bb63ab9d0d7c11a4739807d96f79815edc2b536b0e95903', 1794820397805, 1794820397822);
INSERT INTO game_table VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":2,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In den Kniffel passt er immer.","en":"The yellow die is placed before all others. In Kniffel it always fits.","nl":"De gele dobbelsteen gaat voor alle andere. In Kniffel past hij altijd."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"kniffel"}},{"row-length":{"row":"chance","fields":6}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"revealed":{"entropy":"68dbd722ce2922fa645643d2a3d8008c11b849a31650debccd5bee27977f6096","pledge":"cefa3ac8f653cbc6eefd071cef3db4ddfd4514bb0b557bc8e9ab8353bf73cd98","saw":"581f28407849f3f3f528f7444cbcbd5fba9d8ce92f33220fd477d0dc182667ea"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'sMTxx_Gs1c5YGhjLeFBrSw', 'LmIjDkAnaxvi5YwQLw0U1Q', 'a752f3bd2eecca435ce80a00b62911427f03239c9f05d6c4df77161c8f155954', 1794820401516, 1794820401624);
INSERT INTO game_table VALUES ('zJKlph8cD28RToOKO8yuHQ', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"hSgdgYTsVFap2ywBjL5zWg","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"hSgdgYTsVFap2ywBjL5zWg","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'smV6xeWdYVbQSneRcyTv8A', 'YIaJ2ooN783UgizjUDamYQ', '26dab5c4d476e3a58bac1edd335462cbaefe4f7b488bb1b1b5ea903c949ed596', 1794820403249, 1794820403249);
INSERT INTO daily VALUES ('2026-11-16', '67f26800021c5a47b31eba4d0b4bf0eb9a52413d595a3ac6ee8c5d3331517cfb', 1794820402256, NULL);
INSERT INTO daily VALUES ('2026-11-17', '04fa24f8d1baa91c31c26fb009a8d893490a3a597a3193f5ad3b4a2e3f3566f2', 1794820402301, NULL);
INSERT INTO daily VALUES ('2026-11-18', '2a2441b77b270924362e2a6bcbae80a770b549c01eca30b148da0678c64f5ec6', 1794820402316, NULL);
INSERT INTO archive VALUES ('lR06f8krc7vR5pqFs-_sLQ', 44, '\x1f8b08000000000000ffad9a4b6f5cc90d85ff8ad06b1329b2c87acc721659659720411065514f5919599d48b2671243ff3dbc1ac3b771ab04dc6b340cb4dbadb65c472c7ee790edafa7f6f8f274df9e4f3ffde3ebe9b9fde7f4137e38b52ffaaabe74fa7a7b7abc5d5ebad5afa5177d6af4e9a7f397a64ff58b4fe78787df9fd5fbb2bc767bc21bbab1377c23b7a7d7d7d7dbc79b6fdf83f42f9e3fbf94f3a7dfdf27fa3e7dd7dbfb4e1f4efafaa7f458f5dffcf8e7bb7af7f7bf3cfff58fe9dff4df5f7ffed79fe47f7fbbfb436fbe567602b5f9044c3940b62d4035d51531bd26c7fa7dd28b1ed7470e646c70c6c6d70fdf74d951973da46ba68a37aa9c2ab2bb35d9e67ce22cd07d8cc02e09c4820e92b4cea65be994474d22df35c9a8490e68b2831eb7d143bbb524b4e86a74e06d6faaa51b482e18302db55862e0d868d4e2cc772d7ed4e2dfd3f25cce4fdf9ee6f36f6f277dfe941e1ee0f9e529dddf7d7c7993b5e7d84d722a481db007d46ba53ffd1c4ad15ba6bf5133ce511d8e8d762d41188f1daed02e715308bec1b776b13bcb51124a0f89a119abbaa4068882191a06dfb1b5d2bc1f75b1fbae0bcd8403e640411ed2d35d3b5e108c1125770167a2f679b0dae7253968ade78ccd5b31321e3cf8f5e033805d8360b84598d59a2c6f763b6b823d8788b602db14804b6588dd64c8cd1be3ec82b3b1dd8979953661181e8318dd8c4d8f5b8a89aa57713b6579f1ceb79a21a5a29d2f3942a8a14221320a672b1ee3208b2f2b36c1181ee1d8228bb7a24694b9dd3073b154635b824afac05a1b48c1aaaee48bf1269b82a3d948b8a8d48466780467fdfe4b7bdedd3485ac51fe0a68198a96c0b2162304408ade759b31da309c570fbc9e778231bc06c7700b327c6b1ad9dd34546d326c2aa4d23b30334210f49028372ea53935ca519a5f014d1390d111909d1f0f54c2f852838f193c67035c9bbab9f1a2f6829e8da362aa198f7b717368822fba4a00dbe26b79e31bc0765622c4940d650b06d5dc1995cc214b862e555c33c988b7833425db2a6d822f3a82af89a82dba6837b65acbb9b68a60ab6ae2ce8b437287605c232a62b18c3deecdda3334c1161dc4d656ce082dde29471440125201479a669814c0c98706b6d94c62f5e47d0c321e57c3a709b2e808b27e79bcefbd3dec6e95d483678f01a4374dbf4df357d66e06e45cd0a823c63cfa86a7d53768022dba06b4684c5f8bd7bbddad823958935d84b644303651ef9617d557b3747131246ca334bb52c04ea065df85d60169168710b388db1f2cf54e69102b1d6a665e72be85ecb57426761b3b666a7ed2364cab349a48a36b48b383b4634146a7176d7debc0baacd242ac105c25204e484638463b464fcf1723264fa4f19121e6feb7035e43ec93e94ee1a5a95e1f8a855843d1076b29b89e10d3785e77518a09c1ecd1e0352dc59663569b47db677f002b31778d3040b96a00abbe43ccb25042af5889d83a4dd8e02fa44d6866dfa5d92e38db3050612f9c839090cf8a64b35867ea9a2769c934a2b50ad5a02be370ecc31a626c9cc889c72bb55d5f9821f9bb03d9cc1b5b101d41efec35766ad8c9521814ea842587ae33e8282bae8980276187df0d3b938679f9f8d41a9c3b24f8e5feb1ee6e9d1083b5dad050f490daea4103a5760d944c2936532c75379c3c185c4f3ea1185f8362bca5d8db8479c07b8218c7e43de8146d96a234088c0d4c2f0d53f039db310804b37a0f4f28c64728f6f2eb793fc42c25527409d4529564a52cd3a32bea27558a604a98c7a138e0c51d9a408caf0131de426ca982d55f7bdb43a7c54a213bb54ad2c1b84883a8033f684ec3e648a4b899b43561f204627c0462348ada420c7733599294e84c577bf44a62436a37ec0962a1de1da6a6b3e628872e2ed604627c0462b3e5856c11e66ef68766679b4e6821438d5d1d9463529b618226d5d72a89631b479a70b1549609c0e408c0faf9f3d30ff00babeb2d2f3692a2f20bb340b4ea946a8f9a3c638c81c731335e0c2f32e1975c835f32f28bb56f78ff2239359defabd391ac931abec6e6a8b856aff4c5f9da43631ca5d9150832e1971ce157f9981e17957b57c8588df79a1891c3327961019d2c058c139fc946ae6170416f68f51299adf1af413099118c0f6c2c29a233cbbdaa4996e50b6ad8774de718efb1f4663ab9c14bbc910b691382c9b1183615b6a5987bcb2dfb4966bae6130f58bc768f97b44c661a9c9d152e2d86dc862ba6b2d6c9532624932324db0631b7a5d85eb7e728262da13f99d69764a993666cfa47fd42f1396593863dbfd780f05d8a9b10cc1d8e60fbfd3e50cdc6370b6816e4868a108804c890430d2715ede4677f91ecdd845cee1ae4725b72c972a516cfdf7bad7484171d7fa1e9f8a2e452234956af5542d7726087260cf3984a5baf959b90cbbd4baef7ba652b4b869d92dd2d49fdcfa8136a26c3b82c9645af57ee118c683ef39d4d316594142eaae52692dcd16a6d25f9a152fb3d9fd92435f90216b56db82435d1cc7a1523a68c82ddd56181a19256eb7493b5937b77ed34f3fccf0f0ff0f1fcf979bfc760a184dd3820229db40233e437b771924be3eed475c64347bb1e7a422cf70303e4d0357e4baee553ca65c1bfb71ea437ac456e4a80b66cccadc258d8e8d0a233988b0a8738ccc62a6d5d5cfa09c1fc0f6cccb7c2b6fb72f7266c6fe760b225588dc7b997ba58678658f5ae5171680b730ae307011e2fc6303fd996fb23db729a556bbb2fc703ff5dc1934e66d21b64bb0c00356b5aeea8b9c7547654f586fa916f6856bef949d0f1ef069d77d2f27eab417572892d82d0f2c1245b0391b043edde070a9875d21fcf8bf6f59fafff07938d39e718230000');
INSERT INTO daily_game VALUES ('2026-11-16', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-16', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":12,"version":2,"name":{"de":"Genau gezählt","en":"Counted exactly","nl":"Precies geteld"},"text":{"de":"Manche Zeilen wollen eine genaue Zahl von Würfeln. Einer zu viel, und sie zahlen nichts.","en":"Some rows want an exact number of dice. One too many, and they pay nothing.","nl":"Sommige rijen willen een precies aantal dobbelstenen. Eentje te veel, en ze leveren niets op."},"elements":[{"exact-dice":{"row":"sixes","count":3}},{"exact-dice":{"row":"fours","count":4}},{"exact-dice":{"row":"twos","count":3}},{"row-pays":{"row":"sixes","pay":{"per-die":{"value":9}}}},{"bonus-table":{"points":[0,10,25,60,65,70]}}],"medals":{"bronze":215,"silver":245,"gold":270},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-17', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-17', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":19,"version":2,"name":{"de":"Große Würfe","en":"Big rolls","nl":"Grote worpen"},"text":{"de":"Sechs Würfel auf einmal, aber nur neun Runden. Für alles reicht die Zeit nicht.","en":"Six dice at once, but only nine rounds. There is not time for everything.","nl":"Zes dobbelstenen tegelijk, maar slechts negen ronden. Voor alles is er geen tijd."},"elements":[{"roll-size":{"dice":6}},{"round-limit":{"rounds":9}},{"supply-size":{"dice":20}}],"medals":{"bronze":195,"silver":220,"gold":245},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-18', 'classic', '{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false}', NULL, NULL, NULL);
INSERT INTO daily_game VALUES ('2026-11-18', 'forone', '{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}}', NULL, NULL, NULL);
INSERT INTO daily_try VALUES ('2026-11-16', 'classic', 'hSgdgYTsVFap2ywBjL5zWg', 'Anna', '18vpIlNcfxCJ4wPIBNgb2Q', 1794820402336, 0);
INSERT INTO daily_try VALUES ('2026-11-16', 'forone', 'hSgdgYTsVFap2ywBjL5zWg', 'Anna', 'MjvowgQESLOF8-VvmbOQag', 1794820403157, 0);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":"6 5 5 2 2"}', 'hSgdgYTsVFap2ywBjL5zWg/5893ce60-1c00-478a-af79-8b2333521ac9', 1794820402382);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":4,"outcome":"3 4 4 6"}', 'hSgdgYTsVFap2ywBjL5zWg/6dc5413b-2a02-493b-919e-1d8fe550eb7e', 1794820402404);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":6,"outcome":"1 4"}', 'hSgdgYTsVFap2ywBjL5zWg/e22f56eb-c704-4025-a3f2-180ed392e6a2', 1794820402436);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 7, '{"n":7,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/efd88314-3538-4884-9dd4-25439d07fb17', 1794820402444);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":9,"outcome":"4 1 2 6 4"}', 'hSgdgYTsVFap2ywBjL5zWg/28d00802-2cd8-42c2-ab6a-6fa9942d14d0', 1794820402454);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 10, '{"n":10,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/5bc2926c-abde-4bd3-beac-ea36afcc9448', 1794820402474);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 11, '{"n":11,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":12,"outcome":"5 4 2 3 2"}', 'hSgdgYTsVFap2ywBjL5zWg/e13d2a09-b6da-472b-aae3-789b79492cf9', 1794820402481);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 13, '{"n":13,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
 {"n":14,"outcome":"2 5 6 5"}', 'hSgdgYTsVFap2ywBjL5zWg/bbbc9a3c-3d61-41a0-8045-0e76bd810cb3', 1794820402491);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
 {"n":16,"outcome":"2 1 6"}', 'hSgdgYTsVFap2ywBjL5zWg/49cbe765-8833-4095-9c02-aad5c1a8950e', 1794820402497);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 17, '{"n":17,"seat":0,"move":{"score":{"box":"fives"}}}', 'hSgdgYTsVFap2ywBjL5zWg/8a951bcd-44f1-48c5-910a-5253d1944f70', 1794820402527);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 18, '{"n":18,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":19,"outcome":"1 1 2 6 3"}', 'hSgdgYTsVFap2ywBjL5zWg/09bf0da6-1e2f-48c7-81d8-bf970c047926', 1794820402536);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 20, '{"n":20,"seat":0,"move":{"score":{"box":"ones"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f5f2b8c6-db72-4af1-9808-d1b228453254', 1794820402541);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 21, '{"n":21,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":22,"outcome":"1 1 1 5 2"}', 'hSgdgYTsVFap2ywBjL5zWg/7f974531-b6d7-4d9a-9c6a-92fe545613ec', 1794820402556);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"4 5"}}}
 {"n":24,"outcome":"4 3"}', 'hSgdgYTsVFap2ywBjL5zWg/4dcf0bd2-12d4-4358-be82-11c0b5a315c5', 1794820402567);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2"}}}
 {"n":26,"outcome":"3 5"}', 'hSgdgYTsVFap2ywBjL5zWg/d7e376ac-8b9c-46ec-a855-c0360c9c1585', 1794820402586);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 27, '{"n":27,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'hSgdgYTsVFap2ywBjL5zWg/2c97ce85-fb78-4ca8-a0cb-6f0f177143fa', 1794820402627);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":29,"outcome":"2 5 5 6 4"}', 'hSgdgYTsVFap2ywBjL5zWg/5438e15d-b161-4887-93c7-c69b3d7fa3ee', 1794820402634);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":31,"outcome":"2 2 1 2 5"}', 'hSgdgYTsVFap2ywBjL5zWg/3faf3bdf-870a-419f-9614-f781bb9472cf', 1794820402651);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":33,"outcome":"1 3 6 1 6"}', 'hSgdgYTsVFap2ywBjL5zWg/c04c1b03-53ff-492f-87ab-ab4e0a17692c', 1794820402697);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 34, '{"n":34,"seat":0,"move":{"score":{"box":"sixes"}}}', 'hSgdgYTsVFap2ywBjL5zWg/4b5666ee-5867-4af1-a059-21d1936c8f6e', 1794820402746);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":36,"outcome":"6 2 3 4 6"}', 'hSgdgYTsVFap2ywBjL5zWg/0ef4fb52-35ef-4321-bb26-a7aac9c4eee5', 1794820402753);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2"}}}
 {"n":38,"outcome":"5 1"}', 'hSgdgYTsVFap2ywBjL5zWg/65ad3211-d27b-4efb-85d6-1f91d1c0a814', 1794820402762);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":40,"outcome":"6 1 6 1"}', 'hSgdgYTsVFap2ywBjL5zWg/4e5d4152-93de-40a3-afc2-680e27c46f0b', 1794820402772);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 41, '{"n":41,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/9b05d738-e81f-4525-9cb1-d94d0cba2aa0', 1794820402780);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 42, '{"n":42,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":43,"outcome":"4 4 6 3 3"}', 'hSgdgYTsVFap2ywBjL5zWg/ea6cf053-aa35-43a5-8264-ee04c8ad51b0', 1794820402793);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 44, '{"n":44,"seat":0,"move":{"score":{"box":"twos"}}}', 'hSgdgYTsVFap2ywBjL5zWg/48328ec2-06b5-414d-bc7a-1b59e2f07e86', 1794820402797);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":46,"outcome":"2 3 6 2 5"}', 'hSgdgYTsVFap2ywBjL5zWg/a5020fdc-0dc5-4a35-bf9a-60007c5c2b4b', 1794820402803);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 5"}}}
 {"n":48,"outcome":"5 3"}', 'hSgdgYTsVFap2ywBjL5zWg/55bee27a-8879-4872-b152-4890b6a8f68b', 1794820402806);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 49, '{"n":49,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
 {"n":50,"outcome":"3 3 3"}', 'hSgdgYTsVFap2ywBjL5zWg/3277aa9a-da3b-4b38-82eb-68d41f5d341f', 1794820402811);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 51, '{"n":51,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/2a892d2c-743f-4b87-a7c0-b97306bb87cb', 1794820402815);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":53,"outcome":"4 6 1 3 2"}', 'hSgdgYTsVFap2ywBjL5zWg/ec655ce4-7d1e-42b3-950a-aa8b7112e3d6', 1794820402824);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 54, '{"n":54,"seat":0,"move":{"score":{"box":"chance"}}}', 'hSgdgYTsVFap2ywBjL5zWg/333a1578-1a19-4658-9eec-cec56ea2a57f', 1794820402847);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":56,"outcome":"1 2 5 6 6"}', 'hSgdgYTsVFap2ywBjL5zWg/e21c67e4-43b1-4c5b-bc3a-15abcf32a552', 1794820402904);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":58,"outcome":"3 4 1 3"}', 'hSgdgYTsVFap2ywBjL5zWg/9e144497-29ef-45e5-b0ae-1ab9fff9557c', 1794820402921);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 59, '{"n":59,"seat":0,"move":{"roll":{"dice":"4"}}}
 {"n":60,"outcome":"2"}', 'hSgdgYTsVFap2ywBjL5zWg/773b6de8-f470-4371-ba94-9553c4121ad5', 1794820402945);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 61, '{"n":61,"seat":0,"move":{"score":{"box":"threes"}}}', 'hSgdgYTsVFap2ywBjL5zWg/82507a08-cf39-451d-bcb8-97087fc5d148', 1794820402952);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":63,"outcome":"3 4 2 4 4"}', 'hSgdgYTsVFap2ywBjL5zWg/30a75feb-f638-4732-8c1a-2000af87b416', 1794820402961);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 3 4"}}}
 {"n":65,"outcome":"2 2 3"}', 'hSgdgYTsVFap2ywBjL5zWg/c1968b72-69d7-4115-8230-a85ca62ddbb7', 1794820402972);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 66, '{"n":66,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}
 {"n":67,"outcome":"6 4 5"}', 'hSgdgYTsVFap2ywBjL5zWg/cf67462f-b4b9-470c-9a79-2432488294fc', 1794820402975);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 68, '{"n":68,"seat":0,"move":{"score":{"box":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/00272c78-6887-4ad1-95f1-f5ab49c46c2d', 1794820402985);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 69, '{"n":69,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":70,"outcome":"1 6 1 6 1"}', 'hSgdgYTsVFap2ywBjL5zWg/0f4bfbf1-2ee5-44fb-a3ce-711ae391c0fc', 1794820402992);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 71, '{"n":71,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":72,"outcome":"1 3 5 5"}', 'hSgdgYTsVFap2ywBjL5zWg/efcbf556-73cf-430b-a304-3e39b5df1a27', 1794820403007);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 73, '{"n":73,"seat":0,"move":{"roll":{"dice":"2 4 5"}}}
 {"n":74,"outcome":"6 1 6"}', 'hSgdgYTsVFap2ywBjL5zWg/a773c5ad-e188-4259-b335-acf12b5e0728', 1794820403065);
INSERT INTO entry VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 75, '{"n":75,"seat":0,"move":{"score":{"box":"fours"}}}', 'hSgdgYTsVFap2ywBjL5zWg/865a055c-8f29-42f1-8145-f133eb8181b7', 1794820403071);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 1, '{"n":1,"outcome":{"drawn":{"cards":"2 3 4 5 6"}}}
 {"n":2,"outcome":{"drawn":{"cards":"1 1 2 5 5"}}}', NULL, 1794820398440);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 3, '{"n":3,"seat":0,"move":{"score":{"box":"twos","cards":"2"}}}
 {"n":4,"outcome":{"drawn":{"cards":"1"}}}', 'hSgdgYTsVFap2ywBjL5zWg/6cfe1f12-0538-468d-b8ec-31d8efc73768', 1794820398470);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 5, '{"n":5,"seat":1,"move":{"score":{"box":"ones","cards":"1"}}}
 {"n":6,"outcome":{"drawn":{"cards":"6"}}}', NULL, 1794820398480);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 7, '{"n":7,"seat":0,"move":{"score":{"box":"ones","cards":"1"}}}
 {"n":8,"outcome":{"drawn":{"cards":"3"}}}', 'hSgdgYTsVFap2ywBjL5zWg/5b3612de-c5d1-4e3a-9a18-c936ff0a84a3', 1794820398491);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 9, '{"n":9,"seat":1,"move":{"score":{"box":"fives","cards":"5 5"}}}
 {"n":10,"outcome":{"drawn":{"cards":"4 6"}}}', NULL, 1794820398496);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 11, '{"n":11,"seat":0,"move":{"set-aside":{"value":4}}}', 'hSgdgYTsVFap2ywBjL5zWg/0ee42472-f931-403f-9807-92023f851a89', 1794820398537);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 12, '{"n":12,"seat":0,"move":{"exchange":{"discards":"4","draw":2}}}
 {"n":13,"outcome":{"drawn":{"cards":"1 5"}}}', 'hSgdgYTsVFap2ywBjL5zWg/56e868b1-8809-4551-97d5-266efbf1bd79', 1794820398550);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 14, '{"n":14,"seat":1,"move":{"set-aside":{"value":2}}}', NULL, 1794820398554);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 15, '{"n":15,"seat":1,"move":{"take-back":{}}}', NULL, 1794820398557);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 16, '{"n":16,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
 {"n":17,"outcome":{"drawn":{"cards":"5"}}}', NULL, 1794820398559);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 18, '{"n":18,"seat":0,"move":{"exchange":{"discards":"","draw":0}}}', 'hSgdgYTsVFap2ywBjL5zWg/afea94b5-2fed-45b7-af75-80f8e269db5c', 1794820398573);
INSERT INTO entry VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 19, '{"n":19,"seat":1,"move":{"score":{"box":"sixes","cards":"6 6"}}}
 {"n":20,"outcome":{"drawn":{"cards":"1 5"}}}', NULL, 1794820398576);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"6 3 2 1 2"}', 'hSgdgYTsVFap2ywBjL5zWg/aab38167-1667-4980-8104-df318e6e3ae3', 1794820399301);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'hSgdgYTsVFap2ywBjL5zWg/69651eb9-37d4-4496-b721-d417d7c93a8f', 1794820399389);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/1bdd8557-009d-4d48-bac3-86cd4d6fde33', 1794820399469);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/b11b87fb-bdc1-4260-a079-6fdf132c4f4e', 1794820399480);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/02999dbf-ac45-4881-849d-9e5ab8d65f22', 1794820399489);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 7, '{"n":7,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'hSgdgYTsVFap2ywBjL5zWg/9ad377a5-7702-4bd0-bf63-dbf4d57657eb', 1794820399498);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 8, '{"n":8,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/22bfdadd-c7ae-40ce-b7a5-00e839c4b68f', 1794820399529);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 9, '{"n":9,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'hSgdgYTsVFap2ywBjL5zWg/6c594d44-a490-43c0-aa7c-8a7d48f9a799', 1794820399550);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f99c2026-fb4d-43e3-ac10-20380e9dba9c', 1794820399599);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/ce4dcd57-4594-4fa0-b67e-971b7c7e0ffa', 1794820399657);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'hSgdgYTsVFap2ywBjL5zWg/a05d9925-170d-4798-a015-fe998703122c', 1794820399734);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"3 3 3 5 1"}', 'hSgdgYTsVFap2ywBjL5zWg/eb803812-a856-4f2a-a397-dce90ed8b609', 1794820399741);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 15, '{"n":15,"seat":0,"move":{"place":{"face":3,"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/054d4f2d-b9c4-477a-8d9d-95f3d08ae42d', 1794820399753);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 16, '{"n":16,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/356abbd7-f48c-4a7e-868a-7863ee4e3d89', 1794820399783);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 17, '{"n":17,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/26c60f74-678b-46ad-a593-fd8739f31f98', 1794820399800);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 18, '{"n":18,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f80b8407-1fc9-4316-89e0-2e7513251b63', 1794820399815);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/b48fb8f1-1580-4359-a8dc-f265cf61356a', 1794820399819);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 20, '{"n":20,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'hSgdgYTsVFap2ywBjL5zWg/6c3b94ff-ac17-4485-911f-a2bd0602b507', 1794820399831);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 21, '{"n":21,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'hSgdgYTsVFap2ywBjL5zWg/197feacd-b922-4560-a181-3713e8e8f80b', 1794820399841);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'hSgdgYTsVFap2ywBjL5zWg/1b5c230f-13d3-417b-9ca1-fab5dd861d88', 1794820399861);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/a9f88e01-5fcd-4d4b-baf4-15feaa440662', 1794820399886);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'hSgdgYTsVFap2ywBjL5zWg/24e03ee7-e5dd-4a7d-b913-557c308bd000', 1794820399907);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'hSgdgYTsVFap2ywBjL5zWg/228302c2-be0e-4f0c-b148-2a964cc8eefd', 1794820399919);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f05e375b-7fe9-461a-b4dc-330ac1c1270b', 1794820399938);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'hSgdgYTsVFap2ywBjL5zWg/0aa4992d-0658-4278-8780-d9cae2a2ce2f', 1794820399950);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/d101546c-7d54-4618-ae12-dd875d944092', 1794820399962);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/390315f0-cfe7-4c5d-a1fc-2364e27c0272', 1794820399966);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/88bc2d61-48db-468e-b1b9-1f60a996d616', 1794820399973);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
 {"n":32,"outcome":"4 6 6 1 1"}', 'hSgdgYTsVFap2ywBjL5zWg/a4d26bf8-00fb-4f97-ac2e-d98af782d6a6', 1794820399994);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 33, '{"n":33,"seat":0,"move":{"remove":{"face":6}}}', 'hSgdgYTsVFap2ywBjL5zWg/68314837-34fc-4080-906c-539fe40578e6', 1794820400004);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/00ac5c6b-b26f-4e02-b5ea-7816b15d095a', 1794820400010);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 35, '{"n":35,"seat":0,"move":{"remove":{"face":4}}}', 'hSgdgYTsVFap2ywBjL5zWg/45d459d5-2d3d-4a6e-82a9-7a40166012a1', 1794820400016);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 36, '{"n":36,"seat":0,"move":{"remove":{"face":1}}}', 'hSgdgYTsVFap2ywBjL5zWg/9753ec4c-fa4c-4bf7-81a8-488cc52b8e6b', 1794820400023);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 37, '{"n":37,"seat":0,"move":{"remove":{"face":6}}}', 'hSgdgYTsVFap2ywBjL5zWg/ce0b1b39-9b75-4227-8c9a-e9e02a273fab', 1794820400037);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 38, '{"n":38,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/1e5cf47b-6071-401c-bd77-2f2fb8b84ae4', 1794820400047);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 39, '{"n":39,"seat":0,"move":{"remove":{"face":1}}}', 'hSgdgYTsVFap2ywBjL5zWg/6bbc7f36-6501-4c67-adfc-36e82dbbe3b4', 1794820400071);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 40, '{"n":40,"seat":0,"move":{"remove":{"face":6}}}', 'hSgdgYTsVFap2ywBjL5zWg/74f86b1a-43c3-4d29-b742-fa8200f5efa6', 1794820400077);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/64d4800c-45f6-4087-bda4-df47f7440654', 1794820400087);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 42, '{"n":42,"seat":0,"move":{"remove":{"face":6}}}', 'hSgdgYTsVFap2ywBjL5zWg/b93496df-e8dd-4a27-8c40-d1355cd3db06', 1794820400140);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/ad879934-4963-4595-ae33-8c08427e9b35', 1794820400157);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/de3dd280-e1f0-42cc-adc2-0c3777102f7b', 1794820400176);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/6136e481-9bf0-46d7-8af0-5ff1d15c7be7', 1794820400183);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 46, '{"n":46,"seat":0,"move":{"remove":{"face":6}}}', 'hSgdgYTsVFap2ywBjL5zWg/c437cdda-55e6-4056-8592-1ba155115a59', 1794820400224);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 47, '{"n":47,"seat":0,"move":{"remove":{"face":1}}}', 'hSgdgYTsVFap2ywBjL5zWg/bc2e5ab2-abc0-4053-a088-5a9489320470', 1794820400267);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 48, '{"n":48,"seat":0,"move":{"remove":{"face":1}}}', 'hSgdgYTsVFap2ywBjL5zWg/adf691de-380b-4696-8196-e902325eebb6', 1794820400273);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/2989c459-4374-4865-8f60-d19c0dc78dc0', 1794820400309);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 50, '{"n":50,"seat":0,"move":{"remove":{"face":1}}}', 'hSgdgYTsVFap2ywBjL5zWg/a2f2362e-e421-477d-bf97-0aecd132f681', 1794820400338);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 51, '{"n":51,"seat":0,"move":{"remove":{"face":6}}}', 'hSgdgYTsVFap2ywBjL5zWg/b935ac33-23ce-42e9-b176-e20964474f48', 1794820400409);
INSERT INTO entry VALUES ('CMKip8BoG3021WZCTdg0UA', 52, '{"n":52,"seat":0,"move":{"score":{"row":"twos"}}}', 'hSgdgYTsVFap2ywBjL5zWg/b5576af8-8d39-41df-85d0-ea443da9d825', 1794820400473);
INSERT INTO entry VALUES ('MjvowgQESLOF8-VvmbOQag', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"3 2 5 5 6"}', 'hSgdgYTsVFap2ywBjL5zWg/4efaa2e3-8000-457d-a761-234bf4e23fa5', 1794820403200);
INSERT INTO entry VALUES ('MjvowgQESLOF8-VvmbOQag', 3, '{"n":3,"seat":0,"move":{"place":{"face":3,"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/73348ff8-aba2-4f3a-a29f-26184e812e93', 1794820403217);
INSERT INTO entry VALUES ('MjvowgQESLOF8-VvmbOQag', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"four-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/29ec13c6-0f92-4371-aea7-46af5d1ea3bc', 1794820403226);
INSERT INTO entry VALUES ('MjvowgQESLOF8-VvmbOQag', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'hSgdgYTsVFap2ywBjL5zWg/43980bce-eb13-4e3b-8fc3-6e70e9e80d77', 1794820403230);
INSERT INTO entry VALUES ('MjvowgQESLOF8-VvmbOQag', 6, '{"n":6,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'hSgdgYTsVFap2ywBjL5zWg/6bdd56ab-7d4a-4136-9ece-868914a18991', 1794820403239);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"2 5 5 5 6"}', 'hSgdgYTsVFap2ywBjL5zWg/69afad93-6111-4780-af99-db7bc87475e0', 1794820400865);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 3, '{"n":3,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'hSgdgYTsVFap2ywBjL5zWg/a87d907e-38e4-4875-a324-a7af71d7f7e6', 1794820400881);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'hSgdgYTsVFap2ywBjL5zWg/4a0789d2-5692-4f8f-a5af-87ec726cd4d7', 1794820400897);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 5, '{"n":5,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/a69680c3-fdb7-4334-8e6e-bf263c4a2e2d', 1794820400934);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/644ad2ad-4f6a-4c0a-85bb-67bf25eaef80', 1794820400949);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 7, '{"n":7,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/108d8644-15d1-46c0-add0-577b9ee0126d', 1794820400978);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'hSgdgYTsVFap2ywBjL5zWg/a90fc0c0-6d5f-4eea-9a3e-c128c9dbd958', 1794820401011);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 9, '{"n":9,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/2ab01022-5dae-479c-9906-a1cd7d752dec', 1794820401041);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'hSgdgYTsVFap2ywBjL5zWg/bc9412b2-8468-4755-a637-78ec2aace3d4', 1794820401062);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/370d9c68-bf22-4d0d-a6a6-7b7111fa24f7', 1794820401085);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f6507409-1f23-4afd-aaf2-2dcf4d940c1d', 1794820401103);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"3 4 5 2 1"}', 'hSgdgYTsVFap2ywBjL5zWg/f33f9351-aa47-4bf3-98ce-3dd8b8fe9fa5', 1794820401107);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 15, '{"n":15,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/742bc620-44b7-4307-bb91-e9544d154f7d', 1794820401111);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 16, '{"n":16,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/59601dd0-b131-46f9-91c9-570b79d01a4b', 1794820401117);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 17, '{"n":17,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/8bca5e23-d1d0-4afb-8fe1-48c47fc054ca', 1794820401122);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 18, '{"n":18,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'hSgdgYTsVFap2ywBjL5zWg/b43d1ebc-2faa-410a-8e76-a0d567fb24d6', 1794820401127);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 19, '{"n":19,"seat":0,"move":{"place":{"face":2,"row":"four-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f7907533-5d9b-49c1-96e2-09a9f5864831', 1794820401167);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 20, '{"n":20,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/55e9ed32-78af-40fb-a6c1-55213522bd29', 1794820401192);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 21, '{"n":21,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/06ca779b-08fb-4dc0-a8fe-39da46fe7cee', 1794820401205);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'hSgdgYTsVFap2ywBjL5zWg/759f52ac-bc00-40cd-8649-2bc68cc244bc', 1794820401213);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 23, '{"n":23,"seat":0,"move":{"score":{"row":"fours"}}}', 'hSgdgYTsVFap2ywBjL5zWg/ccc039b7-03a3-467e-a9a5-2f2eaf8d2eb1', 1794820401220);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'hSgdgYTsVFap2ywBjL5zWg/d7a1d621-f7dd-45da-8e8e-21e10dffa5d1', 1794820401229);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 25, '{"n":25,"seat":0,"move":{"score":{"row":"full-house"}}}', 'hSgdgYTsVFap2ywBjL5zWg/65d55a8e-fb83-4cbc-9499-e6efdfe7419c', 1794820401261);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 26, '{"n":26,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/77057920-ffa8-47e1-932f-401bd4b483aa', 1794820401291);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 27, '{"n":27,"seat":0,"move":{"score":{"row":"twos"}}}', 'hSgdgYTsVFap2ywBjL5zWg/42693bf9-7675-43d0-810f-8e3ebf2b47a0', 1794820401327);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 28, '{"n":28,"seat":0,"move":{"score":{"row":"fives"}}}', 'hSgdgYTsVFap2ywBjL5zWg/4030c9f5-e80b-4484-8161-e1b504ed63da', 1794820401359);
INSERT INTO entry VALUES ('S51UTMkgyIq8RC0s7e_yTg', 29, '{"n":29,"seat":0,"move":{"score":{"row":"threes"}}}', 'hSgdgYTsVFap2ywBjL5zWg/28ad56f6-c2c0-4a14-9bc3-9f1588e64ee1', 1794820401419);
INSERT INTO entry VALUES ('aCzrkVk9tgzjZGhmxI52Vg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', 'hSgdgYTsVFap2ywBjL5zWg/c5a7871b-de28-48f0-b6a7-116aaccc6f47', 1794820402005);
INSERT INTO entry VALUES ('aCzrkVk9tgzjZGhmxI52Vg', 2, '{"n":2,"outcome":"5 2 4 3 5"}', 'hSgdgYTsVFap2ywBjL5zWg/afeb72a1-abde-4a9a-aaad-922607a77e51', 1794820402027);
INSERT INTO entry VALUES ('aCzrkVk9tgzjZGhmxI52Vg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', 'hSgdgYTsVFap2ywBjL5zWg/a2822461-be7f-4718-8608-24778baf7464', 1794820402036);
INSERT INTO entry VALUES ('aCzrkVk9tgzjZGhmxI52Vg', 4, '{"n":4,"outcome":"5 5 5"}', 'hSgdgYTsVFap2ywBjL5zWg/bb50c2ed-5f5b-482f-b5d7-57e3f7acfe09', 1794820402051);
INSERT INTO entry VALUES ('cVopEfcaTHLLdav9PnRDSg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1794820402116);
INSERT INTO entry VALUES ('lZMB2ijE6DHOilWErA2DxQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":{"fall":{"dice":"2 1 6 6 6"}}}', 'hSgdgYTsVFap2ywBjL5zWg/301e230c-fa8a-4985-b23b-9b2c2291b068', 1794820398658);
INSERT INTO entry VALUES ('lZMB2ijE6DHOilWErA2DxQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
 {"n":4,"outcome":{"fall":{"dice":"1 5 5"}}}', 'hSgdgYTsVFap2ywBjL5zWg/2d3dcadd-a662-4ecf-b662-7bfc125dfa2f', 1794820398672);
INSERT INTO entry VALUES ('lZMB2ijE6DHOilWErA2DxQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"2 5"}}}
 {"n":6,"outcome":{"fall":{"dice":"2 6"}}}', 'hSgdgYTsVFap2ywBjL5zWg/1f0e001a-f9cb-41dc-9ff1-5af0518f20f0', 1794820398753);
INSERT INTO entry VALUES ('lZMB2ijE6DHOilWErA2DxQ', 7, '{"n":7,"seat":0,"move":{"row":{"row":6}}}', 'hSgdgYTsVFap2ywBjL5zWg/55ded3ac-7d99-4f79-80ab-387236ff4e1b', 1794820398918);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 1, '{"n":1,"outcome":"4"}
 {"n":2,"outcome":"2"}', NULL, 1794820397826);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":4,"outcome":"1 6 4 4 4"}', 'hSgdgYTsVFap2ywBjL5zWg/71fe21b0-deab-4d4b-9a85-4fccba9f22bb', 1794820397886);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":6,"outcome":"6 1 6 3"}', 'hSgdgYTsVFap2ywBjL5zWg/0bc449b6-8a14-4964-9db2-46340753ccbb', 1794820397905);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":8,"outcome":"6 1"}', 'hSgdgYTsVFap2ywBjL5zWg/0c8a4e20-d3cc-4014-a40d-5fe582a28858', 1794820397958);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 9, '{"n":9,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/2ba621a1-4993-4cac-9cd3-326f35aa99bb', 1794820397975);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":11,"outcome":"4 2 2 1 4"}', NULL, 1794820398025);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"1 2"}}}
 {"n":13,"outcome":"2 1"}', NULL, 1794820398105);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"2 3"}}}
 {"n":15,"outcome":"6 1"}', NULL, 1794820398133);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 16, '{"n":16,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1794820398160);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":18,"outcome":"1 3 1 6 6"}', 'hSgdgYTsVFap2ywBjL5zWg/6fffc343-812c-485b-b09b-b4fa0cf7d9eb', 1794820398192);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 19, '{"n":19,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f8e28b31-23e0-4fa6-a887-2310c2e6ebb1', 1794820398254);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 20, '{"n":20,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":21,"outcome":"5 5 3 2 6"}', NULL, 1794820398278);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"2 3"}}}
 {"n":23,"outcome":"1 2"}', NULL, 1794820398324);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 24, '{"n":24,"seat":1,"move":{"roll":{"dice":"5"}}}
 {"n":25,"outcome":"6"}', NULL, 1794820398341);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 26, '{"n":26,"seat":1,"move":{"score":{"box":"twos"}}}', NULL, 1794820398349);
INSERT INTO entry VALUES ('qriPP29byUf2-HTRmRwS2Q', 27, '{"n":27,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":28,"outcome":"2 6 2 2 1"}', 'hSgdgYTsVFap2ywBjL5zWg/d693cdd9-35fa-4cf1-baaf-106387d894c0', 1794820398369);
INSERT INTO entry VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"6 5 4 2 6"}', 'hSgdgYTsVFap2ywBjL5zWg/1368d217-3615-4d48-bc91-79fc495552ee', 1794820401705);
INSERT INTO entry VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"kniffel"}}}', 'hSgdgYTsVFap2ywBjL5zWg/586ec186-c058-43b9-8186-cea38e9057ef', 1794820401731);
INSERT INTO entry VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 4, '{"n":4,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', 'hSgdgYTsVFap2ywBjL5zWg/3b0e1df8-b85a-491b-9feb-69691d672bea', 1794820401742);
INSERT INTO entry VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 5, '{"n":5,"seat":0,"move":{"take-back":{}}}', 'hSgdgYTsVFap2ywBjL5zWg/e6d6ca22-5052-42e7-9074-1400a4455275', 1794820401864);
INSERT INTO entry VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 6, '{"n":6,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'hSgdgYTsVFap2ywBjL5zWg/f89fb042-387a-4d14-b96f-ae821e273698', 1794820401869);
INSERT INTO entry VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 7, '{"n":7,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'hSgdgYTsVFap2ywBjL5zWg/2bfd46ba-f1f4-4395-b68a-fddcd4492212', 1794820401894);
INSERT INTO head VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 75, 2, NULL, 0, 'review', 1794820403071, 0, 0);
INSERT INTO head VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 20, 3, 0, 0, 'clock', 1794906798576, 86400000, 0);
INSERT INTO head VALUES ('CMKip8BoG3021WZCTdg0UA', 52, 4, NULL, 0, 'review', 1794820400473, 0, 0);
INSERT INTO head VALUES ('MjvowgQESLOF8-VvmbOQag', 6, 1, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('Qltv_Crq8VmkBeO-ag9m5Q', 0, 1, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('S51UTMkgyIq8RC0s7e_yTg', 29, 4, NULL, 0, 'review', 1794820401419, 0, 0);
INSERT INTO head VALUES ('aCzrkVk9tgzjZGhmxI52Vg', 4, 2, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('cVopEfcaTHLLdav9PnRDSg', 1, 1, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('lR06f8krc7vR5pqFs-_sLQ', 75, 4, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('lZMB2ijE6DHOilWErA2DxQ', 7, 4, 0, 1, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('qriPP29byUf2-HTRmRwS2Q', 28, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 7, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('zJKlph8cD28RToOKO8yuHQ', 0, 1, NULL, 0, 'begin', 1794820413249, 10000, 0);
INSERT INTO member VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 'hSgdgYTsVFap2ywBjL5zWg', 1794820402335);
INSERT INTO member VALUES ('9nAx8c2-_QtJEU6BgHtpJA', 'hSgdgYTsVFap2ywBjL5zWg', 1794820398386);
INSERT INTO member VALUES ('CMKip8BoG3021WZCTdg0UA', 'hSgdgYTsVFap2ywBjL5zWg', 1794820399160);
INSERT INTO member VALUES ('MjvowgQESLOF8-VvmbOQag', 'hSgdgYTsVFap2ywBjL5zWg', 1794820403156);
INSERT INTO member VALUES ('Qltv_Crq8VmkBeO-ag9m5Q', 'hSgdgYTsVFap2ywBjL5zWg', 1794820399066);
INSERT INTO member VALUES ('S51UTMkgyIq8RC0s7e_yTg', 'hSgdgYTsVFap2ywBjL5zWg', 1794820400679);
INSERT INTO member VALUES ('aCzrkVk9tgzjZGhmxI52Vg', 'hSgdgYTsVFap2ywBjL5zWg', 1794820401929);
INSERT INTO member VALUES ('cVopEfcaTHLLdav9PnRDSg', 'hSgdgYTsVFap2ywBjL5zWg', 1794820402116);
INSERT INTO member VALUES ('lR06f8krc7vR5pqFs-_sLQ', 'hSgdgYTsVFap2ywBjL5zWg', 1794820385519);
INSERT INTO member VALUES ('lZMB2ijE6DHOilWErA2DxQ', 'hSgdgYTsVFap2ywBjL5zWg', 1794820398584);
INSERT INTO member VALUES ('qriPP29byUf2-HTRmRwS2Q', 'hSgdgYTsVFap2ywBjL5zWg', 1794820397805);
INSERT INTO member VALUES ('rfL_k5kMLFraP7jZQ7DkSA', 'hSgdgYTsVFap2ywBjL5zWg', 1794820401516);
INSERT INTO member VALUES ('zJKlph8cD28RToOKO8yuHQ', 'hSgdgYTsVFap2ywBjL5zWg', 1794820403249);
INSERT INTO node VALUES ('08273152-87da-423c-bd86-2078b3fe954c', 1794820400647);
INSERT INTO result VALUES ('18vpIlNcfxCJ4wPIBNgb2Q', 0, 'hSgdgYTsVFap2ywBjL5zWg', 'classic', 61, 1, 1794820403071, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('CMKip8BoG3021WZCTdg0UA', 0, 'hSgdgYTsVFap2ywBjL5zWg', 'forone', 9, 1, 1794820400473, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair');
INSERT INTO result VALUES ('S51UTMkgyIq8RC0s7e_yTg', 0, 'hSgdgYTsVFap2ywBjL5zWg', 'forone', 12, 1, 1794820401419, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair');
INSERT INTO result VALUES ('lR06f8krc7vR5pqFs-_sLQ', 0, 'hSgdgYTsVFap2ywBjL5zWg', 'classic', 59, 1, 1794820387113, 'points', 14.933195425942642, 204.25457972771747, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO review VALUES ('lR06f8krc7vR5pqFs-_sLQ', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":14.933195425942642,"loss":204.25457972771747,"result":59.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":7.339754253234389,"loss":11.965182656936605,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2","better":"5 5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3"}},"text":""}]}},{"event":5,"turn":1,"luck":-1.8544635441353705,"loss":4.035325036547192,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3 6","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":7,"turn":1,"luck":-1.094969512692245,"loss":25.697730119076596,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-2.202403174065978,"loss":27.332125609858934,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-3.9511364189755227,"loss":1.1954043385399018,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":15,"turn":3,"luck":-4.139629268585168,"loss":1.0526226383194626,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3","better":"5"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":17,"turn":3,"luck":-2.6177207996681773,"loss":14.462723263758335,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"fives","points":5,"better":"ones","betterPoints":1}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":0.8059399510595711,"loss":6.459388532180412,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"4 5"}},"text":""}]}},{"event":21,"turn":5,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":1.6481803227822525,"loss":6.511914697931189,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"rolled-past":{"box":"full-house","points":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":25,"turn":5,"luck":6.511914697931189,"loss":9.437997614356817,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"rolled-past":{"box":"full-house","points":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":27,"turn":5,"luck":0.6613395100556261,"loss":6.852404714601846,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":28,"turn":6,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":-1.8756974914133764,"loss":0.9015156951408869,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":32,"turn":6,"luck":2.5144858288594776,"loss":5.695045137690215,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4"}},"text":""}]}},{"event":34,"turn":6,"luck":-0.5204640808414496,"loss":12.954510649568576,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"sixes","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":35,"turn":7,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":1.068817369080108,"loss":4.066647180341164,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 5 6","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":39,"turn":7,"luck":0.11953486166277116,"loss":2.411709556553319,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5","better":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4 5"}},"text":""}]}},{"event":41,"turn":7,"luck":8.663329530272094,"loss":1.0060588686692427,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"three-of-a-kind","points":27,"better":"full-house","betterPoints":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":42,"turn":8,"luck":7.105427357601002E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":0.4998664210962147,"loss":5.527308537136108,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":45,"turn":9,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":6.547750236940956,"loss":7.689999655489103,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 3 6","better":"6 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4"}},"text":""}]}},{"event":49,"turn":9,"luck":-1.98535261815816,"loss":2.7511925623694538,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 6","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":51,"turn":9,"luck":-1.6600761189852449,"loss":5.851614741736952,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"chance"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"chance"}},"text":"","plan":[{"move":{"score":{"box":"chance"}},"text":""}]}},{"event":52,"turn":10,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":0.5833949218941257,"loss":8.064905110225197,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":55,"turn":11,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-1.8999282406507803,"loss":1.6105189720192499,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":59,"turn":11,"luck":12.589600544032791,"loss":15.93127139070235,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"rolled-past":{"box":"full-house","points":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":61,"turn":11,"luck":-4.2361444085661475,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":62,"turn":12,"luck":-8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":-3.2588219723736813,"loss":1.6539693198212433,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 5","better":"5 5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"4 5"}},"text":""}]}},{"event":66,"turn":12,"luck":-2.1492830417414694,"loss":0.9633545758430841,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2"}},"text":""}]}},{"event":68,"turn":12,"luck":-0.19314085062477204,"loss":4.727694107859577,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":3.2407407407407476,"loss":2.7777777777777857,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4"}},"text":""}]}},{"event":73,"turn":13,"luck":-2.2222222222222143,"loss":4.666666666666671,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":75,"turn":13,"luck":-2.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO token VALUES ('c09b93470829b4ec7bc483954cd27a29c954c88770f54cefe02a2080e88d5492', 'hSgdgYTsVFap2ywBjL5zWg', 'session', 1794820385250, 1794820385250);
