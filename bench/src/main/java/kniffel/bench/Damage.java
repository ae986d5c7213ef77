package kniffel.bench;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Records as they come from a broken disk or a hostile hand. */
final class Damage {

  private static final Pattern NUMBER = Pattern.compile("-?\\d+");
  private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"");

  private static final List<String> NUMBERS =
      List.of(
          "99", "-1", "0", "2147483648", "1e999", "0.5", "null", "true", "99999999999999999999");

  private static final List<String> TEXTS =
      List.of(
          "\"\"",
          "\"\\u001b[31mred\"",
          "\"\\u202eabc\"",
          "\"\u3164\"",
          "\"\u001b]0;x\u0007\"",
          "\"a\\nb\"",
          "\"bot:nobody\"",
          "\"human\"",
          "\"kniffel-record-99\"",
          "\"\\ud800\"",
          "7",
          "null",
          "[]",
          "{}",
          "\"" + "x".repeat(5_000) + "\"",
          "[".repeat(2_000));

  private Damage() {}

  /** The same record, damaged in one to three places. */
  static byte[] of(byte[] record, Random random) {
    byte[] damaged = record;
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      damaged = once(damaged, random);
    }
    return damaged;
  }

  private static byte[] once(byte[] record, Random random) {
    if (record.length == 0) {
      return new byte[] {'{'};
    }
    int from = random.nextInt(record.length);
    int to = Math.min(record.length, from + 1 + random.nextInt(60));
    String text = new String(record, StandardCharsets.UTF_8);
    return switch (random.nextInt(8)) {
      case 0 ->
          replaced(text, NUMBER, NUMBERS.get(random.nextInt(NUMBERS.size())), random)
              .getBytes(StandardCharsets.UTF_8);
      case 1 ->
          replaced(text, TEXT, TEXTS.get(random.nextInt(TEXTS.size())), random)
              .getBytes(StandardCharsets.UTF_8);
      // In the head, which holds the names and what was agreed.
      case 2 -> {
        int head = Math.min(text.length(), 600);
        String by = TEXTS.get(random.nextInt(TEXTS.size()));
        yield (replaced(text.substring(0, head), TEXT, by, random) + text.substring(head))
            .getBytes(StandardCharsets.UTF_8);
      }
      case 3 -> joined(record, 0, from, record, to, record.length);
      case 4 -> joined(record, 0, to, record, from, record.length);
      case 5 -> joined(record, 0, from, new byte[0], 0, 0);
      case 6 -> {
        byte[] other = record.clone();
        other[from] = (byte) random.nextInt(256);
        yield other;
      }
      default -> swappedLines(text, random);
    };
  }

  /** One match is replaced. */
  private static String replaced(String text, Pattern what, String by, Random random) {
    List<MatchResult> found = what.matcher(text).results().toList();
    if (found.isEmpty()) {
      return text;
    }
    MatchResult match = found.get(random.nextInt(found.size()));
    return text.substring(0, match.start()) + by + text.substring(match.end());
  }

  private static byte[] swappedLines(String text, Random random) {
    String[] lines = text.split("\n", -1);
    int one = random.nextInt(lines.length);
    int other = random.nextInt(lines.length);
    String kept = lines[one];
    lines[one] = lines[other];
    lines[other] = kept;
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] joined(
      byte[] first, int from, int to, byte[] second, int secondFrom, int secondTo) {
    byte[] all = new byte[to - from + secondTo - secondFrom];
    System.arraycopy(first, from, all, 0, to - from);
    System.arraycopy(second, secondFrom, all, to - from, secondTo - secondFrom);
    return all;
  }
}
