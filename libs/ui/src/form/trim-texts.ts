const secret = /password|pwd/i;

/** A text without the spaces at its ends, which come with pasting; a password is taken as it was typed. */
export const trimText = (name: string, value: unknown): unknown =>
  typeof value === 'string' && !secret.test(name) ? value.trim() : value;

/** The values of a form as they are checked and sent. */
export const trimTexts = <V extends Record<string, unknown>>(values: V): V =>
  // Every value keeps its type: a text stays a text.
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, trimText(name, value)])) as V;
