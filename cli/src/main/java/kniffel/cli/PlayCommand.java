package kniffel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.cli.play.Host;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.FullScreen;
import kniffel.cli.terminal.PlainDesk;
import kniffel.rules.Randomness;
import kniffel.table.GameJournal;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.Mark;
import kniffel.table.RecordWriter;
import kniffel.table.SaveFile;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal. */
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {

  private final Context context;
  private final SecureRandom random = new SecureRandom();

  @Parameters(paramLabel = "GAME", arity = "0..1")
  private Optional<String> game = Optional.empty();

  @Option(names = "--players", paramLabel = "NAME,…")
  private Optional<String> players = Optional.empty();

  @Mixin private final GameChoice choice = new GameChoice();

  @Mixin private final NetworkChoice network = new NetworkChoice();

  @Option(names = "--save", paramLabel = "FILE")
  private Optional<Path> save = Optional.empty();

  @Option(names = "--resume", paramLabel = "FILE")
  private Optional<Path> resume = Optional.empty();

  @Option(names = "--seed", paramLabel = "N")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--pace", paramLabel = "MS")
  private int pace = 600;

  @Option(names = "--no-save")
  private boolean noSave;

  @Option(names = "--plain")
  private boolean plain;

  @Mixin private final Thinking thinking = new Thinking();

  PlayCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    boolean anew =
        game.isPresent()
            || players.isPresent()
            || save.isPresent()
            || seed.isPresent()
            || choice.isGiven();
    if (network.isGiven()) {
      checkPace();
      if (anew || resume.isPresent()) {
        throw new BadInputException(context.say("cli.net.alone"));
      }
      return new NetworkGame(context, network.place(context)).play(this::desk);
    }
    if (resume.isPresent()) {
      if (anew) {
        throw new BadInputException(context.say("cli.resume-alone"));
      }
      return resume(resume.get());
    }
    if (noSave && save.isPresent()) {
      throw new BadInputException(context.say("cli.save-or-not"));
    }
    checkPace();
    GameRecord fresh = fresh();
    if (save.isEmpty()) {
      return noSave ? play(fresh, mark -> {}, Optional.empty()) : playInFolder(fresh);
    }
    Path file = save.get();
    if (Files.exists(file)) {
      throw new BadInputException(context.say("cli.file-exists", Map.of("file", file)));
    }
    return playSaved(file, fresh);
  }

  private int playInFolder(GameRecord fresh) throws IOException {
    String name = HexFormat.of().formatHex(bytes(4));
    return playJournal(new SavedGames(context).begin(fresh, name));
  }

  /** Goes on with a journal; at the end it becomes a record. */
  private int playJournal(Path file) throws IOException {
    try (GameJournal journal = new SavedGames(context).resume(file)) {
      GameRecord record = journal.record();
      return play(record, journal::keep, Optional.of(file));
    }
  }

  /** Goes on with a game from wherever it was kept. */
  int resume(Path file) throws IOException {
    checkPace();
    // Reading first tells what is wrong with the file.
    var _ = context.read(file);
    return SavedGames.isJournal(file) ? playJournal(file) : resumeRecord(file);
  }

  private int resumeRecord(Path file) throws IOException {
    // Taken before it is read: nobody else may go on with the game in between.
    try (SaveFile taken = take(file)) {
      GameRecord record = context.read(file);
      if (record.dice().isEmpty()) {
        throw new BadInputException(context.say("cli.no-seed", Map.of("file", file)));
      }
      return play(record, saving(taken, record), Optional.of(file));
    }
  }

  private int playSaved(Path file, GameRecord fresh) throws IOException {
    try (SaveFile taken = take(file)) {
      taken.save(fresh);
      return play(fresh, saving(taken, fresh), Optional.of(file));
    }
  }

  private static Host.Keeper saving(SaveFile file, GameRecord record) {
    Map<Integer, Mark> marks = new HashMap<>(record.marks());
    return mark -> {
      if (!mark.equals(Mark.NONE)) {
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
              "cli.cannot-write", Map.of("file", file, "reason", String.valueOf(e.getMessage()))));
    }
  }

  private GameRecord fresh() {
    String id = game.orElseThrow(() -> new BadInputException(context.say("cli.which-game")));
    GameChoice.Chosen<?> chosen = choice.choose(id, context);
    List<Seat> seats =
        new Players(context, chosen.game())
            .seats(players.orElseGet(() -> Players.standard(chosen.rulebook(), context)));
    if (seed.isPresent()) {
      return record(chosen, seats, new DiceTerms.Seeded(seed.get()), Optional.empty());
    }
    // One program speaks for all seats, so entropy of theirs would prove nothing more.
    Seed secret = Seed.draw(this::bytes);
    DiceTerms dice = DiceTerms.Pledged.alone(secret.commitment(), seats.size());
    return record(chosen, seats, dice, Optional.of(secret));
  }

  /** A new game with the players and rules of another, and with dice of its own. */
  private <P extends Record> GameRecord anew(Header<P> header) {
    Seed secret = Seed.draw(this::bytes);
    DiceTerms dice = DiceTerms.Pledged.alone(secret.commitment(), header.seats().size());
    Header<P> next = new Header<>(header.rulebook(), header.options(), header.seats(), dice);
    return new GameRecord(Table.open(next), Optional.of(secret));
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private GameRecord record(
      GameChoice.Chosen<?> chosen, List<Seat> seats, DiceTerms dice, Optional<Seed> secret) {
    return new GameRecord(Table.open(chosen.header(chosen.checked(seats, context), dice)), secret);
  }

  /**
   * Plays a game.
   *
   * @param file where it is kept, if it is
   */
  private int play(GameRecord record, Host.Keeper keeper, Optional<Path> file) throws IOException {
    if (record.table().header().dice() instanceof DiceTerms.Pledged(String commitment, var shares)
        && record.table().log().isEmpty()) {
      context.out().println(context.say("cli.commitment", Map.of("commitment", commitment)));
      context.out().flush();
    }
    Ending ending;
    try (Desk desk = desk()) {
      ending = play(record, record.table(), keeper, desk);
    }
    if (ending == Ending.STOPPED) {
      context
          .out()
          .println(
              file.isPresent()
                  ? context.say("cli.go-on", Map.of("file", file.get()))
                  : context.say("cli.unfinished"));
    } else {
      record
          .seed()
          .ifPresent(
              secret ->
                  context.out().println(context.say("cli.reveal", Map.of("seed", secret.hex()))));
      Optional<Path> kept = finish(file);
      kept.ifPresent(path -> context.out().println(context.say("cli.check", Map.of("file", path))));
    }
    if (ending == Ending.AGAIN) {
      GameRecord next = anew(record.table().header());
      return noSave ? play(next, mark -> {}, Optional.empty()) : playInFolder(next);
    }
    return Exit.OK;
  }

  /** Where a finished game is kept: of a journal a record is made. */
  private Optional<Path> finish(Optional<Path> file) throws IOException {
    return file.isPresent() && SavedGames.isJournal(file.get())
        ? Optional.of(new SavedGames(context).finish(file.get()))
        : file;
  }

  /** How playing ended. */
  private enum Ending {
    STOPPED,
    OVER,
    /** Over, and another game is wanted. */
    AGAIN
  }

  private <S, M, O, V> Ending play(
      GameRecord record, Table<S, M, O, V> table, Host.Keeper keeper, Desk desk)
      throws IOException {
    Narrator narrator = new Narrator(context.words(), table.header().names());
    // Bots are free to choose as they like; with a known seed they choose the same each time.
    Randomness luck = new SeededDice(SeededDice.derive(seed.orElseGet(random::nextLong), 0)).at(0);
    Supplier<Allowance> allowances = thinking.allowances(context);
    Host<S, M, O, V> host =
        new Host<>(
            table,
            record.dice().orElseThrow(),
            new Host.Thinking(luck, allowances),
            keeper,
            desk,
            narrator);
    if (!host.play()) {
      return Ending.STOPPED;
    }
    boolean again = !desk.isPlain() && new EndMenu(context, desk, record, allowances).isAgain(host);
    return again ? Ending.AGAIN : Ending.OVER;
  }

  private void checkPace() {
    if (pace < 0) {
      throw new BadInputException(context.say("cli.bad-pace", Map.of("pace", pace)));
    }
  }

  private Desk desk() throws IOException {
    return context.interactive() && !plain
        ? FullScreen.ofThisProgram(
            context.colour(),
            Duration.ofMillis(pace),
            window -> context.say("cli.too-small", Map.of("window", window)))
        : new PlainDesk(context.in(), context.out());
  }
}
