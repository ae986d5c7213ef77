package kniffel.rules;

/** What a line on paper is called: an enum or a record that the catalogues have words for. */
public interface PaperName {}
