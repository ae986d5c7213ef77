package kniffel.rules;

/** The sums found on the paper of more than one game; they follow from the boxes. */
public enum PaperSum implements PaperName {
  UPPER,
  BONUS,
  LOWER,
  TOTAL
}
