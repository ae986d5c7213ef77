package kniffel.cli;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows and changes the user's settings. */
@Command(name = "config")
final class ConfigCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(
      index = "0",
      paramLabel = "KEY",
      arity = "0..1",
      completionCandidates = Candidates.SettingKeys.class)
  private Optional<String> key = Optional.empty();

  @Parameters(index = "1", paramLabel = "VALUE", arity = "0..1")
  private Optional<String> value = Optional.empty();

  @Option(names = "--unset")
  private boolean unset;

  @Option(names = "--json")
  private boolean json;

  ConfigCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (key.isEmpty()) {
      if (unset) {
        throw new BadInputException(context.say("commands.config.which", keys()));
      }
      showAll();
      return Exit.OK;
    }
    Settings.SettingKey chosen =
        Settings.SettingKey.of(key.get())
            .orElseThrow(
                () ->
                    new BadInputException(
                        context.say(
                            "commands.config.unknown",
                            Map.of("key", key.get(), "keys", keys().get("keys")))));
    if (unset) {
      if (value.isPresent()) {
        throw new BadInputException(context.say("commands.config.set-or-unset"));
      }
      context.settings().unset(chosen);
    } else if (value.isPresent()) {
      set(chosen, value.get());
    }
    show(chosen);
    return Exit.OK;
  }

  private static Map<String, String> keys() {
    return Map.of(
        "keys",
        Stream.of(Settings.SettingKey.values())
            .map(Settings.SettingKey::id)
            .collect(Collectors.joining(", ")));
  }

  private void set(Settings.SettingKey chosen, String wanted) throws IOException {
    if (!chosen.allows(wanted)) {
      throw new BadInputException(
          context.say(
              "commands.config.bad",
              Map.of(
                  "key", chosen.id(),
                  "value", wanted,
                  "allowed", context.say("commands.config.allowed." + chosen.id()))));
    }
    context.settings().set(chosen, wanted);
  }

  private void show(Settings.SettingKey chosen) {
    if (json) {
      writeAll();
    } else {
      context.out().println(line(chosen));
    }
  }

  private void showAll() {
    if (json) {
      writeAll();
      return;
    }
    for (Settings.SettingKey each : Settings.SettingKey.values()) {
      context.out().println(line(each));
    }
    context
        .out()
        .println(context.say("commands.config.file", Map.of("file", context.settings().file())));
  }

  private String line(Settings.SettingKey each) {
    String now =
        context.settings().get(each).orElseGet(() -> context.say("commands.config.not-set"));
    return context.say(
        "commands.config.line",
        Map.of(
            "key",
            each.id(),
            "value",
            now,
            "meaning",
            context.say("commands.config.meaning." + each.id())));
  }

  private void writeAll() {
    context.json(
        out -> {
          out.writeStartObject();
          out.writeStringField("file", context.settings().file().toString());
          out.writeObjectFieldStart("settings");
          for (Settings.SettingKey each : Settings.SettingKey.values()) {
            Optional<String> now = context.settings().get(each);
            if (now.isPresent()) {
              out.writeStringField(each.id(), now.get());
            }
          }
          out.writeEndObject();
          out.writeEndObject();
        });
  }
}
