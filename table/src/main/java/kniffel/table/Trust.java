package kniffel.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;

/** For whom proven dice are proven, and whom one still has to trust, as sentences. */
public sealed interface Trust {

  /**
   * A record of the first format: whoever ran the game could have tried seeds until one suited, and
   * names and options are not part of what is proven.
   */
  record FirstFormat() implements Trust {}

  /**
   * Whoever ran the game spoke for every seat: it shows that nothing was changed later, and no
   * more.
   */
  record OneProgram() implements Trust {}

  /**
   * Nobody could manipulate the dice without the clients of these seats, not even the server
   * together with all others; each client knows whether this is the commitment and the head that it
   * kept.
   */
  record ProvenFor(List<Integer> seats) implements Trust {
    public ProvenFor {
      seats = List.copyOf(seats);
    }
  }

  /**
   * The same, except that promises of others do not count: nobody knew the dice, and yet the
   * server, which knew everything else that was revealed, could choose which of those promises
   * count.
   *
   * @param courses how many courses of the game it could choose from
   */
  record ProvenWithAGap(List<Integer> seats, int courses) implements Trust {
    public ProvenWithAGap {
      seats = List.copyOf(seats);
    }
  }

  /** These seats share what one device added: they have to trust it, whoever owns it. */
  record OneDevice(List<Integer> seats) implements Trust {
    public OneDevice {
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
   * These clients made a pledge but their entropy does not count: they revealed it too late, or the
   * server left it out. So the server, alone or with them, could choose whether it counts once it
   * knew that of the others.
   */
  record DidNotReveal(List<Integer> seats) implements Trust {
    public DidNotReveal {
      seats = List.copyOf(seats);
    }
  }

  /**
   * The dice of a day: nobody added to them. It is shown that they were settled beforehand and not
   * changed; that the operator of the server drew them blindly and told nobody has to be believed.
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
    sentences.add(proven(revealed, withheld, shares));
    Stream.concat(revealed.stream(), withheld.stream())
        .collect(Collectors.groupingBy(shares::get, LinkedHashMap::new, Collectors.toList()))
        .values()
        .forEach(
            device -> {
              if (device.size() > 1) {
                sentences.add(new OneDevice(device));
              }
            });
    if (!withheld.isEmpty()) {
      sentences.add(new DidNotReveal(withheld));
    }
    if (!absent.isEmpty()) {
      sentences.add(new TookNoPart(absent));
    }
    return List.copyOf(sentences);
  }

  /** Each pledge that does not count doubles the courses: one with its entropy, one without. */
  private static Trust proven(List<Integer> revealed, List<Integer> withheld, List<Share> shares) {
    long dropped = withheld.stream().map(shares::get).distinct().count();
    return dropped == 0 ? new ProvenFor(revealed) : new ProvenWithAGap(revealed, 1 << dropped);
  }
}
