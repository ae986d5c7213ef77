package kniffel.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A progress bar with rate and time left, if somebody is there to see it. */
public final class GamesProgress implements AutoCloseable {

  private static final int WIDTH = 78;

  private final @Nullable ProgressBar bar;

  public GamesProgress(Context context, long total) {
    this.bar =
        context.progress()
            ? new ProgressBarBuilder()
                .setInitialMax(total)
                .setTaskName(context.say("cli.simulate.games"))
                .setStyle(ProgressBarStyle.COLORFUL_UNICODE_BLOCK)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                .setUpdateIntervalMillis(200)
                .showSpeed()
                .build()
            : null;
  }

  public void step(long games) {
    if (bar != null) {
      bar.stepBy(games);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
