import type { TObject, TSchema } from 'typebox';
import { catalogue, type ErrorCode } from '../catalogue';
import { asksIdleSessions, type CallSpec } from '../kernel';
import type { Domain } from '../domains';
import { audienceOf, domainTexts, titles, type Audience } from './audience';
import { commonResponses, refusalData, securityOf, securitySchemes, usedResponses } from './common-parts';
import type { Example } from './examples';
import { introductions } from './introduction';
import { nouns, type Nouns } from './nouns';

type Json = Record<string, unknown>;

/** Keywords of ours, which a validator of OpenAPI does not know. */
const ownKeywords: Readonly<Record<string, string>> = { maxBytes: 'x-max-bytes' };

/** A schema in which each noun within is a reference. */
function referred(known: Nouns, schema: unknown, isTop = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => referred(known, one));
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = isTop ? undefined : known.nameOf(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [ownKeywords[key] ?? key, referred(known, value)]),
  );
}

const parameters = (where: 'path' | 'query', shape: TObject | undefined): Json[] =>
  Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || ((shape?.required ?? []) as readonly string[]).includes(name),
    schema,
  }));

/** Headers beside those of the session, which are security schemes. */
function headers(call: CallSpec): Json[] {
  const named = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(call.access === 'customer'
      ? [named('present', false, '1: the customer has just used the app, so the session is not idle')]
      : []),
    ...(call.money ? [named('Idempotency-Key', true, 'one effect a key; a repeat answers the first answer')] : []),
  ];
}

function requestBody(call: CallSpec): Json {
  if (call.multipart) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  if (!call.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: call.body } } } };
}

const answer = (code: Json, data: unknown): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code, msg: { type: 'string' }, data },
});

/** The call's own error codes and those that every call may return. */
function codesOf(call: CallSpec): ErrorCode[] {
  const session: ErrorCode[] = call.access === 'customer' ? ['4', '10005'] : call.access === 'staff' ? ['STAFF'] : [];
  const money: ErrorCode[] = call.money ? ['IDEMPOTENCY', 'BUSY'] : [];
  const idle: ErrorCode[] = asksIdleSessions(call) ? ['REAUTH'] : [];
  const all = [...call.errors, ...session, ...idle, ...money];
  return [...new Set<ErrorCode>([...all, 'PARAM', 'RATE', 'INTERNAL', 'UNAVAILABLE', 'PLATFORM'])];
}

const ok = (data: TSchema): Json => answer({ const: 'OK' }, data);
const refused = (codes: readonly ErrorCode[]): Json =>
  answer({ enum: codes }, { $ref: '#/components/schemas/RefusalData' });

/** Success or a refusal: both have status 200, and `code` tells them apart. Bytes stand alone; their refusal is JSON too. */
function content(call: CallSpec, codes: readonly ErrorCode[], examples: readonly Example[]): Json {
  const schema = call.produces ? refused(codes) : { oneOf: [ok(call.ok), refused(codes)] };
  const shown =
    examples.length > 0 ? { examples: Object.fromEntries(examples.map(({ name, value }) => [name, { value }])) } : {};
  return {
    ...(call.produces ? { [call.produces]: { schema: { type: 'string', format: 'binary' } } } : {}),
    'application/json': { schema, ...shown },
  };
}

function operation(tag: string, call: CallSpec, examples: readonly Example[]): Json {
  const asked = [...parameters('path', call.params), ...parameters('query', call.query), ...headers(call)];
  const codes = codesOf(call);
  const texts = codes.map((code) => `- \`${code}\` ${catalogue[code]}`);
  return {
    operationId: call.id,
    tags: [tag],
    summary: call.summary,
    description: `Access: ${call.access}. Codes:\n${texts.join('\n')}`,
    security: securityOf(call),
    ...(asked.length > 0 ? { parameters: asked } : {}),
    ...requestBody(call),
    responses: {
      200: { description: '`code` is `OK`, or one of the codes above', content: content(call, codes, examples) },
      ...commonResponses(call),
    },
  };
}

/** Names that are used, and those that these use. */
function usedIn(text: string, schemas: Readonly<Record<string, unknown>>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    usedIn(JSON.stringify(schemas[name]), schemas, found);
  }
  return found;
}

/**
 * The contract for an audience as an OpenAPI 3.1 document.
 * @param calls every call, by domain and name
 * @param audience whose calls it has; default: those of customers and apps
 * @param examples answers of a running gateway, by the id of the call
 */
export function openapiDocument(
  calls: Record<string, Record<string, CallSpec>>,
  audience: Audience = 'customer',
  examples: ReadonlyMap<string, readonly Example[]> = new Map(),
): Json {
  const known = nouns();
  const tables = Object.entries(calls).filter(([domain]) => audienceOf(domain) === audience);
  const paths: Record<string, Json> = {};
  for (const [domain, table] of tables) {
    for (const call of Object.values(table)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const made = operation(domain, call, examples.get(call.id) ?? []);
      (paths[path] ??= {})[call.method.toLowerCase()] = Object.fromEntries(
        Object.entries(made).map(([key, value]) => [key, referred(known, value)]),
      );
    }
  }
  const all = {
    RefusalData: refusalData,
    ...Object.fromEntries([...known.schemas].map(([name, schema]) => [name, referred(known, schema, true)])),
  };
  const used = usedIn(JSON.stringify(paths), all);
  return {
    openapi: '3.1.0',
    info: {
      title: titles[audience],
      version: '1.0.0',
      description: introductions[audience],
      license: { name: 'UNLICENSED', identifier: 'UNLICENSED' },
    },
    servers: [{ url: '/', description: audience === 'staff' ? 'the host of the back office' : 'a host of the brand' }],
    tags: tables.map(([name]) => ({ name, description: domainTexts[name as Domain] })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: securitySchemes(audience),
      responses: usedResponses(paths),
      schemas: Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))),
    },
  };
}
