package kniffel.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script by which a shell completes commands, options and what they take. */
@Command(name = "completion")
final class CompletionCommand implements Callable<Integer> {

  private final Context context;

  @Spec private @Nullable CommandSpec spec;

  CompletionCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CommandLine kniffel = Objects.requireNonNull(spec).root().commandLine();
    // A shell knows the command by its last name, however it was called.
    context.out().print(AutoComplete.bash("kniffel", kniffel));
    context.out().flush();
    return Exit.OK;
  }
}
