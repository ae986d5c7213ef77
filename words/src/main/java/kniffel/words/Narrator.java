package kniffel.words;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kniffel.rules.Fact;
import kniffel.rules.Ids;
import kniffel.rules.Symbol;
import kniffel.rules.Visible;

/**
 * Puts facts, refusals and constants into words, at a table whose players have names.
 *
 * <p>The message of a record is found under the last part of its package and the id of its class;
 * its components are the arguments. So a new fact needs a message, and no code.
 */
public final class Narrator {

  /** Computed once for each type. */
  private static final ClassValue<String> KEYS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          String parent = type.getPackageName();
          return parent.substring(parent.lastIndexOf('.') + 1) + "." + Ids.of(type);
        }
      };

  private final Words words;
  private final List<String> names;

  public Narrator(Words words, List<String> names) {
    this.words = words;
    this.names = List.copyOf(names);
  }

  public Words words() {
    return words;
  }

  /** The key of a record's message. */
  public static String key(Class<?> type) {
    return KEYS.get(type);
  }

  /** The key of a constant's name. */
  public static String key(Enum<?> constant) {
    return key(constant.getDeclaringClass()) + "." + Ids.of(constant);
  }

  /** A fact, a refusal, a constant, a symbol, a number or several of them, in words. */
  public String say(Object value) {
    return switch (value) {
      case Enum<?> constant -> words.say(key(constant));
      case Symbol symbol -> symbol.toString();
      case Record fact -> words.need(key(fact.getClass())).fill(name -> argument(fact, name));
      case List<?> list -> list.stream().map(this::say).collect(Collectors.joining(" "));
      case Integer number -> number.toString();
      case String text -> Visible.line(text);
      default -> throw new IllegalArgumentException("no words for a " + value.getClass());
    };
  }

  /** Facts one after the other, in one line. */
  public String sayAll(List<Fact> facts) {
    return facts.stream().map(this::say).collect(Collectors.joining("; "));
  }

  /** How many steps of a plan are told. */
  private static final int STEPS = 4;

  /** What a seat does in succession, in one line; its name is said once. */
  public String inOrder(int seat, List<String> steps) {
    String line = steps.getFirst();
    String own = name(seat) + " ";
    for (String step : steps.subList(1, Math.min(STEPS, steps.size()))) {
      String next = step.startsWith(own) ? step.substring(own.length()) : step;
      line = words.say("common.then", Map.of("first", line, "next", next));
    }
    return steps.size() > STEPS ? line + " (…)" : line;
  }

  /** Names in a list: {@code Anna, Ben and Cleo}. */
  public String names(List<Integer> seats) {
    List<String> all = seats.stream().map(this::name).toList();
    if (all.size() < 2) {
      return String.join("", all);
    }
    return words.say(
        "common.and",
        Map.of("first", String.join(", ", all.subList(0, all.size() - 1)), "last", all.getLast()));
  }

  public String name(int seat) {
    return names.get(seat);
  }

  private String argument(Record fact, String name) {
    Object value = Parts.of(fact.getClass()).get(name, fact);
    return switch (value) {
      case Integer seat when name.equals("seat") || name.equals("asked") -> name(seat);
      case List<?> seats when name.equals("seats") ->
          names(seats.stream().map(Integer.class::cast).toList());
      default -> say(value);
    };
  }
}
