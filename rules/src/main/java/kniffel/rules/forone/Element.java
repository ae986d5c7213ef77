package kniffel.rules.forone;

/**
 * One thing that a level changes. Levels are put together from these; each has a message with its
 * sentence.
 */
public sealed interface Element permits CardChange, YellowDie, Tile, Demand {}
