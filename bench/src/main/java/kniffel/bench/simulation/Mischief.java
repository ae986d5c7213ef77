package kniffel.bench.simulation;

import java.util.List;
import java.util.Optional;
import kniffel.wire.Sign;
import kniffel.wire.ToServer;
import org.jspecify.annotations.Nullable;

/** What a client need not or should not do, but somebody's will. */
final class Mischief {

  private final World world;
  private final SimulatedPlayer player;

  Mischief(World world, SimulatedPlayer player) {
    this.world = world;
    this.player = player;
  }

  void make(SimulatedSocket line, String table, @Nullable Told state) {
    SeededRandomness chance = world.chance();
    switch (chance.below(6)) {
      case 0 -> line.say(new ToServer.React(table, chance.of(List.of(Sign.values()))));
      case 1 -> line.say(new ToServer.Show(table, List.of(1, 2)));
      case 2 -> {
        line.say(new ToServer.Close(table));
        line.say(new ToServer.Open(table, Optional.empty()));
      }
      case 3 -> line.say(new ToServer.Open(table, Optional.of(0)));
      default -> {
        if (state != null && state.moveCount() > 0) {
          // An uncalled-for move: for another version, or in somebody else's turn.
          int version = Math.max(0, state.version + chance.below(3) - 1);
          line.say(player.play(table, version, state.move(chance.below(state.moveCount()))));
        }
      }
    }
  }
}
