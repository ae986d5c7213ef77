package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kniffel.words.Language;
import kniffel.words.Words;

/**
 * Inspects a page: whether everybody can use it, whether every word is there, and whether that
 * still holds in large print.
 */
final class Inspector {

  /** Everything on a page that is read or heard. */
  private static final String WORDS =
      """
      () => {
        const said = [document.title];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
          else if (node.nodeType === Node.ELEMENT_NODE)
            for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
              if (node.hasAttribute(name)) said.push(node.getAttribute(name));
        }
        return said.join('\\n');
      }
      """;

  /**
   * The rules of axe that are broken, each with the element that breaks it; all rules are asked. A
   * page behind an open dialog cannot be used, and was inspected before.
   */
  private static final String AXE =
      """
      async rules => (await axe.run(document.querySelector('dialog[open]') ?? document, {
          resultTypes: ['violations'], ...(rules.length ? { runOnly: { type: 'rule', values: rules } } : {}) })).violations
          .flatMap(rule => rule.nodes.map(node => rule.id + ' ' + node.html))
      """;

  /** What is cut off, or sticks out of its button, when all letters are twice as large. */
  private static final String CUT =
      """
      () => {
        const root = document.documentElement;
        const found = new Set();
        root.style.fontSize = '200%';
        const shown = document.querySelector('dialog[open]') ?? document.body;
        if (root.scrollWidth > innerWidth + 1) found.add('the page is wider than its window');
        const name = element => element.localName + [...element.classList].map(one => '.' + one).join('');
        const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!node.data.trim() || parent.closest('.vh, svg') || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const rects = [...range.getClientRects()].filter(rect => rect.width > 2);
          const badge = getComputedStyle(parent).position === 'absolute';
          const surface = badge ? null : parent.closest('button, .btn, .chip, .tag');
          for (let each = parent; each && each !== document.body; each = each.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(each);
            if (/auto|scroll/.test(overflowX + overflowY)) break;
            const across = each === surface || /hidden|clip/.test(overflowX);
            const down = each === surface || /hidden|clip/.test(overflowY);
            const box = each.getBoundingClientRect();
            for (const rect of rects) {
              const slack = rect.height / 4; // letters are lower than their line
              if ((across && (rect.left < box.left - 1 || rect.right > box.right + 1))
                  || (down && (rect.top < box.top - slack || rect.bottom > box.bottom + slack))) {
                found.add('"' + node.data.trim().slice(0, 30) + '" is cut by ' + name(each));
              }
            }
            if (position === 'fixed') break;
          }
        }
        root.style.fontSize = '';
        return [...found];
      }
      """;

  /** The rules of axe that ask for colours; all others are the same in every theme. */
  private static final List<String> COLOURS = List.of("color-contrast", "link-in-text-block");

  private static final List<Look> ONCE = List.of(Look.LAPTOP, Look.PHONE);

  private static final String SCRIPT = script();

  /** A key that has no message, a gap that was not filled, a value that is none. */
  private static final Pattern WRONG =
      Pattern.compile(
          Words.in(Language.EN).keys().stream()
              .map(key -> key.substring(0, key.indexOf('.')))
              .distinct()
              .collect(
                  Collectors.joining(
                      "|", "\\b(", ")\\.[a-z][a-z0-9-]*|\\{[a-zA-Z|]+}|undefined|NaN|\\[object")));

  private final Window window;
  private final List<Look> looks;
  private final List<String> found = new ArrayList<>();

  /**
   * @param looks the themes and widths in which everything is looked at
   */
  Inspector(Window window, List<Look> looks) {
    this.window = window;
    this.looks = looks;
  }

  /** Looks at what the page shows now, in every look; in another theme only at its colours. */
  void look(String state) {
    look(state, looks);
  }

  /**
   * The same in each theme and each width once: for a page that was looked at before, where the
   * little that is new can be seen in every width.
   */
  void glance(String state) {
    look(state, looks.stream().filter(ONCE::contains).toList());
  }

  private void look(String state, List<Look> looks) {
    String said = (String) window.page.evaluate(WORDS);
    WRONG.matcher(said).results().map(MatchResult::group).forEach(hit -> note(state, hit));
    Set<Integer> widths = new HashSet<>();
    for (Look look : looks) {
      window.show(look);
      boolean first = widths.add(look.width());
      for (Object violation : (List<?>) axe(first ? List.of() : COLOURS)) {
        note(state, look.theme() + " " + look.width() + " " + violation);
      }
    }
    window.show(window.look);
  }

  /** Looks at large print, in every width. */
  void enlarge(String state) {
    for (Look look : looks) {
      window.show(look);
      for (Object cut : (List<?>) window.page.evaluate(CUT)) {
        note(state, "at 200 % of " + look.width() + " " + cut);
      }
    }
    window.show(window.look);
  }

  /** Asks some rules, or all. */
  private Object axe(List<String> rules) {
    if (!(boolean) window.page.evaluate("() => 'axe' in globalThis")) {
      window.page.evaluate(SCRIPT);
    }
    return window.page.evaluate(AXE, rules);
  }

  private static String script() {
    try (InputStream stream = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void note(String state, String what) {
    found.add(state + ": " + what);
  }

  void expectNothing() {
    assertThat(found).as("what is wrong on the pages").isEmpty();
  }
}
