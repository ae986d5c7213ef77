package kniffel.cli.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import kniffel.bots.Allowance;
import kniffel.cli.play.Host;
import kniffel.rules.Option;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.Variant;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games played by nothing but keys, with everything on the screen measured. */
@Tag("slow")
class KartenspielKeysTest {

  private static final List<Seat> SEATS =
      List.of(
          new Seat("Anna", Seat.HUMAN),
          new Seat("Maximiliane-Charlotte von und zu Gutland", Seat.HUMAN),
          new Seat("花子さん花子さん花子さん花子さん", Seat.HUMAN),
          new Seat("Ben", Seat.HUMAN));

  private static KeyPlayer play(
      Variant variant,
      String maxRounds,
      List<Seat> seats,
      Language language,
      int width,
      int height,
      long seed)
      throws IOException {
    KartenspielOptions options =
        Option.of(KartenspielOptions.of(variant)).stream()
            .filter(option -> option.name().equals("maxRounds"))
            .findFirst()
            .orElseThrow()
            .set(KartenspielOptions.of(variant), maxRounds);
    Header<?> header =
        new Header<>(new KartenspielRulebook(), options, seats, new DiceTerms.Seeded(seed));
    KeyPlayer player = new KeyPlayer(width, height, new SeededDice(seed).at(1));
    Host<?, ?, ?, ?> host =
        new Host<>(
            Table.of(header, new Kartenspiel(options)),
            Map.of(),
            new Chance.Drawn(new SeededDice(seed)),
            new Host.BotMeans(new SeededDice(seed + 1).at(1), () -> Allowance.UNLIMITED),
            mark -> {},
            player,
            new Narrator(Words.in(language), header.names()),
            List::of);
    assertThat(host.play()).isTrue();
    return player;
  }

  @ParameterizedTest
  @CsvSource({
    "BASE,2,EN,80,16,1",
    "BASE,3,DE,80,16,2",
    "BASE,4,NL,80,16,3",
    "SIMPLE,2,DE,80,16,4",
    "SIMPLE,3,NL,100,32,5",
    "SIMPLE,4,EN,80,22,6",
    "HARD,2,NL,80,16,7",
    "HARD,3,EN,100,2147483646,8",
    "HARD,4,DE,80,16,9"
  })
  void everyGameEndsAndNothingIsTooWide(
      Variant variant, int players, Language language, int width, int height, long seed)
      throws IOException {
    KeyPlayer player =
        play(variant, "12", SEATS.subList(0, players), language, width, height, seed);
    assertThat(player.end).hasSize(players + 2);
    assertThat(player.answers).isNotEmpty();
    // Everybody except the first to decide was handed the device at least twice.
    assertThat(player.covers).isGreaterThan(players);
  }

  @Test
  void somebodyPlacesTheLastStone() throws IOException {
    KeyPlayer player = play(Variant.SIMPLE, "2000", SEATS.subList(0, 2), Language.EN, 80, 16, 10);
    assertThat(player.news).anyMatch(line -> line.contains("has placed all stones"));
    assertThat(player.end.getLast()).contains("win");
  }

  @Test
  void aPersonAgainstABotIsNeverCovered() throws IOException {
    List<Seat> seats = List.of(SEATS.getFirst(), new Seat("Bot", Seat.BOT + "random"));
    KeyPlayer player = play(Variant.BASE, "12", seats, Language.DE, 80, 16, 11);
    assertThat(player.covers).isZero();
    assertThat(player.end).hasSize(4);
  }
}
