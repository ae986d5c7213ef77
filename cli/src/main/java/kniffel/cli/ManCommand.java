package kniffel.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the manual page. */
@Command(name = "man")
final class ManCommand implements Callable<Integer> {

  private final Context context;

  @Spec private @Nullable CommandSpec spec;

  ManCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.out().print(new ManPage(context, Objects.requireNonNull(spec).root()).text());
    context.out().flush();
    return Exit.OK;
  }
}
