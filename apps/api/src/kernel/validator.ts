import { fieldTextsIn, type FieldTexts, type Lang } from '@portal/contract/texts';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { allFormats, messageOf } from './formats';

const options = { allErrors: true, useDefaults: true, formats: allFormats, strict: false } as const;

/** Bodies are never coerced. Money calls refuse what the schema does not name; elsewhere it is dropped. */
const compilers = {
  strict: new Ajv({ ...options, coerceTypes: false, removeAdditional: false }),
  dropping: new Ajv({ ...options, coerceTypes: false, removeAdditional: true }),
  address: new Ajv({ ...options, coerceTypes: true, removeAdditional: true }),
};

/**
 * A check of a schema that is compiled when something is checked first: a start does not wait for what nobody asked yet.
 * @param by one of the compilers, by its name
 */
export function checkOf(
  by: keyof typeof compilers,
  schema: object,
): { (data: unknown): boolean; errors?: ValidateFunction['errors'] } {
  let compiled: ValidateFunction | undefined;
  const check: ReturnType<typeof checkOf> = (data) => {
    compiled ??= compilers[by].compile(schema);
    const holds = compiled(data);
    check.errors = compiled.errors;
    return holds;
  };
  return check;
}

/** Seals every object of a schema against names it does not know. */
export function sealed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(sealed) as T;
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, sealed(value)]));
  if ((schema as { type?: string }).type === 'object' && 'properties' in schema) copy['additionalProperties'] = false;
  return copy as T;
}

const texts: Record<string, keyof FieldTexts> = {
  required: 'required',
  additionalProperties: 'unknown',
  type: 'form',
  enum: 'choice',
  minLength: 'required',
  maxLength: 'tooLong',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
};

/** The text for each wrong field, by its name on the wire; the first error of a field wins. */
export function fieldTexts(errors: readonly ErrorObject[], lang: Lang): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const named = error.params['missingProperty'] ?? error.params['additionalProperty'];
    const name = [...error.instancePath.split('/').slice(1), ...(named ? [String(named)] : [])].join('.') || 'body';
    fields[name] ??=
      error.keyword === 'format'
        ? messageOf(String(error.params['format']), lang)
        : fieldTextsIn(lang)[texts[error.keyword] ?? 'form'];
  }
  return fields;
}
