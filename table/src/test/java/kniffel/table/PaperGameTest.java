package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.LocalDate;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Texts;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import org.junit.jupiter.api.Test;

/** A game that was played on paper: by which rules, on which day, and what was written. */
class PaperGameTest {

  private static final Codec CODEC = new Codec();
  private static final String DAY = "2026-11-15";
  private static final LocalDate LAST = LocalDate.parse(DAY);

  /** Thirteen boxes: 3 + 6 + 9 + 12 + 15 + 18 with the bonus, and 139 below. */
  private static final Map<String, Integer> SHEET =
      Map.ofEntries(
          Map.entry("ones", 3),
          Map.entry("twos", 6),
          Map.entry("threes", 9),
          Map.entry("fours", 12),
          Map.entry("fives", 15),
          Map.entry("sixes", 18),
          Map.entry("three-of-a-kind", 17),
          Map.entry("four-of-a-kind", 0),
          Map.entry("full-house", 25),
          Map.entry("small-straight", 30),
          Map.entry("large-straight", 0),
          Map.entry("kniffel", 50),
          Map.entry("chance", 17),
          Map.entry("extra-points", 0));

  private static PaperGame game(
      String game, Optional<Json> options, Optional<String> preset, Optional<Integer> level) {
    return new PaperGame(game, options, preset, level, DAY, List.of("Anna"), List.of(SHEET));
  }

  private static PaperGame classic(int names, int sheets) {
    return new PaperGame(
        "classic",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        DAY,
        Collections.nCopies(names, "Anna"),
        Collections.nCopies(sheets, SHEET));
  }

  private static PaperGame on(String day) {
    return new PaperGame(
        "classic",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        day,
        List.of("Anna"),
        List.of(SHEET));
  }

  private static void refused(String path, PaperGame game) {
    MalformedException refused =
        catchThrowableOfType(MalformedException.class, () -> game.rules(CODEC));
    assertThat(refused.path()).isEqualTo(path);
  }

  @Test
  void itsRulesAreTheUsualOnesUnlessOthersAreNamed() {
    ClassicOptions plain = Objects.requireNonNull(new ClassicRulebook().presets().get("plain"));
    Json tree = CODEC.tree(ClassicOptions.class, plain);
    assertThat(game("classic", Optional.empty(), Optional.empty(), Optional.empty()).rules(CODEC))
        .extracting(PaperGame.Rules::options)
        .isEqualTo(ClassicOptions.KNIFFEL);
    assertThat(
            game("classic", Optional.empty(), Optional.of("plain"), Optional.empty()).rules(CODEC))
        .extracting(PaperGame.Rules::options)
        .isEqualTo(plain);
    PaperGame.Rules<?> written =
        game("classic", Optional.of(tree), Optional.empty(), Optional.empty()).rules(CODEC);
    assertThat(written.options()).isEqualTo(plain);
    assertThat(written.tree(CODEC)).isEqualTo(tree);
    assertThat(written.isAllowed()).isTrue();
    PaperGame.Rules<?> third =
        game("forone", Optional.empty(), Optional.empty(), Optional.of(3)).rules(CODEC);
    assertThat(third.options()).isInstanceOf(ForOneOptions.class);
    assertThat(Supplements.page("forone", third.options()).orElseThrow().level()).isEqualTo(3);
    assertThat(third.isAllowed()).isTrue();
  }

  @Test
  void unknownValuesAreNamed() {
    Json tree = CODEC.tree(ClassicOptions.class, ClassicOptions.KNIFFEL);
    refused("game", game("chess", Optional.empty(), Optional.empty(), Optional.empty()));
    refused("preset", game("classic", Optional.empty(), Optional.of("odd"), Optional.empty()));
    refused("level", game("classic", Optional.empty(), Optional.empty(), Optional.of(1)));
    refused("level", game("forone", Optional.empty(), Optional.empty(), Optional.of(26)));
    refused("options", game("classic", Optional.of(tree), Optional.of("plain"), Optional.empty()));
    refused("options", game("forone", Optional.empty(), Optional.of("base"), Optional.of(1)));
  }

  @Test
  void aLevelThatIsInNoBookIsNotTypedIn() {
    Texts text = new Texts("x", "x", "x");
    ForOneOptions own =
        ForOneOptions.of(
            new Challenge(
                1,
                1,
                text,
                text,
                List.of(new CardChange.SupplySize(30)),
                new Medals(1, 2, 3),
                true));
    Json tree = CODEC.tree(ForOneOptions.class, own);
    PaperGame game = game("forone", Optional.of(tree), Optional.empty(), Optional.empty());
    assertThat(game.rules(CODEC).isAllowed()).isFalse();
  }

  /** R1: eight can play, and each has a name and a sheet. */
  @Test
  void everyPlayerHasANameAndASheet() {
    PaperGame.Rules<?> rules = classic(1, 1).rules(CODEC);
    assertThat(rules.objections(classic(1, 1))).isEmpty();
    assertThat(rules.objections(classic(8, 8))).isEmpty();
    List<PaperObjection> wrong = List.of(PaperObjection.of(new PaperRefusal.WrongPlayers(1, 8)));
    assertThat(rules.objections(classic(0, 0))).isEqualTo(wrong);
    assertThat(rules.objections(classic(9, 9))).isEqualTo(wrong);
    assertThat(rules.objections(classic(2, 1))).isEqualTo(wrong);
    assertThat(rules.sums(classic(0, 0))).isEmpty();
    assertThat(rules.sums(classic(9, 9))).isEmpty();
  }

  @Test
  void writtenSheetsAreJudgedAndAddedUp() {
    Map<String, Integer> worse = new HashMap<>(SHEET);
    worse.put("chance", 16);
    PaperGame two =
        new PaperGame(
            "classic",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            DAY,
            List.of("Anna", "Ben"),
            List.of(worse, SHEET));
    PaperGame.Rules<?> rules = two.rules(CODEC);
    assertThat(rules.standings(two).scores()).containsExactly(63 + 35 + 138, 63 + 35 + 139);
    assertThat(rules.standings(two).ranks()).containsExactly(2, 1);
    assertThat(rules.sums(two)).extracting(sums -> sums.get("total")).containsExactly(236, 237);
    worse.put("full-house", 24);
    PaperGame bad =
        new PaperGame(
            "classic",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            DAY,
            List.of("Anna"),
            List.of(worse));
    assertThat(rules.objections(bad))
        .containsExactly(PaperObjection.of(0, "full-house", new PaperRefusal.NoSuchValue("0, 25")));
  }

  @Test
  void itsDayIsInThePast() {
    for (String day : List.of(DAY, "1970-01-01")) {
      assertThat(on(day).day(LAST)).isEqualTo(LocalDate.parse(day));
    }
    for (String day : List.of("2026-11-16", "1969-12-31", "2026-02-30", "yesterday", "")) {
      MalformedException refused =
          catchThrowableOfType(MalformedException.class, () -> on(day).day(LAST));
      assertThat(refused.path()).as(day).isEqualTo("played");
      assertThat(refused.reason()).contains(DAY);
    }
  }

  @Test
  void itIsKeptWithItsRulesAndOtherNames() {
    PaperGame third = game("forone", Optional.empty(), Optional.empty(), Optional.of(3));
    Json tree = third.rules(CODEC).tree(CODEC);
    PaperGame kept = third.settled(tree).named(List.of("Ben"));
    assertThat(kept.level()).isEmpty();
    assertThat(kept.names()).containsExactly("Ben");
    assertThat(kept.sheets()).isEqualTo(third.sheets());
    assertThat(kept.rules(CODEC).options()).isEqualTo(third.rules(CODEC).options());
  }
}
