package kniffel.house;

import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * A program that runs tests in a process that has just been compiled: prints what is wrong, and at
 * the end how many tests there were.
 */
final class SkeletonChecks {

  private SkeletonChecks() {}

  /** Runs the tests of these classes. */
  public static void main(String[] args) {
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(Stream.of(args).map(DiscoverySelectors::selectClass).toList())
                .build(),
            listener);
    var summary = listener.getSummary();
    summary
        .getFailures()
        .forEach(
            failure ->
                System.out.println(
                    name(failure.getTestIdentifier()) + ": " + failure.getException()));
    System.out.println(summary.getTestsFoundCount() + " tests");
  }

  private static String name(TestIdentifier test) {
    return test.getSource().orElseThrow() instanceof MethodSource method
        ? method.getMethodName()
        : test.getLegacyReportingName();
  }
}
