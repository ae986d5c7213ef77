package kniffel.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The command lines that are tried with damaged records, and how words of sound lines are spoilt.
 */
final class FuzzLines {

  /** Commands that are carried out as they stand; FILE is a record. */
  private static final List<String> SOUND =
      List.of(
          "games",
          "games --json --lang nl",
          "--help",
          "play --help --lang de",
          "play classic --players Anna --no-save",
          "play forone --no-save --pace 0",
          "play karten --players A,bot:random --seed 1 --no-save --plain",
          "play kartenspiel --option roundLimit=3 --no-save",
          "play --resume FILE",
          "play classic --dice own --no-save",
          "play forone --level 2 --no-save",
          "play --table abc --server http://127.0.0.1:1 --name Ben",
          "host classic --bot easy --seats 3 --clock 60 --server http://127.0.0.1:1 --name Ben",
          "stats",
          "stats --json",
          "stats --csv",
          "sheets FILE.sheets --game classic --as svg --per 4 --large",
          "sheets FILE.sheets --record FILE --paper a5",
          "import FILE",
          "import --game classic --player Anna --played 2020-02-29",
          "import --game karten --player Anna --player Ben",
          "book",
          "book 3 --json",
          "daily --server http://127.0.0.1:1",
          "daily classic --free --server http://127.0.0.1:1 --name Ben",
          "simulate classic --games 2 --bots random,random --threads 1",
          "simulate kartenspiel --games 1 --json --seed 7",
          "arena classic --bots random,random --games 2 --target 100",
          "replay FILE",
          "replay FILE --json",
          "verify FILE --json",
          "analyse FILE --review-budget 0",
          "advise --record FILE --event 3 --budget 0",
          "advise forone --level 2 --budget 0",
          "resume 1 --plain",
          "resume",
          "config",
          "config name Anna",
          "config colours --unset --json",
          "completion",
          "man");

  /** Commands that would do great things if only one word were right. */
  private static final List<String> WRONG =
      List.of(
          "serve --port 99999",
          "serve --port -1",
          "serve --grace -1",
          "serve --drain -5",
          "serve --budget -1",
          "serve --forget-games 0",
          "serve --db x",
          "serve --data /dev/null/x",
          "train chess",
          "train karten --out /dev/null/x",
          "train karten --out /",
          "solve karten",
          "calibrate karten",
          "host chess",
          "host classic --seats 99",
          "host classic --clock -1",
          "host classic --server nowhere",
          "book 0",
          "sheets /dev/null/x",
          "sheets FILE",
          "import",
          "import FILE.not",
          "import /",
          "host classic --name \u3164 --server http://127.0.0.1:1",
          "stats --csv --json",
          "solve classic --threads 0",
          "analyse FILE.not",
          "simulate classic --records /dev/null/x",
          "play classic --save /dev/null/x",
          "play classic --save /");

  private static final List<String> HOSTILE =
      List.of(
          "",
          " ",
          "-",
          "--",
          "-1",
          "0",
          "99999999999999999999",
          "-2147483649",
          "1e9",
          "NaN",
          "0x10",
          "\u0663",
          "\u3164",
          "\u202eabc",
          "\u001b[31mred",
          "\u001b]0;title\u0007",
          "a\nb",
          "a\tb",
          "\ufeff",
          "\u0000",
          "\ud800",
          "/",
          "/dev/null",
          "/dev/null/x",
          ".",
          "~",
          "*",
          "%n%s%d",
          "{seat}",
          "${COMPLETION-CANDIDATES}",
          "@file",
          "bot:",
          "bot:\u001b",
          "Anna,Anna",
          ",",
          "=",
          "extraPoints=",
          "=5",
          "--json",
          "--lang",
          "--lang=xx",
          "--no-such-option",
          "null",
          "A".repeat(5_000));

  private FuzzLines() {}

  /**
   * A line in words.
   *
   * @param file the record that it is about
   * @param damaged whether the record is damaged; then the line is sound, otherwise some of its
   *     words may not be
   */
  static String[] line(Path file, boolean damaged, Random random) {
    if (random.nextInt(20) == 0) {
      return words(WRONG.get(random.nextInt(WRONG.size())), file);
    }
    List<String> sound =
        damaged ? SOUND.stream().filter(line -> line.contains("FILE")).toList() : SOUND;
    List<String> words =
        new ArrayList<>(List.of(words(sound.get(random.nextInt(sound.size())), file)));
    if (!damaged) {
      for (int times = random.nextInt(3); times > 0; times--) {
        spoil(words, random);
      }
    }
    return words.toArray(String[]::new);
  }

  private static String[] words(String line, Path file) {
    return line.replace("FILE", file.toString()).split(" ");
  }

  /**
   * The first word stays: without a command a server would be started. So does the folder of
   * sheets, or they would be written anywhere.
   */
  private static void spoil(List<String> words, Random random) {
    String hostile = HOSTILE.get(random.nextInt(HOSTILE.size()));
    int first = words.getFirst().equals("sheets") ? 2 : 1;
    int place = words.size() <= first ? first : first + random.nextInt(words.size() - first);
    switch (random.nextInt(4)) {
      case 0 -> words.add(place, hostile);
      case 1 -> words.add(place, words.get(random.nextInt(words.size())));
      case 2 -> {
        if (place < words.size()) {
          words.set(place, hostile);
        }
      }
      default -> {
        if (place < words.size()) {
          words.remove(place);
        }
      }
    }
  }
}
