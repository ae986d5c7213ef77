package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However a proxy writes an address, its owner pays for it, and nobody else does. */
class AddressesTest {

  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, c0000201",
    "192.0.2.1:443, c0000201",
    "2001:db8::1, 20010db800000000",
    "2001:db8:0:0:7::1, 20010db800000000",
    "[2001:db8::1], 20010db800000000",
    "[2001:db8::1]:443, 20010db800000000",
    "[::ffff:192.0.2.1]:443, c0000201",
    "[fe80::1%eth0]:443, fe80000000000000",
    "unknown, unknown",
    "_hidden:443, unknown",
    "[2001:db8::1, unknown",
    "[], unknown"
  })
  void aNotedAddressHasANetwork(String noted, String network) {
    assertThat(Addresses.network(Addresses.withoutPort(noted))).isEqualTo(network);
  }

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, true",
    "127.9.9.9, true",
    "0:0:0:0:0:0:0:1, true",
    "0:0:0:0:0:0:0:1%lo, true",
    "0:0:0:0:0:0:0:1234, false",
    "192.0.2.1, false",
    "'', false"
  })
  void onlyTheMachineItselfIsTheMachineItself(String remote, boolean itself) {
    assertThat(Caller.isLoopback(remote)).isEqualTo(itself);
  }
}
