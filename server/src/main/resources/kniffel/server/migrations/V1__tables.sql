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
) ${clustered};

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
