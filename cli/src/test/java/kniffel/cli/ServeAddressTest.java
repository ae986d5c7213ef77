package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a server says that it is, a browser finds it. */
class ServeAddressTest {

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, http://127.0.0.1:8080",
    "localhost, http://localhost:8080",
    "0.0.0.0, http://127.0.0.1:8080",
    "::, http://127.0.0.1:8080",
    "::1, http://[::1]:8080",
    "2001:db8::1, http://[2001:db8::1]:8080"
  })
  void itIsWrittenAsABrowserReadsIt(String host, String address) {
    assertThat(ServeCommand.shown(host, 8080)).isEqualTo(address);
  }
}
