package kniffel.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Visible;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports in one line what went wrong, in the user's language, and gives the exit code for it. */
final class Complaints {

  private final Context context;

  Complaints(Context context) {
    this.context = context;
  }

  /** What was typed is no command. */
  int notUnderstood(ParameterException wrong) {
    String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    String help = context.say("cli.see-help", Map.of("command", command));
    print(detail(wrong) + " " + help);
    return Exit.BAD_INPUT;
  }

  private String detail(ParameterException wrong) {
    return switch (wrong) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched);
      case MissingParameterException missing ->
          context.say(
              "commands.parse.missing",
              Map.of(
                  "arguments",
                  missing.getMissing().stream()
                      .map(Complaints::name)
                      .collect(Collectors.joining(", "))));
      case OverwrittenOptionException twice ->
          context.say("commands.parse.twice", Map.of("option", name(twice.getOverwritten())));
      case MaxValuesExceededException many ->
          context.say(
              "commands.parse.too-many", Map.of("detail", String.valueOf(many.getMessage())));
      default -> badValue(wrong);
    };
  }

  private String unmatched(UnmatchedArgumentException unmatched) {
    List<String> words = unmatched.getUnmatched();
    String word = words.isEmpty() ? "" : words.getFirst();
    boolean command = unmatched.getCommandLine().getParent() == null;
    String key =
        unmatched.isUnknownOption()
            ? "commands.parse.unknown-option"
            : command ? "commands.parse.unknown-command" : "commands.parse.unknown-argument";
    String said = context.say(key, Map.of("word", word));
    List<String> near = unmatched.getSuggestions();
    return near.isEmpty()
        ? said
        : said + " " + context.say("commands.parse.near", Map.of("words", String.join(", ", near)));
  }

  private String badValue(ParameterException wrong) {
    ArgSpec argument = wrong.getArgSpec();
    if (argument == null) {
      return context.say(
          "cli.not-understood", Map.of("detail", String.valueOf(wrong.getMessage())));
    }
    String value = String.valueOf(wrong.getValue());
    return context.say(
        "commands.parse.bad-value",
        Map.of("argument", name(argument), "value", value, "expected", expected(argument)));
  }

  /** What an argument wants instead. */
  private String expected(ArgSpec argument) {
    Class<?> type =
        argument.auxiliaryTypes().length > 0 ? argument.auxiliaryTypes()[0] : argument.type();
    if (type.isEnum()) {
      return Stream.of(type.getEnumConstants())
          .map(Object::toString)
          .collect(Collectors.joining(", "));
    }
    boolean whole = List.of(int.class, Integer.class, long.class, Long.class).contains(type);
    return whole ? context.say("commands.parse.whole-number") : argument.paramLabel();
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  /** A command went wrong. */
  int failed(Exception failure) {
    return switch (failure) {
      case BadInputException wrong -> {
        print(String.valueOf(wrong.getMessage()));
        yield Exit.BAD_INPUT;
      }
      case FileSystemException e -> {
        print(unusable(e));
        yield Exit.BAD_INPUT;
      }
      case UncheckedIOException e -> failed(Objects.requireNonNull(e.getCause()));
      case IOException e -> {
        print(context.say("cli.failed", Map.of("reason", String.valueOf(e.getMessage()))));
        yield Exit.FAILED;
      }
      default -> {
        print(context.say("commands.fault", Map.of("what", fault(failure))));
        yield Exit.FAULT;
      }
    };
  }

  /** Why a file or folder cannot be used. */
  private String unusable(FileSystemException e) {
    String file = String.valueOf(e.getFile());
    return context.say("cli.cannot-write", Map.of("file", file, "reason", reason(e, context)));
  }

  /** The reason alone; what the system says often is just the name of the file. */
  static String reason(IOException failure, Context context) {
    return switch (failure) {
      case AccessDeniedException e -> context.say("commands.path.denied");
      case NoSuchFileException e -> context.say("commands.path.missing");
      case NotDirectoryException e -> context.say("commands.path.no-folder");
      case FileAlreadyExistsException e -> context.say("commands.path.exists");
      case DirectoryNotEmptyException e -> context.say("commands.path.exists");
      case FileSystemException e when e.getReason() != null -> e.getReason();
      default -> String.valueOf(failure.getMessage());
    };
  }

  /** What went wrong, for a page where there is more to see. */
  static String line(Exception failure, Context context) {
    return switch (failure) {
      case BadInputException wrong -> String.valueOf(wrong.getMessage());
      case IOException e -> reason(e, context);
      case UncheckedIOException e -> reason(Objects.requireNonNull(e.getCause()), context);
      default -> context.say("commands.fault", Map.of("what", fault(failure)));
    };
  }

  /** What a report about a fault of the program needs: its kind, its words and its place. */
  private static String fault(Throwable failure) {
    Throwable first = failure;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    String place =
        Stream.of(first.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("kniffel."))
            .findFirst()
            .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
            .orElse("");
    return first.getClass().getSimpleName() + ": " + first.getMessage() + place;
  }

  private void print(String complaint) {
    context.err().println(Visible.line(complaint));
  }
}
