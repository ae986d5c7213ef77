package kniffel.bench.simulation;

import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/** Whether what somebody was told of a version there is agrees with what really happened. */
record ToldTruly(Replica<?, ?, ?, ?> game, Agreements agreements) {

  /** What is wrong about it, or null. */
  @Nullable String wrong(Told told, String player, Language language) {
    if (told.viewer >= 0 && !agreements.isSeat(told.viewer, player, told.version)) {
      return player
          + " was told version "
          + told.version
          + " from seat "
          + told.viewer
          + ", which is somebody else's";
    }
    String view = game.view(told.version, told.viewer);
    if (view == null) {
      view = told.text.substring(told.viewStart, told.viewEnd);
      game.seen(told.version, told.viewer, view);
    }
    if (!matches(told, view, told.viewStart, told.viewEnd)) {
      return "version " + told.version + " as seen from " + told.viewer + " is not what was told";
    }
    if (told.asked != game.asked(told.version)) {
      return "seat " + told.asked + " was said to decide at version " + told.version;
    }
    if (told.falling != game.isFalling(told.version)) {
      return "version " + told.version + " is said to wait for dice of people, or not to";
    }
    if (told.over != game.standings(told.version).isPresent()) {
      return "version " + told.version + " is said to be the end, or not to be";
    }
    if (told.isOffered() && !agreements.isSeat(told.asked, player, told.version)) {
      return player + " was told the moves of seat " + told.asked;
    }
    return log(told, language);
  }

  private @Nullable String log(Told told, Language language) {
    int before = told.since;
    for (Told.Lines each : told.lines) {
      int event = each.event();
      if (event <= before || event > told.version) {
        return "event " + event + " was told between " + before + " and " + told.version;
      }
      before = event;
      String lines = game.lines(event, told.viewer, language);
      if (lines == null) {
        lines = told.text.substring(each.start(), each.end());
        game.read(event, told.viewer, language, lines);
      }
      if (!matches(told, lines, each.start(), each.end())) {
        return "event " + event + " as seen from " + told.viewer + " is not what was told";
      }
    }
    return null;
  }

  private static boolean matches(Told told, String expected, int start, int end) {
    return end - start == expected.length()
        && told.text.regionMatches(start, expected, 0, expected.length());
  }
}
