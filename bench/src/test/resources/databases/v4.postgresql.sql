-- A PostgreSQL database of the schema v4, with games in all states, as that version left it.
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-16 09:08:33.755138', 192, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-16 09:08:34.099596', 124, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-16 09:08:34.371136', 106, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-16 09:08:34.510489', 71, true);
INSERT INTO player VALUES ('zurgqLDiSj3ukRmrsLuVpw', 'Anna', 1794820115693);
INSERT INTO game_table VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"zurgqLDiSj3ukRmrsLuVpw","places":[{"person":{"player":"zurgqLDiSj3ukRmrsLuVpw","name":"Anna","adding":{"revealed":{"entropy":"1069d08a60400e332b72a740cf5388cdad80d1bd162841e32f281ee2766fecd1","pledge":"512ce50d7060d1950bd96e5790d9ae1980d22dd918d8ef3850b89342428b77a0","saw":"1fa5a0c16257dfe80ef68384b92974c437cdb068902b0515bfee30ff64e314e6"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'ZndboE7-cyYMBC9uXfogIA', 'EabOdbrkK-hwoMVZ6fD3yw', '5956d4a26622e023fff691e685cbb114c5f3da9183d18dec42e22cfe19b38f47', 1794820125102, 1794820125181);
INSERT INTO game_table VALUES ('Mflf5S_29IsKIcMwlAW_dw', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"zurgqLDiSj3ukRmrsLuVpw","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"zurgqLDiSj3ukRmrsLuVpw","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'h-wKU5poTQm-61GBANdp0w', 'KeNeCKj2oq1uXFB9lOL2xA', '15fcb527c2dba5ac6e41d4761c6abf3fc199c4ab2758cb199f0da8acc82c213e', 1794820129246, 1794820129247);
INSERT INTO game_table VALUES ('NPpyJ8pf5Bp_DlmQ_LvleA', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"zurgqLDiSj3ukRmrsLuVpw","places":[{"person":{"player":"zurgqLDiSj3ukRmrsLuVpw","name":"Anna","adding":{"revealed":{"entropy":"70860b36458f05df03b40de8eef2ef435f37a7e08518eb5b8c80f01221ff1477","pledge":"6d9c033adcbffb58639c72e22034a1cf3926ee040313e6a6c790e65d996f7703","saw":"782e98dfede7eb2ca2b19eddbbce8c2e299f6431f41bd155cbc396ba79e36587"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'SHAW0GMhAstKlROVZ1MzPg', 'LwqEE_p_LAbP7Os8iJmWiw', 'd8a44f6bc1d5d0cfc61da9325c2fbd75e53e23dcda0675640eb30e617d97ce45', 1794820125364, 1794820125424);
INSERT INTO game_table VALUES ('YFlt0AwMmr1y4dwp-XBqPg', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"zurgqLDiSj3ukRmrsLuVpw","places":[{"person":{"player":"zurgqLDiSj3ukRmrsLuVpw","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'vMRD8_XN6klOBIZ6h2H1Bg', 'Gzz1YLaBR3aiSU5AC0ILpQ', '7fda3e97a5cb0403c9355bb544cceb7d30efc28cb500dcdf1ca766372faedbe8', 1794820125676, 1794820125676);
INSERT INTO game_table VALUES ('kEdeTBv0vC2T8ZpaxIwBAQ', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"zurgqLDiSj3ukRmrsLuVpw","places":[{"person":{"player":"zurgqLDiSj3ukRmrsLuVpw","name":"Anna","adding":{"revealed":{"entropy":"402e79e269432f9cb3885b7e07dc62674fa08f967933641d79561e43e1ed83b7","pledge":"c0eb22c37204af598fbd308667e4663dfa2441857df29f8e988c02295ca65cb7","saw":"fe77e14c76120198399f4f18063fbc7a66d73eb95b2152d1cf47697c039b0dc7"}},"left":false}}],"hints":true,"clock":0,"pace":0}', '0Yw_BvBifvBN5BOtjS3Rjw', 'KwSsa_XL4RZQ2GnbO8PvBQ', '8b1c6d1fcf89705653a1887455c00545b3f730454474ac7cf59b4710147e3b16', 1794820115846, 1794820116977);
INSERT INTO game_table VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"zurgqLDiSj3ukRmrsLuVpw","places":[{"person":{"player":"zurgqLDiSj3ukRmrsLuVpw","name":"Anna","adding":{"revealed":{"entropy":"5f2e168ff7f1d056b7f8a1bcffd7d0d28f6df76896b70de5f81cb5d3b618b07d","pledge":"79b0dcfdc88a7e4642cd000d28b798550dfcef406b737a8d57a87f59f2867edd","saw":"d67623ee1e18ad81ad82c164bf851556710f56362c09b4faf652a337cfd74062"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'yr0oO2bhask8vtxGpDbY6w', 'RmOV9uHVIzXT95qmkkU8JA', '26ae10b3437b1b7c23c182f3f4bc64737982444d1fb03e6056f3bd1bb57ba06d', 1794820124220, 1794820124311);
INSERT INTO game_table VALUES ('zj87Pjx1faEu_hTny-EREQ', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"zurgqLDiSj3ukRmrsLuVpw","places":[{"person":{"player":"zurgqLDiSj3ukRmrsLuVpw","name":"Anna","adding":{"revealed":{"entropy":"067befb9456672c24d36f4e170868b667dd2a786472e06862fac8abcae8c083a","pledge":"ce23cf450b144149ba3d07209860b1e087d7e95b89b44bd4d8fe9a9dd639a506","saw":"4e2d5fb0c249fb708da7a1a39a0183e965b0fc26a65b801c1b959076b2e6080d"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'TT9YYjHjcNjg5BUIWTxZcw', '3ChBiUP6bJ2AvrDLELjQoA', '0876a93de8c01970c0f90cc453d52055fb01f2fdd4782e228ca944f0901af033', 1794820125758, 1794820129225);
INSERT INTO archive VALUES ('kEdeTBv0vC2T8ZpaxIwBAQ', 44, '\x1f8b08000000000000ffad99cb6e1cc70e865f65306b174e152f55acaccf32ab13209b288bbada8a254da28b131c43ef1ef6d8500bdd3540b731bb416b2cf317c98f3fd95f8fede1f9f1b63d1d7ffaedebf1a9fd75fcc97d38b62ffa541f1dbfde1c1f6ea64737fab3f4ac1fad7ebc3f7d69fa517ff878babbfbf6a9de96e9d9cdd11de080073af0cdf1f5f5f5e6e1f0fd7780fec3d3cb7339dd7ffb1ee877fcc19dbf77fc70d4e7f7e9a1eafff9ff97c78f7ffdfcdfdb5ffec097cfffbb7f7cfaf9e5d73ffffe4f811c1a8a188cb91ac2c626b7d84c099c6ab1282567fd3de959c30d9104ac739e23be7ef8ae0bd7ba7097ae912a1aa8c283dfa8a9bb268d4a31e2b91972904d8eb51b608c818b90b36b4d01fd9b265e6be21d9a70a5c72ff4f8036dd4423116e6e48d66090c8107935267d33d16c094c44b596b617ad312d65ac2252d4fe5f4f8fd633efd738ef4e93edddd99a7e7c774fbf1d3f359d696b04311a8313ac32064488235293a31e242cd3e63ac9ed7617bf716b6acc3962bb44b5c2482b55958bfe936a62352e9396035623b1aa24626bbda4c87ce42d136dfeb4017bfe97276c001bb232177e9f163db9f100fceb5a4914ab45a47b6e0544760a03bf0b6875cab1b041ee7c04700bb06c1dc086113c460634e3c4aede2c9784a9a9314bbc9689de9162dd80899eca0d6c2dcee6ec030b70f6293b495b025c5bc8aa2cdb2b0d6aaf40da6c7d4b585bc524c309ae4816a8a900adbb52c99c9ec0618737b3836c9a2a5a825ca54f7e6ee51f45665321b2b212898d91a91d44cf4d5a56c8b8f422b4962df491ad0ccedc159bffdd29e36374d07c7c1d9646a471d245d92f63db2f6d0d43ba47969eba6111be678071873d7e0985b828cce18a3cd33921a132647c6e55e940756b390a2ce151b9142af25f5f55c1167dfa4c10064b00764a7871d99a8052054d270212abe72a926272da4a6d8c5cae84b9341b8f3188401bee02a066c892f1d2667b7b275c26bf48e5ad73ea79675c2834e4944677c016eea542ca5813498c90c037cc11e7c0d442dd18507dc284762f6c94e5e85da44630571a6ee8d8bec2455ce19612d87de15d6005bb0135b4b396bffb5d51f33176e3677c3288a2c0eea2a59db866dceb605292db7819c7785374016ec41d6e787dbdedbdde65669be628bceabdd75ac90d57118a771e803a480bd02663f887886160ca005d780168cdcd7b4ac6c9d1f44c41da01a049d1a4436ab3435c3412d5846ea5006ae5278ae2d1c400b2f426b873474031ef3c481ada3d15aca53db4b289a35b56b461bc91b1d3135414e41daa06d78ce1ac2401a5c431aaeb20607b7631d93ec4a4fe48d978cd32ea0ecb6160df6d24aa306aa702d2dcc9e1969208df62c31b7ffec99fa68ad67518f9f820299743ea6ae7b57cb5195148a81c2205e99e31d100cf71aaf612a961c9bd2b0c780752b521d8b0905555a8760620bc994a86526d2318f5221f35a86039ae1459a6d8233cacaff6f85b3e87054bf1f0c071443314f5b66f0c63a50c3c05e379e41a6e45d65c5819cb83f53cbf3855de5c9ef58682aa88f2715035c933a02353b82d24c2e2df68e8eb1afef17227301d2c0ecd045b3336898e74f8fad995337c97cbe7da89b5b076bc8546d37babaa803a8a006df918e4ced1c1d4a9d93ebebc823cc910f2846d7a018ad29f62d295b6d5ae8d8035332be29c0748fd1055a2da9b138b980ec438e83d913e75aa301c5680fc59eff3e6d87987735295eb57ca6e31e316523dd6b4991445bbb2ec56e14eebb1a1a408cae01311a98b133c4b68e4ad75c6ee8a753c6d41e8468a2956ebcee63d262086d6098a39d21460388d11e88c15ad48f432c45f25e377a53ca64985b4f2651f326846cbb6e62e0fb7ac98c767698348018ed81d8e878c14b844d6bcdd6899fb964979228b1c06b05b2fa98aa63465ab519258752d6cb65b4f34ac30380f11e80f5d3cbe30ff04ba722b45ec5a87f56b71f34179259e74b651d9b8490c37a3e4637bb301ef08bafc12f5ef36bb297dbcbccf694c127300993e644013da543ad4db6557c71de615c4b83b96b78c02fdec3aff2293d4c2ab7aefcbae9c7e998e733689bab3d56dbc86ac3828d92930fea610601cfc0e5d119ff1a04e325c1e89c0bda9c8bccea255b66637b2343394c700e2aad8794384a6875246d86330f08c6fb6cd850d89262ee7ccbd8ea5b94bc5118a3eecace69db87301d62c9e4ea3a4ae99d616dc722be2bb101c9780fc99646cc2f29b675da370d17137a5372d269af735cd73105418c14a934503eaceffc116728fb01c1fc6e0bb6e340d672a1c2a4e4e2e95a4c6c32586b0286daba2e31360da608cddde207e4f2d720971f910ba61d72eb809486a108e9fed81404119ba6419536c4d6acedba5b8ea4cddde207e4f217c975a95b96b278d52bb4fd90e162eece15a3beb1e89c51c049ad60bcadd9ba908b36cb5ad2bb4386f703497e6fb69692c2a0fd37ef62458d185233363b5d2d45ab507209ba0930d89c80b10d4627cfb77d3f383bf98b67a7d1cc7fb9bb339f4e2f4fdb674ca7ac969e9cfee14bd3d2d2c8a37a16637db5166b6eb1ae5d727cf73acf0f88e57f60815c754d5891eb3c6176d84ae902a505d36c8b2a2da81bd3796a84c4da66d9f5c18bfde8672b1306040b3f70315f0a5bdecbcf136673e7387249b2eab035ea8cd1cd4b6d4cb4869c5523a6fe5f68fd562c8679c684c1b53cecb996c3285bcb7bb9dbf10200eb74077351ad58395f35bf9f98ab1a6549bd68f8ebd35f0cef5ef10f8c4eb868742eb8e53da3068264d1e1dec25459708eb79882ae73b6e03cad0fccba96bdfefefa2f82c14ad418230000');
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 1, '{"n":1,"outcome":{"drawn":{"cards":"2 3 4 6 6"}}}
 {"n":2,"outcome":{"drawn":{"cards":"1 2 5 5 6"}}}', NULL, 1794820125200);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 3, '{"n":3,"seat":0,"move":{"score":{"box":"sixes","cards":"6"}}}
 {"n":4,"outcome":{"drawn":{"cards":"6"}}}', 'zurgqLDiSj3ukRmrsLuVpw/615cd065-7259-40e9-a725-edf12dcc8b75', 1794820125234);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 5, '{"n":5,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
 {"n":6,"outcome":{"drawn":{"cards":"3"}}}', NULL, 1794820125254);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 7, '{"n":7,"seat":0,"move":{"score":{"box":"threes","cards":"3"}}}
 {"n":8,"outcome":{"drawn":{"cards":"3"}}}', 'zurgqLDiSj3ukRmrsLuVpw/96dc6164-20ac-4fe3-99ae-b6bdf475bfa2', 1794820125279);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 9, '{"n":9,"seat":1,"move":{"exchange":{"discards":"","draw":1}}}
 {"n":10,"outcome":{"drawn":{"cards":"1"}}}', NULL, 1794820125290);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 11, '{"n":11,"seat":0,"move":{"set-aside":{"value":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/2506e80f-4e5c-474f-a1b9-2c692072fd3f', 1794820125299);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 12, '{"n":12,"seat":0,"move":{"exchange":{"discards":"3","draw":2}}}
 {"n":13,"outcome":{"drawn":{"cards":"2 2"}}}', 'zurgqLDiSj3ukRmrsLuVpw/18c23fd7-a77e-499e-8d2e-0aec3b876638', 1794820125306);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 14, '{"n":14,"seat":1,"move":{"score":{"box":"ones","cards":"1 1"}}}
 {"n":15,"outcome":{"drawn":{"cards":"6"}}}', NULL, 1794820125327);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 16, '{"n":16,"seat":0,"move":{"score":{"box":"twos","cards":"2"}}}', 'zurgqLDiSj3ukRmrsLuVpw/bf697f56-75a9-402b-96c5-d397804b2692', 1794820125343);
INSERT INTO entry VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 17, '{"n":17,"seat":1,"move":{"score":{"box":"fives","cards":"5 5"}}}
 {"n":18,"outcome":{"drawn":{"cards":"2 3"}}}', NULL, 1794820125355);
INSERT INTO entry VALUES ('NPpyJ8pf5Bp_DlmQ_LvleA', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":{"fall":{"dice":"1 1 5 1 6"}}}', 'zurgqLDiSj3ukRmrsLuVpw/21f7ad53-6b75-4712-b840-c8a468b350c3', 1794820125457);
INSERT INTO entry VALUES ('NPpyJ8pf5Bp_DlmQ_LvleA', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
 {"n":4,"outcome":{"fall":{"dice":"1 2 1"}}}', 'zurgqLDiSj3ukRmrsLuVpw/4ae95cf3-70f7-4709-8f46-bfb7e8d1cdb7', 1794820125515);
INSERT INTO entry VALUES ('NPpyJ8pf5Bp_DlmQ_LvleA', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":6,"outcome":{"fall":{"dice":"1 5"}}}', 'zurgqLDiSj3ukRmrsLuVpw/eea273c0-25ae-4ded-bf4e-e0b97b4c8689', 1794820125536);
INSERT INTO entry VALUES ('NPpyJ8pf5Bp_DlmQ_LvleA', 7, '{"n":7,"seat":0,"move":{"row":{"row":1}}}', 'zurgqLDiSj3ukRmrsLuVpw/881d1b2d-279a-424d-8c4d-7e42f53e6300', 1794820125551);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 1, '{"n":1,"outcome":"4"}
 {"n":2,"outcome":"3"}', NULL, 1794820124349);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":4,"outcome":"5 3 1 4 2"}', 'zurgqLDiSj3ukRmrsLuVpw/c4ef9d04-c2c9-4537-b469-3e6f6b48d17e', 1794820124603);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":6,"outcome":"1 4 4 3"}', 'zurgqLDiSj3ukRmrsLuVpw/a57d5cd9-214c-4eab-b4a4-4920823c58d5', 1794820124712);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":8,"outcome":"3 5"}', 'zurgqLDiSj3ukRmrsLuVpw/8bbc2a93-a4a7-45b6-a61d-094dded781a3', 1794820124738);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 9, '{"n":9,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'zurgqLDiSj3ukRmrsLuVpw/22490dfa-952a-4c05-a8d3-e34fbcfcffc6', 1794820124823);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":11,"outcome":"4 3 5 5 1"}', NULL, 1794820124850);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":13,"outcome":"6 5 2 6 2"}', NULL, 1794820124862);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"3 5"}}}
 {"n":15,"outcome":"1 1"}', NULL, 1794820124887);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 16, '{"n":16,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1794820124902);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":18,"outcome":"5 6 4 6 3"}', 'zurgqLDiSj3ukRmrsLuVpw/b5a2053f-6712-4057-83d5-410c43a96d4b', 1794820124920);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 19, '{"n":19,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'zurgqLDiSj3ukRmrsLuVpw/ad7516b8-3920-484f-989b-d842174de7bf', 1794820124946);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 20, '{"n":20,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":21,"outcome":"3 2 3 5 1"}', NULL, 1794820124973);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"2 4"}}}
 {"n":23,"outcome":"5 1"}', NULL, 1794820125002);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 24, '{"n":24,"seat":1,"move":{"score":{"box":"threes"}}}', NULL, 1794820125054);
INSERT INTO entry VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":26,"outcome":"4 1 2 5 4"}', 'zurgqLDiSj3ukRmrsLuVpw/2ac40008-31ab-4f32-9433-f3c16b7b7060', 1794820125077);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"3 2 5 3 1"}', 'zurgqLDiSj3ukRmrsLuVpw/da676a67-aa79-444c-b097-883de67fec68', 1794820125862);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'zurgqLDiSj3ukRmrsLuVpw/f06c05f7-0744-41c6-b5ed-238d7168f2a3', 1794820125934);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'zurgqLDiSj3ukRmrsLuVpw/93636ea5-8c42-46f7-9042-d91a5a40923b', 1794820125976);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 5, '{"n":5,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'zurgqLDiSj3ukRmrsLuVpw/3aae93d4-cfa9-459b-8975-2827bde0b0c7', 1794820125995);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 6, '{"n":6,"seat":0,"move":{"place":{"face":5,"row":"chance"}}}', 'zurgqLDiSj3ukRmrsLuVpw/2503aa7d-8c18-40c7-9f11-81707540c808', 1794820126039);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 7, '{"n":7,"seat":0,"move":{"place":{"face":3,"row":"chance"}}}', 'zurgqLDiSj3ukRmrsLuVpw/140a6e24-9a86-4501-9991-37a328fee9a7', 1794820126070);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 8, '{"n":8,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/22215755-9a3e-41bf-b6b7-c665d6972d82', 1794820126087);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 9, '{"n":9,"seat":0,"move":{"place":{"face":3,"row":"chance"}}}', 'zurgqLDiSj3ukRmrsLuVpw/52120ef0-c721-4ade-9b69-286401892f03', 1794820126147);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'zurgqLDiSj3ukRmrsLuVpw/c5eba33f-d328-4cff-91e3-1e1f609241c1', 1794820126191);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'zurgqLDiSj3ukRmrsLuVpw/41e19d34-c20d-4ab5-aaab-53638d516422', 1794820126244);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'zurgqLDiSj3ukRmrsLuVpw/cbefec0f-c375-4346-86b8-e10d6b23d32c', 1794820126297);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"1 4 2 4 5"}', 'zurgqLDiSj3ukRmrsLuVpw/17a1eef4-89af-4b0d-aa9e-03d5dfdc98a3', 1794820126354);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 15, '{"n":15,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'zurgqLDiSj3ukRmrsLuVpw/9cc25a4c-8556-40a9-b4fb-e75fcf9ec488', 1794820126415);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 16, '{"n":16,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'zurgqLDiSj3ukRmrsLuVpw/e6acbd5f-ed8f-494a-98f1-24fa48e6a55f', 1794820126491);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 17, '{"n":17,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'zurgqLDiSj3ukRmrsLuVpw/61b903f5-23e5-4ead-99f5-156c8ed252bd', 1794820126577);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 18, '{"n":18,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'zurgqLDiSj3ukRmrsLuVpw/5a5134f9-6907-4a91-8e56-06b0964e830d', 1794820126678);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/6c0c3cdf-7caa-45ee-aaa2-29b82dbb7e7e', 1794820126715);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 20, '{"n":20,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'zurgqLDiSj3ukRmrsLuVpw/410438da-b3fb-4964-a2b2-7e9383028288', 1794820126743);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 21, '{"n":21,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'zurgqLDiSj3ukRmrsLuVpw/22e8e41c-6610-4084-abf6-2d8e144a8fc1', 1794820126801);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'zurgqLDiSj3ukRmrsLuVpw/e56363e2-c760-4196-817d-b7ace4ba5706', 1794820126827);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'zurgqLDiSj3ukRmrsLuVpw/dca6b3c0-39fb-4d18-8fff-8c7c37b377c9', 1794820126899);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'zurgqLDiSj3ukRmrsLuVpw/2ba030cc-b1d3-4088-9f1a-0ed2ee460c40', 1794820126952);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'zurgqLDiSj3ukRmrsLuVpw/a39e1941-f0d3-493f-a690-996f04e88fb9', 1794820126994);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'zurgqLDiSj3ukRmrsLuVpw/ba5142fb-8134-4de0-87f6-0805505f84b3', 1794820127165);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'zurgqLDiSj3ukRmrsLuVpw/df8658e6-8768-42d9-abec-ed390e312ce7', 1794820127303);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'zurgqLDiSj3ukRmrsLuVpw/cfe3fb48-ba5a-4cdd-bda2-193f722debf9', 1794820127391);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'zurgqLDiSj3ukRmrsLuVpw/ef301421-52ff-4988-9642-5c005cf87fb3', 1794820127479);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'zurgqLDiSj3ukRmrsLuVpw/b9ffe3e1-ecf0-4bff-90f5-71f11fe836dc', 1794820127576);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
 {"n":32,"outcome":"3 1 3 5 6"}', 'zurgqLDiSj3ukRmrsLuVpw/0672ad08-ea12-4754-894d-addf8cbc80b6', 1794820127637);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 33, '{"n":33,"seat":0,"move":{"remove":{"face":5}}}', 'zurgqLDiSj3ukRmrsLuVpw/8a1f99ea-7322-489e-8c7a-06cc0af63043', 1794820127697);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/a0ff429e-02d2-4d3e-b1ce-febae4e91038', 1794820127766);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 35, '{"n":35,"seat":0,"move":{"remove":{"face":5}}}', 'zurgqLDiSj3ukRmrsLuVpw/dddc4565-fc51-4f22-baac-f87a74dcde67', 1794820127855);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 36, '{"n":36,"seat":0,"move":{"remove":{"face":6}}}', 'zurgqLDiSj3ukRmrsLuVpw/aa8b51d4-708c-4974-8f87-a671e1240a29', 1794820127919);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 37, '{"n":37,"seat":0,"move":{"remove":{"face":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/7e44291f-a923-4cbf-b2e9-5dbf941df6f8', 1794820127971);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 38, '{"n":38,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/3fe9879d-1bf1-4136-98c3-70a6ac782322', 1794820128019);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 39, '{"n":39,"seat":0,"move":{"remove":{"face":1}}}', 'zurgqLDiSj3ukRmrsLuVpw/07b1d11d-f052-4bc2-922b-6dc7fce45515', 1794820128095);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 40, '{"n":40,"seat":0,"move":{"remove":{"face":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/f846c7bf-795b-4fde-aa20-5699bb9393cb', 1794820128150);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/2b1b35f4-070f-4b41-b3ae-4c2a67f3e3d1', 1794820128275);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 42, '{"n":42,"seat":0,"move":{"remove":{"face":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/f04d8fdc-b033-4a73-8801-4e790015b4b5', 1794820128357);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/4b1fd309-323a-4fff-871d-a631b59d6ecc', 1794820128400);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/f35fbd07-29e5-4360-a346-9dbd3a3b2b41', 1794820128467);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/6f40ed09-780a-41ae-86de-de76bb29c1dd', 1794820128497);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/195c18f5-cdd3-49dd-ac5d-d9e51269e6da', 1794820128511);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 47, '{"n":47,"seat":0,"move":{"remove":{"face":1}}}', 'zurgqLDiSj3ukRmrsLuVpw/0c8f65cc-82fc-468e-920d-73b0b8d98e2a', 1794820128531);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 48, '{"n":48,"seat":0,"move":{"remove":{"face":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/2f362e1f-63b7-40f4-afff-99637e011282', 1794820128545);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/5b7e1090-c854-49fd-b8a9-5a6c878fdba0', 1794820128560);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 50, '{"n":50,"seat":0,"move":{"remove":{"face":6}}}', 'zurgqLDiSj3ukRmrsLuVpw/5b4ba74a-759c-4933-b397-f9db17394ee3', 1794820128572);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 51, '{"n":51,"seat":0,"move":{"remove":{"face":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/569eb112-8d3c-49cc-b144-a0120b205174', 1794820128588);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 52, '{"n":52,"seat":0,"move":{"remove":{"face":5}}}', 'zurgqLDiSj3ukRmrsLuVpw/5ac694e4-9d24-4e57-bd3c-1db8c84305de', 1794820128620);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/04f1afd6-4314-4536-8ee3-29683c18c189', 1794820128654);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 54, '{"n":54,"seat":0,"move":{"remove":{"face":5}}}', 'zurgqLDiSj3ukRmrsLuVpw/c09fa6a5-ddb5-4b9f-8dd7-10db0f06ee76', 1794820128789);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 55, '{"n":55,"seat":0,"move":{"remove":{"face":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/368d783e-01d6-436d-8e4f-7dbbfa772047', 1794820128888);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 56, '{"n":56,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/e847eaa0-af9b-4213-90ae-48d7abbee7c6', 1794820128931);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 57, '{"n":57,"seat":0,"move":{"remove":{"face":3}}}', 'zurgqLDiSj3ukRmrsLuVpw/ae51eda7-37a1-4e86-bee3-db9467117081', 1794820128992);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 58, '{"n":58,"seat":0,"move":{"roll-on":{}}}
 {"n":59,"outcome":"5 6 4 6 4"}', 'zurgqLDiSj3ukRmrsLuVpw/0980e422-615b-4cfd-8ea3-d7840e4913b2', 1794820129034);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 60, '{"n":60,"seat":0,"move":{"remove":{"face":5}}}', 'zurgqLDiSj3ukRmrsLuVpw/97871d76-e87a-41f4-8ff1-a8bcd48f8ecc', 1794820129059);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 61, '{"n":61,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/550d3c87-ee84-422e-a967-285bc69a0ce1', 1794820129081);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 62, '{"n":62,"seat":0,"move":{"remove":{"face":5}}}', 'zurgqLDiSj3ukRmrsLuVpw/c83b63f0-aec0-4d75-94db-bdf08e1798ba', 1794820129102);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 63, '{"n":63,"seat":0,"move":{"take-back":{}}}', 'zurgqLDiSj3ukRmrsLuVpw/3dd72ee2-4a5f-4f65-a532-213892e59170', 1794820129145);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 64, '{"n":64,"seat":0,"move":{"remove":{"face":6}}}', 'zurgqLDiSj3ukRmrsLuVpw/635b8b1d-b960-43dd-ba1a-0d6e7fc6f036', 1794820129154);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 65, '{"n":65,"seat":0,"move":{"remove":{"face":6}}}', 'zurgqLDiSj3ukRmrsLuVpw/b7559d7b-0663-408b-a341-0b9950d31f8d', 1794820129167);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 66, '{"n":66,"seat":0,"move":{"remove":{"face":5}}}', 'zurgqLDiSj3ukRmrsLuVpw/209eea16-0e9f-419e-bb6b-a0fa3cdd992d', 1794820129179);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 67, '{"n":67,"seat":0,"move":{"remove":{"face":4}}}', 'zurgqLDiSj3ukRmrsLuVpw/3f4e4249-3a94-44c0-a763-34de70fa9f34', 1794820129200);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 68, '{"n":68,"seat":0,"move":{"remove":{"face":4}}}', 'zurgqLDiSj3ukRmrsLuVpw/fba1be4f-5cbf-4b79-9a7c-053a85bcdbca', 1794820129207);
INSERT INTO entry VALUES ('zj87Pjx1faEu_hTny-EREQ', 69, '{"n":69,"seat":0,"move":{"score":{"row":"twos"}}}', 'zurgqLDiSj3ukRmrsLuVpw/76ac7c99-403c-4041-a255-18f21900ace6', 1794820129225);
INSERT INTO head VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 18, 3, 0, 0, 'clock', 1794906525355, 86400000, 0);
INSERT INTO head VALUES ('Mflf5S_29IsKIcMwlAW_dw', 0, 1, NULL, 0, 'begin', 1794820139247, 10000, 0);
INSERT INTO head VALUES ('NPpyJ8pf5Bp_DlmQ_LvleA', 7, 4, 0, 1, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('YFlt0AwMmr1y4dwp-XBqPg', 0, 1, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('kEdeTBv0vC2T8ZpaxIwBAQ', 75, 4, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 26, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('zj87Pjx1faEu_hTny-EREQ', 69, 4, NULL, 0, 'review', 1794820129225, 0, 0);
INSERT INTO member VALUES ('HPBa1GWU5MxPtHcs5wc_wA', 'zurgqLDiSj3ukRmrsLuVpw', 1794820125102);
INSERT INTO member VALUES ('Mflf5S_29IsKIcMwlAW_dw', 'zurgqLDiSj3ukRmrsLuVpw', 1794820129247);
INSERT INTO member VALUES ('NPpyJ8pf5Bp_DlmQ_LvleA', 'zurgqLDiSj3ukRmrsLuVpw', 1794820125364);
INSERT INTO member VALUES ('YFlt0AwMmr1y4dwp-XBqPg', 'zurgqLDiSj3ukRmrsLuVpw', 1794820125676);
INSERT INTO member VALUES ('kEdeTBv0vC2T8ZpaxIwBAQ', 'zurgqLDiSj3ukRmrsLuVpw', 1794820115846);
INSERT INTO member VALUES ('pJVb-7uTlVCy7Hnw3jX1oQ', 'zurgqLDiSj3ukRmrsLuVpw', 1794820124220);
INSERT INTO member VALUES ('zj87Pjx1faEu_hTny-EREQ', 'zurgqLDiSj3ukRmrsLuVpw', 1794820125758);
INSERT INTO node VALUES ('6e26aafc-79bc-48c2-bcdf-92a17f047c2d', 1794820128173);
INSERT INTO result VALUES ('kEdeTBv0vC2T8ZpaxIwBAQ', 0, 'zurgqLDiSj3ukRmrsLuVpw', 'classic', 36, 1, 1794820116977, 'points', -0.614556514853561, 211.70682778692128, 44);
INSERT INTO result VALUES ('zj87Pjx1faEu_hTny-EREQ', 0, 'zurgqLDiSj3ukRmrsLuVpw', 'forone', 6, 1, 1794820129225, NULL, NULL, NULL, NULL);
INSERT INTO review VALUES ('kEdeTBv0vC2T8ZpaxIwBAQ', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":-0.614556514853561,"loss":211.70682778692128,"result":36.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-3.9179595142771575,"loss":0.09939019933628401,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"3 4"}},"bestText":""},{"event":5,"turn":1,"luck":-2.9383310606517625,"loss":0.4685613856989903,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":""},{"event":7,"turn":1,"luck":-7.10626576508642,"loss":22.777408691103005,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"chance"}},"bestText":""},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-1.244056804745128,"loss":28.290471979179785,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":""},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-1.6101675667854352,"loss":2.3409688521900875,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":""},{"event":15,"turn":3,"luck":8.770755437521359,"loss":15.128253399883846,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"3 5"}},"bestText":""},{"event":17,"turn":3,"luck":-2.6478790827502223,"loss":14.462723263758335,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"ones"}},"bestText":""},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":-1.3112181957490066,"loss":7.8283579303887905,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":""},{"event":21,"turn":5,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-1.1557942164847645,"loss":3.595066425614789,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":25,"turn":5,"luck":3.9414275674342036,"loss":4.592688921781615,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":""},{"event":27,"turn":5,"luck":-1.5907744896288705,"loss":7.277478026482726,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"threes"}},"bestText":""},{"event":28,"turn":6,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":1.4952232816857531,"loss":4.044970089380797,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":""},{"event":32,"turn":6,"luck":-0.3248751946286603,"loss":2.6329206136010868,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":""},{"event":34,"turn":6,"luck":-2.2763351744889633,"loss":4.873249873926909,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"twos"}},"bestText":""},{"event":35,"turn":7,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":-0.5301124785908371,"loss":3.114861956800212,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":""},{"event":39,"turn":7,"luck":0.051458868907104716,"loss":2.73481640830164,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":""},{"event":41,"turn":7,"luck":-1.069812717584668,"loss":17.2345891521785,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"twos"}},"bestText":""},{"event":42,"turn":8,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":0.49986642109624313,"loss":9.527308537136108,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":""},{"event":45,"turn":9,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":0.3686051056536428,"loss":3.777213614559642,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"1"}},"bestText":""},{"event":49,"turn":9,"luck":-1.1566475662789912,"loss":1.5680900130975317,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":""},{"event":51,"turn":9,"luck":-1.405524629778455,"loss":5.851614741736952,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"chance"}},"bestText":""},{"event":52,"turn":10,"luck":-1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-0.9293581309931227,"loss":5.552152057337878,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"3 4"}},"bestText":""},{"event":55,"turn":11,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":9.079153331362818,"loss":12.589600544032812,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":""},{"event":59,"turn":11,"luck":-1.7003931781677721,"loss":5.002513635046519,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":""},{"event":61,"turn":11,"luck":1.3745422101069948,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""},{"event":62,"turn":12,"luck":-2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":1.7104890685625875,"loss":6.623280360757597,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":""},{"event":66,"turn":12,"luck":0.0729391804807662,"loss":3.1855767980653127,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":""},{"event":68,"turn":12,"luck":-4.193140850624758,"loss":0.7276941078595769,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""},{"event":69,"turn":13,"luck":1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":6.018518518518498,"loss":8.888888888888879,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"4 5"}},"bestText":""},{"event":73,"turn":13,"luck":1.1111111111111072,"loss":4.666666666666671,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 3 4 5"}},"bestText":""},{"event":75,"turn":13,"luck":2.000000000000007,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO token VALUES ('c4b25a5104488338976e06657dba329e6b6d5b998895a7955b71c322684486ce', 'zurgqLDiSj3ukRmrsLuVpw', 'session', 1794820115693, 1794820115693);
