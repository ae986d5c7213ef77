package kniffel.server.http;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import kniffel.server.room.Account;
import kniffel.server.room.Asker;
import kniffel.server.room.BotCosts;
import org.jspecify.annotations.Nullable;

/** How much each person and each address may cost us; docs/OPERATIONS.md explains the figures. */
public final class Limits implements BotCosts {

  /** A resource: how much somebody may use at once, and how much comes back each second. */
  public enum Resource {
    /** Points of about 50 microseconds of an event loop; see {@link kniffel.server.room.Costs}. */
    WORK(2_000, 200),
    /** Rows that are kept for good: guests, tables. */
    STORAGE(60, 0.1),
    /** Entries of logs, which are kept for good too: a hundred and fifty fill about 16 KiB. */
    ENTRIES(12_000, 20),
    /** Milliseconds of thinking for somebody who asks: hints. */
    THINKING(3_000, 50),
    /** Short codes that somebody tries: see {@link ShortCodes}. */
    GUESSES(10, 0.01),
    /** Microseconds that bots of somebody's tables think. */
    BOTS(60_000_000, 100_000),
    /** Points for telling others what bots of somebody's tables do. */
    TELLING(2_000, 200);

    /** A school class or a family behind one address may take this many times as much. */
    private static final int PEOPLE_AT_AN_ADDRESS = 10;

    /** The part of what a person may take that is left to them when their address has no more. */
    private static final double RESERVED = 0.1;

    /** How many times as much as a person may take there is in the reserve of an address. */
    private static final int RESERVE_OF_AN_ADDRESS = 5;

    private final long capacity;
    private final double perSecond;

    Resource(long capacity, double perSecond) {
      this.capacity = capacity;
      this.perSecond = perSecond;
    }

    /**
     * Whether a little is left to people whom we know when others have used up what their address
     * has: enough to play on by hand, and to open a table now and then.
     */
    private boolean isReserved() {
      return switch (this) {
        case WORK, STORAGE, ENTRIES, THINKING -> true;
        case GUESSES, BOTS, TELLING -> false;
      };
    }
  }

  /** How many people and addresses are remembered. */
  private static final int MOST_KNOWN = 100_000;

  private final boolean enforced;
  private final LongSupplier nanos;
  private final Map<Resource, Cache<String, Account>> people = new EnumMap<>(Resource.class);
  private final Map<Resource, Cache<String, Account>> addresses = new EnumMap<>(Resource.class);
  private final Map<Resource, Cache<String, Account>> reserved = new EnumMap<>(Resource.class);
  private final Map<Resource, Cache<String, Account>> reserves = new EnumMap<>(Resource.class);

  /** From where each person came last. */
  private final Cache<String, String> networks =
      Caffeine.newBuilder().maximumSize(MOST_KNOWN).expireAfterAccess(Duration.ofDays(1)).build();

  public Limits(boolean enforced, LongSupplier nanos) {
    this.enforced = enforced;
    this.nanos = nanos;
    for (Resource resource : Resource.values()) {
      people.put(resource, accounts(resource));
      addresses.put(resource, accounts(resource));
      reserved.put(resource, accounts(resource));
      reserves.put(resource, accounts(resource));
    }
  }

  /** Accounts are forgotten when they must be full again. */
  private static Cache<String, Account> accounts(Resource resource) {
    long seconds = Math.round(4 * resource.capacity / resource.perSecond);
    return Caffeine.newBuilder()
        .maximumSize(MOST_KNOWN)
        .expireAfterAccess(Duration.ofSeconds(seconds))
        .build();
  }

  /**
   * Pays for letting something in before anything of it is looked at: its address does, or, if it
   * has nothing left, what is reserved there for somebody whom we know.
   */
  boolean letsIn(String address, Optional<String> person, long points) {
    return address(address).pays(points)
        || person
            .filter(known -> payer(known, address).paysReserved(Resource.WORK, points))
            .isPresent();
  }

  boolean areEnforced() {
    return enforced;
  }

  /** The payer for requests of a person at an address. */
  Payer payer(String person, String address) {
    String network = Addresses.network(address);
    networks.put(person, network);
    return new Payer(Optional.of(person), Optional.of(network));
  }

  /** The payer while the sender is unknown. */
  Payer address(String address) {
    return new Payer(Optional.empty(), Optional.of(Addresses.network(address)));
  }

  /** The payer for what the address has paid for already. */
  Payer person(String person) {
    return new Payer(Optional.of(person), Optional.empty());
  }

  /** The payer for what goes on without a person, as far as this node has seen where they are. */
  private Payer absent(String person) {
    return new Payer(Optional.of(person), Optional.ofNullable(networks.getIfPresent(person)));
  }

  @Override
  public Asker asker(String host) {
    return absent(host).asker();
  }

  @Override
  public boolean coversThinking(String host) {
    return absent(host).pays(Resource.BOTS, 0);
  }

  @Override
  public void thought(String host, long spent) {
    absent(host).owes(Resource.BOTS, NANOSECONDS.toMicros(spent));
  }

  @Override
  public void told(String host, int points) {
    absent(host).owes(Resource.TELLING, points);
  }

  @Override
  public long pause(String host) {
    return enforced
        ? Math.ceilDiv(absent(host).nanosUntilCovered(Resource.TELLING), 1_000_000L)
        : 0;
  }

  private @Nullable Account account(
      Map<Resource, Cache<String, Account>> all, Resource resource, String who, double times) {
    Cache<String, Account> accounts = all.get(resource);
    return accounts == null
        ? null
        : accounts.get(
            who,
            any ->
                new Account(
                    Math.round(times * resource.capacity),
                    times * resource.perSecond,
                    nanos.getAsLong()));
  }

  /** Somebody who pays: a person, an address, or both. */
  final class Payer {

    private final Optional<String> person;
    private final Optional<String> address;

    /** Work is paid for with every message, so these two accounts are looked up once. */
    private final @Nullable Account ownWork;

    private final @Nullable Account sharedWork;

    private Payer(Optional<String> person, Optional<String> address) {
      this.person = person;
      this.address = address;
      this.ownWork = own(Resource.WORK);
      this.sharedWork = shared(Resource.WORK);
    }

    /** Who it is, for those who take turns; whom nobody knows is their network. */
    Asker asker() {
      return new Asker(person.orElseGet(this::network), network());
    }

    /** The network that pays. */
    String network() {
      return address.orElse("");
    }

    private @Nullable Account own(Resource resource) {
      return person.isPresent() ? account(people, resource, person.get(), 1) : null;
    }

    private @Nullable Account shared(Resource resource) {
      return address.isPresent()
          ? account(addresses, resource, address.get(), Resource.PEOPLE_AT_AN_ADDRESS)
          : null;
    }

    private boolean hasReserve(Resource resource) {
      return resource.isReserved() && person.isPresent() && address.isPresent();
    }

    private @Nullable Account ownReserve(Resource resource) {
      return hasReserve(resource)
          ? account(reserved, resource, person.get(), Resource.RESERVED)
          : null;
    }

    private @Nullable Account sharedReserve(Resource resource) {
      return hasReserve(resource)
          ? account(reserves, resource, address.get(), Resource.RESERVE_OF_AN_ADDRESS)
          : null;
    }

    /** Pays for work, if there is anything left to pay with. */
    boolean pays(long points) {
      return !enforced || pays(Resource.WORK, ownWork, sharedWork, points);
    }

    /** The same for any resource. */
    boolean pays(Resource resource, long amount) {
      return !enforced || pays(resource, own(resource), shared(resource), amount);
    }

    private boolean pays(
        Resource resource, @Nullable Account own, @Nullable Account shared, long amount) {
      long now = nanos.getAsLong();
      if (!isCovered(own, now)) {
        return false;
      }
      if (isCovered(shared, now)) {
        owe(own, shared, amount, now);
        return true;
      }
      if (!paysReserved(resource, amount)) {
        return false;
      }
      owe(own, null, amount, now);
      return true;
    }

    /** Pays with what is reserved for this person, if there is any. */
    private boolean paysReserved(Resource resource, long amount) {
      long now = nanos.getAsLong();
      Account own = ownReserve(resource);
      Account shared = sharedReserve(resource);
      boolean left = own != null && isCovered(own, now) && isCovered(shared, now);
      if (left) {
        owe(own, shared, amount, now);
      }
      return left;
    }

    private static boolean isCovered(@Nullable Account account, long now) {
      return account == null || account.isCovered(now);
    }

    /** Pays for work that turned out to be more than was known before. */
    void owes(long points) {
      if (enforced && points > 0) {
        owes(Resource.WORK, ownWork, sharedWork, points);
      }
    }

    /** The same for any resource. */
    void owes(Resource resource, long amount) {
      if (enforced) {
        owes(resource, own(resource), shared(resource), amount);
      }
    }

    private void owes(
        Resource resource, @Nullable Account own, @Nullable Account shared, long amount) {
      long now = nanos.getAsLong();
      if (isCovered(shared, now) || !hasReserve(resource)) {
        owe(own, shared, amount, now);
      } else {
        owe(own, null, amount, now);
        owe(ownReserve(resource), sharedReserve(resource), amount, now);
      }
    }

    private static void owe(
        @Nullable Account own, @Nullable Account shared, long amount, long now) {
      if (own != null) {
        own.owe(amount, now);
      }
      if (shared != null) {
        shared.owe(amount, now);
      }
    }

    /** After how many seconds it is worth trying again. */
    long retryAfter(Resource resource) {
      return Math.max(1, Math.ceilDiv(nanosUntilCovered(resource), 1_000_000_000L));
    }

    private long nanosUntilCovered(Resource resource) {
      long now = nanos.getAsLong();
      long there = nanosUntilCovered(shared(resource), now);
      if (hasReserve(resource)) {
        long reserve =
            Math.max(
                nanosUntilCovered(ownReserve(resource), now),
                nanosUntilCovered(sharedReserve(resource), now));
        there = Math.min(there, reserve);
      }
      return Math.max(nanosUntilCovered(own(resource), now), there);
    }

    private static long nanosUntilCovered(@Nullable Account account, long now) {
      return account == null ? 0 : account.nanosUntilCovered(now);
    }
  }
}
