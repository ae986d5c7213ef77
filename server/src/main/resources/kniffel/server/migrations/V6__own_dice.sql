-- Whose dice a game was played with: those with people's own stand apart in statistics.
ALTER TABLE result ADD COLUMN dice TEXT NOT NULL DEFAULT 'fair';
