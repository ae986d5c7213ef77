-- How far a game has come, for lists: round, scores and ranks. Of games before nobody knows until they go on.
ALTER TABLE head ADD COLUMN progress TEXT;
