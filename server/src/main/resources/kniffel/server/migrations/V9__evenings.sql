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
