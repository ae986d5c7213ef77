package kniffel.rules.master;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kniffel.rules.dice.Dice;
import kniffel.rules.master.MasterMove.Use;

/**
 * Kniffel Master as you would keep it with pencil and counters: slow, mutable, ranks and stars
 * counted one by one. It plays in step with the game as a second opinion.
 */
final class Reference {

  /** One player's things. */
  static final class Player {
    final int[] pos = new int[7];
    final Set<Integer> done = new TreeSet<>();
    final Set<Task> tasks = EnumSet.noneOf(Task.class);
    int lap;
    int coin;
    int stars;
    int lostCoins;
  }

  final List<Player> players = new ArrayList<>();
  private final Map<Task, Integer> taskRanks = new EnumMap<>(Task.class);
  private final Map<Integer, Integer> rowRanks = new HashMap<>();
  private final boolean furtherLaps;

  Reference(int count, boolean furtherLaps) {
    this.furtherLaps = furtherLaps;
    for (int i = 0; i < count; i++) {
      players.add(new Player());
    }
  }

  /** The things of these boards laid out, ranks counted from them. */
  static Reference of(List<Board> boards, boolean furtherLaps) {
    Reference reference = new Reference(boards.size(), furtherLaps);
    for (int seat = 0; seat < boards.size(); seat++) {
      Board board = boards.get(seat);
      Player player = reference.players.get(seat);
      for (int row = 1; row <= 6; row++) {
        player.pos[row] = board.field(row);
        if (board.field(row) == 8) {
          player.done.add(row);
          reference.rowRanks.merge(row, 1, Integer::sum);
        }
      }
      for (Task task : board.tasks()) {
        player.tasks.add(task);
        reference.taskRanks.merge(task, 1, Integer::sum);
      }
      player.lap = board.laps();
      player.coin = board.coin();
      player.stars = board.stars();
    }
    return reference;
  }

  /** Whether a player's things lie as on this board. */
  boolean shows(int seat, Board board) {
    Player player = players.get(seat);
    boolean same = board.tasks().equals(List.copyOf(player.tasks));
    for (int row = 1; row <= 6; row++) {
      same &= board.field(row) == player.pos[row];
    }
    return same
        && board.laps() == player.lap
        && board.coin() == player.coin
        && board.stars() == player.stars;
  }

  void use(int seat, Dice dice, Use use) {
    Player player = players.get(seat);
    int coins =
        switch (use) {
          case MasterMove.Fulfil(Task task) -> {
            check(player.tasks.add(task));
            player.stars += List.of(3, 2, 1, 1, 1, 1).get(task.ordinal());
            yield race(taskRanks.merge(task, 1, Integer::sum));
          }
          case MasterMove.Row(int row) -> advance(player, row, dice);
          case MasterMove.Rows(int first, int second) -> {
            boolean secondFirst = player.pos[first] == 0 && started(player) == 3;
            int one = advance(player, secondFirst ? second : first, dice);
            yield one + advance(player, secondFirst ? first : second, dice);
          }
          case MasterMove.Coins(CoinLine line) -> List.of(1, 2, 3, 4).get(line.ordinal());
          case MasterMove.Repeat(Task task) -> {
            check(player.tasks.contains(task));
            yield 3;
          }
          case MasterMove.RowAndCoins(int row, CoinLine line) ->
              advance(player, row, dice) + (line == CoinLine.TRIPLE ? 3 : 1);
          case MasterMove.NoUse none -> 0;
        };
    for (int i = 0; i < coins; i++) {
      coin(player);
    }
  }

  private int advance(Player player, int row, Dice dice) {
    int n = dice.count(row);
    check(n >= 2 && !player.done.contains(row));
    check(player.pos[row] > 0 || started(player) < 3);
    int moved = 0;
    while (moved < n && player.pos[row] < 8) {
      player.pos[row]++;
      moved++;
    }
    if (player.pos[row] < 8) {
      return 0;
    }
    player.done.add(row);
    player.stars += player.done.size() >= 4 ? 2 : 1;
    return n - moved + race(rowRanks.merge(row, 1, Integer::sum));
  }

  private static long started(Player player) {
    int started = 0;
    for (int row = 1; row <= 6; row++) {
      started += player.pos[row] > 0 && player.pos[row] < 8 ? 1 : 0;
    }
    return started;
  }

  private static int race(int rank) {
    return rank == 1 ? 2 : rank == 2 ? 1 : 0;
  }

  private void coin(Player player) {
    if (player.lap >= 5 && !furtherLaps) {
      player.lostCoins++;
      return;
    }
    player.coin++;
    if (player.coin == new int[] {8, 7, 6, 5, 4}[Math.min(player.lap, 4)]) {
      player.stars++;
      player.lap++;
      player.coin = 0;
    }
  }

  private static void check(boolean legal) {
    if (!legal) {
      throw new AssertionError("not possible at the table");
    }
  }
}
