-- A code to be said aloud, from the waiting room to the end of the game; then another table may have it.
ALTER TABLE game_table ADD COLUMN short_code TEXT;
CREATE UNIQUE INDEX game_table_short_code ON game_table (short_code) WHERE short_code IS NOT NULL;
