import type { CallSpec } from '@portal/contract';
import { langOf } from '@portal/contract/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '../../core/errors/fail';
import { isDatabaseError, readOnly } from '../../database/database';
import type { Gateway } from '../../core/gateway/gateway';
import { boundedQueue } from '../../limits/bounded-queue';
import { callAs } from '../caller';
import type { Handler } from '../handler';
import { mountCall, type Door } from '../mount';
import type { SignedIn } from '../session';
import { demoAnswerTo, type DemoAnswer } from './demo-answers';
import { findDemoCustomer } from './demo-customer';

/** Before the path of a call, and of a page. */
export const demoPrefix = '/demo';

/** Seconds for which an answer, and whose account is shown, are kept: a thousand visitors cost as much as one. */
const cachedSeconds = 20;
const mostAnswers = 300;

type Table = Readonly<Record<string, CallSpec>>;

/** The customer without a session: nothing at this door needs one. */
const withoutSession = (customerId: bigint): SignedIn => ({
  sessionId: 0n,
  customerId,
  platform: 1,
  tokenHash: Buffer.alloc(0),
  phone: '',
  idleSeconds: 0,
});

const isEmpty = (body: unknown) => Object.keys(body ?? {}).length === 0;

/** The address and the values of a request, as its handler sees them. */
const keyOf = ({ id }: CallSpec, { host, headers, params, query, body }: FastifyRequest) =>
  JSON.stringify([id, host, langOf(headers['lang']), params, query, body ?? {}]);

/** An act that the table takes for a read is refused by PostgreSQL. */
async function unlessItWrites<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isDatabaseError(error) && error.code === '25006') throw new Failure('demo.readOnly');
    throw error;
  }
}

/**
 * The door of `/demo`: anybody reads the account of the demo customer, without a session, and nobody acts. Four bounds, each of which
 * would hold alone against a write: what acts is refused before its body is read, a reading call with a body too, the database is
 * read-only, and no session is made that another door would know.
 */
function demoDoor(whole: Gateway): Door {
  const db = readOnly(whole.db);
  const gateway = Object.create(whole, { db: { value: db } }) as Gateway;
  const cached = new LRUCache<string, Promise<unknown>>({ max: mostAnswers, ttl: cachedSeconds * 1_000 });
  const inTurn = boundedQueue('demo', { running: 4, waiting: 200, retryAfter: 2 });

  const once = <T>(key: string, find: () => Promise<T>): Promise<T> => {
    const known = cached.get(key) as Promise<T> | undefined;
    if (known) return known;
    const found = inTurn(() => unlessItWrites(find));
    cached.set(key, found);
    found.catch(() => cached.get(key) === found && cached.delete(key));
    return found;
  };

  /** Nobody to show is a failure, and failures are not kept: the account is there with the first request after the seed has ended. */
  async function findShown(): Promise<bigint> {
    const customerId = await findDemoCustomer(db, gateway.env);
    if (customerId === undefined) throw new Failure('demo.none');
    return customerId;
  }

  async function answerOf(
    call: CallSpec,
    kind: DemoAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
    run: () => Promise<unknown>,
  ) {
    if (kind === 'bare' && !isEmpty(request.body)) throw new Failure('demo.readOnly');
    if (call.produces) return typeof kind === 'object' ? kind.instead : inTurn(() => unlessItWrites(run));
    const answer = typeof kind === 'object' ? kind.instead : await once(keyOf(call, request), run);
    if (call.method === 'GET')
      void reply.headers({ 'cache-control': `public, max-age=${cachedSeconds}`, vary: 'lang' });
    return answer;
  }

  return {
    prefix: demoPrefix,
    gateway,
    async admit(call, request) {
      if (!demoAnswerTo(call)) throw new Failure('demo.readOnly');
      const customerId = await once('customer', findShown);
      if (call.access === 'customer') callAs(request, withoutSession(customerId));
    },
    answer: (call, request, reply, run) => {
      const kind = demoAnswerTo(call);
      if (!kind) throw new Failure('demo.readOnly');
      return answerOf(call, kind, request, reply, run);
    },
  };
}

/** Registers the calls of customers and visitors a second time, below `/demo`. Calls of staff and of the sandbox are not there. */
export function mountDemo(
  app: FastifyInstance,
  gateway: Gateway,
  domains: Readonly<Record<string, Table>>,
  handlers: Readonly<Record<string, object>>,
): void {
  const door = demoDoor(gateway);
  for (const [domain, table] of Object.entries(domains))
    for (const [name, call] of Object.entries(table)) {
      if (call.access !== 'customer' && call.access !== 'public') continue;
      const handler = (handlers[domain] as Record<string, Handler<CallSpec>>)[name];
      mountCall(app, gateway, call, handler, door);
    }
}
