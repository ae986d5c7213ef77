package kniffel.cli;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.rules.Visible;
import kniffel.table.Seat;
import kniffel.words.Language;

/** The user's settings, in a file of lines {@code key=value}. */
final class Settings {

  /** What can be set. */
  enum SettingKey {
    NAME,
    LANGUAGE,
    PACE,
    COLOURS,
    SERVER;

    String id() {
      return Ids.of(this);
    }

    static Optional<SettingKey> of(String id) {
      return Stream.of(values()).filter(key -> key.id().equals(id)).findFirst();
    }

    /** Whether this can be its value. */
    boolean allows(String value) {
      return switch (this) {
        case NAME ->
            value.length() <= Seat.MAX_NAME
                && Visible.isName(value)
                && !value.contains(",")
                && !value.startsWith(Seat.BOT);
        case LANGUAGE -> Stream.of(Language.values()).anyMatch(each -> each.code().equals(value));
        case PACE -> value.matches("\\d{1,6}");
        case COLOURS -> List.of("on", "off", "auto").contains(value);
        case SERVER -> isAddress(value);
      };
    }
  }

  private final Path file;
  private final Map<SettingKey, String> values = new TreeMap<>();

  private Settings(Path file) {
    this.file = file;
  }

  /** The contents of the file; invalid values and unknown keys are left out. */
  static Settings in(Path file) {
    Settings settings = new Settings(file);
    Properties lines = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      lines.load(in);
    } catch (MalformedInputException | IllegalArgumentException e) {
      return settings; // no text
    } catch (IOException e) {
      return settings; // nothing was ever set, or it cannot be read
    }
    for (SettingKey key : SettingKey.values()) {
      String value = lines.getProperty(key.id(), "").strip();
      if (key.allows(value)) {
        settings.values.put(key, value);
      }
    }
    return settings;
  }

  private static boolean isAddress(String value) {
    try {
      URI address = URI.create(value);
      return List.of("http", "https").contains(String.valueOf(address.getScheme()))
          && address.getHost() != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  Path file() {
    return file;
  }

  Optional<String> get(SettingKey key) {
    return Optional.ofNullable(values.get(key));
  }

  Optional<Integer> pace() {
    return get(SettingKey.PACE).map(Integer::valueOf);
  }

  /** Whether colours are wanted whatever the terminal; empty if the terminal decides. */
  Optional<Boolean> colours() {
    return get(SettingKey.COLOURS).filter(value -> !value.equals("auto")).map("on"::equals);
  }

  /** Stores a value, which must be allowed; the file is always complete. */
  void set(SettingKey key, String value) throws IOException {
    values.put(key, value);
    save();
  }

  /** Forgets a value. */
  void unset(SettingKey key) throws IOException {
    values.remove(key);
    save();
  }

  private void save() throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    String text =
        values.entrySet().stream()
            .map(entry -> entry.getKey().id() + "=" + escaped(entry.getValue()) + "\n")
            .collect(Collectors.joining());
    Path next = file.resolveSibling("." + file.getFileName() + ".next");
    Files.writeString(next, text);
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Escaped so that the properties reader understands it. */
  private static String escaped(String value) {
    return value.replace("\\", "\\\\");
  }
}
