-- Where each table stands, and what happens next there by itself: the narrow row that every change goes through.
CREATE TABLE head (
  table_id TEXT    NOT NULL PRIMARY KEY REFERENCES game_table (id),
  version  INTEGER NOT NULL, -- how many events there were
  revision INTEGER NOT NULL, -- rises with each change of what is agreed, and with each hint
  asked    INTEGER,          -- the seat that decides
  hinted   INTEGER NOT NULL, -- 1 if the decision that is due was advised by a hint
  what     TEXT,             -- what happens next by itself
  at       BIGINT,           -- from when on any node may see to it
  delay    BIGINT,           -- how long before that it was written
  tries    INTEGER NOT NULL
) ${clustered};

-- Of running games nobody knows what comes next until somebody has looked. An entry has a line for each event.
INSERT INTO head (table_id, version, revision, asked, hinted, what, at, delay, tries)
SELECT g.id, COALESCE(l.version, 0), g.revision, NULL,
  CASE WHEN EXISTS (SELECT 1 FROM hint h WHERE h.table_id = g.id AND h.seq = COALESCE(l.version, 0) + 1) THEN 1 ELSE 0 END,
  CASE WHEN g.status = 'running' THEN 'look' WHEN w.unmade = 1 THEN 'review' END,
  CASE WHEN g.status = 'running' OR w.unmade = 1 THEN 0 END,
  CASE WHEN g.status = 'running' OR w.unmade = 1 THEN 0 END,
  0
FROM game_table g
LEFT JOIN (
  SELECT e.table_id, e.seq + LENGTH(e.events) - LENGTH(REPLACE(e.events, ${newline}, '')) AS version
  FROM entry e JOIN (SELECT table_id, MAX(seq) AS seq FROM entry GROUP BY table_id) m
  ON m.table_id = e.table_id AND m.seq = e.seq
) l ON l.table_id = g.id
LEFT JOIN (
  SELECT DISTINCT r.table_id, 1 AS unmade FROM result r
  LEFT JOIN review v ON v.table_id = r.table_id WHERE v.table_id IS NULL
) w ON w.table_id = g.id;

-- Books may wait, and there may be many of them: they must not be in the way of what is urgent.
CREATE INDEX head_due ON head (at) WHERE what <> 'review';
CREATE INDEX head_review ON head (at) WHERE what = 'review';

DROP INDEX game_table_due;
ALTER TABLE game_table DROP COLUMN due;
ALTER TABLE game_table DROP COLUMN revision;
DROP TABLE hint;

-- Who is connected where, for those who have several nodes: a player is there while the node is alive.
CREATE TABLE node (
  id   TEXT   NOT NULL PRIMARY KEY,
  seen BIGINT NOT NULL
);

CREATE TABLE connection (
  table_id TEXT NOT NULL,
  player   TEXT NOT NULL,
  node     TEXT NOT NULL,
  PRIMARY KEY (table_id, player, node)
) ${clustered};
CREATE INDEX connection_node ON connection (node);
