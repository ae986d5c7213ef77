package kniffel.cli.master;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.master.UseList.Use;
import kniffel.cli.play.Block;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Reply;
import kniffel.cli.play.Screen;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Places;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterView;
import org.jspecify.annotations.Nullable;

/** The table of Kniffel Master: dice to hold by their numbers, uses of the roll by letters. */
public final class MasterScreen implements Screen<MasterMove, MasterView> {

  private Places held = Places.NONE;

  /** A use that was asked for although another brings the same and more: asked once more. */
  private @Nullable MasterMove doubtful;

  @Override
  public Block draw(MasterView view, Viewer viewer, Offers<MasterMove> offers, Look look) {
    return new TableArt(view, viewer, offers, held, look).draw();
  }

  @Override
  public String keys(MasterView view, Offers<MasterMove> offers, Look look) {
    if (view.rolls() == 0) {
      return look.say("cli.master.keys-first");
    }
    List<String> keys = new ArrayList<>();
    if (view.rollsLeft() > 0) {
      keys.add(look.say("cli.master.keys-roll"));
    }
    int uses = UseList.of(offers).list().size();
    if (uses > 0) {
      String letters = uses == 1 ? "a" : "a–" + UseList.letter(uses - 1);
      keys.add(look.say("cli.master.keys-use", Map.of("letters", letters)));
    }
    return String.join(" · ", keys);
  }

  @Override
  public Reply<MasterMove> press(char key, MasterView view, Offers<MasterMove> offers) {
    MasterMove asked = doubtful;
    doubtful = null;
    if (key >= '1' && key <= '0' + Master.DICE) {
      return hold(key - '1', view, offers);
    }
    if (key == 'r' || key == ' ') {
      boolean first = view.rolls() == 0;
      return offers.play(new MasterMove.Roll(first ? Master.ALL_DICE : held.others(Master.DICE)));
    }
    UseList uses = UseList.of(offers);
    Optional<Use> use = uses.of(key);
    if (use.isPresent()) {
      return use(use.get(), uses, asked);
    }
    // Where nothing has a letter yet, say why.
    return uses.list().isEmpty() && Character.isLetter(key)
        ? offers.play(new MasterMove.NoUse())
        : new Reply.Unknown<>();
  }

  private Reply<MasterMove> hold(int place, MasterView view, Offers<MasterMove> offers) {
    // Holding is getting ready to roll: where no roll is left, say so.
    var objection =
        offers.objection(new MasterMove.Roll(view.rolls() == 0 ? Places.NONE : Master.ALL_DICE));
    if (objection.isPresent()) {
      return new Reply.Refused<>(objection.get());
    }
    held = new Places(held.mask() ^ (1 << place));
    return new Reply.Chosen<>();
  }

  private Reply<MasterMove> use(Use use, UseList uses, @Nullable MasterMove asked) {
    if (uses.isWasteful(use) && !use.move().equals(asked)) {
      doubtful = use.move();
      return new Reply.Tell<>("cli.master.sure");
    }
    clear();
    return new Reply.Play<>(List.of(use.move()));
  }

  @Override
  public void clear() {
    held = Places.NONE;
    doubtful = null;
  }
}
