package kniffel.bots.calibration;

/**
 * A position and how its game ended.
 *
 * @param seat whose position it is
 * @param said the value the judge gave it
 * @param result what it came to, in the same unit
 */
public record Sample(Situation situation, int seat, double said, double result) {}
