/** The special characters of an MT5 trading password. Source: docs/rules.md, Forms. */
export const specialCharacters = '!@#$%^&*()-_=+[]{};:,.?';

/** The same characters as the inside of a character class, escaped for both the `u` and the `v` flag. */
export const specialClass = '!@#$%\\^&\\*\\(\\)\\-_=\\+\\[\\]\\{\\};:,\\.\\?';
