package kniffel.telling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.Rulebook;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;

/**
 * Classic Kniffel that counts how often dice are rolled in it, whether for the first time or not.
 */
final class CountingClassic
    implements Rulebook<ClassicOptions>, Game<ClassicState, ClassicMove, Dice, ClassicView> {

  private final ClassicRulebook rulebook = new ClassicRulebook();
  private final Classic game = new Classic(ClassicOptions.KNIFFEL);
  private int rolls;

  int rolls() {
    return rolls;
  }

  @Override
  public ClassicState happen(ClassicState state, Dice outcome) {
    rolls++;
    return game.happen(state, outcome);
  }

  @Override
  public Game<?, ?, ?, ?> game(ClassicOptions options) {
    return this;
  }

  @Override
  public String id() {
    return rulebook.id();
  }

  @Override
  public int minPlayers() {
    return rulebook.minPlayers();
  }

  @Override
  public int maxPlayers() {
    return rulebook.maxPlayers();
  }

  @Override
  public ClassicOptions standard() {
    return rulebook.standard();
  }

  @Override
  public Map<String, ClassicOptions> presets() {
    return rulebook.presets();
  }

  @Override
  public ClassicState start(int players) {
    return game.start(players);
  }

  @Override
  public Next<ClassicMove, Dice> next(ClassicState state) {
    return game.next(state);
  }

  @Override
  public Optional<Refusal> objection(ClassicState state, ClassicMove move) {
    return game.objection(state, move);
  }

  @Override
  public ClassicState play(ClassicState state, ClassicMove move) {
    return game.play(state, move);
  }

  @Override
  public ClassicView view(ClassicState state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public ClassicState determinize(ClassicView view, Randomness randomness) {
    return game.determinize(view, randomness);
  }

  @Override
  public List<Fact> tell(Step<ClassicState, ClassicMove, Dice> step, Viewer viewer) {
    return game.tell(step, viewer);
  }

  @Override
  public OptionalInt round(ClassicState state) {
    return game.round(state);
  }

  @Override
  public List<Integer> scores(ClassicState state) {
    return game.scores(state);
  }

  @Override
  public int maxEvents(int players) {
    return game.maxEvents(players);
  }

  @Override
  public Types<ClassicMove, Dice, ClassicView> types() {
    return game.types();
  }
}
