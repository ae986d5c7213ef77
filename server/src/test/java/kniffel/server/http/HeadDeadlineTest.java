package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Whoever is connected says what they want within a time that nothing but an answer begins anew.
 */
class HeadDeadlineTest {

  private EmbeddedChannel channel = new EmbeddedChannel();

  @BeforeEach
  void connect() {
    channel.freezeTime();
    channel.pipeline().addLast(new HeadDeadline());
  }

  @AfterEach
  void close() {
    var _ = channel.finishAndReleaseAll();
  }

  private boolean isOpenAfter(int seconds) {
    channel.advanceTimeBy(seconds, TimeUnit.SECONDS);
    var _ = channel.runScheduledPendingTasks();
    return channel.isOpen();
  }

  private void ask() {
    var _ =
        channel.writeInbound(
            new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/health"));
  }

  private void answer(HttpResponseStatus status) {
    var _ = channel.writeOutbound(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status));
  }

  @Test
  void whoeverSaysNothingIsLetGo() {
    assertThat(isOpenAfter(29)).isTrue();
    assertThat(isOpenAfter(1)).isFalse();
  }

  @Test
  void anAnswerMayTakeItsTimeAndIsFollowedByAnotherDeadline() {
    ask();
    assertThat(isOpenAfter(100)).isTrue();
    answer(HttpResponseStatus.OK);
    assertThat(isOpenAfter(29)).isTrue();
    ask();
    answer(HttpResponseStatus.OK);
    assertThat(isOpenAfter(29)).isTrue();
    assertThat(isOpenAfter(31)).isFalse();
  }

  @Test
  void itBeginsWhenTheAnswerHasLeftHoweverSlowTheLine() {
    ask();
    var _ =
        channel.writeOneOutbound(
            new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK));
    assertThat(isOpenAfter(100)).isTrue();
    channel.flushOutbound();
    assertThat(isOpenAfter(29)).isTrue();
    assertThat(isOpenAfter(31)).isFalse();
  }

  @Test
  void anAnswerDoesNotBeginItForTheNextRequest() {
    ask();
    ask();
    answer(HttpResponseStatus.OK);
    assertThat(isOpenAfter(100)).isTrue();
    answer(HttpResponseStatus.OK);
    assertThat(isOpenAfter(29)).isTrue();
    assertThat(isOpenAfter(31)).isFalse();
  }

  @Test
  void whatHasBecomeASocketHasNone() {
    ask();
    answer(HttpResponseStatus.SWITCHING_PROTOCOLS);
    assertThat(isOpenAfter(1_000)).isTrue();
  }
}
