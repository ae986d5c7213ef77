-- Values of games that are not solved exactly now count on something else (docs/BOTS.md): their books are made anew when
-- somebody opens them, and nobody's statistics mix the old ones with the new.
DELETE FROM review WHERE table_id IN (SELECT table_id FROM result WHERE game <> 'classic');
UPDATE result SET unit = NULL, luck = NULL, loss = NULL, decisions = NULL WHERE game <> 'classic';
