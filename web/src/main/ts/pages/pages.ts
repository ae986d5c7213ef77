/** The pages around the games, together: apart from each other they would be larger, and each is small. */
import './home.ts';
import './join.ts';
import './lost.ts';
import './rules.ts';
import './settings.ts';
import './statistics.ts';
