package kniffel.table.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Texts;
import kniffel.table.Universe;
import kniffel.table.dice.SeededDice;

/** Levels of For One put together at random of every kind of element there is. */
final class RandomChallenges {

  private static final int MOST_ELEMENTS = 12;
  private static final Texts TEXTS = new Texts("Würfel", "dice", "dobbelstenen");
  private static final Medals MEDALS = new Medals(100, 150, 200);

  private RandomChallenges() {}

  static Stream<Challenge> some(int count) {
    List<? extends List<?>> kinds =
        Stream.of(Element.class.getPermittedSubclasses())
            .flatMap(group -> Stream.of(group.getPermittedSubclasses()))
            .<List<?>>map(Universe::of)
            .toList();
    return IntStream.range(0, count).mapToObj(i -> level(kinds, new SeededDice(i).at(1)));
  }

  private static Challenge level(List<? extends List<?>> kinds, Randomness randomness) {
    Challenge level = of(List.of());
    for (int i = 1 + randomness.below(MOST_ELEMENTS); i > 0; i--) {
      List<?> kind = kinds.get(randomness.below(kinds.size()));
      List<Element> more = new ArrayList<>(level.elements());
      if (kind.get(randomness.below(kind.size())) instanceof Element element) {
        more.add(element);
      }
      try {
        level = of(more);
      } catch (IllegalArgumentException e) {
        // It does not go together with the others, so those are played without it.
      }
    }
    return level;
  }

  private static Challenge of(List<Element> elements) {
    return new Challenge(99, 1, TEXTS, TEXTS, elements, MEDALS, false);
  }
}
