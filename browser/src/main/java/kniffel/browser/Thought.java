package kniffel.browser;

import kniffel.table.json.Json;

/**
 * What came of thinking.
 *
 * @param table the id of the table
 * @param version of the game that was thought about
 * @param language in which it is said, where it is
 * @param answer a move, a hint, or the books of a game
 */
public record Thought(Think.Topic topic, String table, int version, String language, Json answer) {}
