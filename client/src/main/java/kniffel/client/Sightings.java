package kniffel.client;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.rules.Rulebook;
import kniffel.rules.Viewer;
import kniffel.table.GameRecord;
import kniffel.table.Table;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.wire.FromServer;
import kniffel.wire.ToServer;

/**
 * What lay on the tables while they were played: noted as it is shown, and compared with the record
 * at the end, since a server could show one game and hand out another.
 */
final class Sightings {

  private final Notes notes;
  private final Codec codec;

  Sightings(Notes notes, Codec codec) {
    this.notes = notes;
    this.codec = codec;
  }

  /** A view was shown. */
  <V> void shown(
      String table, Game<?, ?, ?, V> game, String shape, int version, int viewer, V view) {
    keep(table, new Note.Shown(version, viewer, shape, hash(game, view)));
  }

  /**
   * How this program writes views, shown by one before the first event: between the shown game and
   * its record there may be a newer program. A form that changes has to change that view too.
   */
  <S, V> String shape(Rulebook<?> rulebook, Game<S, ?, ?, V> game) {
    return hash(game, game.view(game.start(rulebook.minPlayers()), new Viewer.Spectator()));
  }

  /** A move of ours counts. */
  void played(ToServer.Play play) {
    keep(play.table(), new Note.Played(play.version(), play.move()));
  }

  private void keep(String table, Note note) {
    try {
      notes.add(table, note);
    } catch (IOException e) {
      // The game goes on all the same; at the end we vouch for less of it.
    }
  }

  private <V> String hash(Game<?, ?, ?, V> game, V view) {
    return Hashes.shortened(codec.write(game.types().view(), view));
  }

  /** Whether a record tells what was shown and played at a table. */
  Comparison compare(String table, GameRecord record) throws IOException {
    return compare(notes.of(table), record.table());
  }

  private <S, M, O, V> Comparison compare(List<Note> kept, Table<S, M, O, V> table) {
    Replay<S, M, O, V> replay = table.replay();
    int players = table.header().seats().size();
    String known = shape(table.header().rulebook(), table.game());
    Set<Integer> seen = new HashSet<>();
    for (Note note : kept) {
      switch (note) {
        case Note.Shown(int version, int viewer, String shape, String hash) -> {
          if (!shape.equals(known)) {
            continue;
          }
          if (!isShown(replay, players, version, viewer, hash)) {
            return new Comparison.Different(version);
          }
          seen.add(version);
        }
        case Note.Played(int version, var move) -> {
          Optional<M> made = move(table.game(), move);
          if (made.isPresent() && !isPlayed(replay, version, made.get())) {
            return new Comparison.Different(version + 1);
          }
        }
        case Note.Told told -> {}
        case Note.Pledged pledged -> {}
        case Note.Agreed agreed -> {}
      }
    }
    int all = 0;
    int ours = 0;
    for (int version = 0; version <= replay.steps().size(); version++) {
      if (!(table.game().next(replay.after(version)) instanceof Next.Chance<M, O>)) {
        all++;
        ours += seen.contains(version) ? 1 : 0;
      }
    }
    return seen.isEmpty() ? new Comparison.Nothing() : new Comparison.Same(ours, all);
  }

  /** A noted move; none if it was noted by a program that writes moves otherwise. */
  private <M> Optional<M> move(Game<?, M, ?, ?> game, Json noted) {
    try {
      return Optional.of(codec.read(game.types().move(), noted, "move"));
    } catch (MalformedException e) {
      return Optional.empty();
    }
  }

  private <S, M, O, V> boolean isShown(
      Replay<S, M, O, V> replay, int players, int version, int viewer, String hash) {
    if (version < 0 || version > replay.steps().size() || viewer >= players) {
      return false; // no such position in this record
    }
    Viewer looks =
        viewer <= FromServer.SPECTATOR ? new Viewer.Spectator() : new Viewer.Seat(viewer);
    Game<S, M, O, V> game = replay.game();
    return hash(game, game.view(replay.after(version), looks)).equals(hash);
  }

  private static <S, M, O, V> boolean isPlayed(Replay<S, M, O, V> replay, int version, M move) {
    return version < replay.steps().size()
        && replay.step(version + 1).event() instanceof Event.Moved<M, O>(int seat, M made)
        && made.equals(move);
  }
}
