/** Whether a value is NULL: `never` is proved, `may` follows from the schema, `unknown` is what only the body of a function knows. */
export type Nullness = 'never' | 'may' | 'unknown';

/** Of a value that is NULL as soon as one of these is. */
export const anyOf = (parts: readonly Nullness[]): Nullness =>
  parts.includes('may') ? 'may' : parts.includes('unknown') ? 'unknown' : 'never';

/** Of a value that is NULL only if all of these are. */
export const allOf = (parts: readonly Nullness[]): Nullness =>
  parts.includes('never') ? 'never' : parts.includes('unknown') ? 'unknown' : 'may';
