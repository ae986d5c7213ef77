package kniffel.telling.agreed;

import java.util.List;
import java.util.Optional;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.TableDice;

/** An agreement being changed: the parts that may change; the rest stays as it was. */
final class AgreementDraft {

  private final Agreement before;
  String host;
  List<Place> places;
  int pace;
  Optional<String> rematch;
  Optional<List<String>> sentAway;
  Optional<String> book;
  Optional<TableDice> dice;
  Optional<String> goesOn;
  Optional<String> evening;
  Optional<Long> given;

  AgreementDraft(Agreement before) {
    this.before = before;
    host = before.host();
    places = before.places();
    pace = before.pace();
    rematch = before.rematch();
    sentAway = before.sentAway();
    book = before.book();
    dice = before.dice();
    goesOn = before.goesOn();
    evening = before.evening();
    given = before.given();
  }

  Agreement made() {
    return new Agreement(
        before.game(),
        before.options(),
        host,
        places,
        before.hints(),
        before.clock(),
        pace,
        rematch,
        sentAway,
        book,
        dice,
        goesOn,
        before.daily(),
        evening,
        given);
  }
}
