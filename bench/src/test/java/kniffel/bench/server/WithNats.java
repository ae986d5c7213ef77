package kniffel.bench.server;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Leaves tests out, and says so, on a machine that has no NATS server. */
final class WithNats implements ExecutionCondition {

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return Nodes.nats().isPresent()
        ? ConditionEvaluationResult.enabled("there is a nats-server")
        : ConditionEvaluationResult.disabled(
            "left out: there is no nats-server on this machine (Debian package nats-server)");
  }
}
