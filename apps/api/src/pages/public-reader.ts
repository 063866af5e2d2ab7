import { Clean } from 'typebox/value';
import type { CallSpec } from '@portal/contract';
import { Failure, type FailDetail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import type { Ctx, Handler } from '../http/handler';
import { QueueFullError } from '../limits/queue-full-error';
import type { Read } from './site-renderer';
import { textFaults } from '../http/text-faults';
import { checkOf, withoutExtras } from '../http/validator';

type Tables<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;
type AnyHandler = (ctx: unknown) => Promise<unknown>;

interface Answering {
  call: CallSpec;
  handler: AnyHandler;
  checks: readonly {
    name: 'params' | 'query' | 'body';
    schema: NonNullable<CallSpec['body']>;
    check: ReturnType<typeof checkOf>;
  }[];
}

function answeringOf(call: CallSpec, handler: AnyHandler): Answering {
  const parts = (['params', 'query', 'body'] as const).flatMap((name) => {
    const schema = call[name];
    return schema ? [{ name, schema, check: checkOf('address', withoutExtras(schema)) }] : [];
  });
  return { call, handler, checks: parts };
}

/**
 * Answers public calls for the pages that show them: validated, handled and stripped to the contract as over HTTP, without
 * the way there. Money, sessions and files are not to be had by it.
 */
export function publicReader(
  gateway: Gateway,
  calls: Tables<CallSpec>,
  handlers: Tables<Handler<CallSpec> | AnyHandler>,
): Read {
  const byAddress = new Map<string, Answering>();
  for (const [domain, table] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(table)) {
      const handler = handlers[domain]?.[name];
      if (!handler || call.access !== 'public' || call.produces || call.money || call.multipart) continue;
      byAddress.set(`${call.method} ${call.path}`, answeringOf(call, handler as AnyHandler));
    }
  }
  return async ({ method, path }, args) => {
    try {
      const found = byAddress.get(`${method} ${path}`);
      if (!found) throw new Error(`no public call ${method} ${path}`);
      return { ok: true, data: await answer(gateway, found, args) };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'INTERNAL') gateway.log.error({ err: error, path }, 'a page could not read');
      return { ok: false, code: failure.code, msg: failure.text('zh_CN') };
    }
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(error instanceof QueueFullError ? 'RATE' : 'INTERNAL');
}

async function answer(gateway: Gateway, { call, handler, checks }: Answering, args: Readonly<Record<string, unknown>>) {
  const input: Record<string, unknown> = { params: {}, query: {}, body: {} };
  for (const { name, schema, check } of checks) {
    const part = Object.fromEntries(Object.entries(args).filter(([field]) => field in (schema.properties ?? {})));
    if (textFaults(part).length > 0 || !check(part)) throw new Failure('PARAM', { status: 400 });
    input[name] = part;
  }
  const ctx = {
    gateway,
    ...input,
    customer: undefined,
    staff: undefined,
    idempotency: undefined,
    upload: undefined,
    fail: (code: Failure['code'], detail?: FailDetail) => new Failure(code, detail),
    log: gateway.log,
    lang: 'zh_CN',
    request: { id: 'page', address: '127.0.0.1', userAgent: '', origin: '', loopback: '' },
    setSid: () => undefined,
    expireSession: () => undefined,
    setStaffCookie: () => undefined,
  };
  const data = await handler(ctx as unknown as Ctx<CallSpec>);
  // Named fields only, as the serialiser of the route would write them.
  return Clean(call.ok, JSON.parse(JSON.stringify(data)));
}
