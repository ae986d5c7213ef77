package kniffel.cli;

import java.util.Map;
import java.util.Optional;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import picocli.CommandLine.Option;

/** Whose dice a game at the terminal is played with. */
final class DiceChoice {

  /** Whose dice. */
  enum Whose {
    /** The program's. */
    FAIR,
    /** People's own, for bots too. */
    OWN,
    /** People's own; the program rolls for bots. */
    MIXED
  }

  @Option(
      names = "--dice",
      paramLabel = "fair|own|mixed",
      completionCandidates = Candidates.DiceNames.class)
  private Optional<String> whose = Optional.empty();

  boolean isGiven() {
    return whose.isPresent();
  }

  /** What the head says about people's own dice; empty where the program rolls. */
  Optional<DiceTerms> terms(Rulebook<?> rulebook, Seed secret, Context context) {
    Whose wanted = wanted(context);
    if (wanted != Whose.FAIR && !rulebook.isOfDice()) {
      throw new BadInputException(
          context.say("cli.own.no-dice", Map.of("game", context.say(rulebook.id() + ".name"))));
    }
    return switch (wanted) {
      case FAIR -> Optional.empty();
      case OWN -> Optional.of(new DiceTerms.Own(Optional.empty()));
      case MIXED -> Optional.of(new DiceTerms.Own(Optional.of(secret.commitment())));
    };
  }

  private Whose wanted(Context context) {
    String id = whose.orElse(Ids.of(Whose.FAIR));
    for (Whose each : Whose.values()) {
      if (Ids.of(each).equals(id)) {
        return each;
      }
    }
    throw new BadInputException(context.say("cli.own.which", Map.of("dice", id)));
  }

  /** The dice of a further game like this one. */
  static DiceTerms anew(DiceTerms terms, Seed secret, int seats) {
    return terms instanceof DiceTerms.Own(Optional<String> commitment)
        ? new DiceTerms.Own(commitment.map(any -> secret.commitment()))
        : DiceTerms.Pledged.alone(secret.commitment(), seats);
  }

  /** The secret, if the program rolls at all. */
  static Optional<Seed> secret(DiceTerms terms, Seed secret) {
    return terms instanceof DiceTerms.Own(Optional<String> commitment) && commitment.isEmpty()
        ? Optional.empty()
        : Optional.of(secret);
  }
}
