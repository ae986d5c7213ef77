package kniffel.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;

/** Everything we can say in one language: the message catalogues, one for each game and module. */
public final class Words {

  private final Language language;
  private final Map<String, Template> templates;

  private Words(Language language, Map<String, Template> templates) {
    this.language = language;
    this.templates = templates;
  }

  public static Words in(Language language) {
    Map<String, Template> templates = new HashMap<>();
    load("common", language, templates);
    load("cli", language, templates);
    load("commands", language, templates);
    load("server", language, templates);
    load("web", language, templates);
    load("web-afterwards", language, templates);
    load("web-evening", language, templates);
    load("web-paper", language, templates);
    load("web-print", language, templates);
    load("paper", language, templates);
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      load(rulebook.id(), language, templates);
      load("cli-" + rulebook.id(), language, templates);
      load("web-" + rulebook.id(), language, templates);
    }
    return new Words(language, Map.copyOf(templates));
  }

  private static void load(String name, Language language, Map<String, Template> templates) {
    String file = name + "." + language.code() + ".properties";
    try (InputStream stream = Words.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("no catalogue " + file);
      }
      Properties properties = new Properties();
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      properties.forEach(
          (key, text) -> templates.put(key.toString(), new Template(text.toString())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Language language() {
    return language;
  }

  public Set<String> keys() {
    return templates.keySet();
  }

  /** The keys of one catalogue, such as {@code web}. */
  public Set<String> keys(String catalogue) {
    Map<String, Template> its = new HashMap<>();
    load(catalogue, language, its);
    return Set.copyOf(its.keySet());
  }

  public Optional<Template> template(String key) {
    return Optional.ofNullable(templates.get(key));
  }

  /** A message without arguments. */
  public String say(String key) {
    return say(key, Map.of());
  }

  /** A message with arguments by name. */
  public String say(String key, Map<String, ?> arguments) {
    return need(key).fill(name -> String.valueOf(arguments.get(name)));
  }

  /** The template of a message, which must exist: people are never shown a bare key. */
  Template need(String key) {
    return template(key)
        .orElseThrow(() -> new IllegalArgumentException("no message " + key + " in " + language));
  }
}
