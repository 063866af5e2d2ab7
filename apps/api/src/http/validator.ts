import { fieldTextsIn, type FieldTexts, type Lang } from '@portal/contract/texts';
import { cleaners, type CleanedKind } from '@portal/rules/cleaning';
import { formats } from '@portal/rules/formats';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { messageOf } from './formats';

const options = { allErrors: true, useDefaults: true, formats, strict: false } as const;

/**
 * Bodies are never coerced. `strict` (money calls) refuses fields that the schema does not name; the others drop them.
 */
const compilers = {
  strict: new Ajv({ ...options, coerceTypes: false, removeAdditional: false }),
  dropping: new Ajv({ ...options, coerceTypes: false, removeAdditional: true }),
  address: new Ajv({ ...options, coerceTypes: true, removeAdditional: true }),
};

// No keyword of JSON Schema bounds an object as a whole.
for (const compiler of Object.values(compilers)) {
  compiler.addKeyword({
    keyword: 'maxBytes',
    type: 'object',
    schemaType: 'number',
    validate: (max: number, value: object) => Buffer.byteLength(JSON.stringify(value)) <= max,
  });
}

/**
 * Returns a check of a schema. The schema is compiled at the first check, so that the start does not wait for unused schemas.
 * @param by the name of a compiler
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

// What a customer pastes is cleaned before the other keywords of a text look at it, by the same functions as in the forms.
for (const compiler of Object.values(compilers)) {
  compiler.addKeyword({
    keyword: 'x-cleaned',
    type: 'string',
    modifying: true,
    before: 'maxLength',
    errors: false,
    compile: (kind: CleanedKind) => (text: string, at) => {
      if (at) at.parentData[at.parentDataProperty] = cleaners[kind](text);
      return true;
    },
  });
}

const copies = new WeakMap<object, object>();

/**
 * A copy of a schema with additionalProperties false in every object. The same schema has the same copy, because a schema is compiled
 * once an object.
 */
export function withoutExtras<T extends object>(schema: T): T {
  const copy = copies.get(schema) ?? (copyOf(schema) as object);
  copies.set(schema, copy);
  return copy as T;
}

function copyOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(copyOf);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, copyOf(value)]));
  if ((schema as { type?: string }).type === 'object' && 'properties' in schema) copy['additionalProperties'] = false;
  return copy;
}

const texts: Record<string, keyof FieldTexts> = {
  required: 'required',
  additionalProperties: 'unknown',
  type: 'form',
  enum: 'choice',
  minLength: 'required',
  maxLength: 'tooLong',
  maxBytes: 'tooLong',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
};

/** The error text of each invalid field, by the field's name in the request. The first error of a field is used. */
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
