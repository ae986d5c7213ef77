package kniffel.rules.forone;

/** The levels by name, as they are chosen before a game. */
public enum LevelName {
  BASE;

  public Level level() {
    return switch (this) {
      case BASE -> Levels.BASE;
    };
  }
}
