package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A proxy is known by its address, however that is written. */
class ProxyAddressesTest {

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, 127.0.0.1, true",
    "127.0.0.1, ::ffff:127.0.0.1, true",
    "127.0.0.1, 127.0.0.2, false",
    "::1, 0:0:0:0:0:0:0:1, true",
    "::1, 0:0:0:0:0:0:0:1%lo, true",
    "2001:DB8::1, 2001:db8:0:0:0:0:0:1, true",
    "2001:db8::1, 2001:db8:0:0:0:0:0:2, false",
    "::1, nobody, false"
  })
  void itIsKnownInAnyForm(String named, String seen, boolean known) {
    assertThat(new Caller(List.of(named), List.of()).isProxy(seen)).isEqualTo(known);
  }

  @Test
  void aNameIsNoAddress() {
    assertThatThrownBy(() -> new Caller(List.of("localhost"), List.of()))
        .hasMessageContaining("localhost");
  }
}
