-- Since these books were made, a played move that turns out best counts as such, there is no luck without chance, and losses are told only where
-- the error of cutting games short allows it. Luck and losses that were counted otherwise do not add up with them: such books are made again
-- when somebody opens them.
DELETE FROM review WHERE table_id IN (SELECT table_id FROM result WHERE game <> 'classic');
UPDATE result SET unit = NULL, luck = NULL, loss = NULL, decisions = NULL WHERE game <> 'classic';
