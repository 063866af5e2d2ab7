/**
 * One field rule. The form's messages, the API's validation and the schema's documentation all come from it. `pattern` is a JSON
 * Schema pattern, anchored at both ends; compile it with the `u` (or `v`) flag. `maxLength` counts characters (code points), as
 * JSON Schema does. It is implied by `pattern`.
 */
export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly pattern: string;
  readonly maxLength: number;
  /** Error for an invalid value: says what to do, in Chinese. */
  readonly message: string;
  /** Error for an empty field. */
  readonly required: string;
  /** The check: pure, never throws, false for everything that is not a string. Nothing is trimmed or converted. */
  readonly test: (value: unknown) => value is string;
}

/** Makes a rule from its data. `test` is made from the pattern, so that the two can never disagree. */
// Marked as side-effect free, so that a page does not ship the rules it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function defineRule<const Id extends string>(facts: Omit<Rule<Id>, 'test'>): Rule<Id> {
  const expression = new RegExp(facts.pattern, 'u');
  return { ...facts, test: (value): value is string => typeof value === 'string' && expression.test(value) };
}
