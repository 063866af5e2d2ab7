/** The special characters of an MT5 trading password. Source: decisions.md §4. */
export const specialCharacters = '!@#$%^&*()-_=+[]{};:,.?';

/** The same characters as the inside of a character class, escaped for both the `u` and the `v` flag. */
export const specialClass = '!@#$%\\^&\\*\\(\\)\\-_=\\+\\[\\]\\{\\};:,\\.\\?';
