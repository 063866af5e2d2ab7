import { Type, type TObject, type TSchema } from 'typebox';
import { catalogue, type ErrorCode } from '../catalogue';
import { asksIdleSessions, type CallSpec } from '../kernel';

type Json = Record<string, unknown>;

const parameters = (where: 'path' | 'query', shape: TObject | undefined): Json[] =>
  Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || ((shape?.required ?? []) as readonly string[]).includes(name),
    schema,
  }));

function headers(call: CallSpec): Json[] {
  const named = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(call.access === 'customer' ? [named('token', true, 'the session; browsers send their sid cookie, too')] : []),
    ...(call.access === 'customer'
      ? [named('present', false, '1: the customer has just used the app, so the session is not idle')]
      : []),
    ...(call.permission ? [named('Authorization', false, 'Bearer <staff session>; browsers send their cookie')] : []),
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

const envelope = (data: TSchema): TSchema => Type.Object({ code: Type.String(), msg: Type.String(), data });

function success(call: CallSpec): Json {
  if (call.produces) return { [call.produces]: { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: envelope(call.ok) } };
}

/** The call's own error codes and those that every call may return. */
function codesOf(call: CallSpec): ErrorCode[] {
  const session: ErrorCode[] = call.access === 'customer' ? ['4', '10005'] : call.access === 'staff' ? ['STAFF'] : [];
  const money: ErrorCode[] = call.money ? ['IDEMPOTENCY', 'BUSY'] : [];
  const idle: ErrorCode[] = asksIdleSessions(call) ? ['REAUTH'] : [];
  return [...call.errors, ...session, ...idle, ...money, 'PARAM', 'RATE', 'INTERNAL', 'UNAVAILABLE', 'PLATFORM'];
}

function operation(tag: string, call: CallSpec): Json {
  const asked = [...parameters('path', call.params), ...parameters('query', call.query), ...headers(call)];
  const codes = codesOf(call).map((code) => `- \`${code}\` ${catalogue[code]}`);
  return {
    operationId: call.id,
    tags: [tag],
    summary: call.summary,
    description: `Access: ${call.access}. Codes:\n${codes.join('\n')}`,
    ...(asked.length > 0 ? { parameters: asked } : {}),
    ...requestBody(call),
    responses: { 200: { description: '`code` is `OK`, or one of the codes above', content: success(call) } },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openapiDocument(calls: Record<string, Record<string, CallSpec>>): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, table] of Object.entries(calls)) {
    for (const call of Object.values(table)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[call.method.toLowerCase()] = operation(domain, call);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Brokerage portal gateway', version: '1.0.0' },
    tags: Object.keys(calls).map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
