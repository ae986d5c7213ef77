package kniffel.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The smallest and largest value of a number in a record, or of each number of a list: the one
 * place where they are written. {@link Ranges} holds the constructor to them; options, commands and
 * schemas read them here.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {
  int min();

  int max();
}
