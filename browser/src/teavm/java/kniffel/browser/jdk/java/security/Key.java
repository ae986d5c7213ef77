package kniffel.browser.jdk.java.security;

/** A key. */
public interface Key {}
