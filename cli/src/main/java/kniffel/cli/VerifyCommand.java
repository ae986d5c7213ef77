package kniffel.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.rules.Ids;
import kniffel.table.GameRecord;
import kniffel.table.Trust;
import kniffel.table.Verification;
import kniffel.table.dice.Seed;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks every event of a record against the rules, and the dice against their commitment. */
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--secret", paramLabel = "HEX")
  private Optional<String> secret = Optional.empty();

  VerifyCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    GameRecord record = withSecret(context.read(file));
    Verification verification = Verification.of(record);
    if (json) {
      context.json(
          out -> {
            out.writeStartObject();
            out.writeStringField("game", record.table().header().rulebook().id());
            out.writeNumberField("events", verification.events());
            out.writeBooleanField("over", verification.over());
            out.writeStringField("dice", Ids.of(verification.dice().getClass()));
            if (verification.dice() instanceof Verification.Verdict.Forged(int event)) {
              out.writeNumberField("forgedEvent", event);
            }
            out.writeArrayFieldStart("trust");
            for (Trust sentence : verification.trust()) {
              context.codec().write(Trust.class, sentence, out);
            }
            out.writeEndArray();
            out.writeBooleanField("holds", verification.holds());
            out.writeEndObject();
          });
    } else {
      lines(record, verification, context).forEach(context.out()::println);
    }
    return verification.holds() ? Exit.OK : Exit.BAD_INPUT;
  }

  /** The record completed with the secret of its day, which was published only later. */
  private GameRecord withSecret(GameRecord record) {
    if (secret.isEmpty() || record.seed().isPresent()) {
      return record;
    }
    try {
      return new GameRecord(
          record.format(), record.table(), secret.map(Seed::parse), record.marks());
    } catch (IllegalArgumentException e) {
      throw new BadInputException("--secret: " + e.getMessage());
    }
  }

  /** What was found, in words. */
  static List<String> lines(GameRecord record, Verification verification, Context context) {
    List<String> lines = new ArrayList<>();
    lines.add(
        context.say(
            verification.over() ? "cli.verify.over" : "cli.verify.unfinished",
            Map.of("events", verification.events())));
    Narrator narrator = new Narrator(context.words(), record.table().header().names());
    lines.add(narrator.say(verification.dice()));
    verification.trust().forEach(sentence -> lines.add(narrator.say(sentence)));
    return lines;
  }
}
