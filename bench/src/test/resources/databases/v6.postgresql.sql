-- A PostgreSQL database of the schema v6, with games in all states, as that version left it.
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
INSERT INTO flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-16 09:11:07.918057', 325, true);
INSERT INTO flyway_schema_history VALUES (2, '2', 'heads', 'SQL', 'V2__heads.sql', 1461572551, 'postgres', '2026-11-16 09:11:08.619752', 326, true);
INSERT INTO flyway_schema_history VALUES (3, '3', 'books', 'SQL', 'V3__books.sql', 1739097075, 'postgres', '2026-11-16 09:11:09.142286', 7, true);
INSERT INTO flyway_schema_history VALUES (4, '4', 'archive', 'SQL', 'V4__archive.sql', 247726440, 'postgres', '2026-11-16 09:11:09.177105', 31, true);
INSERT INTO flyway_schema_history VALUES (5, '5', 'levels', 'SQL', 'V5__levels.sql', 1682241710, 'postgres', '2026-11-16 09:11:09.223201', 71, true);
INSERT INTO flyway_schema_history VALUES (6, '6', 'own dice', 'SQL', 'V6__own_dice.sql', 940793703, 'postgres', '2026-11-16 09:11:09.354655', 42, true);
INSERT INTO player VALUES ('Lh9zfZwgqBZwKPjgVaf9yQ', 'Anna', 1794820270547);
INSERT INTO game_table VALUES ('3LWkIFdq89Qh-Bw4gRZIwQ', 'beginning', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"machine":{"level":"easy","name":"Ada"}},{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"expected":{}},"left":false}}],"hints":true,"clock":0,"pace":1500}', 'QAeTmHi2owY1LzPm1XB6Bw', 'TCgfx_V9jSlEeA94rLD3FA', '47fff7589693df8af9144f9f88024b6aefed514f9e3b760f107d90f8331a06ef', 1794820288013, 1794820288013);
INSERT INTO game_table VALUES ('DlcWHUNp0fxsIidPvIh4Aw', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own"}', 'PN71jyBNe9u9YuSrVEe1Lw', 'lbhHS6On5_nqC-WqJ7Ar0A', '9d8724dd87f8a6850e5a088b8ed67e661c8be086dc3ff9e9e92d2b0d4bf37d21', 1794820287937, 1794820287937);
INSERT INTO game_table VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"revealed":{"entropy":"ef56355aa240fe9f47e2d9db8a56fc0b4a8bb5b09364736543b3703b671b8ad5","pledge":"12128cf641a1c143f826257560e3fe2c4770926770da82a10a8c8cc8603f8388","saw":"18a57ec5fe2536c031b7134e50ee43270c127cb855de923fec0db8a191f6f2e5"}},"left":false}}],"hints":true,"clock":0,"pace":0}', '125CZEbheuZM9vHWoDMhQw', '9WN8JY4xPupuyYwaCgIU4A', 'b1bfde25a0dc62ec78edbc48676d1f32ea0370c613b0c39ed02da37622c9a61b', 1794820285050, 1794820286180);
INSERT INTO game_table VALUES ('S9zqSFTZjJ01Wx7a21pfdA', 'closed', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","left":false}}],"hints":true,"clock":0,"pace":0,"dice":"own","goesOn":"DlcWHUNp0fxsIidPvIh4Aw"}', 'LCH7pEJSfgnLl43v9DWGVw', 'V_YmkNkqExWvT1YQI_rFTw', '9d8724dd87f8a6850e5a088b8ed67e661c8be086dc3ff9e9e92d2b0d4bf37d21', 1794820287492, 1794820287937);
INSERT INTO game_table VALUES ('VrcUkWbGjcvmGrTKn5EYKw', 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"revealed":{"entropy":"615e0d46c455e26b76e248639b168a90ffd4a364154bf10d35d8ad4c561015ba","pledge":"fbfe759fa937a979b5522f19533b970df099dd7ffa2764661eec3b4a3b470c02","saw":"078bc3e6278152f26125c18891cbc6f20bc18828490c665120eee70d9bd8aad8"}},"left":false}}],"hints":true,"clock":0,"pace":0}', '3RYx5LBjNos7rRYWRIP63A', 'AjXdI74TPBzC2J3HtNTr3w', '44d40d05697273d477af8da702d7856ae5bc60a82e0a4f8b1e3274ee7f8d74e6', 1794820270704, 1794820272504);
INSERT INTO game_table VALUES ('Vt-orJAkm3cT886E-7BqCw', 'over', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":1,"version":1,"name":{"de":"Das Grundspiel","en":"The base game","nl":"Het basisspel"},"text":{"de":"Die Karte des Regelhefts, ohne jede Änderung: Lerne, wann du eine Zeile schließt.","en":"The card of the rulebook, unchanged: learn when to close a row.","nl":"De kaart van het spelregelboekje, zonder wijziging: leer wanneer je een rij sluit."},"elements":[],"medals":{"bronze":240,"silver":270,"gold":300},"measured":true}},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"revealed":{"entropy":"8ef7bf68717630b60c724b0508c2346096944fa0dc852df24b6832f087888de2","pledge":"434967b9632cf2ab831586e35e67b1ad70db35a07ada63b28f018dfb2d59f5f9","saw":"ed36cf09640e1eeda29a82669fcf6d28d22bba9e3b0470e54aa9128af2c89351"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'Gddx27Y8s-CIkfI-pIehtw', 'tvYfx4MKT-HYxry-TiTK8A', '0d699726b41fdde8061338ebf2686565679011aa1fd3dc838a7010b40dae7e50', 1794820286318, 1794820287076);
INSERT INTO game_table VALUES ('YhIVtM4DuvbbzOzinkmPrg', 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"revealed":{"entropy":"9052e824bf1dde7ea45a3f8147e3723b1ea7dc02797ca3c6b91812b3b091b44c","pledge":"52debce8fadeab32ef2040fd113cc3d328f8fed9d93b93c94bc045505d1e88f6","saw":"45b5e6f959f70ce277f2010eac08e0668f988fb05a4a1a5f3b18b8154bcd7180"}},"left":false}}],"hints":true,"clock":0,"pace":0}', 'xF4E0FUvhMjbnbca5bl_2Q', '1lK5MKnzmZh17YD7ulkyXg', 'b2b22adbb28330bfe43cb668cf61ec1628f18e42ae226ba4cc211f9b002f4a9d', 1794820284610, 1794820284676);
INSERT INTO game_table VALUES ('d7be1fs6jXvyzNqPZYdBXg', 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'SJVXY267eV41LvS_atWjvA', 'dFOOu94dpxLYm1zDaO5UcQ', '2caabf6efa40010974380d6692f2abd1db40824e3605b87d1f4e1af7906c0877', 1794820284931, 1794820284931);
INSERT INTO game_table VALUES ('gky5hy1D1hnQGYLZcioYwg', 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"revealed":{"entropy":"ddd7e92ddb73a8c7fdb7a96a9d3a4480c226740109088437a3bfc9878a51f83a","pledge":"8d1efc96060cf839d7fbbcd86c2c764e419d6467f2711156fb88a7489baae4e0","saw":"6c7b1a368123f6653e60c76fa8dd14fb8146d3fb49a6b991dba2a1d063f00b40"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":86400,"pace":0}', '7jaUCS3cr0wM97SKrfVK3A', 'tuOhfIVXrcne2B05iQwkxw', '8d306b26eda244031082090eb6d1297df873252bd30cfec42a63b73a32466010', 1794820283861, 1794820283881);
INSERT INTO game_table VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 'running', 0, '{"game":"forone","options":{"level":"base","voluntaryDiscard":false,"challenge":{"number":8,"version":2,"name":{"de":"Gelb zuerst","en":"Yellow first","nl":"Geel eerst"},"text":{"de":"Der gelbe Würfel wird vor allen anderen gelegt. In den Kniffel passt er immer.","en":"The yellow die is placed before all others. In Kniffel it always fits.","nl":"De gele dobbelsteen gaat voor alle andere. In Kniffel past hij altijd."},"elements":[{"yellow-first":{}},{"yellow-joker":{"row":"kniffel"}},{"row-length":{"row":"chance","fields":6}}],"medals":{"bronze":260,"silver":295,"gold":325},"measured":true}},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"revealed":{"entropy":"8e1f1ce62320b2548c7c270ab4f11d38c3c6e46f58d7f9d7658a6ea6e3b97842","pledge":"ad684369e17324089af9ed9f0d0483df00be6b242bd664aaac70b2349d554d94","saw":"04d8bc1095c27b93d803fb190db9fc3456722b2732d46507d8c83db821742fba"}},"left":false}}],"hints":true,"clock":0,"pace":0,"book":"Oma"}', 'F8v_9NleJdyRfFQ8NJ9fPA', 'aeRrMMoQrIkoMoYJ07cfQw', '42111882008c65b3cb2efd051dc8b4e2d08f121a4b96c30f05c35bc36073876e', 1794820287153, 1794820287260);
INSERT INTO game_table VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"Lh9zfZwgqBZwKPjgVaf9yQ","places":[{"person":{"player":"Lh9zfZwgqBZwKPjgVaf9yQ","name":"Anna","adding":{"revealed":{"entropy":"a9bcdf0a54cb923c328c83905121844a97b004a8e91a271f34d908e4e8f934b7","pledge":"6cb9f25eb140d0ae8273f5f94290602b67abd43974bc4e509b46d39da6423c64","saw":"02beeab94303214a9004ea1a84be1c3a7de3357882a069b5c102ec189636fe63"}},"left":false}},{"machine":{"level":"easy","name":"Basil"}}],"hints":true,"clock":0,"pace":0}', 'ZaH5TskdyoShoKeeWcSLkA', 'QwC5iRpJXJNsJmApMtPBEQ', 'd6d8bbe9aec9739a3dcca899b3ca87a2109689c42bf2989ad8e7f0b544c0284f', 1794820283464, 1794820283642);
INSERT INTO archive VALUES ('VrcUkWbGjcvmGrTKn5EYKw', 44, '\x1f8b08000000000000ffad99cb6e1db911865f45386b1321eb467296d9268b6493c54459f06a2b23eb6024d99ec4d0bba75a16d44a9302ba8d03c150a3d592f99faafaeaafeaefa776f7787fd31e4ebffcf3fbe9a1fd7efac57d38b5af7a576f9dbe5f9feeae975bd7fab3f4a897562f3f9fbf36bdd41fde9f6f6f7f5cd59bb2dcbb3eb92bb8c22bbae2ebd3d3d3d3f5ddd5cbdf00fdc5f397c772fefce339589e7979eef4e1a4f73fa7bbaaffe75f3fc5fff65fbf7dfcfdcfbf7efbcbdffefdf11fa9c7fffcfd4fde3649e8c8f4ced510c76262c46cb842ea813971f6fa77d2a31ed7470a60c13b88eee9c38b2e1c75e1215d3355b45145574ebf68a7a696a44aaede48b4d6905836898b35e063e1d402952e83268cf4aa89474d7c40130e7a64a34755efd482c16368ad9b9093186ae24ceea199ca14b1b98aa98cf121675fb5f8518b7f4fcb4339dfbf5ce6f31fcf277df89c6e6fcdc3e37dbaf9f8e9f159d69e63f796d1db2e06ad034301a3496835c1bab31e8203913a1e9bf0f5d8613c76b840b9c421b1589f83dda9a59f3d16f29a5599b3a192828994c908d866f556b6694c2dadaa575dce4e38600f04e436dd7f6cc703425c53acdd1b2cec9780808980627ab6b990d4e8b08c07f76b9dbb19c02e4130b745d852eccba3b23326e2c55b9b92e9ce394344cde4a4d5cfa16a21048abef144da9b984c18e68e416c39ef206c4b31f723d976ca0a3642b6c5990a452bdffb6c52d6abaca98698eb227a90c5f046d60463ee08c7dc4b61fc9fa82dcae44a76478a7dd3c493a26a404b287556ac69dbd1de936c8b15b8a74192885f254d68e68ee0acdf7c6d0fbb8b06b087e8aa524cfb872108fae9c7d40d480b393aef931fcfeb796d246e823177098eb91164b8a4e0eeec6ab985689502de57d6be02ac2023674a224daf947db36e901668e5014c4006474076be3b10898475f964f590b56ae650b29a39361874bcd48355ba85e1b891793dee045f70110336c3d7d252f646c28a0d315131c02a88a427139b0f065a282d83034b634b89f18db409bee008be26a2b6e8da9f58b96466eba3295d5d25c51a4c666c464af3ec8a7e4b038d413f8355ce045b70105b5b395b68f16e7f9c9b7340cd195f6cd3e8a8f50a4e9249d6aa146896b00d729c5d290c1364c11164fd7677d37bbbdd5d2ab177f15c94aaa4494536a9fbd56a36187bb04d91d5238c277e035998400b2e012dd8420bb47790fe737b3b7defb530a875e9652915afc1005228d88c4d7b07b912076920b00e2b1368e1bbd03a200dddd016f199027b7dbef696ea2447a3a5af51438726e79e4d40ca2a39f51e689086ee8d349848834b48c3216acb9049fb3d33fb04c17bd324ea2c20458d4c27d120aaa9e9895de781dd80b8ce02481369746488b9f9e340af6945327961a387d32c6b76c93225000215241bbac431cb90d602c209c1f0a8f19a8662cbb1e5b1e7097a67288829c7a8333e84a6a1281534c1c41bdf9a26a03ab04c231bf08da1c109cdf05d9aed82338601ce7be514c2a05d064c55294bd190d19e698dabb5c4986019d54639f226b3e2444e3c1ea9edfac20e3480033b192a853baa2ccbea90c93a31c9a9ed894d1d5a8e3da95398c80aafb2686276e85db3332998c74ff7ad997337c9fc76735777974ec1e27bd15ff5d62775f92d9a90c49a565b2e0e5da436781940bf06842614a34b508c468af1f3837b732de9e452a416a398562310bc029aac18e783a74622b9e344da9ba04c28464728f6f8edbc1f625c4a20d0513f84a0362c6b24a2f460a46ba960c899dd68c330ac954e1388d1252046e304f9e3d1bd2ea0a41a3a663662b12f559f35128d8cafa578aac12699b4cab83a4c9a408c8e400c46515b88ed5f29297709490bdd736ecb9cafeda6163040a1a1cf45650d9398ca59fd3f4d20464720365b5ef01661f8f2d0aea525459deb2198e6960825cb26a34dda415302b1a594499b21bb4ae209c0f808c0faf9cbfd4ff08bab760e49d1a442da505c56e82e3b97927b5f06e38e6d7270b7f28b27fce24bf08bb7fc7a1e310f341550e32f1e96b90ca3bab0a6fc72cb0ed32a9cc105ed29c32e43a5ad830c4ff8c547f8553ea5bb45e5dee58b9e4e70f12a42cb161f9cd1f6a1d3a4b2cc76ac1e716cee5a49eb81676bfc4b108cb7045b1ec203364c2a1635b8c1a0779a66a40d33c4e07450060816a47319e1ac5e67953621181fb3615361a315c36544db292b96a62956d9a80b70da73523781d53d43c32a986b4e752419d13ac3f084647c84645b232603c5f6429983cdc5a24ecd416780aeed2552d6c1a5a070cd0e9a4c928fe4558a4c0826872dd8810599abc5432ba641d42e928a355959bb74c62836436994c703f3da1465422eb904b9644bae1f6bf0fd8b704a3df914584715a7dd842999182469fbb7be87d8a39f984a7a33b4c8845cf22eb9deab96ad2c9ec8da6b617aac4d92f699407179ebaa8e32f2f24ac6e2f2b6afb81a26d19275fb2a32912447a3b595e487f2dfbf9b89906bf24c26819a64e298d47a5230498b7e69aacef549c5f8370938593bc9bb6ba759cfff727b6b3e9dbf3cecef3168ab5d5e1fa98beccb3b3d9db9522267127964e856caf8564c0fbd8efa322196fcc40039548ddf928b9e1fc4dd0b251697755c0ca68868d52882b56a1c1beeae479b25481f179714d614f31382f99fd8986f856df7e578c8c668e157ae5ee956dbe2969508797933de822da4034e8d7634fff4e6ddbe9f6ccbfd916d39cca2b5dd972f03ff5e490dc075a71e1916a34ca0ba22c132597609544b4d7552397175667e6274fcbb46e71db7bcbfd5581f929e391b3d585c16ccda16a3c2cb46f15998aab5e37e8c2d3dfdebe97f2091297218230000');
INSERT INTO entry VALUES ('DlcWHUNp0fxsIidPvIh4Aw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', NULL, 1794820287937);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"4 6 2 3 2"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/a3a57cfd-f3ad-43f0-a87f-71f87d178021', 1794820285254);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 3, '{"n":3,"seat":0,"move":{"place":{"face":3,"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/b89915fa-706e-4174-a3ef-faf774663b61', 1794820285263);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 4, '{"n":4,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/6f29d6d2-245d-4b5a-92f5-1de57b37ca12', 1794820285268);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/bc07dce8-9b3a-4a19-b587-33914194dc20', 1794820285274);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 6, '{"n":6,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/e48d7fee-88df-4c90-906b-3e4f9cecafa0', 1794820285342);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 7, '{"n":7,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/e2f5d2c3-5fb0-40a4-92ea-0e2d92bb0ea9', 1794820285372);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"large-straight"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/7c9b88a9-8ed6-49e1-a7ff-f68579cad56a', 1794820285381);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"chance"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/3ca6dc72-8757-452c-bed7-db30a653d7cb', 1794820285415);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/2a148b79-8612-4d37-8994-dbf3123134a4', 1794820285511);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/826a9e22-a6b4-48f2-8349-613df5a0f07a', 1794820285525);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/d5f2b503-2989-4dee-85d9-27d652446423', 1794820285535);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"3 5 2 6 1"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/4e6eda22-51bf-4bf8-b446-89d51541324f', 1794820285588);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 15, '{"n":15,"seat":0,"move":{"place":{"face":1,"row":"four-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/e030571a-f072-4cd7-b9c9-e34de6190ef2', 1794820285633);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 16, '{"n":16,"seat":0,"move":{"place":{"face":5,"row":"fives"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/5dd0c5f3-5251-4246-9612-04592569b1c9', 1794820285726);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 17, '{"n":17,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/6d58e31b-08a8-45cf-bd93-0f6ca7b9cdf6', 1794820285745);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 18, '{"n":18,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/ff97c6d6-fe73-4bdb-a1dd-41eb88828223', 1794820285751);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 19, '{"n":19,"seat":0,"move":{"place":{"face":3,"row":"kniffel"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/76d0784a-9e25-48a1-876a-79236a449afc', 1794820285756);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 20, '{"n":20,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/368e0d89-100e-4949-96fb-a5436350ad9c', 1794820285764);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 21, '{"n":21,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/51fd4ba9-4dc2-45bf-9690-0c5d18af3db5', 1794820285768);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/a2bfc711-ad61-455d-9116-9290d262b4fc', 1794820285773);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 23, '{"n":23,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/ff133ecc-0f97-4190-adda-33e4a797bcab', 1794820285783);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/40f33d56-8505-4f08-b0fa-0b38ba303850', 1794820285788);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 25, '{"n":25,"seat":0,"move":{"score":{"row":"threes"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/8d21e87f-6833-4d6f-9932-6c067afc5d12', 1794820285793);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 26, '{"n":26,"seat":0,"move":{"score":{"row":"fives"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/23d918f5-0eac-4730-b23c-3b49e1782055', 1794820285803);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 27, '{"n":27,"seat":0,"move":{"score":{"row":"fours"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/8c5e1d47-67b1-46d9-9f46-a3a96911a013', 1794820285819);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 28, '{"n":28,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/daa9b9e8-f0b7-4409-a08c-6360b2714baa', 1794820285824);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 29, '{"n":29,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/f36c3288-abfd-4206-b5e9-9e0ad6494a0c', 1794820285836);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 30, '{"n":30,"seat":0,"move":{"score":{"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/de65be33-49c4-452b-b67b-b72a77b0fe41', 1794820285848);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 31, '{"n":31,"seat":0,"move":{"roll-on":{}}}
 {"n":32,"outcome":"5 5 5 1 3"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/56648273-5e70-4b01-b87b-2aa464498460', 1794820285866);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 33, '{"n":33,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/788ce20c-65f2-43a3-9b05-c7ada27a6be1', 1794820285879);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 34, '{"n":34,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/8800b993-ff45-4307-97a5-9d3ab46c4073', 1794820285887);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 35, '{"n":35,"seat":0,"move":{"remove":{"face":3}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/b1931a57-b5af-471a-9a32-b553876128f6', 1794820285897);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 36, '{"n":36,"seat":0,"move":{"remove":{"face":1}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/5561dab6-dd8b-4cd0-9738-31e5d34ea22a', 1794820285904);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 37, '{"n":37,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/c35e86dc-4e94-4c8f-a812-a57265f6f9b5', 1794820285909);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 38, '{"n":38,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/74d0257e-604a-4f78-a2be-26783c027049', 1794820285924);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 39, '{"n":39,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/4532eccc-14a2-47ff-a431-aeb7600645be', 1794820285929);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 40, '{"n":40,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/daa7b17d-7ca1-4ff6-bb59-4db3e8384d81', 1794820285938);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 41, '{"n":41,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/fa6437bf-8199-47cd-973d-4bbce04f4568', 1794820285943);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 42, '{"n":42,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/af1e0dad-7c2f-44a3-ab1c-d7bb668325f5', 1794820285949);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 43, '{"n":43,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/c34c6ec2-d7e4-40b8-be95-1b5358a8434f', 1794820285959);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 44, '{"n":44,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/f4e3a1e5-2f76-43ec-9f2a-e24f3cd7edcd', 1794820285966);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 45, '{"n":45,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/47e5e93f-ed58-4149-a3fb-9cf3d8a5223a', 1794820285971);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 46, '{"n":46,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/94ad9d80-c99f-4fcd-85d6-94c0a7d3ac09', 1794820285981);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 47, '{"n":47,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/9a8f1eaa-9f7a-4c26-99b6-11e001e74f5e', 1794820285993);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 48, '{"n":48,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/bc5fade2-c5f5-4934-b164-7a68b5ed1e02', 1794820286012);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 49, '{"n":49,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/51a3a9da-3419-43d7-9621-f5d81b81f9a7', 1794820286017);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 50, '{"n":50,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/e7f58523-551f-496e-9570-ca996e77cd37', 1794820286030);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 51, '{"n":51,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/136ec0b9-e7b1-47c1-a0a9-c12841e45c5c', 1794820286037);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 52, '{"n":52,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/527ec15b-0fac-4df3-a789-5433022454ee', 1794820286040);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 53, '{"n":53,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/b291cb92-9aff-4487-af63-90ea5a1692c7', 1794820286042);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 54, '{"n":54,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/c22f7c42-a7f0-4c72-9ef2-eb6d398401ce', 1794820286046);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 55, '{"n":55,"seat":0,"move":{"remove":{"face":1}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/28801dce-aff0-4467-a4c2-c28a9b0f7d2b', 1794820286050);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 56, '{"n":56,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/c9480883-c150-49a7-985a-bbb01c6f35f8', 1794820286054);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 57, '{"n":57,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/ee3c7663-df7c-44f6-a8fc-6c41973db224', 1794820286060);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 58, '{"n":58,"seat":0,"move":{"roll-on":{}}}
 {"n":59,"outcome":"5 3 3 1 6"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/913ca424-9e49-4b3b-a341-0d34805b275a', 1794820286063);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 60, '{"n":60,"seat":0,"move":{"remove":{"face":5}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/5e25fbf8-17b7-4390-9d10-267dd38b48ec', 1794820286070);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 61, '{"n":61,"seat":0,"move":{"remove":{"face":6}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/0d418fb9-2916-465c-bf87-8fffdda8c9a5', 1794820286075);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 62, '{"n":62,"seat":0,"move":{"remove":{"face":3}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/ab5ab676-7539-4e66-b12f-141ceee5b791', 1794820286080);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 63, '{"n":63,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/fcb94d59-2c33-4e86-babb-61a5dec77ac9', 1794820286089);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 64, '{"n":64,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/08e9c60c-adf9-4c83-9d5f-eec767d2f20e', 1794820286103);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 65, '{"n":65,"seat":0,"move":{"remove":{"face":6}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/b0c76b1e-c8aa-4994-99b0-a970194d105d', 1794820286113);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 66, '{"n":66,"seat":0,"move":{"remove":{"face":3}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/76073538-887d-4969-b318-94389842f1ba', 1794820286137);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 67, '{"n":67,"seat":0,"move":{"remove":{"face":3}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/7054f11a-38af-4508-abe1-f2b664a6502e', 1794820286143);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 68, '{"n":68,"seat":0,"move":{"remove":{"face":1}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/5e4d38e3-cdaa-41a5-adc4-8c2f48f10660', 1794820286163);
INSERT INTO entry VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 69, '{"n":69,"seat":0,"move":{"score":{"row":"twos"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/2b1999a0-2cbc-414a-b549-1e3c98585567', 1794820286180);
INSERT INTO entry VALUES ('S9zqSFTZjJ01Wx7a21pfdA', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/dd219d6a-217b-49cb-927b-034ad09ee91e', 1794820287786);
INSERT INTO entry VALUES ('S9zqSFTZjJ01Wx7a21pfdA', 2, '{"n":2,"outcome":"5 2 4 3 5"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/f301c1c5-af7f-498f-b93e-b0202a903c15', 1794820287855);
INSERT INTO entry VALUES ('S9zqSFTZjJ01Wx7a21pfdA', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/4bbc8806-1b8f-4490-8cd2-0d56ee53359c', 1794820287879);
INSERT INTO entry VALUES ('S9zqSFTZjJ01Wx7a21pfdA', 4, '{"n":4,"outcome":"5 5 5"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/017af4fc-0e69-4fa3-b838-2180c5edd40b', 1794820287889);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"2 1 4 6 6"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/66d4b0c1-1e77-45fe-a120-c454566954b3', 1794820286645);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 3, '{"n":3,"seat":0,"move":{"place":{"face":1,"row":"ones"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/3ea4f6d5-c319-47a4-876c-01ec1856edc9', 1794820286657);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 4, '{"n":4,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/412d735e-e675-4c48-96e0-7cd939e26d66', 1794820286667);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 5, '{"n":5,"seat":0,"move":{"place":{"face":6,"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/17984556-4489-44ae-b4bb-c2d65abc7495', 1794820286677);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 6, '{"n":6,"seat":0,"move":{"place":{"face":2,"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/8e018ff1-b2f9-424a-92cb-22b89f0487a1', 1794820286694);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 7, '{"n":7,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/85480fef-928f-4200-82e8-b0fb072a4982', 1794820286701);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 8, '{"n":8,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/3383ab7c-7ed8-4682-b302-637c46f01812', 1794820286707);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 9, '{"n":9,"seat":0,"move":{"place":{"face":6,"row":"three-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/e07e707d-ee11-4355-b56e-c49d6f174145', 1794820286710);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 10, '{"n":10,"seat":0,"move":{"score":{"row":"chance"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/7c44f668-3193-450c-8d9a-3419f362c254', 1794820286724);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 11, '{"n":11,"seat":0,"move":{"score":{"row":"small-straight"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/4d3e565a-9eb7-44b5-859a-a3b3ee1efa9b', 1794820286776);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 12, '{"n":12,"seat":0,"move":{"score":{"row":"ones"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/b5b6d6b0-935c-41db-becd-4a881f7113cb', 1794820286782);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 13, '{"n":13,"seat":0,"move":{"roll-on":{}}}
 {"n":14,"outcome":"6 4 2 1 2"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/38faf7be-c195-44b2-8d90-a2dd1a1362a8', 1794820286793);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 15, '{"n":15,"seat":0,"move":{"place":{"face":2,"row":"kniffel"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/9d31b440-4680-4c5c-8c96-337c321938ce', 1794820286799);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 16, '{"n":16,"seat":0,"move":{"place":{"face":4,"row":"four-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/84d68c24-14d3-459a-963f-39fc940e7a3b', 1794820286803);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 17, '{"n":17,"seat":0,"move":{"place":{"face":1,"row":"three-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/31368c7f-df2c-4227-a41e-15e7b9e5b4fb', 1794820286808);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 18, '{"n":18,"seat":0,"move":{"place":{"face":6,"row":"sixes"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/b08bb427-c803-4d18-b26a-89b257528736', 1794820286812);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 19, '{"n":19,"seat":0,"move":{"place":{"face":2,"row":"twos"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/3953120f-821a-401c-94a6-662789920e72', 1794820286817);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 20, '{"n":20,"seat":0,"move":{"score":{"row":"three-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/9d8298bf-2e2c-418f-8c1f-0f3a1346cf55', 1794820286829);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 21, '{"n":21,"seat":0,"move":{"score":{"row":"four-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/32ced279-ff8a-42e3-ac2e-f6568f2647fc', 1794820286836);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 22, '{"n":22,"seat":0,"move":{"score":{"row":"sixes"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/61514deb-9592-45eb-acd3-ef2b9cabb86e', 1794820286849);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 23, '{"n":23,"seat":0,"move":{"score":{"row":"fours"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/1bd630d6-be91-4bf1-9b3f-9a53c6fde42b', 1794820286858);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 24, '{"n":24,"seat":0,"move":{"score":{"row":"kniffel"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/12d5c1ca-6a77-4019-a698-d0fd4058f701', 1794820286869);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 25, '{"n":25,"seat":0,"move":{"score":{"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/de732853-08e7-40e7-99ea-44655aa7dced', 1794820286880);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 26, '{"n":26,"seat":0,"move":{"score":{"row":"large-straight"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/ce6784df-890a-4f8f-a8d2-c0a7385f6a97', 1794820286952);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 27, '{"n":27,"seat":0,"move":{"score":{"row":"twos"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/d0814c40-faca-4f0b-8b1b-bc0881f4ee5e', 1794820287043);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 28, '{"n":28,"seat":0,"move":{"score":{"row":"fives"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/ba406b6f-db4f-49ac-929a-5dd24c4756c4', 1794820287067);
INSERT INTO entry VALUES ('Vt-orJAkm3cT886E-7BqCw', 29, '{"n":29,"seat":0,"move":{"score":{"row":"threes"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/4a5d12e9-df65-4da0-a9b3-76fa33819fe8', 1794820287076);
INSERT INTO entry VALUES ('YhIVtM4DuvbbzOzinkmPrg', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":{"fall":{"dice":"3 5 2 3 4"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/885fe419-8296-4190-b22c-670d34da77c3', 1794820284719);
INSERT INTO entry VALUES ('YhIVtM4DuvbbzOzinkmPrg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 4"}}}
 {"n":4,"outcome":{"fall":{"dice":"1 2 3"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/eecbbe70-9a96-4df0-adbd-2ddae2fe29ec', 1794820284797);
INSERT INTO entry VALUES ('YhIVtM4DuvbbzOzinkmPrg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
 {"n":6,"outcome":{"fall":{"dice":"1 6 1"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/559a6265-5a98-484d-a68a-db26e9d0f35b', 1794820284808);
INSERT INTO entry VALUES ('YhIVtM4DuvbbzOzinkmPrg', 7, '{"n":7,"seat":0,"move":{"row":{"row":1}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/3b87b209-4f94-4c56-af60-f6085d315ac5', 1794820284817);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 1, '{"n":1,"outcome":{"drawn":{"cards":"1 2 3 6 6"}}}
 {"n":2,"outcome":{"drawn":{"cards":"1 1 3 5 6"}}}', NULL, 1794820283917);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 3, '{"n":3,"seat":0,"move":{"score":{"box":"sixes","cards":"6"}}}
 {"n":4,"outcome":{"drawn":{"cards":"6"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/3ce64df8-4042-4a23-8365-fea26ce7371f', 1794820284021);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 5, '{"n":5,"seat":1,"move":{"score":{"box":"ones","cards":"1 1"}}}
 {"n":6,"outcome":{"drawn":{"cards":"3 5"}}}', NULL, 1794820284210);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 7, '{"n":7,"seat":0,"move":{"score":{"box":"twos","cards":"2"}}}
 {"n":8,"outcome":{"drawn":{"cards":"6"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/cdcc3445-b071-4775-9a76-7cd348356fe0', 1794820284311);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 9, '{"n":9,"seat":1,"move":{"score":{"box":"threes","cards":"3 3"}}}
 {"n":10,"outcome":{"drawn":{"cards":"3 3"}}}', NULL, 1794820284505);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 11, '{"n":11,"seat":0,"move":{"set-aside":{"value":1}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/d3834007-14a8-4bc3-8f1f-99f8e74cfc77', 1794820284532);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 12, '{"n":12,"seat":0,"move":{"exchange":{"discards":"1","draw":2}}}
 {"n":13,"outcome":{"drawn":{"cards":"3 4"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/2403aff4-101e-4a7f-ac7c-9a8bfb0837bc', 1794820284550);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 14, '{"n":14,"seat":1,"move":{"score":{"box":"fives","cards":"5 5"}}}
 {"n":15,"outcome":{"drawn":{"cards":"3 4"}}}', NULL, 1794820284568);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 16, '{"n":16,"seat":0,"move":{"exchange":{"discards":"","draw":0}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/6bfb5f7b-6f3d-4e71-9d4e-6a7de4c162b0', 1794820284584);
INSERT INTO entry VALUES ('gky5hy1D1hnQGYLZcioYwg', 17, '{"n":17,"seat":1,"move":{"score":{"box":"three-of-a-kind","cards":"3 3 3 4 6"}}}
 {"n":18,"outcome":{"drawn":{"cards":"1 2 4 4 6"}}}', NULL, 1794820284591);
INSERT INTO entry VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 1, '{"n":1,"seat":0,"move":{"roll-on":{}}}
 {"n":2,"outcome":"6 4 2 5 1"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/6c2aef04-8492-43b8-93f8-19abc257a930', 1794820287383);
INSERT INTO entry VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 3, '{"n":3,"seat":0,"move":{"place-yellow":{"face":3,"row":"kniffel"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/5bf0afee-37cf-4f17-95b1-4da8f365813f', 1794820287391);
INSERT INTO entry VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 4, '{"n":4,"seat":0,"move":{"take-back":{}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/2de8cfb4-3424-4139-aede-0022c46b86c6', 1794820287402);
INSERT INTO entry VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 5, '{"n":5,"seat":0,"move":{"place-yellow":{"face":5,"row":"kniffel"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/cfb7066a-08b3-4278-a4b9-2a2d07dc6bf8', 1794820287427);
INSERT INTO entry VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 6, '{"n":6,"seat":0,"move":{"place":{"face":4,"row":"full-house"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/7bc0aee6-40e6-43e8-acff-4ce3eae18553', 1794820287469);
INSERT INTO entry VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 7, '{"n":7,"seat":0,"move":{"place":{"face":5,"row":"three-of-a-kind"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/609e7f58-100a-44c0-bb92-4b2cde888bcc', 1794820287479);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 1, '{"n":1,"outcome":"5"}
 {"n":2,"outcome":"2"}', NULL, 1794820283662);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":4,"outcome":"2 1 4 2 1"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/9cf80b46-93e3-4285-8cf2-5810f6b3b82e', 1794820283682);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":6,"outcome":"4 2 1 6"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/4d0ee5f8-accd-4ca4-8797-5a8c232aa6e0', 1794820283757);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"3 5"}}}
 {"n":8,"outcome":"3 5"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/6bf9b0df-835c-4fa7-939d-0f2c81245cae', 1794820283797);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 9, '{"n":9,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/086e98c3-e7f4-4e9a-87f4-4be92059df40', 1794820283828);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":11,"outcome":"6 5 3 5 5"}', NULL, 1794820283830);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"3"}}}
 {"n":13,"outcome":"5"}', NULL, 1794820283833);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 14, '{"n":14,"seat":1,"move":{"score":{"box":"four-of-a-kind"}}}', NULL, 1794820283835);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":16,"outcome":"6 5 6 1 3"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/1c19b524-115f-49b4-b2de-bfcdf7cfa2c3', 1794820283840);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 17, '{"n":17,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'Lh9zfZwgqBZwKPjgVaf9yQ/9c15c931-4b99-43ca-ae52-89ffe91e0392', 1794820283843);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 18, '{"n":18,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":19,"outcome":"4 4 6 4 5"}', NULL, 1794820283845);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 20, '{"n":20,"seat":1,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":21,"outcome":"1 1 3 6"}', NULL, 1794820283846);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 22, '{"n":22,"seat":1,"move":{"roll":{"dice":"1 4"}}}
 {"n":23,"outcome":"2 4"}', NULL, 1794820283848);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 24, '{"n":24,"seat":1,"move":{"score":{"box":"large-straight"}}}', NULL, 1794820283849);
INSERT INTO entry VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":26,"outcome":"4 5 5 1 1"}', 'Lh9zfZwgqBZwKPjgVaf9yQ/956b526c-188c-4d38-abea-551b65b7138e', 1794820283855);
INSERT INTO head VALUES ('3LWkIFdq89Qh-Bw4gRZIwQ', 0, 1, NULL, 0, 'begin', 1794820298013, 10000, 0);
INSERT INTO head VALUES ('DlcWHUNp0fxsIidPvIh4Aw', 1, 1, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 69, 4, NULL, 0, 'review', 1794820286180, 0, 0);
INSERT INTO head VALUES ('S9zqSFTZjJ01Wx7a21pfdA', 4, 2, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('VrcUkWbGjcvmGrTKn5EYKw', 75, 4, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('Vt-orJAkm3cT886E-7BqCw', 29, 4, NULL, 0, 'review', 1794820287076, 0, 0);
INSERT INTO head VALUES ('YhIVtM4DuvbbzOzinkmPrg', 7, 4, 0, 1, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('d7be1fs6jXvyzNqPZYdBXg', 0, 1, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('gky5hy1D1hnQGYLZcioYwg', 18, 3, 0, 0, 'clock', 1794906684591, 86400000, 0);
INSERT INTO head VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 7, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO head VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 26, 3, 0, 0, NULL, NULL, NULL, 0);
INSERT INTO member VALUES ('3LWkIFdq89Qh-Bw4gRZIwQ', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820288013);
INSERT INTO member VALUES ('DlcWHUNp0fxsIidPvIh4Aw', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820287937);
INSERT INTO member VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820285050);
INSERT INTO member VALUES ('S9zqSFTZjJ01Wx7a21pfdA', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820287492);
INSERT INTO member VALUES ('VrcUkWbGjcvmGrTKn5EYKw', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820270704);
INSERT INTO member VALUES ('Vt-orJAkm3cT886E-7BqCw', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820286318);
INSERT INTO member VALUES ('YhIVtM4DuvbbzOzinkmPrg', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820284610);
INSERT INTO member VALUES ('d7be1fs6jXvyzNqPZYdBXg', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820284931);
INSERT INTO member VALUES ('gky5hy1D1hnQGYLZcioYwg', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820283861);
INSERT INTO member VALUES ('lLVhSIxQCKQ66qjQb7Zi6A', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820287153);
INSERT INTO member VALUES ('z_b4_Oqn_0FxLgUSW1J6hg', 'Lh9zfZwgqBZwKPjgVaf9yQ', 1794820283464);
INSERT INTO node VALUES ('a9f9619a-02c0-4cf5-ae81-3e59cd112acb', 1794820286175);
INSERT INTO result VALUES ('IMDB5uWKvoNDvUdSj9BO7w', 0, 'Lh9zfZwgqBZwKPjgVaf9yQ', 'forone', 6, 1, 1794820286180, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'fair');
INSERT INTO result VALUES ('VrcUkWbGjcvmGrTKn5EYKw', 0, 'Lh9zfZwgqBZwKPjgVaf9yQ', 'classic', 28, 1, 1794820272504, 'points', 10.232374591676798, 230.55375889345163, 44, NULL, NULL, NULL, NULL, 'fair');
INSERT INTO result VALUES ('Vt-orJAkm3cT886E-7BqCw', 0, 'Lh9zfZwgqBZwKPjgVaf9yQ', 'forone', 11, 1, 1794820287076, NULL, NULL, NULL, NULL, 'Oma', 1, 1, 'none', 'fair');
INSERT INTO review VALUES ('VrcUkWbGjcvmGrTKn5EYKw', '{"ready":true,"unit":"points","estimated":false,"sharp":true,"players":[{"seat":0,"start":248.32138430177483,"luck":10.232374591676798,"loss":230.55375889345163,"result":28.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"turn":1,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"turn":1,"luck":-1.2484244193315988,"loss":2.7689252942818428,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"4","better":"5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4"}},"text":""}]}},{"event":5,"turn":1,"luck":5.038880758399557,"loss":9.78568865963075,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"3 5"}},"text":"","best":{"roll":{"dice":"3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 4 4","better":"4 4 4"}},"text":"","plan":[{"move":{"roll":{"dice":"3 4"}},"text":""}]}},{"event":7,"turn":1,"luck":-2.2055173025040062,"loss":26.33824169880498,"error":0.0,"verdict":"costly","move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"small-straight","better":"ones"}},"text":"","plan":[{"move":{"score":{"box":"ones"}},"text":""}]}},{"event":8,"turn":2,"luck":-3.694822225952521E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":10,"turn":2,"luck":-0.2607750479688775,"loss":29.273753735956035,"error":0.0,"verdict":"costly","move":{"score":{"box":"large-straight"}},"text":"","best":{"roll":{"dice":"1"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1"}},"text":""}]}},{"event":11,"turn":3,"luck":2.5579538487363607E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":13,"turn":3,"luck":-3.9511364189755227,"loss":1.0087929259186694,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 4"}},"text":""}]}},{"event":15,"turn":3,"luck":-2.1794957652099924,"loss":3.2286450088593597,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 4"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":17,"turn":3,"luck":8.116843188654371,"loss":30.95186554673603,"error":0.0,"verdict":"costly","move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"sixes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"fives","better":"sixes"}},"text":"","plan":[{"move":{"score":{"box":"sixes"}},"text":""}]}},{"event":18,"turn":4,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":20,"turn":4,"luck":-1.7959407344225156,"loss":6.716210462860062,"error":0.0,"verdict":"costly","move":{"score":{"box":"ones"}},"text":"","best":{"roll":{"dice":"1 4 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 4 5"}},"text":""}]}},{"event":21,"turn":5,"luck":1.4210854715202004E-13,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":23,"turn":5,"luck":-2.224809624778544,"loss":2.4460795118370413,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3 4","better":"2 2"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":25,"turn":5,"luck":-1.5553164097990475,"loss":1.0471290325390896,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 3 5","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":27,"turn":5,"luck":1.716171150302415,"loss":8.935001870840296,"error":0.0,"verdict":"costly","move":{"score":{"box":"kniffel"}},"text":"","best":{"score":{"box":"three-of-a-kind"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"kniffel","better":"three-of-a-kind"}},"text":"","plan":[{"move":{"score":{"box":"three-of-a-kind"}},"text":""}]}},{"event":28,"turn":6,"luck":-1.4210854715202004E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":30,"turn":6,"luck":1.4535347094161324,"loss":3.861900477126099,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"6 6"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":32,"turn":6,"luck":1.7912066669791784,"loss":4.629276209789666,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"3 3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 4"}},"text":""}]}},{"event":34,"turn":6,"luck":8.165525100054708,"loss":21.197995846598303,"error":0.0,"verdict":"costly","move":{"score":{"box":"sixes"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"sixes","better":"full-house"}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":35,"turn":7,"luck":8.526512829121202E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":37,"turn":7,"luck":-1.2381301245974612,"loss":2.254360827853759,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2"}},"text":"","best":{"roll":{"dice":"1 3 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 3 4","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 5"}},"text":""}]}},{"event":39,"turn":7,"luck":0.6141960028529496,"loss":2.0891076685263954,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"threw-away":{"dice":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":41,"turn":7,"luck":-0.6884241441110674,"loss":18.976907082313005,"error":0.0,"verdict":"costly","move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"three-of-a-kind","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":42,"turn":8,"luck":2.842170943040401E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":44,"turn":8,"luck":-0.1299898978131182,"loss":6.897452218226732,"error":0.0,"verdict":"costly","move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":45,"turn":9,"luck":-5.684341886080802E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":47,"turn":9,"luck":-2.4038643156979305,"loss":1.434469495531161,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"2 3"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":49,"turn":9,"luck":-1.6933622985788617,"loss":0.34709848926783593,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"1 2 3"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3 6","better":"3 4"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3"}},"text":""}]}},{"event":51,"turn":9,"luck":3.342211276370321,"loss":10.853902137092511,"error":0.0,"verdict":"costly","move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"threes"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"four-of-a-kind","better":"threes"}},"text":"","plan":[{"move":{"score":{"box":"threes"}},"text":""}]}},{"event":52,"turn":10,"luck":0.0,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":54,"turn":10,"luck":-1.834594388514816,"loss":9.646915799816206,"error":0.0,"verdict":"costly","move":{"score":{"box":"chance"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":"","why":{"reason":{"stopped-early":{"rolls":2}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 3 5"}},"text":""}]}},{"event":55,"turn":11,"luck":2.1316282072803006E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":57,"turn":11,"luck":9.079153331362882,"loss":10.979081572013541,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4 5"}},"text":"","best":{"score":{"box":"full-house"}},"bestText":"","why":{"reason":{"rolled-past":{"box":"full-house","points":25}},"text":"","plan":[{"move":{"score":{"box":"full-house"}},"text":""}]}},{"event":59,"turn":11,"luck":0.07203912368270693,"loss":2.34425603214261,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 3 4"}},"bestText":"","why":{"reason":{"held-back":{"dice":"3 5"}},"text":"","plan":[{"move":{"roll":{"dice":"1 3 4"}},"text":""}]}},{"event":61,"turn":11,"luck":-0.6666666666666643,"loss":0.24945065212838813,"error":0.0,"verdict":"costly","move":{"score":{"box":"threes"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"wrote-dear":{"box":"threes","points":6,"better":"fours","betterPoints":8}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":62,"turn":12,"luck":-7.105427357601002E-15,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":64,"turn":12,"luck":-3.4324393414473775,"loss":1.4803519507476466,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 3 4"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"2 5","better":"3 3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 5"}},"text":""}]}},{"event":66,"turn":12,"luck":1.4516568291708367,"loss":6.083204578154032,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"1 2","better":"1 1 5 5"}},"text":"","plan":[{"move":{"roll":{"dice":"5"}},"text":""}]}},{"event":68,"turn":12,"luck":-2.6742307192261094,"loss":0.7276941078595769,"error":0.0,"verdict":"costly","move":{"score":{"box":"full-house"}},"text":"","best":{"score":{"box":"fours"}},"bestText":"","why":{"reason":{"struck-dear":{"box":"full-house","better":"fours"}},"text":"","plan":[{"move":{"score":{"box":"fours"}},"text":""}]}},{"event":69,"turn":13,"luck":4.263256414560601E-14,"loss":0.0,"error":0.0,"verdict":"best","move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":71,"turn":13,"luck":0.4629629629629193,"loss":3.333333333333332,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":"","why":{"reason":{"held-the-wrong":{"kept":"3","better":"4"}},"text":"","plan":[{"move":{"roll":{"dice":"2 3 4 5"}},"text":""}]}},{"event":73,"turn":13,"luck":1.1111111111111072,"loss":0.6666666666666714,"error":0.0,"verdict":"costly","move":{"roll":{"dice":"2 4 5"}},"text":"","best":{"roll":{"dice":"1 2 4 5"}},"bestText":"","why":{"reason":{"held-back":{"dice":"3"}},"text":"","plan":[{"move":{"roll":{"dice":"1 2 4 5"}},"text":""}]}},{"event":75,"turn":13,"luck":-1.9999999999999893,"loss":0.0,"error":0.0,"verdict":"best","move":{"score":{"box":"fours"}},"text":"","best":{"score":{"box":"fours"}},"bestText":""}]}]}');
INSERT INTO token VALUES ('5a94f166e73b2a670da9f3b19808f3751d969c96c057d1c9c5c0192ea5b495db', 'Lh9zfZwgqBZwKPjgVaf9yQ', 'session', 1794820270547, 1794820270547);
