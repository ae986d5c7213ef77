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
