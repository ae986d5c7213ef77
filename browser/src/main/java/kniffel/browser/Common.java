package kniffel.browser;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import kniffel.table.json.Codec;
import kniffel.telling.Advisor;
import kniffel.telling.KnownOffers;
import kniffel.telling.MindCache;
import kniffel.words.Language;
import kniffel.words.Words;

/** What all tables of a device share. */
final class Common {

  /**
   * How often a bot may check whether it has thought enough: a count, because there is no clock.
   */
  private static final int LOOKS = 1000;

  final Codec codec = new Codec();
  final MindCache minds = new MindCache();
  final KnownOffers offers = new KnownOffers();
  final Supplier<Allowance> allowances = new Budget.Looks(LOOKS).on(() -> 0);
  final Advisor advisor = new Advisor(minds, codec, allowances);
  private final Map<Language, Words> words = new EnumMap<>(Language.class);

  /** The words of a language; read when they are first needed. */
  Words words(Language language) {
    return words.computeIfAbsent(language, Words::in);
  }
}
