/** The special characters of an MT5 trading password. Source: decisions.md §4. */
export const specialCharacters = '!@#$%^&*()-_=+[]{};:,.?';

/** The same as the inside of a character class, escaped so that the `u` and the `v` flag both read it. */
export const specialClass = '!@#$%\\^&\\*\\(\\)\\-_=\\+\\[\\]\\{\\};:,\\.\\?';
