package kniffel.rules.newgame;

import java.util.Map;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;

/** Newgame on the shelf. */
public final class NewgameRulebook implements Rulebook<NewgameOptions> {

  public static final String ID = "newgame";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public int maxPlayers() {
    return 4;
  }

  @Override
  public NewgameOptions standard() {
    return NewgameOptions.BASE;
  }

  @Override
  public Map<String, NewgameOptions> presets() {
    return Map.of("base", standard());
  }

  @Override
  public Game<?, ?, ?, ?> game(NewgameOptions options) {
    return new Newgame(options);
  }
}
