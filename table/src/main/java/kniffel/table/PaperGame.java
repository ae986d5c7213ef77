package kniffel.table;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Standings;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;

/**
 * A game that was played on paper, as somebody types it in; at most one of options, preset and
 * level says by which rules.
 *
 * @param options the options of the game
 * @param preset the name of a set of them
 * @param level the number of a level of the game's book
 * @param played on which day, as {@code 2026-11-15}
 * @param names of the players
 * @param sheets of the players: for each box what is written in it; free boxes are left out
 */
public record PaperGame(
    String game,
    Optional<Json> options,
    Optional<String> preset,
    Optional<Integer> level,
    String played,
    List<String> names,
    List<Map<String, Integer>> sheets) {

  /** No game is dated before this day. */
  public static final LocalDate FIRST_DAY = LocalDate.of(1970, 1, 1);

  public PaperGame {
    names = List.copyOf(names);
    sheets = List.copyOf(sheets);
  }

  /** Its rules, which must be those of a game that can be told by its paper. */
  public Rules<?> rules(Codec codec) {
    return rules(
        Rulebooks.find(game).orElseThrow(() -> new MalformedException("game", "is unknown")),
        codec);
  }

  private <P extends Record> Rules<P> rules(Rulebook<P> rulebook, Codec codec) {
    if (options.stream().count() + preset.stream().count() + level.stream().count() > 1) {
      throw new MalformedException("options", "with preset or level");
    }
    P chosen = rulebook.standard();
    if (options.isPresent()) {
      chosen = codec.read(rulebook.optionsType(), options.get(), "options");
    } else if (preset.isPresent()) {
      chosen = rulebook.presets().get(preset.get());
      if (chosen == null) {
        throw new MalformedException("preset", "is unknown");
      }
    } else if (level.isPresent()) {
      chosen =
          Supplements.book(game)
              .flatMap(book -> book.level(level.get()))
              .filter(LevelBook.Level::open)
              .map(found -> rulebook.optionsType().cast(found.options()))
              .orElseThrow(() -> new MalformedException("level", "is unknown"));
    }
    PaperForm form =
        rulebook.paper(chosen).orElseThrow(() -> new MalformedException("game", "has no sheet"));
    return new Rules<>(rulebook, chosen, form);
  }

  /** The rules of a paper game. */
  public record Rules<P extends Record>(Rulebook<P> rulebook, P options, PaperForm form) {

    /** Whether such a game may be typed in; of levels only those of the book. */
    public boolean isAllowed() {
      return Supplements.allow(rulebook, options);
    }

    /** The options as they are kept. */
    public Json tree(Codec codec) {
      return codec.tree(rulebook.optionsType(), options);
    }

    private boolean isFor(int players) {
      return players >= rulebook.minPlayers() && players <= rulebook.maxPlayers();
    }

    /** The objections; empty if this can be the end of such a game. */
    public List<PaperObjection> objections(PaperGame paper) {
      if (!isFor(paper.sheets().size()) || paper.names().size() != paper.sheets().size()) {
        return List.of(
            PaperObjection.of(
                new PaperRefusal.WrongPlayers(rulebook.minPlayers(), rulebook.maxPlayers())));
      }
      return form.objections(paper.paperSheets());
    }

    /** The sums of each player, as far as they are known. */
    public List<Map<String, Integer>> sums(PaperGame paper) {
      int players = paper.sheets().size();
      return isFor(players)
          ? paper.paperSheets().stream().map(sheet -> form.sumsSoFar(sheet, players)).toList()
          : List.of();
    }

    /** How it ended; to be called only if there is no objection. */
    public Standings standings(PaperGame paper) {
      return form.standings(paper.paperSheets());
    }
  }

  private List<PaperSheet> paperSheets() {
    return sheets.stream().map(PaperSheet::new).toList();
  }

  /**
   * The day on which it was played.
   *
   * @param last the last day it can have been
   * @throws MalformedException if it is none, or later
   */
  public LocalDate day(LocalDate last) {
    try {
      LocalDate day = LocalDate.parse(played);
      if (!day.isBefore(FIRST_DAY) && !day.isAfter(last)) {
        return day;
      }
    } catch (DateTimeException e) {
      // told below
    }
    throw new MalformedException("played", "is no day up to " + last);
  }

  /** The same with these names. */
  public PaperGame named(List<String> others) {
    return new PaperGame(game, options, preset, level, played, others, sheets);
  }

  /** The same with its rules as options, so that it can be read even if the book changes. */
  public PaperGame settled(Json all) {
    return new PaperGame(
        game,
        Optional.of(all),
        Optional.empty(),
        Optional.empty(),
        played,
        names,
        new ArrayList<>(sheets));
  }
}
