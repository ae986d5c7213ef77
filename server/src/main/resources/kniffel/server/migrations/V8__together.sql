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
