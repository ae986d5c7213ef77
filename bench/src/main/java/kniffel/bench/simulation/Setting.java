package kniffel.bench.simulation;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import kniffel.bots.Bot;
import kniffel.bots.RandomBot;
import kniffel.rules.Game;
import kniffel.table.Header;
import kniffel.table.json.Codec;
import kniffel.telling.BotSource;
import kniffel.telling.KnownOffers;
import kniffel.telling.Question;
import kniffel.words.Language;
import kniffel.words.Words;

/** What all simulations share because it never changes what happens: words, forms, cheap bots. */
record Setting(Codec codec, Map<Language, Words> words, KnownOffers offers, BotSource bots) {

  /** Whatever they are called, they play at random: this is no test of how well they play. */
  private static final class RandomBots implements BotSource {
    @Override
    public <S, M, O, V, T> Question<T> askBot(
        Header<?> header, Game<S, M, O, V> game, String name, Function<Bot<M, V>, T> question) {
      return Question.simple(() -> question.apply(new RandomBot<>()));
    }
  }

  static Setting load() {
    Map<Language, Words> words = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      words.put(language, Words.in(language));
    }
    return new Setting(new Codec(), words, new KnownOffers(), new RandomBots());
  }
}
