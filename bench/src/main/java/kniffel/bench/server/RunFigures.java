package kniffel.bench.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What several runs gave, by name: medians, and the least and the most. */
final class RunFigures {

  private final Map<String, List<Double>> runs = new LinkedHashMap<>();

  void add(String name, double value) {
    runs.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
  }

  static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    runs.forEach(
        (name, values) -> {
          List<Double> sorted = values.stream().sorted().toList();
          text.append(
              String.format(
                  Locale.ROOT,
                  "  %-22s %10.2f   (%.2f to %.2f)%n",
                  name,
                  median(values),
                  sorted.getFirst(),
                  sorted.getLast()));
        });
    return text.toString();
  }
}
