/**
 * Whether a spreadsheet program would run a text instead of showing it: it begins with one of these signs, also in full width or
 * behind blanks.
 */
export const beginsFormula = (text: string): boolean => /^[\s\p{Z}]*[=+\-@＝＋－＠]/u.test(text);
