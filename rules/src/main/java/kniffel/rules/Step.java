package kniffel.rules;

/**
 * An event with the states around it: what happened, judged by the rules once and for all.
 *
 * @param before the state in which it happened
 * @param after the state it led to
 */
public record Step<S, M, O>(S before, Event<M, O> event, S after) {}
