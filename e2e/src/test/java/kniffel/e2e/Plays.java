package kniffel.e2e;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What tests and pictures have to know of the game that a player plays. */
@Retention(RetentionPolicy.RUNTIME)
@interface Plays {

  /** After how many decisions the table looks like the middle of a game. */
  int middle();

  /** After how many rounds a game is to end that would take long; 0 if it is short anyway. */
  int shortRounds() default 0;

  /** The buttons to press for somebody who only hears their names: patterns, the best first. */
  String[] names();
}
