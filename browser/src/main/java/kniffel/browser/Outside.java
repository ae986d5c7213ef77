package kniffel.browser;

import kniffel.words.Language;

/**
 * What a request brings from outside: the engine has no clock and no randomness of its own.
 *
 * @param now milliseconds since 1970
 * @param language what the person at the device reads
 */
record Outside(long now, Entropy entropy, Language language) {}
