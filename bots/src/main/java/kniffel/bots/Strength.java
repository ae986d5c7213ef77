package kniffel.bots;

/** How well a bot plays: each strength clearly beats the one below it. */
public enum Strength {
  EASY,
  NORMAL,
  HARD,
  EXPERT
}
