-- The curves of Kniffel Master, Karten Kniffel and Das Kartenspiel were learned anew since these books were made, and luck and losses that
-- count on others do not add up with them: such books are made again when somebody opens them.
DELETE FROM review WHERE table_id IN (SELECT table_id FROM result WHERE game <> 'classic');
UPDATE result SET unit = NULL, luck = NULL, loss = NULL, decisions = NULL WHERE game <> 'classic';
