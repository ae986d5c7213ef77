/** The pages around the games in one file: each is small, and separately they would be larger. */
import './home.ts';
import './join.ts';
import './lost.ts';
import './rules.ts';
import './settings.ts';
import './statistics.ts';
