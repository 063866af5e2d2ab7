import type { RuleVectors } from './vectors';

/** Anything that checks a value like a rule: the plain function, its yup schema, its format in the API. */
export interface Predicate {
  readonly id: string;
  readonly test: (value: unknown) => boolean;
}

const print = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `${typeof value} ${Object.prototype.toString.call(value)}`;

/**
 * Checks a predicate against a vectors table. Throws one Error that lists every wrong result, with non-ASCII characters escaped;
 * also throws when a side of the table is empty. Needs no test framework.
 */
export function runVectors(predicate: Predicate, { accept, reject }: RuleVectors): void {
  if (accept.length === 0 || reject.length === 0) throw new Error(`${predicate.id}: a table needs both of its sides`);
  const wrong = [
    ...accept.filter((value) => predicate.test(value) !== true).map((value) => `refuses ${print(value)}`),
    ...reject.filter((value) => predicate.test(value) !== false).map((value) => `accepts ${print(value)}`),
  ];
  if (wrong.length > 0) throw new Error(`${predicate.id}:\n  ${wrong.join('\n  ')}`);
}
