package kniffel.rules;

import java.util.Optional;

/**
 * What is impossible on a sheet, and where.
 *
 * @param seat whose sheet; empty if it is about all of them
 * @param box the id of the line; empty if it is about the whole sheet
 */
public record PaperObjection(Optional<Integer> seat, Optional<String> box, Refusal reason) {

  public static PaperObjection of(int seat, String box, Refusal reason) {
    return new PaperObjection(Optional.of(seat), Optional.of(box), reason);
  }

  public static PaperObjection of(int seat, Refusal reason) {
    return new PaperObjection(Optional.of(seat), Optional.empty(), reason);
  }

  public static PaperObjection of(Refusal reason) {
    return new PaperObjection(Optional.empty(), Optional.empty(), reason);
  }
}
