package kniffel.table;

import java.util.ArrayList;
import java.util.List;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;

/** For whom proven dice are proven, and whom one still has to trust; told in sentences. */
public sealed interface Trust {

  /**
   * A record of the first format: whoever ran the game could have tried seeds until one suited, and
   * names and options are not part of what is proven.
   */
  record FirstFormat() implements Trust {}

  /** Whoever ran the game spoke for every seat: nothing was changed later, more is not shown. */
  record OneProgram() implements Trust {}

  /**
   * Nobody could bend the dice without the clients of these seats, the server with all others
   * included; each client knows whether this is the commitment and the head that it kept.
   */
  record ProvenFor(List<Integer> seats) implements Trust {
    public ProvenFor {
      seats = List.copyOf(seats);
    }
  }

  /** The clients of these people took no part: they trust those who did, or the server. */
  record TookNoPart(List<Integer> seats) implements Trust {
    public TookNoPart {
      seats = List.copyOf(seats);
    }
  }

  /**
   * These clients made a pledge and did not keep it: with the server they could choose whether
   * their entropy counts, once they knew that of the others.
   */
  record DidNotReveal(List<Integer> seats) implements Trust {
    public DidNotReveal {
      seats = List.copyOf(seats);
    }
  }

  /**
   * The dice of a day: nobody added to them. That they were settled beforehand and not changed is
   * shown; that whoever runs the server drew them blindly and told nobody has to be believed.
   */
  record SameForAll(String day) implements Trust {}

  /** What is to be said about a game whose dice are proven. */
  static List<Trust> in(Header<?> header) {
    return switch (header.dice()) {
      case DiceTerms.Seeded seeded -> List.of();
      case DiceTerms.Own own -> List.of();
      case DiceTerms.Fair fair -> List.of(new FirstFormat());
      case DiceTerms.Daily(String day, var commitment) -> List.of(new SameForAll(day));
      case DiceTerms.Pledged(var commitment, List<Share> shares) -> in(header.seats(), shares);
    };
  }

  private static List<Trust> in(List<Seat> seats, List<Share> shares) {
    List<Integer> revealed = new ArrayList<>();
    List<Integer> withheld = new ArrayList<>();
    List<Integer> absent = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      switch (shares.get(seat)) {
        case Share.Revealed told -> revealed.add(seat);
        case Share.Withheld kept -> withheld.add(seat);
        case Share.Nothing nothing -> {
          if (!seats.get(seat).isBot()) {
            absent.add(seat);
          }
        }
      }
    }
    if (revealed.isEmpty()) {
      return List.of(new OneProgram());
    }
    List<Trust> sentences = new ArrayList<>();
    sentences.add(new ProvenFor(revealed));
    if (!withheld.isEmpty()) {
      sentences.add(new DidNotReveal(withheld));
    }
    if (!absent.isEmpty()) {
      sentences.add(new TookNoPart(absent));
    }
    return List.copyOf(sentences);
  }
}
