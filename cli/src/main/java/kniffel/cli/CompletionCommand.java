package kniffel.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** Prints a script by which a shell completes commands, options and what they take. */
@Command(name = "completion")
final class CompletionCommand implements Callable<Integer> {

  private static final String COMPLETE = "complete -F _complete_kniffel";

  private final Context context;

  @Spec private @Nullable CommandSpec spec;

  CompletionCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CommandLine kniffel = Objects.requireNonNull(spec).root().commandLine();
    // A shell knows the command by its last name, however it was called.
    String script = AutoComplete.bash("kniffel", kniffel);
    for (String name : named(kniffel, CompletionCommand::isFile)) {
      // The library completes no files that need not be given.
      script = script.replace("    '%s')\n      return\n".formatted(name), files(name));
    }
    List<String> lists = named(kniffel, option -> option.paramLabel().contains(","));
    script = script.replace(COMPLETE, "complete -F _kniffel");
    context.out().print(script + entrance(lists));
    context.out().flush();
    return Exit.OK;
  }

  private static String files(String option) {
    return """
        '%s')
          local IFS=$'\\n'
          type compopt &>/dev/null && compopt -o filenames
          COMPREPLY=( $( compgen -f -- "${curr_word}" ) ) # files
          return $?
    """
        .formatted(option);
  }

  /** A bot's name has a colon, where bash begins a new word; a list continues after its comma. */
  private static String entrance(List<String> lists) {
    return """

    COMP_WORDBREAKS=${COMP_WORDBREAKS//:}
    _kniffel() {
      local word=${COMP_WORDS[COMP_CWORD]} before=
      case " %s " in *" ${COMP_WORDS[COMP_CWORD-1]} "*)
        case $word in *,*) before=${word%%,*}, && COMP_WORDS[COMP_CWORD]=${word##*,} ;; esac ;;
      esac
      _complete_kniffel "$@"
      [ -z "$before" ] || COMPREPLY=("${COMPREPLY[@]/#/$before}")
    }
    """
        .formatted(String.join(" ", lists));
  }

  private static boolean isFile(OptionSpec option) {
    return List.of(option.auxiliaryTypes()).contains(Path.class);
  }

  /** The names of some options of a command and all below it. */
  private static List<String> named(CommandLine command, Predicate<OptionSpec> which) {
    List<String> names = new ArrayList<>();
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (which.test(option)) {
        names.addAll(List.of(option.names()));
      }
    }
    command.getSubcommands().values().forEach(each -> names.addAll(named(each, which)));
    return names.stream().distinct().toList();
  }
}
