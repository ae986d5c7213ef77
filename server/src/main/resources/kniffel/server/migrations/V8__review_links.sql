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
