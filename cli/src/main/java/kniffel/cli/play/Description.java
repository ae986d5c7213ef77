package kniffel.cli.play;

import java.util.List;
import java.util.Optional;

/**
 * A position as somebody described it on the command line, still to be understood by its game.
 *
 * @param sheet what stands on the own sheet
 * @param opponents what stands on those of the others
 * @param dice the dice on the table; none before the first roll
 * @param rollsLeft how many rolls are left
 */
public record Description(
    String sheet, List<String> opponents, Optional<String> dice, int rollsLeft) {}
