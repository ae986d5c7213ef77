package kniffel.cli;

/** What is typed to play. */
final class Keys {

  private Keys() {}

  /**
   * Classic alone: one roll in each turn, then the boxes from first to last; zeros are confirmed.
   */
  static String wholeGame() {
    StringBuilder keys = new StringBuilder();
    for (char box = 'a'; box <= 'm'; box++) {
      keys.append("r\n").append(box).append('\n').append(box).append('\n');
    }
    return keys.toString();
  }
}
