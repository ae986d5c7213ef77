package kniffel.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.table.GameRecord;
import kniffel.table.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal. */
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      completionCandidates = Candidates.GameNames.class)
  private Optional<String> game = Optional.empty();

  @Option(
      names = "--players",
      paramLabel = "NAME,…",
      completionCandidates = Candidates.PlayerNames.class)
  private Optional<String> players = Optional.empty();

  @Mixin private final GameChoice choice = new GameChoice();

  @Mixin private final NetworkChoice network = new NetworkChoice();

  @Option(names = "--save", paramLabel = "FILE")
  private Optional<Path> save = Optional.empty();

  @Option(names = "--resume", paramLabel = "FILE")
  private Optional<Path> resume = Optional.empty();

  @Option(names = "--seed", paramLabel = "N")
  private Optional<Long> seed = Optional.empty();

  @Mixin private final DiceChoice dice = new DiceChoice();

  @Option(names = "--no-save")
  private boolean noSave;

  @Mixin private final DeskChoice desks = new DeskChoice();

  @Mixin private final ThinkingTime thinking = new ThinkingTime();

  PlayCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    desks.check(context);
    thinking.check(context);
    boolean anew =
        game.isPresent()
            || players.isPresent()
            || save.isPresent()
            || seed.isPresent()
            || dice.isGiven()
            || choice.isGiven();
    if (network.isGiven()) {
      if (anew || resume.isPresent()) {
        throw new BadInputException(context.say("cli.net.alone"));
      }
      return new NetworkGame(context, network.place(context)).play(() -> desks.open(context));
    }
    LocalGame local = new LocalGame(context, desks, thinking, seed, !noSave);
    if (resume.isPresent()) {
      if (anew) {
        throw new BadInputException(context.say("cli.resume-alone"));
      }
      return local.resume(resume.get());
    }
    if (noSave && save.isPresent()) {
      throw new BadInputException(context.say("cli.save-or-not"));
    }
    if (seed.isPresent() && dice.isGiven()) {
      throw new BadInputException(context.say("cli.own.or-seed"));
    }
    String id = game.orElseThrow(() -> new BadInputException(context.say("cli.which-game")));
    GameChoice.GameWithOptions<?> chosen = choice.choose(id, context);
    List<Seat> seats =
        new Players(context, chosen.game())
            .seats(players.orElseGet(() -> Players.standard(chosen.rulebook(), context)));
    GameRecord fresh = local.fresh(chosen, seats, dice);
    return save.isPresent() ? local.begin(fresh, save.get()) : local.begin(fresh);
  }
}
