import type { ErrorObject } from 'ajv';

// PostgreSQL stores no null character in text, and refuses JSON with an unpaired surrogate.
const isText = (value: string) => !/[\0\p{Surrogate}]/u.test(value);

/** The paths, as JSON pointers without escapes, of all strings in a value that cannot be stored as text. */
function pathsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isText(value) ? [] : [path];
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => (isText(name) ? pathsIn(one, `${path}/${name}`) : [path]));
}

/** Returns an error in the validator's form for every string, at any depth, that cannot be stored as text. */
export const textFaults = (...values: readonly unknown[]): ErrorObject[] =>
  values
    .flatMap((value) => pathsIn(value, ''))
    .map((instancePath) => ({ keyword: 'text', instancePath, schemaPath: '', params: {} }));

/** Throws a validation error if a value contains a string that cannot be stored as text. */
export function refuseTextFaults(...values: readonly unknown[]): void {
  const validation = textFaults(...values);
  if (validation.length > 0) throw Object.assign(new Error('not text'), { validation, statusCode: 400 });
}
