-- Books are made anew when somebody opens them: what was kept of games that are not solved exactly was mostly noise.
DELETE FROM review;
UPDATE result SET unit = NULL, luck = NULL, loss = NULL, decisions = NULL WHERE game <> 'classic';
