package kniffel.cli;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import kniffel.server.site.EngineFiles;
import kniffel.server.site.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Writes the games as a static site: pages that any file server can show, with the games inside.
 */
@Command(name = "site")
final class SiteCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "DIR")
  private Path folder = Path.of("");

  /** The launcher makes it and says where it is. */
  @Option(
      names = "--engine",
      paramLabel = "FOLDER",
      defaultValue = "${sys:kniffel.engine:-engine}",
      showDefaultValue = Visibility.NEVER)
  private Path engine = Path.of("engine");

  SiteCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    try {
      Site.prepare(folder);
      if (!EngineFiles.areIn(engine)) {
        context.err().println(context.say("commands.site.no-engine"));
        return Exit.FAILED;
      }
      int files = Site.of(EngineFiles.in(engine)).write(folder).size();
      context
          .out()
          .println(context.say("commands.site.written", Map.of("files", files, "folder", folder)));
      return Exit.OK;
    } catch (DirectoryNotEmptyException e) {
      throw new BadInputException(context.say("commands.site.not-empty", Map.of("folder", folder)));
    }
  }
}
