-- A PostgreSQL database of the schema v5, with games in all states, as that version left it.
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-16 09:09:53.482657', 203, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-16 09:09:53.844047', 91, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-16 09:09:54.055199', 40, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-16 09:09:54.127371', 82, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-16 09:09:54.275584', 68, true);
INSERT INTO player VALUES ('S_13cYwMeayXfkwcU3nupg', 'Anna', 1794820195299);
INSERT INTO game_table VALUES ('-2aFCYIlT72C8RGBbQ4INw', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":2,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In den Kniffel passt er immer.","en":"The yellow die is placed before all others. In Kniffel it always fits.","nl":"De gele dobbelsteen gaat voor alle andere. In Kniffel past hij altijd."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"kniffel"}},{"row-length":{"row":"chance","fields":6}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"revealed":{"entropy":"8b1afeb334e357e308162660f18bfcfedb805f3f832a14d3c6654a1c0f373602","pledge":"d22864c894145163c7366c445284fc1ae7b45d17315576524f946b485b4958da","saw":"fc0f2eb5818296c2eb2803d939c861bd1ed0b1c8c1ba44ea840015cd53650e4b"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', '64BgZPUE-ABbGdCdymi4dg', 'iy8V6H3W1xpCGkbhhILZvQ', 'c7d13021ec9e506ce3029c1b0b012ccc60aa42e41c56bc7f3cffa3576aed65a4', 1794820205284, 1794820205356);
INSERT INTO game_table VALUES ('8OrObSs_IwjRF9suzd-mng', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"revealed":{"entropy":"c548b34d13c72999d7bcd692fc341d326955d87acc0e8789eb6f72657632f9e5","pledge":"9c2ccef2d52d1254c881d98efa43bad8900dc1ef0366316feba36362696c40cd","saw":"87a86376170ddb92461a3f8d1e60ab3d1c872ac71b9dedcf895f77dd8340b60a"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', 'S97Q0c6v7AiebYOpjWlDXg', 'EgunkdAdudMTI2WI_A3WHw', '97bf911ccdc20a34f4051eda8335a18e40e40a117c03741310c53c8ead0d3e8e', 1794820203951, 1794820203999);
INSERT INTO game_table VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"revealed":{"entropy":"75f7896c1b986e4652a916f69dae1227a058d559b22e43c302c4cd6795721cb7","pledge":"75775e4fde28cb48a93ee4529175b9dce2d83339c1b4a3f77a44ae4ed82af640","saw":"49c9589fc1a13b9122211250d285e8d359cfdd48673bb90b302473e3da849570"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'xprXjifpS-hGotL8gapvIg', 'z38zmEhs7ffhB95Rz95kjA', '14938dc49bf4d47bdb9a71a7b43944d3bab1382e784bfeddca7535ff2d89bc5b', 1794820204766, 1794820205255);
INSERT INTO game_table VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"revealed":{"entropy":"f6dfcbe4ee2f12c6934cadd11b8b8c17865be573e8e72de4d691be818f960aa3","pledge":"bfecf8ffb974048cf37623505a67e3cbfb8d8837f85330905440ea96f0b1e771","saw":"230c24747600c0f6bc074fa1fcc0e96bfc98187dcb73fc3edb86633c9e40db9e"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', '4Bh5LM2m3fQa-6TvDxOqGQ', 'TfDwUJ7sy5OTDUKRVO1how', 'f010c7be4a13ce0586ae01674c5f4a5e77f03802535d3af35423320f0d4d466d', 1794820203750, 1794820203838);
INSERT INTO game_table VALUES ('KEWFOF3LVFuWwlLeRdaH7g', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'AjC4GlFX7YTZilmit4xFng', 'EVg42apat41S_-ro16MtpA', '95804f2c70da491fd6c9b9c851c67829ae280ba9dcf6e9956ffa034a2b64bf32', 1794820205459, 1794820205459);
INSERT INTO game_table VALUES ('Oj0b1oEhUatOwAtflbUFdw', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"revealed":{"entropy":"111ff4000c0533141f1fe957ab90d0c70475f1ff15c995a00b8bb766471cefdc","pledge":"2fbf7cc936e4fd44cf48726283723b9976078485c461a782369b7de72bdb94fc","saw":"138a4cb130f49f97607e2401e53dd827886354d88c05a73f19e3017f969fb0e1"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'SC7ygEwTDSKY38fiwaB8tg', 'nVlAO6tacwMFf-6rgHeaTQ', 'f9212895af85d0235dfe89cd1dd276cbf5c4033580ce606fb564d95d8934b65a', 1794820195518, 1794820197426);
INSERT INTO game_table VALUES ('bfJi7TjHHTZW1nRglzdxsg', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'lLlaovl2mXpRugNYoHLrZA', 'RBgrhP1bSAfJVaS8oA0GlA', '4075a63d1028f0873adb6bc255a225bad5daedf96ed05ae00ec090377fc843da', 1794820204374, 1794820204374);
INSERT INTO game_table VALUES ('hvqUr2cnwz7KEw5qSg-ebg', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"revealed":{"entropy":"74858ae36cf31262853aa05d098dc97d3ae48f5401515bbca36b105b4ce23234","pledge":"04061c6bb45fd5fd064633304ac5ec1ce41f7f51b9d9b334150da3bd61268053","saw":"e3646caf00821e9a7357399c1ace445d60e9e7510b2c9387b3bec649a6e48048"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'WK4YC1hzgNB7FwYQHQCUPg', 'aGhVHS9o_SwyhptSWq7b6g', '62871f0ae8bf1c933f73782813a43e1609ad6efa887953537f1905cd75c85d70', 1794820204220, 1794820204274);
INSERT INTO game_table VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"S_13cYwMeayXfkwcU3nupg","places":[{"person":{"player":"S_13cYwMeayXfkwcU3nupg","name":"Anna","adding":{"revealed":{"entropy":"e66a8d6ee751cdef44f92de4da65bdf62105b23e3acaa5575638509edacc9719","pledge":"d192ed8d667141ff01a2cd6a2cba330cff7c3f0b5578b0b4227a8aab7ea4b6b7","saw":"875afd2b266d87a7186ed555b26801978c03bf94c47a64a95eaf09305ee68d4b"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'ihDxLzxOp5bAS_Lmefrcqw', '44rBJfjNjKyrSXz0jtdJgQ', '928de1fa8870ab40016c0469b9e1011ae7357ddd088456ac54c2da4117333d1e', 1794820204404, 1794820204586);
INSERT INTO archive VALUES ('Oj0b1oEhUatOwAtflbUFdw', 44, '\x1f8b08000000000000ffad9aeb6e1bc911855f85e06f37d25d97aeee7d87fd1504481005415f6dc1b2b82bc9f60686df3d35b42112d32d60c6200c13343596fbb8a6be73aa46df8eedf1e5e9be3d1f7ffbf7b7e373fbf3f89b7b776c5ff453fde8f8edeef878b77c74a75f4b2ffad6eadb4fa72f4ddfea179f4e0f0f3fded5fbb27c7677740738e0810e7c77fcfefdfbdde3e1e7f700fd8ba7cf2fe5f4e9c77574707a9dfed2eb8eef8efaf9a7f458f5dffcfb7f1d967f7dfdbda5fffdb37ffc5afe818f9fff78ffb758c80757bac16ec150e56262a762b823fa08c15ba9fa7dd28b1e572205b02e7a08f4fddd4f5d38eac25dba66aa68a56ab94aff07366a428cd10576a6c41c0d11b0491eacc94e5c6f2ccd96326862c4574d3c6ae21d9a70d0e3577afc81366aa9e440288869c99121aec1c4d49c11b02dc40a3ef73e6a2179d522a316794bcb73393dfd7c9b4f7f9d4ffafc293d3c98e797a774fffec3cb59d6b612a020653440a4c78e4d4ca2e00de89f43a59053e0e1d89ef8f5d8613c76b841bbc4552150afe3e5f7c672b8d09b84e08c135ff5d6d29a44e7bdb1ae5a1b52c6ececa82bda575dce4e38607714e4213dbd6ffb0bd242b3c2bd19e1d60c65ef4ce4e28d38ce22cc54613cb8587739f80c60b720981b11c6e79af88d35f1d825fa6e4d7056dbdddaa5d3ab37495a08a1d4e03c4ea4858bb409c3dc3e882dd206616b8afdb8d536532c4092ae156b024ae65ec584929341872910c704d04659fe426637c198dbc3b14516ad45ad514607bfb952c4a4706ad1d8d49d218ccda4a82f3974db6343629b4649f14ad284666e0fcefafd97f6bcb9692c54dbba14936cf60adf504d4ad48d654e90837a67f1c379035c8cc44d30e66ec131b7069956ea803beeaed053672eea2b8d1564dcd064e8647a80458830bab114eaa9afd2600232d803b2d3e38e4a944431a5648d8d2d19f2dae36a7eaccde03115db6af6634c0972f11398e00b6e12c0d6f8c2f3853b2a517c6c96c1585fb2f6790f2685dc8d4873be57b2cd8d0e1fe2e5268309be600fbe26a2d6e8e283db28a7a404496389d114864ae3944cb64ae3d87d4c851290cb1339171ac3045bb0135b6b396b686d377ccdc2be172d47e9a4d54135cfc47ae3150e185c2b64e328275a7f91334116ec41d6c7c77b758187cdad22a09d22188ce3a8bee1499d305b6720b0689ffbd6248e277617c8c2045a700b68c108ada5516873ab14b43e752c06eb520c57aa89989ce9829cac27c03ef238c2a518388116be09ad1dd2d00d09ff7cd9e69c5f92972c9935532e2f58c884a6f563729af96bcc02324a934bb0449848835b48c341da0fb3d9eafa59733d0624839294082c0a03aff553bea9e13b24ec9316ba021cd2441aed1962eeffdae1359c42a8e2d130e4a2b30b6bf002f6a666eea514e1d806af117b1595714230dc1bbca6a518e7c8e532bf19cea9b5a8015994c6ca65aa4914ce5e93b30240a22ad19960222d5ea44d68866fd26c139c310c06ba550ebae050fc92cf40f359121d6a345a6a62d6514727b1d061b04eb178d534712227eeafd47a7d6127e90c36cbf22163e7aeb5e9be2bc135a52557c0482d226403f5380c34a209e255164dc20ebd1976260df3f2e1498deed44d321fef1feb76efe99e04231ba71da3e6efd47b588732a71d9d72064f05c693fbab934f2846b7a0188d14a35d933ff552173218649dc4a8e95d9713468d39dd0248703c0666b172256d4231da43b197afa7ed104bd893de299aef15665a09c56f6e3af4abff3b8d2dfa22934e97cbde882610a35b408cd6103b5761470a502021e7d24c493a3b520fda282546d30942068414dab05bd271ff02319a408cf6400c46516b88edd8567249c8900cb42530a3d5aeb32519cd71e2b5228c3c76bbb35737d60462b40762b3e5058f08739b97ca565ce65435a7e5a5429a5f4c76a5985e536f28b9681c1825c16506e009c0780fc0fae9f3d32ff08b34a184d63576e5253bb38bcbc17159c184a09fa147371e1c2fb7164ff8c5b7e017aff9b55ce60fdb17c91eb08106494d354dd1ac79d2e8a04646719d506d4527cad12bddd5229927fce23dfc2a1fd2e3a272ab970484809a183580692dc02970955c1a8ba93b49be63a7f1c07cb5c59fadf16f41301e09e6ce8f5db6cfc8ae254b8bc12f237f2ad6a8e367c39e9db048d5d61fa5f94bc2e409c1785f0c9b0a5b536c799ab47dbda713a6ce2cc19a1e9be696829a5bb482865bf01eaacd4ca3e7387f758b4d48c67b48b60e627e4db1cd5208727455e1259ac3741c431da2a326cb5e1b5417b28e95a394ab7d939f10ccef8e60dbfd9e30155f8b335c6449f6814da84943b13a450900bee7d1145db88cc67e422e7f0b72f9b7e6c7addd12528d2e666ba090461997607996548d4bb6698a4911250cd2e0ca20fd845cfe4d72bdd52d6b593c83c05600146e123418574dbf0ae31216ca5563a3ad905c20cf238cc15d0617ef2792fcde6aad25c93089e1e67cec03064ea453f379ed24944c061d5a5a68215b9bd56086dd8cc0d56ec64fd64efecdb5d3ccf33f3f3c980fa7cfcfdb3d461b23b19ed5a4184853b2622b785b8d6f7a5aaf361368d89509e0559b4f88e57f61801cba4606721dfcf9c1fe56bfcf50f5f0958c2f510926a804ab9ac1a8c6d2d58002b8e1f19146ce8b7dca8460f20b1bf3b5b0f5be9ccf1eb3f9e715b86a55d4594aa5be6c30b282396703de451dc15a84342e67f06a3696c9b65cf66ccb6156adf5be1c77acfe6a6c56a77ab5ffdcf5260ca2954abc6cca4a6bd85d0979b44dba5a31cb24e8c89b41e78db4bce3598c5a0c015a1d5344efacd875c82fe79f2009e29aa45efb98ee493bfd3fdfff0fa9c72a3918230000');
INSERT INTO entry VALUES ('-2aFCYIlT72C8RGBbQ4INw', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"4 1 3 2 3"}', 'S_13cYwMeayXfkwcU3nupg/7553b455-32b2-4418-a3e3-1427ae2817e9', 1794820205374);
INSERT INTO entry VALUES ('-2aFCYIlT72C8RGBbQ4INw', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"kniffel"}}}', 'S_13cYwMeayXfkwcU3nupg/11d02442-bb97-44e7-b5e8-c76426b7abd0', 1794820205386);
INSERT INTO entry VALUES ('-2aFCYIlT72C8RGBbQ4INw', 4, '{"n":4,"seat":0,"move":{"place":{"face":3,"row":"chance"}}}', 'S_13cYwMeayXfkwcU3nupg/56bf9a82-c3c7-48db-8260-90ecbf36488e', 1794820205400);
INSERT INTO entry VALUES ('-2aFCYIlT72C8RGBbQ4INw', 5, '{"n":5,"seat":0,"move":{"place":{"face":3,"row":"threes"}}}', 'S_13cYwMeayXfkwcU3nupg/6e7fee4e-580b-40d4-9b20-e09633f42389', 1794820205422);
INSERT INTO entry VALUES ('-2aFCYIlT72C8RGBbQ4INw', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/ca3d92cc-ac52-4ba2-ae3a-dbe520f78eb4', 1794820205432);
INSERT INTO entry VALUES ('-2aFCYIlT72C8RGBbQ4INw', 7, '{"n":7,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/6b8b166c-3a1d-4bf2-82e4-0e0dd1162982', 1794820205446);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 1, '{"n":1,"outcome":{"drawn":{"cards":"2 3 3 4 6"}}}
 {"n":2,"outcome":{"drawn":{"cards":"1 2 3 4 4"}}}', NULL, 1794820204004);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 3, '{"n":3,"seat":0,"move":{"score":{"box":"sixes","cards":"6"}}}
 {"n":4,"outcome":{"drawn":{"cards":"4"}}}', 'S_13cYwMeayXfkwcU3nupg/02ec6c70-fd15-4c3e-80e2-1f843e1a3686', 1794820204050);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 5, '{"n":5,"seat":1,"move":{"score":{"box":"fours","cards":"4 4"}}}
 {"n":6,"outcome":{"drawn":{"cards":"5 6"}}}', NULL, 1794820204094);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 7, '{"n":7,"seat":0,"move":{"exchange":{"discards":"","draw":0}}}', 'S_13cYwMeayXfkwcU3nupg/8e6aa8b0-54b0-4382-9257-dce9819f8aad', 1794820204100);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 8, '{"n":8,"seat":1,"move":{"score":{"box":"ones","cards":"1"}}}
 {"n":9,"outcome":{"drawn":{"cards":"5"}}}', NULL, 1794820204105);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 10, '{"n":10,"seat":0,"move":{"set-aside":{"value":4}}}', 'S_13cYwMeayXfkwcU3nupg/a2bb9bb5-ae46-41fe-82db-b8e4d64ba32b', 1794820204111);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 11, '{"n":11,"seat":0,"move":{"exchange":{"discards":"4","draw":1}}}
 {"n":12,"outcome":{"drawn":{"cards":"2"}}}', 'S_13cYwMeayXfkwcU3nupg/2b3282ea-814f-46ac-9d3b-9d88b2c71c03', 1794820204114);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 13, '{"n":13,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
 {"n":14,"outcome":{"drawn":{"cards":"4"}}}', NULL, 1794820204118);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 15, '{"n":15,"seat":0,"move":{"score":{"box":"fours","cards":"4"}}}
 {"n":16,"outcome":{"drawn":{"cards":"4"}}}', 'S_13cYwMeayXfkwcU3nupg/28d39cc7-2d35-4d1b-8d8e-f6ba163a3833', 1794820204125);
INSERT INTO entry VALUES ('8OrObSs_IwjRF9suzd-mng', 17, '{"n":17,"seat":1,"move":{"score":{"box":"small-straight","cards":"3 4 5 6"}}}
 {"n":18,"outcome":{"drawn":{"cards":"2 3 6 6"}}}', NULL, 1794820204130);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"5 6 6 6 4"}', 'S_13cYwMeayXfkwcU3nupg/a2128e9b-31bb-4023-bb73-61e82cf054ba', 1794820204890);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 3, '{"n":3,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'S_13cYwMeayXfkwcU3nupg/548bedfe-8343-4bb4-89c5-659351d32e0d', 1794820204937);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 4, '{"n":4,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'S_13cYwMeayXfkwcU3nupg/28493ab0-a72c-4ba5-87ff-424389d50c44', 1794820204964);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 5, '{"n":5,"seat":0,"move":{"place":{"face":4,"row":"chance"}}}', 'S_13cYwMeayXfkwcU3nupg/60ba3c71-c9c3-4f13-8928-62568911567c', 1794820204996);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/41aa456e-e081-45ba-b140-81b0f464f351', 1794820205019);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 7, '{"n":7,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/e9df68a6-3e91-46ad-b091-63f317346c42', 1794820205030);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 8, '{"n":8,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', 'S_13cYwMeayXfkwcU3nupg/e365f22e-56e3-437a-aaea-317a1c695ad9', 1794820205037);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/894373b6-6dd2-430d-84ca-040c26a70d55', 1794820205050);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'S_13cYwMeayXfkwcU3nupg/5e14a89a-b4f0-4497-bd43-427cccfe5c42', 1794820205059);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/0a91beef-4c98-4864-986c-b0989d1f6d24', 1794820205073);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'S_13cYwMeayXfkwcU3nupg/bb01da5d-6a49-4b0b-abce-cc2bbbeff87d', 1794820205098);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"5 2 6 3 2"}', 'S_13cYwMeayXfkwcU3nupg/1ee036c9-74d4-4f33-855e-fe3ee9a053f4', 1794820205110);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 15, '{"n":15,"seat":0,"move":{"place":{"face":6,"row":"four-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/b308fd62-ee3f-4d75-909a-0a1c63b016e5', 1794820205122);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 16, '{"n":16,"seat":0,"move":{"place":{"face":2,"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/dce991d3-9036-404b-b898-ac7ff8e7c88c', 1794820205130);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 17, '{"n":17,"seat":0,"move":{"place":{"face":5,"row":"full-house"}}}', 'S_13cYwMeayXfkwcU3nupg/99dfed55-68ab-40db-b4d5-7180778d7314', 1794820205139);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 18, '{"n":18,"seat":0,"move":{"place":{"face":2,"row":"large-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/9f7a0003-7414-41af-83aa-0ec052785943', 1794820205142);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 19, '{"n":19,"seat":0,"move":{"place":{"face":3,"row":"large-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/9433d55c-2b02-45c4-a22b-88a364f9b23d', 1794820205145);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 20, '{"n":20,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/a35fe9f2-c519-4e8e-aa96-6d166f0e9477', 1794820205158);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 21, '{"n":21,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/dde92692-5444-4fef-8965-f796ac694b9c', 1794820205165);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'S_13cYwMeayXfkwcU3nupg/182eba03-502c-4004-8164-0a7d94305914', 1794820205180);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 23, '{"n":23,"seat":0,"move":{"score":{"row":"fours"}}}', 'S_13cYwMeayXfkwcU3nupg/50b1301b-027a-4431-a321-1ce635d0df46', 1794820205184);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'S_13cYwMeayXfkwcU3nupg/a30ec5ec-9cfd-4d94-954c-18c9194e589a', 1794820205187);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 25, '{"n":25,"seat":0,"move":{"score":{"row":"full-house"}}}', 'S_13cYwMeayXfkwcU3nupg/a38fc4d9-4f96-4213-8b87-5306861d78c0', 1794820205209);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 26, '{"n":26,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/17a3a6a6-8ccd-4149-8a5b-cd8ea3b09261', 1794820205212);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 27, '{"n":27,"seat":0,"move":{"score":{"row":"twos"}}}', 'S_13cYwMeayXfkwcU3nupg/e9e051df-2c37-45a1-9d0f-14f05564b721', 1794820205238);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 28, '{"n":28,"seat":0,"move":{"score":{"row":"fives"}}}', 'S_13cYwMeayXfkwcU3nupg/9b38d9ca-e6f8-4e36-8aa9-77fced6b6c73', 1794820205251);
INSERT INTO entry VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 29, '{"n":29,"seat":0,"move":{"score":{"row":"threes"}}}', 'S_13cYwMeayXfkwcU3nupg/19e1a47a-00da-480f-823e-a10212e7afc0', 1794820205255);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 1, '{"n":1,"outcome":"1"}
 {"n":2,"outcome":"5"}', NULL, 1794820203846);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 3, '{"n":3,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":4,"outcome":"1 2 6 4 6"}', NULL, 1794820203851);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 5, '{"n":5,"seat":1,"move":{"roll":{"dice":"1"}}}
 {"n":6,"outcome":"1"}', NULL, 1794820203858);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 7, '{"n":7,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":8,"outcome":"4 3 6 6 3"}', NULL, 1794820203898);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 9, '{"n":9,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1794820203904);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 10, '{"n":10,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":11,"outcome":"1 6 1 4 3"}', 'S_13cYwMeayXfkwcU3nupg/e39b9658-9fad-424b-bd82-33b398d4c4b8', 1794820203907);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 12, '{"n":12,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":13,"outcome":"2 6 5 4"}', 'S_13cYwMeayXfkwcU3nupg/71ced60e-5c1d-4689-b013-3678b433b373', 1794820203912);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 14, '{"n":14,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":15,"outcome":"4 5"}', 'S_13cYwMeayXfkwcU3nupg/eb09b997-63b7-41b4-980e-98306b2fbef2', 1794820203919);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 16, '{"n":16,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/63d90ec6-b3d9-4832-9a62-cf38fe50eff1', 1794820203922);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 17, '{"n":17,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":18,"outcome":"6 6 2 6 6"}', NULL, 1794820203924);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 19, '{"n":19,"seat":1,"move":{"roll":{"dice":"3"}}}
 {"n":20,"outcome":"5"}', NULL, 1794820203927);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 21, '{"n":21,"seat":1,"move":{"score":{"box":"four-of-a-kind"}}}', NULL, 1794820203929);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 22, '{"n":22,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":23,"outcome":"6 5 5 2 6"}', 'S_13cYwMeayXfkwcU3nupg/4473c6fc-5530-4387-b667-27cccdb5e94b', 1794820203931);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 24, '{"n":24,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/e9c5dc79-6b40-4dc1-bcdd-0c84fee5cc29', 1794820203934);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 25, '{"n":25,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":26,"outcome":"6 6 1 4 1"}', NULL, 1794820203937);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 27, '{"n":27,"seat":1,"move":{"roll":{"dice":"5"}}}
 {"n":28,"outcome":"5"}', NULL, 1794820203939);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 29, '{"n":29,"seat":1,"move":{"roll":{"dice":"1 3 5"}}}
 {"n":30,"outcome":"1 4 6"}', NULL, 1794820203942);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 31, '{"n":31,"seat":1,"move":{"score":{"box":"chance"}}}', NULL, 1794820203943);
INSERT INTO entry VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 32, '{"n":32,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":33,"outcome":"3 5 1 3 5"}', 'S_13cYwMeayXfkwcU3nupg/0d1ffe4e-2cc1-4a2f-984e-75c0520a2f8c', 1794820203947);
INSERT INTO entry VALUES ('hvqUr2cnwz7KEw5qSg-ebg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":{"fall":{"dice":"4 4 2 5 6"}}}', 'S_13cYwMeayXfkwcU3nupg/0b49a9fc-a743-4c95-8707-5a7c84ac910f', 1794820204282);
INSERT INTO entry VALUES ('hvqUr2cnwz7KEw5qSg-ebg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":4,"outcome":{"fall":{"dice":"1 6 5 4"}}}', 'S_13cYwMeayXfkwcU3nupg/1b556473-54dd-4379-962d-b6fb3ab80150', 1794820204322);
INSERT INTO entry VALUES ('hvqUr2cnwz7KEw5qSg-ebg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":6,"outcome":{"fall":{"dice":"5 3"}}}', 'S_13cYwMeayXfkwcU3nupg/adcc5f89-55a0-437c-a6d8-0d900f51e601', 1794820204340);
INSERT INTO entry VALUES ('hvqUr2cnwz7KEw5qSg-ebg', 7, '{"n":7,"seat":0,"move":{"row":{"row":5}}}', 'S_13cYwMeayXfkwcU3nupg/db898d66-c629-4a76-8c16-03014c0e762b', 1794820204347);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"4 2 1 3 5"}', 'S_13cYwMeayXfkwcU3nupg/ba9220ed-835f-4aa9-a512-499e949cbde7', 1794820204455);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 3, '{"n":3,"seat":0,"move":{"place":{"face":4,"row":"fours"}}}', 'S_13cYwMeayXfkwcU3nupg/92ca4abc-2c0c-401e-9105-e5001cc30c85', 1794820204468);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 4, '{"n":4,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'S_13cYwMeayXfkwcU3nupg/8a1f0fdf-fc47-4bf3-a4ab-42054a0fb6cd', 1794820204484);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 5, '{"n":5,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/a2d6fc23-05da-4874-bf42-9eb1115dcabb', 1794820204490);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 6, '{"n":6,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/a10ac3e0-7287-4583-ac09-4be3ced1d3ab', 1794820204492);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 7, '{"n":7,"seat":0,"move":{"place":{"face":3,"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/b9b03456-a34d-4ac2-a115-cee807c86a18', 1794820204498);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'S_13cYwMeayXfkwcU3nupg/4ede6b5b-cfde-4707-8f99-7224729e3478', 1794820204502);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 9, '{"n":9,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/3e809491-7ec9-4715-98d5-b614fa96bd82', 1794820204504);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'S_13cYwMeayXfkwcU3nupg/20e1e950-8503-4820-bd46-d8a0ae7d2c06', 1794820204506);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/8a2c4dcf-9ac1-4fbe-b4b1-08438f1ce62e', 1794820204509);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'S_13cYwMeayXfkwcU3nupg/f7b72054-63cd-4922-a675-1682f8b13ed7', 1794820204512);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"2 4 1 3 2"}', 'S_13cYwMeayXfkwcU3nupg/4715e7d5-97a0-4e2c-946d-1103c64fd82b', 1794820204514);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 15, '{"n":15,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'S_13cYwMeayXfkwcU3nupg/235f0e8b-e066-4309-ab44-c24ac5a8c163', 1794820204516);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 16, '{"n":16,"seat":0,"move":{"place":{"face":3,"row":"four-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/d51f5bcd-fff1-4d27-b144-c0562d6d637c', 1794820204519);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 17, '{"n":17,"seat":0,"move":{"place":{"face":1,"row":"full-house"}}}', 'S_13cYwMeayXfkwcU3nupg/64e3b981-e8fe-4072-93a8-c47890c76f3e', 1794820204521);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 18, '{"n":18,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'S_13cYwMeayXfkwcU3nupg/44ed09db-7993-4cac-afc0-58e1828ddbdc', 1794820204523);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 19, '{"n":19,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/86cf01bf-17af-4da7-9ffd-e0de43b19eae', 1794820204524);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 20, '{"n":20,"seat":0,"move":{"place":{"face":4,"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/3b00efa3-9bfd-4583-a695-b9a02d3bea44', 1794820204526);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 21, '{"n":21,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'S_13cYwMeayXfkwcU3nupg/6abc723a-05dc-4c34-8cb1-9699f565035c', 1794820204528);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'S_13cYwMeayXfkwcU3nupg/b3e05909-1e6d-478b-b38e-a9d1d1021bb1', 1794820204530);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/0e875cec-88cf-402e-a3dc-53d8d4660980', 1794820204532);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'S_13cYwMeayXfkwcU3nupg/cd57bef3-1dcb-4950-bb3a-8a64b01fc110', 1794820204535);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'S_13cYwMeayXfkwcU3nupg/60ce1c68-0d39-48b6-8e78-22d698905836', 1794820204536);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'S_13cYwMeayXfkwcU3nupg/66f5f291-f958-45c3-b2e0-f4203000c083', 1794820204539);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'S_13cYwMeayXfkwcU3nupg/dee000d4-74df-4d76-a959-eef68efcf57a', 1794820204540);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'S_13cYwMeayXfkwcU3nupg/35a2c87b-0776-47f3-9955-29d00cfab6d1', 1794820204542);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'S_13cYwMeayXfkwcU3nupg/326c15ef-e732-4269-89a3-2baa9dad830f', 1794820204545);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'S_13cYwMeayXfkwcU3nupg/23596a99-9235-4115-86b9-f195924a7a7d', 1794820204546);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
 {"n":32,"outcome":"4 5 6 5 4"}', 'S_13cYwMeayXfkwcU3nupg/367014ab-d767-4144-94e3-bfa469d6e811', 1794820204548);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 33, '{"n":33,"seat":0,"move":{"remove":{"face":6}}}', 'S_13cYwMeayXfkwcU3nupg/e29a73e8-c841-4636-91c2-8b163645ec51', 1794820204551);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 34, '{"n":34,"seat":0,"move":{"remove":{"face":5}}}', 'S_13cYwMeayXfkwcU3nupg/af4f6c04-5d1e-4552-94dc-c3d0319444ca', 1794820204552);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 35, '{"n":35,"seat":0,"move":{"remove":{"face":5}}}', 'S_13cYwMeayXfkwcU3nupg/fd7b3cd2-e660-4d79-a14f-9241eeb3bd1e', 1794820204554);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 36, '{"n":36,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/4d557e3b-ebd4-4f33-8629-7135429555ee', 1794820204556);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 37, '{"n":37,"seat":0,"move":{"remove":{"face":5}}}', 'S_13cYwMeayXfkwcU3nupg/aac27bf1-22ee-4478-af0c-45af9708c296', 1794820204558);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 38, '{"n":38,"seat":0,"move":{"remove":{"face":4}}}', 'S_13cYwMeayXfkwcU3nupg/04281135-7c5f-4420-b8bb-00dfbeffa76c', 1794820204560);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/9ff4adb6-07ec-4f80-b652-b32b5e38b641', 1794820204561);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 40, '{"n":40,"seat":0,"move":{"remove":{"face":4}}}', 'S_13cYwMeayXfkwcU3nupg/9813aa3a-63d0-4bcd-9159-11a9521ca9db', 1794820204563);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/256ff550-f85c-4731-96c0-0e207c44cbd9', 1794820204565);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 42, '{"n":42,"seat":0,"move":{"remove":{"face":4}}}', 'S_13cYwMeayXfkwcU3nupg/988a514c-c85a-4d6c-bb19-ffcc5c916d86', 1794820204568);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/41e80379-b18c-40bf-84f4-00305d5f765a', 1794820204570);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/2e9c49bb-8fc3-444e-8ced-44fcabe58624', 1794820204572);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 45, '{"n":45,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/bc565bb1-dcd8-49f2-b06a-d08f6c577fdb', 1794820204573);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 46, '{"n":46,"seat":0,"move":{"remove":{"face":5}}}', 'S_13cYwMeayXfkwcU3nupg/e45354c8-d673-4893-b231-463db3a2605a', 1794820204575);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 47, '{"n":47,"seat":0,"move":{"remove":{"face":4}}}', 'S_13cYwMeayXfkwcU3nupg/b4838c48-6719-4ac8-b449-235b22a2130a', 1794820204577);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 48, '{"n":48,"seat":0,"move":{"remove":{"face":4}}}', 'S_13cYwMeayXfkwcU3nupg/110173eb-5ff8-43f6-b48b-546c47f55500', 1794820204579);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', 'S_13cYwMeayXfkwcU3nupg/009585d5-00c4-4e07-8840-484f634eb7e1', 1794820204580);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 50, '{"n":50,"seat":0,"move":{"remove":{"face":4}}}', 'S_13cYwMeayXfkwcU3nupg/4b8c5b41-0e4a-4bb4-92d9-dc9da0b83d6c', 1794820204582);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 51, '{"n":51,"seat":0,"move":{"remove":{"face":5}}}', 'S_13cYwMeayXfkwcU3nupg/5b6f8afc-7126-4213-999a-fbef72edacfc', 1794820204584);
INSERT INTO entry VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 52, '{"n":52,"seat":0,"move":{"score":{"row":"twos"}}}', 'S_13cYwMeayXfkwcU3nupg/793294d4-2304-47a2-ba9a-e404d293ee90', 1794820204586);
INSERT INTO head VALUES ('-2aFCYIlT72C8RGBbQ4INw', 7, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('8OrObSs_IwjRF9suzd-mng', 18, 3, 0, 0, 'clock', 1794906604130, 86400000, 0);
INSERT INTO head VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 29, 4, NULL, 0, 'review', 1794820205255, 0, 0);
INSERT INTO head VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 33, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('KEWFOF3LVFuWwlLeRdaH7g', 0, 1, NULL, 0, 'begin', 1794820215459, 10000, 0);
INSERT INTO head VALUES ('Oj0b1oEhUatOwAtflbUFdw', 75, 4, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('bfJi7TjHHTZW1nRglzdxsg', 0, 1, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('hvqUr2cnwz7KEw5qSg-ebg', 7, 4, 0, 1, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 52, 4, NULL, 0, 'review', 1794820204586, 0, 0);
INSERT INTO member VALUES ('-2aFCYIlT72C8RGBbQ4INw', 'S_13cYwMeayXfkwcU3nupg', 1794820205284);
INSERT INTO member VALUES ('8OrObSs_IwjRF9suzd-mng', 'S_13cYwMeayXfkwcU3nupg', 1794820203951);
INSERT INTO member VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 'S_13cYwMeayXfkwcU3nupg', 1794820204766);
INSERT INTO member VALUES ('J_GD4tqKfGbGMGY84DHOwQ', 'S_13cYwMeayXfkwcU3nupg', 1794820203750);
INSERT INTO member VALUES ('KEWFOF3LVFuWwlLeRdaH7g', 'S_13cYwMeayXfkwcU3nupg', 1794820205459);
INSERT INTO member VALUES ('Oj0b1oEhUatOwAtflbUFdw', 'S_13cYwMeayXfkwcU3nupg', 1794820195519);
INSERT INTO member VALUES ('bfJi7TjHHTZW1nRglzdxsg', 'S_13cYwMeayXfkwcU3nupg', 1794820204374);
INSERT INTO member VALUES ('hvqUr2cnwz7KEw5qSg-ebg', 'S_13cYwMeayXfkwcU3nupg', 1794820204220);
INSERT INTO member VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 'S_13cYwMeayXfkwcU3nupg', 1794820204404);
INSERT INTO node VALUES ('1f2ea4a2-37fd-4739-be04-09e7fdecc91f', 1794820204871);
INSERT INTO result VALUES ('JCczeySTZ0XcUk5M2Pkdcg', 0, 'S_13cYwMeayXfkwcU3nupg', 'forone', 6, 1, 1794820205255, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none');
INSERT INTO result VALUES ('Oj0b1oEhUatOwAtflbUFdw', 0, 'S_13cYwMeayXfkwcU3nupg', 'classic', 39, 1, 1794820197426, 'points', -10.850095716629333, 198.4712885851455, 44, NULL, NULL, NULL, NULL);
INSERT INTO result VALUES ('mXgZGO6Q-fPUMU0uM4fTwA', 0, 'S_13cYwMeayXfkwcU3nupg', 'forone', 6, 1, 1794820204586, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none');
INSERT INTO review VALUES ('Oj0b1oEhUatOwAtflbUFdw', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":-10.850095716629333,"loss":198.4712885851455,"result":39.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":4.02978128665282,"loss":9.457701621841892,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1","better":"3 3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2"}},"text":""}]}},{"event":5,"turn":1,"luck":0.7531517484474648,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"3 5"}},"bestText":""},{"event":7,"turn":1,"luck":-3.3401660912918487,"loss":29.292981938120164,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"ones"}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-1.244056804745128,"loss":28.290471979179785,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-0.6038407891387578,"loss":4.542699968376667,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":15,"turn":3,"luck":13.093551499762583,"loss":15.016160165098569,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"2"}},"text":""}]}},{"event":17,"turn":3,"luck":-3.7825549507488176,"loss":22.351388103444975,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"fives","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":1.8781790081635847,"loss":10.390330205446162,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"2 3"}},"text":""}]}},{"event":21,"turn":5,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":1.7065730591925217,"loss":4.370631509086024,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3 3","better":"2 2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3"}},"text":""}]}},{"event":25,"turn":5,"luck":-1.875039585874589,"loss":3.6861991645741625,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3 5","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":27,"turn":5,"luck":-0.506743315564762,"loss":5.760124783584587,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":28,"turn":6,"luck":-1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":-0.8863594443292016,"loss":1.522006323380765,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"2 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"2 2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4"}},"text":""}]}},{"event":32,"turn":6,"luck":-0.7003926004907157,"loss":2.1376769423197715,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":34,"turn":6,"luck":-1.032470746543595,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"sixes"}},"bestText":""},{"event":35,"turn":7,"luck":9.947598300641403E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":1.068817369080108,"loss":4.305764906158004,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 4 6","better":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 5"}},"text":""}]}},{"event":39,"turn":7,"luck":-1.7169001506050705,"loss":1.374484287102618,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":41,"turn":7,"luck":0.9301872824153321,"loss":19.2345891521785,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"twos"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"twos"}},"text":"","plan":[{"move":{"score":{"box":"twos"}},"text":""}]}},{"event":42,"turn":8,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":-0.7767139851383291,"loss":6.2507281309015355,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":45,"turn":9,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":-0.8757031734922549,"loss":0.7826137402140176,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":49,"turn":9,"luck":-3.2446416380344942,"loss":1.1238228966896884,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4 5","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"2 4 5"}},"text":""}]}},{"event":51,"turn":9,"luck":-2.509801874274956,"loss":4.853902137092518,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":52,"turn":10,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-0.6828007635086522,"loss":5.798709424822363,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":55,"turn":11,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":-2.163272426586488,"loss":1.3471747860834924,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1","better":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":59,"turn":11,"luck":0.019565119875196046,"loss":4.5561714983372426,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 1 4 6","better":"1 1 6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1"}},"text":""}]}},{"event":61,"turn":11,"luck":-0.7917582246452639,"loss":2.249450652128388,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"threes","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":62,"turn":12,"luck":-2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":-1.4950023735807463,"loss":3.4177889186142636,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 2","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":66,"turn":12,"luck":-2.1492830417414552,"loss":0.9633545758430913,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"1"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2"}},"text":""}]}},{"event":68,"turn":12,"luck":-4.193140850624758,"loss":0.7276941078595769,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":3.552713678800501E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":0.4629629629629264,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":""},{"event":73,"turn":13,"luck":-2.2222222222222214,"loss":4.666666666666671,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"5 6","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":75,"turn":13,"luck":2.000000000000007,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO token VALUES ('088e588f235b8fbe6f5f2f0edd2246e475eec48c2625a2d290d953681231c869', 'S_13cYwMeayXfkwcU3nupg', 'session', 1794820195299, 1794820195299);
