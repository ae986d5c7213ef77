package kniffel.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.cli.play.Host;
import kniffel.table.Table;

/** The end of a game at home: its journal becomes a record before anybody sees the result. */
final class Finish implements Host.AtEnd {

  private final Context context;
  private final Table<?, ?, ?, ?> table;
  private final Optional<Path> kept;
  private final boolean compared;
  private Optional<Path> whole = Optional.empty();

  /**
   * The end of a game.
   *
   * @param kept where the game is kept, if it is
   * @param compared whether scores are compared with earlier games
   */
  Finish(Context context, Table<?, ?, ?, ?> table, Optional<Path> kept, boolean compared) {
    this.context = context;
    this.table = table;
    this.kept = kept;
    this.compared = compared;
  }

  @Override
  public List<String> over() throws IOException {
    // Compared first, because the record of this game is not one of the earlier ones.
    List<String> lines = compared ? new PersonalBest(context).lines(table) : List.of();
    if (kept.isPresent()) {
      whole = Optional.of(new SavedGames(context).finish(kept.get()));
    }
    return lines;
  }

  /** Where the whole game is kept, if it is over and kept. */
  Optional<Path> whole() {
    return whole;
  }
}
