package kniffel.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.table.dice.Share;
import kniffel.table.forone.ChallengeBook;
import kniffel.table.json.Codec;

/** Adds records of games and presets that have none yet; never touches one that is there. */
final class RecordKeeper {

  private RecordKeeper() {}

  static void addMissing(Path folder) throws IOException {
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      addPresets(rulebook, folder);
    }
    // The yellow die, six dice in a roll, a demand, and nearly everything that levels are made of;
    // of some the book has a later version.
    Map<String, ForOneOptions> levels = new TreeMap<>();
    for (int number : List.of(8, 19, 22, 25)) {
      Challenge level = ChallengeBook.shipped().levels().get(number - 1);
      levels.put("level-" + number, ForOneOptions.of(level));
    }
    add(new ForOneRulebook(), levels, folder);
  }

  private static <P extends Record> void addPresets(Rulebook<P> rulebook, Path folder)
      throws IOException {
    add(rulebook, rulebook.presets(), folder);
  }

  private static <P extends Record> void add(
      Rulebook<P> rulebook, Map<String, P> presets, Path folder) throws IOException {
    for (var preset : presets.entrySet()) {
      String name = rulebook.id() + "-" + preset.getKey();
      int players = Math.min(2, rulebook.maxPlayers());
      Seed seed = Seed.draw(count -> bytes(name, count));
      List<Share> shares = shares(name, seed.commitment()).subList(0, players);
      String other = shares.getLast() instanceof Share.Nothing ? "bot:random" : Seat.HUMAN;
      List<Seat> seats =
          List.of(new Seat("Player 1", Seat.HUMAN), new Seat("Zoë \"2\" 🎲", other))
              .subList(0, players);
      DiceTerms.Pledged dice = new DiceTerms.Pledged(seed.commitment(), shares);
      Header<P> header = new Header<>(rulebook, preset.getValue(), seats, dice);
      DiceSource source = header.source(Optional.of(seed)).orElseThrow();
      Table<?, ?, ?, ?> whole = RandomTable.of(header, source, 1);
      keep(folder, name + "-pledged.json", new GameRecord(whole, Optional.of(seed)));
      Table<?, ?, ?, ?> half = RandomTable.of(header, source, 1, whole.log().size() / 2);
      keep(folder, name + "-pledged-sealed.json", new GameRecord(half, Optional.empty()));
    }
    if (rulebook.isOfDice()) {
      addOwn(rulebook, presets.entrySet().iterator().next(), folder);
    }
  }

  /** People rolled their own dice; a program rolled for the bot. */
  private static <P extends Record> void addOwn(
      Rulebook<P> rulebook, Map.Entry<String, P> preset, Path folder) throws IOException {
    String name = rulebook.id() + "-" + preset.getKey() + "-own";
    Seed seed = Seed.draw(count -> bytes(name, count));
    List<Seat> seats =
        List.of(new Seat("Player 1", Seat.HUMAN), new Seat("Zoë \"2\" 🎲", "bot:random"))
            .subList(0, Math.min(2, rulebook.maxPlayers()));
    DiceTerms own = new DiceTerms.Own(Optional.empty());
    Header<P> header = new Header<>(rulebook, preset.getValue(), seats, own);
    Table<?, ?, ?, ?> whole = RandomTable.of(header, new SeededDice(2), 1);
    keep(folder, name + ".json", new GameRecord(whole, Optional.empty()));
    if (seats.size() > 1) {
      DiceTerms mixed = new DiceTerms.Own(Optional.of(seed.commitment()));
      Header<P> both = new Header<>(rulebook, preset.getValue(), seats, mixed);
      DiceSource bots = both.source(Optional.of(seed)).orElseThrow();
      Table<?, ?, ?, ?> table = RandomTable.of(both, bots, 1);
      keep(folder, name + "-mixed.json", new GameRecord(table, Optional.of(seed)));
    }
  }

  /** The first client took part to the end; the second did so, or in part, or not at all. */
  private static List<Share> shares(String name, String commitment) {
    String entropy = HexFormat.of().formatHex(bytes(name + " adds", 32));
    Share.Revealed first =
        new Share.Revealed(entropy, Share.pledge(commitment, entropy), commitment);
    Share second =
        switch (Math.floorMod(name.hashCode(), 3)) {
          case 0 -> first;
          case 1 -> new Share.Withheld(first.pledge(), commitment);
          default -> new Share.Nothing();
        };
    return List.of(first, second);
  }

  private static byte[] bytes(String name, int count) {
    Randomness randomness = new SeededDice(name.hashCode()).at(1);
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) randomness.below(256);
    }
    return bytes;
  }

  private static void keep(Path folder, String name, GameRecord record) throws IOException {
    Path file = folder.resolve(name);
    if (Files.exists(file)) {
      return;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(new Codec()).write(record, bytes);
    Files.write(file, bytes.toByteArray(), StandardOpenOption.CREATE_NEW);
    Files.writeString(
        folder.resolve("EXPECTED.txt"),
        name + ": " + KeptRecordsTest.said(record) + "\n",
        StandardCharsets.UTF_8,
        StandardOpenOption.APPEND);
  }
}
