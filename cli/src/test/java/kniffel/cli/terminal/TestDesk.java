package kniffel.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;

/** A desk for tests that press keys themselves and look at what is drawn. */
public abstract class TestDesk implements Desk {

  private boolean menu;
  private boolean parting;

  protected abstract int width();

  protected abstract int height();

  protected abstract boolean colour();

  /** Somebody is asked. */
  protected abstract void show(Block table, List<String> log, String ask, String keys);

  /** Somebody else decides. */
  protected abstract void watch(Block table, List<String> log, List<String> news);

  protected abstract void end(Block table, List<String> result);

  protected abstract void cover(String line);

  /** The next key; empty when there will be none any more. */
  protected abstract OptionalInt press();

  @Override
  public boolean isPlain() {
    return false;
  }

  @Override
  public boolean hasColours() {
    return colour();
  }

  private Block draw(Page.Art art) {
    return art.draw(new Page.Canvas(width(), height(), colour(), false, 0));
  }

  @Override
  public void show(Page page) {
    menu = page instanceof Page.Menu;
    parting = page instanceof Page.Part;
    switch (page) {
      case Page.Ask ask -> show(draw(ask.table()), ask.log(), ask.ask(), ask.keys());
      case Page.Part part -> watch(draw(part.table()), part.log(), List.of());
      case Page.Watch watch -> watch(draw(watch.table()), watch.log(), watch.news());
      case Page.Over over -> end(draw(over.table()), over.result());
      case Page.Cover(String line) -> cover(line);
      case Page.Text text -> text.lines().forEach(this::tell);
      case Page.Menu all -> all.about().forEach(this::tell);
    }
  }

  @Override
  public void tumble(Page page) {
    show(page);
  }

  @Override
  public void update(Page page) {}

  @Override
  public void refresh() {}

  @Override
  public <T> T during(Work<T> work) throws IOException {
    return work.done();
  }

  @Override
  public Key key() {
    if (menu) {
      return Key.Special.ESCAPE;
    }
    if (parting) {
      return new Key.Typed('\n');
    }
    OptionalInt key = press();
    return key.isEmpty() ? Key.Special.STOP : new Key.Typed((char) key.getAsInt());
  }

  @Override
  public void drop() {}

  @Override
  public void pause() {}

  @Override
  public void close() {}
}
