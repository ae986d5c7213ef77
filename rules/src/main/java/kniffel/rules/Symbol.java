package kniffel.rules;

/**
 * Something that is written the same in every language, as dice and cards are: its {@code toString}
 * may be shown to people.
 */
public interface Symbol {}
