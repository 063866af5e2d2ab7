const secret = /password|pwd/i;

/** Trims a string, because pasted text often has spaces at its ends. A password stays as it was typed. */
export const trimText = (name: string, value: unknown): unknown =>
  typeof value === 'string' && !secret.test(name) ? value.trim() : value;

/** The values of a form as they are validated and sent. */
export const trimTexts = <V extends Record<string, unknown>>(values: V): V =>
  // Each value keeps its type: a string stays a string.
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, trimText(name, value)])) as V;
