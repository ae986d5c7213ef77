package kniffel.cli.master;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import kniffel.cli.master.UseList.ListedUse;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.Fact;
import kniffel.rules.master.MasterFact;

/** The uses of the roll, each with its letter, its stars and coins, and where they come from. */
final class UseArt {

  /** Letter, stars and coins, and the blanks between them. */
  private static final int PREFIX = 9;

  private final UseList uses;
  private final int width;
  private final Look look;

  UseArt(UseList uses, int width, Look look) {
    this.uses = uses;
    this.width = width;
    this.look = look;
  }

  /** In at most this many lines if possible: long texts are wrapped only where there is room. */
  Block draw(int room) {
    Block wrapped = lines(parts -> parts.wrap(width - PREFIX));
    return wrapped.height() <= room ? wrapped : lines(parts -> List.of(parts.cut(width - PREFIX)));
  }

  private Block lines(Function<ShortTexts, List<String>> layout) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < uses.list().size(); i++) {
      ListedUse use = uses.list().get(i);
      String prefix = prefix(UseList.letter(i), use.gain());
      for (String text : layout.apply(parts(use))) {
        String painted = uses.isWasteful(use) ? look.paint(Style.FAINT, text) : text;
        lines.add(look.target(UseList.letter(i), Block.fit(prefix, PREFIX) + painted));
        prefix = "";
      }
    }
    return new Block(lines);
  }

  private String prefix(char letter, Preview gain) {
    String stars = gain.stars() == 0 ? "  " : look.paint(Style.GOOD, gain.stars() + Symbols.STAR);
    String coins = gain.coins() == 0 ? "  " : look.paint(Style.CHOSEN, gain.coins() + Symbols.COIN);
    return " " + look.paint(Style.OFFER, String.valueOf(letter)) + " " + stars + " " + coins;
  }

  private ShortTexts parts(ListedUse use) {
    return new ShortTexts(use.facts().stream().map(this::part).flatMap(Optional::stream).toList());
  }

  /** What a fact adds to the line; nothing if it follows from the others. */
  private Optional<String> part(Fact fact) {
    return switch (fact) {
      case MasterFact.Fulfilled fulfilled -> Optional.of(look.say(fulfilled.task()));
      case MasterFact.Repeated again -> part("again", Map.of("task", look.say(again.task())));
      case MasterFact.Advanced advanced ->
          part(
              "advance",
              Map.of(
                  "row",
                  advanced.row(),
                  "fields",
                  advanced.fields(),
                  "position",
                  advanced.position()));
      case MasterFact.EarnedBonusStar bonus -> part("bonus", Map.of("rows", bonus.rows()));
      case MasterFact.Overhang overhang -> part("overhang", Map.of("coins", overhang.coins()));
      case MasterFact.RacedTask race -> part("race-won", Map.of("coins", race.coins()));
      case MasterFact.RacedRow race -> part("race-won", Map.of("coins", race.coins()));
      case MasterFact.TookCoins took -> Optional.of(look.say(took.line()));
      case MasterFact.CompletedLap lap -> part("lap-won", Map.of("lap", lap.lap()));
      case MasterFact.LostCoins lost -> part("lost", Map.of("coins", lost.coins()));
      case MasterFact.LastRound last -> part("last", Map.of());
      case MasterFact.OneMoreRound more -> part("one-more", Map.of());
      case MasterFact.NothingUsed nothing -> part("nothing", Map.of());
      default -> Optional.empty();
    };
  }

  private Optional<String> part(String key, Map<String, ?> arguments) {
    return Optional.of(look.say("cli.master." + key, arguments));
  }
}
