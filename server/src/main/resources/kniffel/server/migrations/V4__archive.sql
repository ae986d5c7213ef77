-- The log of a finished game as one compressed record that takes the place of its entries: gzip over their JSON.
CREATE TABLE archive (
  table_id TEXT     NOT NULL PRIMARY KEY REFERENCES game_table (id),
  entries  INTEGER  NOT NULL, -- how many there were
  log      ${bytes} NOT NULL
);

-- Games that were finished before are archived one after the other.
UPDATE head SET what = 'archive', at = 0, delay = 0
WHERE what IS NULL AND EXISTS (SELECT 1 FROM game_table g WHERE g.id = head.table_id AND g.status = 'over');

-- Archiving may wait even longer than books, and must not be in the way of anything.
DROP INDEX head_due;
CREATE INDEX head_due ON head (at) WHERE what <> 'review' AND what <> 'archive';
CREATE INDEX head_archive ON head (at) WHERE what = 'archive';

-- When somebody last came with a token, to the day. Of those given out so far nobody knows: they count as used now.
ALTER TABLE token ADD COLUMN used BIGINT;
UPDATE token SET used = ${now};
