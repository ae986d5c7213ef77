-- A PostgreSQL database of the first version of the schema, with games in all states, as that version left it.
CREATE TABLE player (
  id      TEXT   NOT NULL PRIMARY KEY,
  name    TEXT   NOT NULL,
  created BIGINT NOT NULL
);
CREATE TABLE token (
  hash    TEXT   NOT NULL PRIMARY KEY,
  player  TEXT   NOT NULL REFERENCES player (id),
  kind    TEXT   NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX token_player ON token (player);
CREATE TABLE game_table (
  id         TEXT    NOT NULL PRIMARY KEY,
  revision   INTEGER NOT NULL,
  status     TEXT    NOT NULL,
  listed     INTEGER NOT NULL,
  body       TEXT    NOT NULL,
  play_code  TEXT    NOT NULL UNIQUE,
  watch_code TEXT    NOT NULL UNIQUE,
  seed       TEXT    NOT NULL,
  due        BIGINT,
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
CREATE TABLE entry (
  table_id TEXT    NOT NULL,
  seq      INTEGER NOT NULL,
  events   TEXT    NOT NULL,
  command  TEXT,
  at       BIGINT  NOT NULL,
  PRIMARY KEY (table_id, seq)
);
CREATE TABLE hint (
  table_id TEXT    NOT NULL,
  seq      INTEGER NOT NULL,
  PRIMARY KEY (table_id, seq)
);
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
INSERT INTO flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by, installed_on, execution_time, success) VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 675090518, 'postgres', '2026-11-15 22:30:35.730364', 144, true);
INSERT INTO player (id, name, created) VALUES ('G7DdLfnuBh2CqPOWFK1grQ', 'Anna', 1794781836369);
INSERT INTO token (hash, player, kind, created) VALUES ('6c6b834ec44045a660778157aea73b0060c7bacd8eb2a67eca5ca954746e4363', 'G7DdLfnuBh2CqPOWFK1grQ', 'session', 1794781836369);
INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code, seed, due, created, updated) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 3, 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"G7DdLfnuBh2CqPOWFK1grQ","places":[{"person":{"player":"G7DdLfnuBh2CqPOWFK1grQ","name":"Anna","entropy":"old entropy","left":false}}],"hints":true,"clock":0,"pace":0}', 'DYvO5SsQ4fJjzHxutO1Row', 'xMufEBsng7tKnsvLCAvkoQ', '706fd5b0a7e0275a40eb3da0afbef86fea4005d4102a4e21c6c4a438aefdc8a8', NULL, 1794781836507, 1794781836896);
INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code, seed, due, created, updated) VALUES ('1CVefwRGQM89f6LLx0mrkA', 2, 'running', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"G7DdLfnuBh2CqPOWFK1grQ","places":[{"person":{"player":"G7DdLfnuBh2CqPOWFK1grQ","name":"Anna","entropy":"old entropy","left":false}},{"machine":{"level":"easy","name":"Bot easy","entropy":"a782a082add95e26286223a09c4bac0f"}}],"hints":true,"clock":0,"pace":0}', 'MKxGrLY-EN0zYiaQr5kWvA', 'XhNA2s3ofwTZh2rsvRxtkA', '4bff5584f030a500a56e949d6290bcdb8502e2de2e91b47b1033ca7eff70d4fb', NULL, 1794781841730, 1794781841774);
INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code, seed, due, created, updated) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 2, 'running', 0, '{"game":"karten","options":{"autoAnnounce":false,"firstPlayer":"first-seat","maxRounds":200},"host":"G7DdLfnuBh2CqPOWFK1grQ","places":[{"person":{"player":"G7DdLfnuBh2CqPOWFK1grQ","name":"Anna","entropy":"old entropy","left":false}},{"machine":{"level":"easy","name":"Bot easy","entropy":"c61063c63eb104805047c0a0deba6aef"}}],"hints":true,"clock":3600,"pace":0}', 'abc7gCKhrTCUIRW6sB9vGA', 'EW4f0zHtAqRB-kC8ijodkA', '71fc277e7302ad12d8617c37ae41d795e808168ca576ca93d6c2198df954b14b', 1794785442255, 1794781842124, 1794781842137);
INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code, seed, due, created, updated) VALUES ('HQFc7PMOWY2LCCxDRtdwrw', 2, 'running', 0, '{"game":"master","options":{"coinRow":"closed","lastInRound":"ends-at-once","maxRounds":500,"firstPlayer":"first-seat"},"host":"G7DdLfnuBh2CqPOWFK1grQ","places":[{"person":{"player":"G7DdLfnuBh2CqPOWFK1grQ","name":"Anna","entropy":"old entropy","left":false}}],"hints":true,"clock":0,"pace":0}', 'WKXGr0ecYNgwhHjf9AnyzQ', 'HlsbHPSMB73EORCtw4d2aQ', '84991cbc310ef03206beb6dcf19eaa24cf090158c1dba889a691e17152b4eb94', NULL, 1794781842283, 1794781842290);
INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code, seed, due, created, updated) VALUES ('PybiV9_l6YC3LIQZ4llz7Q', 1, 'open', 1, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"G7DdLfnuBh2CqPOWFK1grQ","places":[{"person":{"player":"G7DdLfnuBh2CqPOWFK1grQ","name":"Anna","entropy":"old entropy","left":false}},{"free":{}}],"hints":true,"clock":0,"pace":0}', 'VcSapNAfxNapT2kPvM-s1Q', 'GWeoqFZSr3AP2PZF49Ehzg', '012d3d1794c517c92c215ce2f3a62a4dafa07f246898724830e4f1f360a2d121', NULL, 1794781842447, 1794781842447);
INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code, seed, due, created, updated) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 3, 'over', 0, '{"game":"classic","options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},"host":"G7DdLfnuBh2CqPOWFK1grQ","places":[{"person":{"player":"G7DdLfnuBh2CqPOWFK1grQ","name":"Anna","entropy":"old entropy","left":false}}],"hints":true,"clock":0,"pace":0}', 'o03lhjCjT46k3Q1kO55uag', '1-GMOTZ9B3E_N2afDC0kAg', '81c5b560f8b887b7289c755ab3c21970be20f9fd6f9e9cbe125c3a929b277b3f', NULL, 1794781842458, 1794781842727);
INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code, seed, due, created, updated) VALUES ('kOEhqDWUpioliAZPY2hopA', 2, 'running', 0, '{"game":"kartenspiel","options":{"variant":"base","fullHouseValues":[1,2,3,4,5,6],"flushValues":[1,2,3,4,4,4],"tripleValues":[1,2,3,4,5,6],"straightValues":[5,6,7,8,9,10],"columns":6,"maxRounds":2000},"host":"G7DdLfnuBh2CqPOWFK1grQ","places":[{"person":{"player":"G7DdLfnuBh2CqPOWFK1grQ","name":"Anna","entropy":"old entropy","left":false}},{"machine":{"level":"easy","name":"Bot easy","entropy":"89a3cb031f74221c03ae53c3871966d5"}}],"hints":true,"clock":0,"pace":1500}', '1maKsY7sbirNNEutvaXCwQ', 'ByqKZLCmoyWui2tnTHTGzw', '3e9eec605735ae12801c84ea45f7f6d572c7714e384eecaf961fea34ef375c62', NULL, 1794781842724, 1794781842747);
INSERT INTO member (table_id, player, since) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 'G7DdLfnuBh2CqPOWFK1grQ', 1794781836507);
INSERT INTO member (table_id, player, since) VALUES ('1CVefwRGQM89f6LLx0mrkA', 'G7DdLfnuBh2CqPOWFK1grQ', 1794781841730);
INSERT INTO member (table_id, player, since) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 'G7DdLfnuBh2CqPOWFK1grQ', 1794781842124);
INSERT INTO member (table_id, player, since) VALUES ('HQFc7PMOWY2LCCxDRtdwrw', 'G7DdLfnuBh2CqPOWFK1grQ', 1794781842283);
INSERT INTO member (table_id, player, since) VALUES ('PybiV9_l6YC3LIQZ4llz7Q', 'G7DdLfnuBh2CqPOWFK1grQ', 1794781842447);
INSERT INTO member (table_id, player, since) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 'G7DdLfnuBh2CqPOWFK1grQ', 1794781842458);
INSERT INTO member (table_id, player, since) VALUES ('kOEhqDWUpioliAZPY2hopA', 'G7DdLfnuBh2CqPOWFK1grQ', 1794781842724);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":"1 3 1 1 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/b0db80e2-8e9d-4c17-82ff-37685045eb2b', 1794781836634);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 3, '{"n":3,"seat":0,"move":{"score":{"box":"twos"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/1b667e4a-d717-4d1e-ac7a-ef302d61811a', 1794781836645);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 4, '{"n":4,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":5,"outcome":"6 2 4 4 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/3c05fcb7-d4b5-4e7a-80fa-69997305e1bc', 1794781836658);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 6, '{"n":6,"seat":0,"move":{"score":{"box":"threes"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/a13218c7-b5cf-4733-8756-d802ad527aa2', 1794781836666);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":8,"outcome":"2 3 4 6 2"}', 'G7DdLfnuBh2CqPOWFK1grQ/7b5dd8da-5a3d-4845-8cc3-f6f0a91bba3e', 1794781836672);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 9, '{"n":9,"seat":0,"move":{"score":{"box":"sixes"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/a499aa27-5b12-411c-8e07-a4216b3c08fb', 1794781836679);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 10, '{"n":10,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":11,"outcome":"1 2 6 2 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/639eeb75-d20a-45ad-b2d2-deb133d5f063', 1794781836682);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 12, '{"n":12,"seat":0,"move":{"roll":{"dice":"2 4"}}}
 {"n":13,"outcome":"6 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/a3c3ad08-61f8-4df7-821d-385f0c361b74', 1794781836691);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 14, '{"n":14,"seat":0,"move":{"score":{"box":"full-house"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/52afa257-0848-4ef9-b859-51014b49c613', 1794781836696);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":16,"outcome":"4 6 6 6 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/53e3ce88-f6f4-45fa-aa28-92bae407918c', 1794781836699);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1"}}}
 {"n":18,"outcome":"2"}', 'G7DdLfnuBh2CqPOWFK1grQ/07bbe07d-e287-4f75-89f2-9211589fc2b7', 1794781836706);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 19, '{"n":19,"seat":0,"move":{"score":{"box":"fours"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/d833f3c2-0341-4f15-ab1f-058396871d6d', 1794781836714);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 20, '{"n":20,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":21,"outcome":"6 3 3 5 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/6c9530fd-258c-4a5f-9d70-0006c55e9dbb', 1794781836725);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 22, '{"n":22,"seat":0,"move":{"roll":{"dice":"4"}}}
 {"n":23,"outcome":"1"}', 'G7DdLfnuBh2CqPOWFK1grQ/ea194060-8306-4927-93ea-15ce7479249b', 1794781836727);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 24, '{"n":24,"seat":0,"move":{"roll":{"dice":"2"}}}
 {"n":25,"outcome":"3"}', 'G7DdLfnuBh2CqPOWFK1grQ/93cfadbe-1f18-458b-8bfe-9ddeb7eb3f89', 1794781836738);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 26, '{"n":26,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/86ba7bbe-2229-4818-99d8-c8e4654f0f90', 1794781836740);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 27, '{"n":27,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":28,"outcome":"6 3 5 1 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/988ce11f-49c8-4a71-8cd1-b611702bb74f', 1794781836742);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 29, '{"n":29,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":30,"outcome":"3 1 4 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/97b7c907-f6a7-4c79-913d-b5b913bfdce4', 1794781836754);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 31, '{"n":31,"seat":0,"move":{"roll":{"dice":"2"}}}
 {"n":32,"outcome":"2"}', 'G7DdLfnuBh2CqPOWFK1grQ/4689c8f9-09d1-4154-8b59-5a8c2eec9a78', 1794781836760);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 33, '{"n":33,"seat":0,"move":{"score":{"box":"chance"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/588b1adf-7aaf-4b3b-89a8-923f63d83639', 1794781836768);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 34, '{"n":34,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":35,"outcome":"5 3 6 1 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/6641132d-7629-48dc-a801-c63f03a9195b', 1794781836770);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 36, '{"n":36,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
 {"n":37,"outcome":"3 4 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/e6bbe1cd-9623-4c28-b635-a5852792864a', 1794781836775);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 38, '{"n":38,"seat":0,"move":{"roll":{"dice":"1 2 3 4"}}}
 {"n":39,"outcome":"2 3 5 2"}', 'G7DdLfnuBh2CqPOWFK1grQ/823ae8b5-6afb-465b-91ea-83826f935ed7', 1794781836786);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 40, '{"n":40,"seat":0,"move":{"score":{"box":"fives"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/03eb528a-240f-49e3-a956-64629edf2139', 1794781836796);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 41, '{"n":41,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":42,"outcome":"1 3 4 5 3"}', 'G7DdLfnuBh2CqPOWFK1grQ/576fd1ca-29ac-4c64-92ff-567d2b9434bc', 1794781836805);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 43, '{"n":43,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/3717a017-32ee-4a0e-b864-0ac80ede1bab', 1794781836808);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 44, '{"n":44,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":45,"outcome":"1 3 4 5 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/0fd05f54-1d28-4a93-bb0b-0cd2413fe24f', 1794781836811);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 46, '{"n":46,"seat":0,"move":{"roll":{"dice":"5"}}}
 {"n":47,"outcome":"6"}', 'G7DdLfnuBh2CqPOWFK1grQ/6c7581a4-2016-48b7-97e2-ce60935e6d59', 1794781836815);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 48, '{"n":48,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
 {"n":49,"outcome":"3 5 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/46e0688b-0f1b-4a02-a3cf-c271a0fae1f7', 1794781836818);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 50, '{"n":50,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/8b957dd2-4b56-4453-aeb2-b55a795d2a52', 1794781836826);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 51, '{"n":51,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":52,"outcome":"4 4 4 5 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/6298319c-497b-44f1-9be6-e914aed36192', 1794781836832);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 53, '{"n":53,"seat":0,"move":{"roll":{"dice":"2 5"}}}
 {"n":54,"outcome":"4 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/21497957-0336-4fd3-845c-022f553162ac', 1794781836843);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 55, '{"n":55,"seat":0,"move":{"roll":{"dice":"5"}}}
 {"n":56,"outcome":"2"}', 'G7DdLfnuBh2CqPOWFK1grQ/694a3cd4-3f5c-4760-90b4-1d6efd9968ff', 1794781836849);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 57, '{"n":57,"seat":0,"move":{"score":{"box":"ones"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/20f0a88e-6558-4ac9-874e-cc66b3e09b8a', 1794781836852);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 58, '{"n":58,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":59,"outcome":"6 3 6 4 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/5a46a333-fc02-4e2e-addf-bbe7ffd0dd5d', 1794781836856);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 60, '{"n":60,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/09822661-1eef-4ec1-ad24-63d5a3631d9d', 1794781836860);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 61, '{"n":61,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":62,"outcome":"6 6 6 6 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/16a43243-e4e7-4265-b329-e594d4124267', 1794781836862);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 63, '{"n":63,"seat":0,"move":{"roll":{"dice":"1 2 4 5"}}}
 {"n":64,"outcome":"4 4 4 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/f7a82e91-1817-4509-a7dd-4dfa8ed9bcf5', 1794781836868);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 65, '{"n":65,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
 {"n":66,"outcome":"3 4 3"}', 'G7DdLfnuBh2CqPOWFK1grQ/f1dc75cc-05f1-4cfc-9623-0affc825b4e1', 1794781836872);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 67, '{"n":67,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/a2bd69fd-efed-42fa-8e86-746669f7e319', 1794781836880);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 1, '{"n":1,"outcome":"6"}
 {"n":2,"outcome":"4"}', NULL, 1794781841792);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":4,"outcome":"2 3 2 3 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/419133c6-2e1f-420c-8da8-127f7a881ab3', 1794781841802);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"1 3 5"}}}
 {"n":6,"outcome":"4 3 2"}', 'G7DdLfnuBh2CqPOWFK1grQ/42d37729-6014-4303-8345-e7bdc532a250', 1794781841807);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 7, '{"n":7,"seat":0,"move":{"roll":{"dice":"2 3 4"}}}
 {"n":8,"outcome":"5 1 3"}', 'G7DdLfnuBh2CqPOWFK1grQ/bd3170e5-6ca4-416c-9156-05ee7d4cebd6', 1794781841814);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 9, '{"n":9,"seat":0,"move":{"score":{"box":"fours"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/afcdb966-9305-40dd-9396-b397615b7858', 1794781841838);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 10, '{"n":10,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":11,"outcome":"2 4 4 1 3"}', NULL, 1794781841845);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 12, '{"n":12,"seat":1,"move":{"roll":{"dice":"3"}}}
 {"n":13,"outcome":"4"}', NULL, 1794781841849);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 14, '{"n":14,"seat":1,"move":{"roll":{"dice":"4 5"}}}
 {"n":15,"outcome":"1 1"}', NULL, 1794781841861);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 16, '{"n":16,"seat":1,"move":{"score":{"box":"ones"}}}', NULL, 1794781841863);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":18,"outcome":"2 1 1 1 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/d22ee11d-5533-4046-b8ee-7c85a246274b', 1794781841888);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 19, '{"n":19,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/cffec0bc-8a54-42f4-b5a2-648fc49482ca', 1794781841899);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 20, '{"n":20,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":21,"outcome":"6 6 4 4 4"}', NULL, 1794781841923);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 22, '{"n":22,"seat":1,"move":{"score":{"box":"full-house"}}}', NULL, 1794781841932);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":24,"outcome":"6 6 1 3 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/d3122a17-e785-43fe-a9a8-4db91a9e1c46', 1794781842031);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 25, '{"n":25,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
 {"n":26,"outcome":"3 6 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/7dca7ebb-9c85-42fc-a8bf-1ea51bf02b75', 1794781842044);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 27, '{"n":27,"seat":0,"move":{"roll":{"dice":"1 3"}}}
 {"n":28,"outcome":"6 2"}', 'G7DdLfnuBh2CqPOWFK1grQ/14a79b3a-9c6b-4e30-9b19-57132a37cb0b', 1794781842050);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 29, '{"n":29,"seat":0,"move":{"score":{"box":"chance"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/20e758aa-8dab-4409-9517-4ebe63bb8ba7', 1794781842064);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 30, '{"n":30,"seat":1,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":31,"outcome":"6 6 3 4 4"}', NULL, 1794781842068);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 32, '{"n":32,"seat":1,"move":{"roll":{"dice":"3 4 5"}}}
 {"n":33,"outcome":"2 3 1"}', NULL, 1794781842070);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 34, '{"n":34,"seat":1,"move":{"roll":{"dice":"3 4 5"}}}
 {"n":35,"outcome":"6 3 4"}', NULL, 1794781842072);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 36, '{"n":36,"seat":1,"move":{"score":{"box":"chance"}}}', NULL, 1794781842075);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":38,"outcome":"2 3 1 6 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/83dba1b2-0715-4799-817c-b47e44e90690', 1794781842089);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('1CVefwRGQM89f6LLx0mrkA', 39, '{"n":39,"seat":0,"move":{"roll":{"dice":"3 4"}}}
 {"n":40,"outcome":"5 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/3c18d5bf-11b5-4110-aa93-edd37404f47e', 1794781842105);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 1, '{"n":1,"outcome":{"drawn":{"cards":"2 3 5 5 6"}}}
 {"n":2,"outcome":{"drawn":{"cards":"1 4 5 6 6"}}}', NULL, 1794781842146);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 3, '{"n":3,"seat":0,"move":{"exchange":{"discards":"","draw":1}}}
 {"n":4,"outcome":{"drawn":{"cards":"2"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/919d7a82-7275-47ab-b7e7-dd9fae84b845', 1794781842172);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 5, '{"n":5,"seat":1,"move":{"score":{"box":"ones","cards":"1"}}}
 {"n":6,"outcome":{"drawn":{"cards":"4"}}}', NULL, 1794781842178);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 7, '{"n":7,"seat":0,"move":{"score":{"box":"threes","cards":"3"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/bb8206ef-9124-403a-8161-65c90ef8aa07', 1794781842184);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 8, '{"n":8,"seat":1,"move":{"score":{"box":"sixes","cards":"6 6"}}}
 {"n":9,"outcome":{"drawn":{"cards":"1 2"}}}', NULL, 1794781842186);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 10, '{"n":10,"seat":0,"move":{"score":{"box":"sixes","cards":"6"}}}
 {"n":11,"outcome":{"drawn":{"cards":"5"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/568d4477-0cef-483e-897b-1e0bd2c64d11', 1794781842210);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 12, '{"n":12,"seat":1,"move":{"score":{"box":"twos","cards":"2"}}}
 {"n":13,"outcome":{"drawn":{"cards":"2"}}}', NULL, 1794781842216);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 14, '{"n":14,"seat":0,"move":{"score":{"box":"fives","cards":"5 5"}}}
 {"n":15,"outcome":{"drawn":{"cards":"1 3"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/8ac7cd51-212a-484d-be17-7bb44e892bbc', 1794781842232);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 16, '{"n":16,"seat":1,"move":{"score":{"box":"fours","cards":"4 4"}}}
 {"n":17,"outcome":{"drawn":{"cards":"2 3"}}}', NULL, 1794781842255);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('uptWiW6XLIapQ-ZONOZQOg', 18, '{"n":18,"seat":0,"move":{"set-aside":{"value":5}}}', 'G7DdLfnuBh2CqPOWFK1grQ/9cfe50c2-16e2-4243-9131-121e7524facd', 1794781842269);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('HQFc7PMOWY2LCCxDRtdwrw', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":{"fall":{"dice":"1 2 1 3 3"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/e0709bdc-198b-4405-9958-409b637d69b7', 1794781842332);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('HQFc7PMOWY2LCCxDRtdwrw', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
 {"n":4,"outcome":{"fall":{"dice":"1 4 4"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/e6ebaa53-8d25-4154-9c4d-00a0e916d523', 1794781842339);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('HQFc7PMOWY2LCCxDRtdwrw', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"5"}}}
 {"n":6,"outcome":{"fall":{"dice":"2"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/9636d5a8-8c55-4026-a9f0-190e55c3e8d6', 1794781842349);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('HQFc7PMOWY2LCCxDRtdwrw', 7, '{"n":7,"seat":0,"move":{"rows":{"first":1,"second":2}}}', 'G7DdLfnuBh2CqPOWFK1grQ/d5a0f66c-1a57-4552-8b62-1ee8457ed007', 1794781842353);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 1, '{"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":2,"outcome":"6 2 5 6 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/13dfdb54-648a-487a-8c06-5591a71d1148', 1794781842495);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 3, '{"n":3,"seat":0,"move":{"roll":{"dice":"1 5"}}}
 {"n":4,"outcome":"1 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/8890e8ad-639a-4987-aa89-cded21a7fbf9', 1794781842501);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 5, '{"n":5,"seat":0,"move":{"roll":{"dice":"2"}}}
 {"n":6,"outcome":"2"}', 'G7DdLfnuBh2CqPOWFK1grQ/da8d715a-8582-43cb-8174-747b51f216d7', 1794781842510);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 7, '{"n":7,"seat":0,"move":{"score":{"box":"sixes"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/5ee76847-52db-4396-a079-f47f7df58b4d', 1794781842514);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 8, '{"n":8,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":9,"outcome":"1 6 4 2 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/f37b02d5-85d4-442d-8b37-5c90a3648012', 1794781842518);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 10, '{"n":10,"seat":0,"move":{"roll":{"dice":"2 3 4"}}}
 {"n":11,"outcome":"4 2 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/3ee377fc-715c-4cb8-9c04-afc1e9c2b80f', 1794781842521);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 12, '{"n":12,"seat":0,"move":{"roll":{"dice":"2 4"}}}
 {"n":13,"outcome":"2 2"}', 'G7DdLfnuBh2CqPOWFK1grQ/d8bd5deb-002c-4c06-a863-0f28e954db1c', 1794781842533);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 14, '{"n":14,"seat":0,"move":{"score":{"box":"three-of-a-kind"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/38717409-e1e4-4fdb-9f95-6176983383f4', 1794781842539);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 15, '{"n":15,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":16,"outcome":"1 2 1 5 2"}', 'G7DdLfnuBh2CqPOWFK1grQ/02f20f3b-c758-4b01-800c-1fbf8505be15', 1794781842542);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 17, '{"n":17,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":18,"outcome":"4 6 3 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/80d27cda-5839-495a-b277-3d2492da8f2a', 1794781842549);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 19, '{"n":19,"seat":0,"move":{"score":{"box":"four-of-a-kind"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/f56103fb-49f3-4128-9911-6ed363b5b0da', 1794781842556);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 20, '{"n":20,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":21,"outcome":"1 1 3 6 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/a91d1467-28c1-4e7f-aa5f-de6aff8a3e7b', 1794781842558);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 22, '{"n":22,"seat":0,"move":{"score":{"box":"ones"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/064179fa-79f9-42d2-9121-ad4932885986', 1794781842561);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 23, '{"n":23,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":24,"outcome":"1 6 6 3 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/5164fbe7-8676-4afc-baf5-dfa32a1fa32c', 1794781842563);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 25, '{"n":25,"seat":0,"move":{"score":{"box":"small-straight"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/c3778c49-3bc3-4142-9327-e0dbc8d2c07f', 1794781842565);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 26, '{"n":26,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":27,"outcome":"3 6 5 5 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/7707acd9-42ea-48de-9a30-19839ff6ab18', 1794781842568);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 28, '{"n":28,"seat":0,"move":{"roll":{"dice":"1 2 3 5"}}}
 {"n":29,"outcome":"2 6 6 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/5742cbaf-2927-4221-a070-2e4802d45a02', 1794781842573);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 30, '{"n":30,"seat":0,"move":{"roll":{"dice":"4"}}}
 {"n":31,"outcome":"1"}', 'G7DdLfnuBh2CqPOWFK1grQ/bac529dc-595b-41b1-aab4-4ecb4b55f119', 1794781842576);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 32, '{"n":32,"seat":0,"move":{"score":{"box":"fours"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/d57050f7-f2a6-4d94-83e8-84915db65ff1', 1794781842582);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 33, '{"n":33,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":34,"outcome":"5 6 6 2 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/2750f3a2-7c68-4ffa-b823-fa1bfdcb62b4', 1794781842593);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 35, '{"n":35,"seat":0,"move":{"roll":{"dice":"1 4 5"}}}
 {"n":36,"outcome":"5 6 3"}', 'G7DdLfnuBh2CqPOWFK1grQ/fce62548-de92-43e2-b35c-f8f0421eb66d', 1794781842614);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 37, '{"n":37,"seat":0,"move":{"roll":{"dice":"2 3 4 5"}}}
 {"n":38,"outcome":"6 3 1 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/5b904c7a-7834-45ba-9461-aa905e00ec4f', 1794781842618);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 39, '{"n":39,"seat":0,"move":{"score":{"box":"fives"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/9dc90216-8ed7-4cf5-a108-37dc5e77f5ea', 1794781842624);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 40, '{"n":40,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":41,"outcome":"1 2 2 2 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/d3c143ae-0247-4578-bff3-09f6dece34ed', 1794781842627);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 42, '{"n":42,"seat":0,"move":{"score":{"box":"twos"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/6dcfb96e-ffc2-48c3-86a1-f3f06a05cd70', 1794781842633);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 43, '{"n":43,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":44,"outcome":"1 3 6 6 3"}', 'G7DdLfnuBh2CqPOWFK1grQ/d57d6deb-9b44-41dc-8724-d5cd6a0b35fb', 1794781842649);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 45, '{"n":45,"seat":0,"move":{"roll":{"dice":"2 3 5"}}}
 {"n":46,"outcome":"2 6 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/0a4308d0-9e77-40ba-8508-a3a9076378d2', 1794781842655);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 47, '{"n":47,"seat":0,"move":{"roll":{"dice":"2 3 4 5"}}}
 {"n":48,"outcome":"4 3 5 3"}', 'G7DdLfnuBh2CqPOWFK1grQ/305c974c-377d-40b3-83f8-86e92d0292fc', 1794781842660);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 49, '{"n":49,"seat":0,"move":{"score":{"box":"kniffel"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/2011534c-4f8e-4b2e-a134-c938c9eec8e6', 1794781842664);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 50, '{"n":50,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":51,"outcome":"3 3 3 3 5"}', 'G7DdLfnuBh2CqPOWFK1grQ/d83b4414-7efc-49bd-9da5-3e5ddd0431b8', 1794781842666);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 52, '{"n":52,"seat":0,"move":{"roll":{"dice":"1 3 4 5"}}}
 {"n":53,"outcome":"2 5 1 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/02657a04-b503-448b-a49b-d06efffea624', 1794781842671);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 54, '{"n":54,"seat":0,"move":{"roll":{"dice":"4"}}}
 {"n":55,"outcome":"3"}', 'G7DdLfnuBh2CqPOWFK1grQ/4ea91473-08ec-4a19-b2a4-e39fa984bd79', 1794781842677);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 56, '{"n":56,"seat":0,"move":{"score":{"box":"threes"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/eb9e20f2-d65d-4695-8237-9d87ace16805', 1794781842685);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 57, '{"n":57,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":58,"outcome":"6 5 6 1 1"}', 'G7DdLfnuBh2CqPOWFK1grQ/d4ed596f-6645-4cc2-93e3-4a699d1f1e08', 1794781842688);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 59, '{"n":59,"seat":0,"move":{"score":{"box":"chance"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/05b4cf6f-a3c0-4b08-a10c-8b49b1191541', 1794781842692);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 60, '{"n":60,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":61,"outcome":"6 1 4 1 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/f5357b7b-f872-4117-b94a-45a8afc8ad98', 1794781842696);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 62, '{"n":62,"seat":0,"move":{"roll":{"dice":"3 4 5"}}}
 {"n":63,"outcome":"6 5 4"}', 'G7DdLfnuBh2CqPOWFK1grQ/202b40da-8fbe-4b2a-a30b-81338fb2b163', 1794781842700);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 64, '{"n":64,"seat":0,"move":{"roll":{"dice":"1 5"}}}
 {"n":65,"outcome":"4 6"}', 'G7DdLfnuBh2CqPOWFK1grQ/647cc91d-55b4-4591-af45-7d4d8ba1dac9', 1794781842706);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 66, '{"n":66,"seat":0,"move":{"score":{"box":"full-house"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/046f5bbc-efe1-4a59-99f5-017c4c041ba3', 1794781842708);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 67, '{"n":67,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}}}
 {"n":68,"outcome":"5 1 4 2 2"}', 'G7DdLfnuBh2CqPOWFK1grQ/9dc8e995-c64d-4736-8001-7387234dec0f', 1794781842712);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 69, '{"n":69,"seat":0,"move":{"score":{"box":"large-straight"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/dc800c2b-9580-49db-b5a0-566ca506fa59', 1794781842716);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 1, '{"n":1,"outcome":{"starts":{"seat":1}}}', NULL, 1794781842760);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 2, '{"n":2,"seat":1,"move":{"set-up":{"row":"full-house"}}}', NULL, 1794781844265);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 3, '{"n":3,"seat":1,"move":{"set-up":{"row":"flush"}}}', NULL, 1794781845773);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 4, '{"n":4,"seat":1,"move":{"set-up":{"row":"full-house"}}}', NULL, 1794781847283);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 5, '{"n":5,"seat":0,"move":{"set-up":{"row":"straight"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/85997da7-a58b-4679-8227-48382968398b', 1794781847308);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 6, '{"n":6,"seat":0,"move":{"set-up":{"row":"straight"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/21fe6b02-e644-4560-b593-1e5e39d5f765', 1794781847350);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 7, '{"n":7,"seat":0,"move":{"set-up":{"row":"flush"}}}
 {"n":8,"outcome":{"drawn":{"card":"green-13"}}}
 {"n":9,"outcome":{"drawn":{"card":"red-9"}}}
 {"n":10,"outcome":{"drawn":{"card":"red-2"}}}
 {"n":11,"outcome":{"drawn":{"card":"green-1"}}}
 {"n":12,"outcome":{"drawn":{"card":"blue-1"}}}
 {"n":13,"outcome":{"drawn":{"card":"red-11"}}}
 {"n":14,"outcome":{"drawn":{"card":"violet-12"}}}
 {"n":15,"outcome":{"drawn":{"card":"yellow-12"}}}
 {"n":16,"outcome":{"drawn":{"card":"violet-5"}}}
 {"n":17,"outcome":{"drawn":{"card":"blue-8"}}}', 'G7DdLfnuBh2CqPOWFK1grQ/bf1654a9-ff97-403f-a06b-c3497b862b14', 1794781847385);
INSERT INTO entry (table_id, seq, events, command, at) VALUES ('kOEhqDWUpioliAZPY2hopA', 18, '{"n":18,"seat":1,"move":{"trade":{"card":"blue-1"}}}', NULL, 1794781848907);
INSERT INTO hint (table_id, seq) VALUES ('HQFc7PMOWY2LCCxDRtdwrw', 8);
INSERT INTO result (table_id, seat, player, game, score, rank, finished, unit, luck, loss, decisions) VALUES ('sU7fYfTDBnFt2ValOR92Uw', 0, 'G7DdLfnuBh2CqPOWFK1grQ', 'classic', 59, 1, 1794781836886, 'points', 28.72498270668732, 218.04636700846217, 40);
INSERT INTO result (table_id, seat, player, game, score, rank, finished, unit, luck, loss, decisions) VALUES ('yG80MD-TdWvxxH1Rti4sWQ', 0, 'G7DdLfnuBh2CqPOWFK1grQ', 'classic', 66, 1, 1794781842719, NULL, NULL, NULL, NULL);
INSERT INTO review (table_id, body) VALUES ('sU7fYfTDBnFt2ValOR92Uw', '{"ready":true,"unit":"points","estimated":false,"players":[{"seat":0,"start":248.32138430177486,"luck":28.72498270668732,"loss":218.04636700846217,"result":59.0,"lastLuck":0.0,"luckError":0.0,"lossError":0.0,"entries":[{"event":1,"luck":0.0,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":3,"luck":-0.541355832878395,"loss":21.84999399287662,"error":0.0,"move":{"score":{"box":"twos"}},"text":"","best":{"roll":{"dice":"2 5"}},"bestText":""},{"event":4,"luck":1.1368683772161603E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":6,"luck":-1.92752300161564,"loss":17.25691898462503,"error":0.0,"move":{"score":{"box":"threes"}},"text":"","best":{"roll":{"dice":"1 2 5"}},"bestText":""},{"event":7,"luck":-1.1368683772161603E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":9,"luck":-2.0834751929931485,"loss":12.573041521559304,"error":0.0,"move":{"score":{"box":"sixes"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":""},{"event":10,"luck":5.684341886080802E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":12,"luck":-0.32464406678948876,"loss":1.4692219376136677,"error":0.0,"move":{"roll":{"dice":"2 4"}},"text":"","best":{"roll":{"dice":"1 2 4"}},"bestText":""},{"event":14,"luck":4.075493915864712,"loss":0.6431537145891184,"error":0.0,"move":{"score":{"box":"full-house"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":""},{"event":15,"luck":-2.842170943040401E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":17,"luck":6.599196361500816,"loss":2.469211730472921,"error":0.0,"move":{"roll":{"dice":"1"}},"text":"","best":{"roll":{"dice":"1 5"}},"bestText":""},{"event":19,"luck":-2.085347197853366,"loss":13.624012209962302,"error":0.0,"move":{"score":{"box":"fours"}},"text":"","best":{"roll":{"dice":"1 5"}},"bestText":""},{"event":20,"luck":-5.684341886080802E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":22,"luck":-2.5490846815195596,"loss":3.096932674080307,"error":0.0,"move":{"roll":{"dice":"4"}},"text":"","best":{"roll":{"dice":"1 2 3 5"}},"bestText":""},{"event":24,"luck":-0.7173550497969359,"loss":1.2858066844596294,"error":0.0,"move":{"roll":{"dice":"2"}},"text":"","best":{"roll":{"dice":"2 3 4 5"}},"bestText":""},{"event":26,"luck":-0.16666666666668561,"loss":22.030612828658576,"error":0.0,"move":{"score":{"box":"large-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":""},{"event":27,"luck":-1.7053025658242404E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":29,"luck":-1.2148969145330568,"loss":1.4506470879474307,"error":0.0,"move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"4"}},"bestText":""},{"event":31,"luck":-1.978975637342245,"loss":1.2518012763800925,"error":0.0,"move":{"roll":{"dice":"2"}},"text":"","best":{"roll":{"dice":"2 3"}},"bestText":""},{"event":33,"luck":4.681424001669768,"loss":13.25979971552536,"error":0.0,"move":{"score":{"box":"chance"}},"text":"","best":{"score":{"box":"small-straight"}},"bestText":""},{"event":34,"luck":1.7053025658242404E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":36,"luck":0.15670283899984838,"loss":3.413727834074166,"error":0.0,"move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":""},{"event":38,"luck":-0.024716900473009673,"loss":1.7646187265461322,"error":0.0,"move":{"roll":{"dice":"1 2 3 4"}},"text":"","best":{"roll":{"dice":"2 3 4"}},"bestText":""},{"event":40,"luck":-1.6895301757128607,"loss":0.0,"error":0.0,"move":{"score":{"box":"fives"}},"text":"","best":{"score":{"box":"fives"}},"bestText":""},{"event":41,"luck":1.9895196601282805E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":43,"luck":-1.3121927486985498,"loss":24.031865907402008,"error":0.0,"move":{"score":{"box":"three-of-a-kind"}},"text":"","best":{"roll":{"dice":"1 2"}},"bestText":""},{"event":44,"luck":-2.2737367544323206E-13,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":46,"luck":-0.5457523923971053,"loss":0.869641900219932,"error":0.0,"move":{"roll":{"dice":"5"}},"text":"","best":{"roll":{"dice":"1 4"}},"bestText":""},{"event":48,"luck":2.4529561730391833,"loss":6.779512086058531,"error":0.0,"move":{"roll":{"dice":"2 3 5"}},"text":"","best":{"roll":{"dice":"1"}},"bestText":""},{"event":50,"luck":7.850020513018308E-4,"loss":23.22127291599277,"error":0.0,"move":{"score":{"box":"small-straight"}},"text":"","best":{"score":{"box":"ones"}},"bestText":""},{"event":51,"luck":-4.263256414560601E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":53,"luck":4.51704838892725,"loss":7.1458204657728,"error":0.0,"move":{"roll":{"dice":"2 5"}},"text":"","best":{"roll":{"dice":"4 5"}},"bestText":""},{"event":55,"luck":1.9799890385450567,"loss":2.7361240221267593,"error":0.0,"move":{"roll":{"dice":"5"}},"text":"","best":{"roll":{"dice":"4 5"}},"bestText":""},{"event":57,"luck":-2.7040244200229893,"loss":0.0,"error":0.0,"move":{"score":{"box":"ones"}},"text":"","best":{"score":{"box":"ones"}},"bestText":""},{"event":58,"luck":-4.263256414560601E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":60,"luck":0.017640881532287267,"loss":6.102078379996087,"error":0.0,"move":{"score":{"box":"kniffel"}},"text":"","best":{"roll":{"dice":"2 4 5"}},"bestText":""},{"event":61,"luck":-4.263256414560601E-14,"loss":0.0,"error":0.0,"move":{"roll":{"dice":"1 2 3 4 5"}},"text":"","best":{"roll":{"dice":"1 2 3 4 5"}},"bestText":""},{"event":63,"luck":22.638736572327687,"loss":25.215920781892997,"error":0.0,"move":{"roll":{"dice":"1 2 4 5"}},"text":"","best":{"roll":{"dice":"5"}},"bestText":""},{"event":65,"luck":2.91036522633744,"loss":4.504629629629633,"error":0.0,"move":{"roll":{"dice":"3 4 5"}},"text":"","best":{"roll":{"dice":"3 5"}},"bestText":""},{"event":67,"luck":-1.4398148148148096,"loss":0.0,"error":0.0,"move":{"score":{"box":"four-of-a-kind"}},"text":"","best":{"score":{"box":"four-of-a-kind"}},"bestText":""}]}]}');
