package kniffel.cli.master;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.master.UseList.ListedUse;
import kniffel.cli.play.Confirm;
import kniffel.cli.play.Hold;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Places;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterView;

/** The table of Kniffel Master: dice to hold by their numbers, uses of the roll by letters. */
public final class MasterScreen implements Screen<MasterMove, MasterView> {

  private final Hold hold = new Hold();

  /** A use that was chosen although another brings the same and more. */
  private final Confirm<MasterView, MasterMove> confirm = new Confirm<>();

  @Override
  public Block draw(MasterView view, Viewer viewer, Offers<MasterMove> offers, Look look) {
    return new TableArt(view, viewer, offers, held(view), look).draw();
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
  public KeyReply<MasterMove> press(char key, MasterView view, Offers<MasterMove> offers) {
    Optional<MasterMove> asked = confirm.take(view);
    if (key >= '1' && key <= '0' + Master.DICE) {
      return hold(key - '1', view, offers);
    }
    if (key == 'r' || key == ' ') {
      return offers.play(new MasterMove.Roll(held(view).others(Master.DICE)));
    }
    UseList uses = UseList.of(offers);
    Optional<ListedUse> use = uses.of(key);
    if (use.isPresent()) {
      return use(use.get(), uses, view, asked);
    }
    // If nothing has a letter yet, say why.
    return uses.list().isEmpty() && Character.isLetter(key)
        ? offers.play(new MasterMove.NoUse())
        : new KeyReply.Unknown<>();
  }

  private KeyReply<MasterMove> hold(int place, MasterView view, Offers<MasterMove> offers) {
    // Holding prepares a roll: if no roll is left, say so.
    var objection =
        offers.objection(new MasterMove.Roll(view.rolls() == 0 ? Places.NONE : Master.ALL_DICE));
    if (objection.isPresent()) {
      return new KeyReply.Refused<>(objection.get());
    }
    hold.toggle(view.seat(), view.round(), place);
    return new KeyReply.Chosen<>();
  }

  private KeyReply<MasterMove> use(
      ListedUse use, UseList uses, MasterView view, Optional<MasterMove> asked) {
    if (uses.isWasteful(use) && !asked.equals(Optional.of(use.move()))) {
      return confirm.ask(view, use.move(), "cli.master.sure");
    }
    clear();
    return new KeyReply.Play<>(List.of(use.move()));
  }

  private Places held(MasterView view) {
    return hold.in(view.seat(), view.round(), view.rolls());
  }

  @Override
  public boolean isRolling(MasterView view) {
    return !view.rolling().equals(Places.NONE);
  }

  @Override
  public void clear() {
    hold.clear();
    confirm.clear();
  }
}
