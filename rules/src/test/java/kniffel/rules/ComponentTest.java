package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The components of a record are found by their order and read from any record of its type. */
class ComponentTest {

  private record Person(String name, int points, List<String> friends) {}

  private static Person person(int points) {
    return new Person("Anna " + points, points, List.of("Ben", "Cleo " + points));
  }

  private static List<Object> read(List<Component> components, Person person) {
    return components.stream().map(component -> component.in(person)).toList();
  }

  @Test
  void componentsHaveTheirNamesAndTypesInTheirOrder() {
    List<Component> components = Component.of(Person.class);
    assertThat(components).extracting(Component::name).containsExactly("name", "points", "friends");
    assertThat(components)
        .extracting(component -> component.type().getTypeName())
        .containsExactly("java.lang.String", "int", "java.util.List<java.lang.String>");
  }

  /** After a few hundred times the same values are read in another way. */
  @Test
  void aValueIsTheSameHoweverOftenItIsAskedFor() {
    List<Component> components = Component.of(Person.class);
    for (int i = 0; i < 2_000; i++) {
      assertThat(read(components, person(i)))
          .containsExactly("Anna " + i, i, List.of("Ben", "Cleo " + i));
    }
  }
}
