package kniffel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bots;
import kniffel.cli.play.Host;
import kniffel.cli.terminal.Desk;
import kniffel.rules.Randomness;
import kniffel.table.EventMark;
import kniffel.table.GameJournal;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.RecordWriter;
import kniffel.table.SaveFile;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.Verification;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.words.Narrator;

/** A game at this terminal, from its first event or from where it was kept. */
final class LocalGame {

  private final Context context;
  private final DeskChoice desks;
  private final ThinkingTime thinking;
  private final Optional<Long> seed;
  private final boolean kept;
  private final SecureRandom random = new SecureRandom();

  /**
   * A game.
   *
   * @param seed of the dice and of what bots leave to chance, if it is to be the same each time
   * @param kept whether games are kept in the data folder
   */
  LocalGame(
      Context context, DeskChoice desks, ThinkingTime thinking, Optional<Long> seed, boolean kept) {
    this.context = context;
    this.desks = desks;
    this.thinking = thinking;
    this.seed = seed;
    this.kept = kept;
  }

  /** A new game with sealed dice, with those of the seed, or with people's own. */
  GameRecord fresh(GameChoice.GameWithOptions<?> chosen, List<Seat> seats, DiceChoice choice) {
    List<Seat> players = chosen.checked(seats, context);
    if (seed.isPresent()) {
      DiceTerms dice = new DiceTerms.Seeded(seed.get());
      return new GameRecord(Table.open(chosen.header(players, dice)), Optional.empty());
    }
    Seed secret = Seed.draw(this::bytes);
    DiceTerms terms =
        choice
            .terms(chosen.rulebook(), secret, context)
            // One program speaks for all seats, so their entropy would prove nothing more.
            .orElseGet(() -> DiceTerms.Pledged.alone(secret.commitment(), players.size()));
    return new GameRecord(
        Table.open(chosen.header(players, terms)), DiceChoice.secret(terms, secret));
  }

  /** A new game with the same players and rules and new dice of the same kind. */
  private <P extends Record> GameRecord anew(Header<P> header) {
    Seed secret = Seed.draw(this::bytes);
    DiceTerms terms = DiceChoice.anew(header.dice(), secret, header.seats().size());
    Header<P> next = new Header<>(header.rulebook(), header.options(), header.seats(), terms);
    return new GameRecord(Table.open(next), DiceChoice.secret(terms, secret));
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  /** Plays a new game; it is kept in the data folder if games are. */
  int begin(GameRecord fresh) throws IOException {
    if (!kept) {
      return play(fresh, mark -> {}, Optional.empty(), Optional.empty());
    }
    String name = HexFormat.of().formatHex(bytes(4));
    return playJournal(new SavedGames(context).begin(fresh, name));
  }

  /** Plays a new game that is kept in this file. */
  int begin(GameRecord fresh, Path file) throws IOException {
    if (Files.exists(file)) {
      throw new BadInputException(context.say("cli.file-exists", Map.of("file", file)));
    }
    new SavedGames(context).begin(fresh, file);
    return playJournal(file);
  }

  /** Resumes a game from wherever it was kept. */
  int resume(Path file) throws IOException {
    // Reading first tells what is wrong with the file.
    GameRecord record = context.read(file);
    Optional<String> next = SavedGames.goesOn(file);
    if (next.isPresent()) {
      Path there = file.resolveSibling(next.get());
      throw new BadInputException(
          context.say("cli.own.goes-on", Map.of("file", file, "next", there)));
    }
    if (record.chance().isEmpty()) {
      throw new BadInputException(context.say("cli.no-seed", Map.of("file", file)));
    }
    requireBots(record.table());
    return SavedGames.isJournal(file) ? playJournal(file) : resumeRecord(file);
  }

  private void requireBots(Table<?, ?, ?, ?> table) {
    List<String> known = Bots.names(table.game());
    for (Seat seat : table.header().seats()) {
      if (seat.isBot() && !known.contains(seat.player().substring(Seat.BOT.length()))) {
        throw new BadInputException(
            context.say(
                "cli.unknown-bot",
                Map.of(
                    "bot",
                    seat.player().substring(Seat.BOT.length()),
                    "bots",
                    String.join(", ", known))));
      }
    }
  }

  /** Resumes a journal; at the end it becomes a record. */
  private int playJournal(Path file) throws IOException {
    try (GameJournal journal = new SavedGames(context).resume(file)) {
      return play(journal.record(), journal::keep, Optional.of(file), Optional.of(journal));
    }
  }

  /** Resumes a game that is kept as a whole record after each event. */
  private int resumeRecord(Path file) throws IOException {
    // Locked before it is read: nobody else may resume the game in between.
    try (SaveFile taken = take(file)) {
      GameRecord record = context.read(file);
      return play(record, saving(taken, record), Optional.of(file), Optional.empty());
    }
  }

  private static Host.Keeper saving(SaveFile file, GameRecord record) {
    Map<Integer, EventMark> marks = new HashMap<>(record.marks());
    return mark -> {
      if (!mark.equals(EventMark.NONE)) {
        marks.put(record.table().log().size(), mark);
      }
      file.save(new GameRecord(record.format(), record.table(), record.seed(), marks));
    };
  }

  private SaveFile take(Path file) {
    try {
      return SaveFile.open(file, new RecordWriter(context.codec()));
    } catch (IOException e) {
      throw new BadInputException(
          context.say(
              "cli.cannot-write", Map.of("file", file, "reason", Complaints.reason(e, context))));
    }
  }

  /**
   * Plays a game.
   *
   * @param file where it is kept, if it is
   * @param journal the same, if it is one
   */
  private int play(
      GameRecord record, Host.Keeper keeper, Optional<Path> file, Optional<GameJournal> journal)
      throws IOException {
    if (record.table().header().dice() instanceof DiceTerms.Pledged(String commitment, var shares)
        && record.table().log().isEmpty()) {
      context.out().println(context.say("cli.commitment", Map.of("commitment", commitment)));
      context.out().flush();
    }
    Finish finish = new Finish(context, record.table(), file, kept);
    GameEnding ending;
    try (Desk desk = desks.open(context)) {
      ending = play(record, record.table(), keeper, desk, finish);
    }
    if (ending instanceof GameEnding.TakenBack(int stays)) {
      return goOn(record.until(stays), file, journal);
    }
    if (ending instanceof GameEnding.Stopped) {
      context
          .out()
          .println(
              file.isPresent()
                  ? context.say("cli.go-on", Map.of("file", file.get()))
                  : context.say("cli.unfinished"));
      return Exit.OK;
    }
    record
        .seed()
        .ifPresent(
            secret ->
                context.out().println(context.say("cli.reveal", Map.of("seed", secret.hex()))));
    finish
        .whole()
        .ifPresent(whole -> context.out().println(context.say("cli.check", Map.of("file", whole))));
    return ending instanceof GameEnding.Again ? begin(anew(record.table().header())) : Exit.OK;
  }

  /** How playing ended. */
  private sealed interface GameEnding {
    record Stopped() implements GameEnding {}

    record Over() implements GameEnding {}

    /** Over, and another game is wanted. */
    record Again() implements GameEnding {}

    /** Dice were misread: only the events before them stay. */
    record TakenBack(int stays) implements GameEnding {}
  }

  /** Continues with the first events of a game in a separate file; the old log stays as it is. */
  private int goOn(GameRecord shorter, Optional<Path> file, Optional<GameJournal> journal)
      throws IOException {
    if (file.isEmpty()) {
      return play(shorter, mark -> {}, file, journal);
    }
    Path next = SavedGames.next(file.get());
    new SavedGames(context).begin(shorter, next);
    if (journal.isPresent()) {
      journal.get().goesOn(next.getFileName().toString());
    }
    return playJournal(next);
  }

  private <S, M, O, V> GameEnding play(
      GameRecord record, Table<S, M, O, V> table, Host.Keeper keeper, Desk desk, Finish finish)
      throws IOException {
    Narrator narrator = new Narrator(context.words(), table.header().names());
    // Bots are free to choose as they like; with a known seed they choose the same each time.
    Randomness luck = new SeededDice(SeededDice.derive(seed.orElseGet(random::nextLong), 0)).at(0);
    Supplier<Allowance> allowances = thinking.allowances(context);
    Host<S, M, O, V> host =
        new Host<>(
            table,
            record.marks(),
            record.chance().orElseThrow(),
            new Host.BotMeans(luck, allowances),
            keeper,
            desk,
            narrator,
            finish);
    if (!host.play()) {
      return host.stays().isPresent()
          ? new GameEnding.TakenBack(host.stays().getAsInt())
          : new GameEnding.Stopped();
    }
    boolean again =
        !desk.isPlain()
            && new EndMenu(context, desk, answers(record, host, finish.whole())).isAgain(host);
    return again ? new GameEnding.Again() : new GameEnding.Over();
  }

  private EndMenu.AnswerSource answers(
      GameRecord record, Host<?, ?, ?, ?> host, Optional<Path> whole) {
    return new EndMenu.AnswerSource() {
      @Override
      public GameBooks books() {
        LocalBooks.requireWhole(host.hasPadTurns(), context);
        return new LocalBooks(context, new ReviewTime()).of(record.table(), whole);
      }

      @Override
      public List<String> names() {
        return record.table().header().names();
      }

      @Override
      public List<String> proof() {
        return VerifyCommand.lines(record, Verification.of(record), context);
      }

      @Override
      public boolean hasAgain() {
        return true;
      }
    };
  }
}
