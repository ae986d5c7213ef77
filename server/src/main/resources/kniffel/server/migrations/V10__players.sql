-- How many played, bots included: alone nobody wins. Of a game that was deleted it says how many are known to have played at least.
ALTER TABLE result ADD COLUMN players INTEGER NOT NULL DEFAULT 1;
UPDATE result SET players = COALESCE(
  (SELECT json_array_length(g.body ${at} 'places') FROM game_table g WHERE g.id = result.table_id),
  (SELECT json_array_length(p.body ${at} 'names') FROM paper_game p WHERE p.id = result.table_id),
  (SELECT LENGTH(e.seating) - LENGTH(REPLACE(e.seating, ' ', '')) + 1 FROM evening_table e WHERE e.table_id = result.table_id),
  (SELECT MAX(CASE WHEN o.rank > o.seat THEN o.rank ELSE o.seat + 1 END) FROM result o WHERE o.table_id = result.table_id)
);
UPDATE result SET players = 2 WHERE players = 1 AND (game = 'kartenspiel' OR unit = 'winning');

-- Only games of which it was measured how right their values are (docs/BOTS.md) count from now on, and of the books so far nobody
-- knows which those are: they are made anew when somebody opens them.
DELETE FROM review WHERE table_id IN (SELECT table_id FROM result WHERE game <> 'classic');
UPDATE result SET unit = NULL, luck = NULL, loss = NULL, decisions = NULL WHERE game <> 'classic';

-- By how many milliseconds a node is ahead of the clock of the database: whoever starts takes over the time of those who are there.
ALTER TABLE node ADD COLUMN ahead BIGINT NOT NULL DEFAULT 0;
