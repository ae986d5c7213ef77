package kniffel.rules;

import java.util.List;
import java.util.Optional;
import kniffel.rules.classic.ClassicRulebook;

/** The shelf: every game there is. */
public final class Rulebooks {

  public static final List<Rulebook<?>> ALL = List.of(new ClassicRulebook());

  private Rulebooks() {}

  public static Optional<Rulebook<?>> find(String id) {
    for (Rulebook<?> rulebook : ALL) {
      if (rulebook.id().equals(id)) {
        return Optional.of(rulebook);
      }
    }
    return Optional.empty();
  }
}
