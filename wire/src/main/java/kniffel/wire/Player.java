package kniffel.wire;

/** A player, as the others know one. */
public record Player(String id, String name) {}
