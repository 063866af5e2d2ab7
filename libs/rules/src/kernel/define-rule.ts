/**
 * One field rule, whole: what the form says, what the API checks and what the schema documents come from here.
 * `pattern` is a JSON Schema pattern, anchored at both ends; compile it with the `u` (or `v`) flag.
 * `maxLength` counts characters (code points), as JSON Schema does. It is implied by `pattern`.
 */
export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly pattern: string;
  readonly maxLength: number;
  /** Said where the field is filled in wrongly: what to do, in Chinese. */
  readonly message: string;
  /** Said where the field is left empty. */
  readonly required: string;
  /** The rule itself: pure, never throws, false for everything that is not a string. Nothing is trimmed or converted. */
  readonly test: (value: unknown) => value is string;
}

/** Makes a rule from its facts. The plain function is made from the pattern, so that the two can never disagree. */
// Says so that a page which uses one rule is not shipped all of them.
/* @__NO_SIDE_EFFECTS__ */
export function defineRule<const Id extends string>(facts: Omit<Rule<Id>, 'test'>): Rule<Id> {
  const expression = new RegExp(facts.pattern, 'u');
  return { ...facts, test: (value): value is string => typeof value === 'string' && expression.test(value) };
}
