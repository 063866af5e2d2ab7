import type { CallSpec, ErrorCode } from '@portal/contract';
import { langOf } from '@portal/contract/texts';
import type { OutgoingHttpHeaders } from 'node:http';
import { Type, type TSchema } from 'typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { withReadBudget } from '../core/accounts';
import { Failure, type FailDetail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import type { Bytes, Ctx, EventStream, Handler, Handlers } from './handler';
import { authenticate, callerOf } from './caller';
import { deviceCookie } from './device-cookie';
import { headerOf } from './header-of';
import { idempotencyOf } from './idempotency';
import { limitRequests } from './limit-requests';
import { moneyActs } from './money-acts';
import { sidCookie } from './sid-cookie';
import { staffCookieSetter } from './staff-cookie';
import { serializerOf } from './serializer';
import type { Upload } from './spool-upload';
import { checkOf, withoutExtras } from './validator';
import { withUpload } from './with-upload';

type AnyHandler = (ctx: unknown) => Promise<unknown>;

/** By which way calls come in: who asks, and what the handlers work with. */
export interface Door {
  /** Before the path of each call. */
  readonly prefix: string;
  readonly gateway: Gateway;
  /** Identifies the caller before the body is read. Throws the refusal. */
  admit(call: CallSpec, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Answers a request that is valid; without it the handler does. `run` is the handler. */
  answer?(call: CallSpec, request: FastifyRequest, reply: FastifyReply, run: () => Promise<unknown>): Promise<unknown>;
}

/** The door of those who sign in. */
const ownDoor = (gateway: Gateway): Door => ({
  prefix: '',
  gateway,
  async admit(call, request, reply) {
    await authenticate(gateway, call, request, reply);
    const { customer } = callerOf(request);
    if (customer) await limitRequests(gateway, 'customer', String(customer.customerId), gateway.env.RATE_PER_MINUTE);
  },
});

/**
 * Registers the calls of a domain for customers and visitors. The sandbox's calls are registered in sandbox mode only, staff calls
 * on the server of the back office.
 */
export function mount<Calls extends Record<string, CallSpec>>(
  app: FastifyInstance,
  gateway: Gateway,
  calls: Calls,
  handlers: Handlers<Calls>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    if (call.access === 'staff' || (call.access === 'sandbox' && gateway.env.MODE !== 'sandbox')) continue;
    mountCall(app, gateway, call, handlers[name as keyof Calls] as Handler<CallSpec> | undefined);
  }
}

/** Registers one call. */
export function mountCall(
  app: FastifyInstance,
  gateway: Gateway,
  call: CallSpec,
  handler: Handler<CallSpec> | undefined,
  door: Door = ownDoor(gateway),
): void {
  if (!handler) throw new Error(`no handler for ${call.id}`);
  app.route(route(door, call, handler as AnyHandler));
}

const secrets = ['token', 'ticket', 'secret'];

/**
 * Whether an answer gives its asker a secret. It is sent plain: the length of a compressed answer tells who listens whether its secret
 * has something in common with its other texts, some of which a stranger may choose.
 */
const givesSecret = ({ properties = {} }: TSchema & { properties?: object }) =>
  secrets.some((name) => name in properties);

function route(door: Door, call: CallSpec, handler: AnyHandler): RouteOptions {
  const { gateway } = door;
  const answers = call.produces ? undefined : envelopeOf(call.ok);
  const checkAnswer = gateway.env.CHECK_ANSWERS ? answerCheck(call) : undefined;
  return {
    method: call.method,
    url: door.prefix + call.path,
    ...(givesSecret(call.ok) && { compress: false }),
    ...(call.tellsPhone && {
      config: { rateLimit: { max: gateway.env.PHONE_CHECKS_PER_MINUTE, timeWindow: 60_000 } },
    }),
    schema: {
      ...(call.params ? { params: withoutExtras(call.params) } : {}),
      ...(call.query ? { querystring: withoutExtras(call.query) } : {}),
      ...(call.body ? { body: withoutExtras(call.body) } : {}),
      ...(answers ? { response: { 200: answers } } : {}),
    },
    validatorCompiler: ({ schema, httpPart }) => {
      const part = httpPart === 'body' ? (call.money ? 'strict' : 'dropping') : 'address';
      return checkOf(part, schema as object);
    },
    serializerCompiler: ({ schema }) => serializerOf(schema as object),
    attachValidation: false,
    // Runs after the rate limit and before the body is read.
    preParsing: async (request, reply, payload) => {
      await door.admit(call, request, reply);
      return payload;
    },
    // A call without a body schema accepts any JSON body or none, and ignores it.
    handler: async (request, reply) => {
      const budgetMs = call.money ? gateway.env.PLATFORM_PAYMENT_MS : gateway.env.PLATFORM_READ_MS;
      const handled = (upload?: Upload) =>
        withReadBudget(budgetMs, () => handler(context(gateway, call, request, reply, upload)));
      const run = (upload?: Upload) =>
        door.answer ? door.answer(call, request, reply, () => handled(upload)) : handled(upload);
      const owner = ownerOf(request);
      const answer = call.multipart
        ? await withUpload(gateway, request, owner, run)
        : call.money
          ? await moneyActs(run, owner)
          : await run();
      if (call.produces === 'text/event-stream') return sendEvents(request, reply, answer as EventStream);
      if (call.produces) return sendBytes(reply, answer as Bytes | undefined);
      checkAnswer?.(answer);
      return { code: 'OK', msg: '', data: answer };
    },
  };
}

/** For tests: a response that does not match its contract is a defect. So is an unknown field, which the serializer would drop. */
function answerCheck(call: CallSpec): (answer: unknown) => void {
  const validate = checkOf('strict', withoutExtras(call.ok));
  return (answer) => {
    if (!validate(answer)) throw new Error(`answer of ${call.id}: ${JSON.stringify(validate.errors)}`);
  };
}

const envelopes = new WeakMap<TSchema, TSchema>();

/** The same object for the same answer, because a schema is compiled once an object. */
function envelopeOf(ok: TSchema): TSchema {
  const envelope = envelopes.get(ok) ?? Type.Object({ code: Type.String(), msg: Type.String(), data: ok });
  envelopes.set(ok, envelope);
  return envelope;
}

/** Who a request counts for: the customer, the staff member, or the token of a call without a session. */
function ownerOf(request: FastifyRequest): string {
  const { customer, staff } = callerOf(request);
  return customer ? String(customer.customerId) : staff ? staff.actor : `token:${headerOf(request, 'token') ?? ''}`;
}

function context(
  gateway: Gateway,
  call: CallSpec,
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload | undefined,
) {
  const sid = sidCookie(gateway, request, reply);
  const device = deviceCookie(gateway, call, request, reply);
  const { customer, staff } = callerOf(request);
  const input = { params: request.params, query: request.query, body: call.body ? request.body : undefined };
  // createMT5AccountWithToken is the only money call without a session. It replaces this scope by one with the customer's id.
  const owner = ownerOf(request);
  return {
    gateway,
    ...input,
    body: input.body ?? {},
    customer,
    staff,
    idempotency: call.money ? idempotencyOf(request.headers['idempotency-key'], owner, call, input) : undefined,
    upload,
    fail: (code: ErrorCode, detail?: FailDetail) => new Failure(code, detail),
    log: request.log,
    lang: langOf(request.headers['lang']),
    request: {
      id: request.id,
      address: request.ip,
      asker: { address: request.ip, deviceKeys: device.keys },
      userAgent: request.headers['user-agent'] ?? '',
      origin: `${request.protocol}://${request.host}`,
      loopback: `http://127.0.0.1:${request.socket.localPort}`,
    },
    device,
    setSid: sid.set,
    expireSession: sid.expireAll,
    setStaffCookie: staffCookieSetter(gateway, request, reply),
  } satisfies Record<keyof Ctx<CallSpec>, unknown> as unknown as Ctx<CallSpec>;
}

/** The body ends with the connection. Without chunked encoding a client costs less, and a proxy passes events on at once. */
function sendEvents(request: FastifyRequest, reply: FastifyReply, stream: EventStream): void {
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8', connection: 'close' };
  reply.hijack();
  reply.raw.useChunkedEncodingByDefault = false;
  reply.raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' } as OutgoingHttpHeaders);
  stream(reply.raw, headerOf(request, 'last-event-id'));
}

function sendBytes(reply: FastifyReply, answer: Bytes | undefined) {
  if (!answer) throw new Failure('NOT_FOUND', { status: 404 });
  if (answer.fileName) reply.header('content-disposition', `attachment; filename="${answer.fileName}"`);
  return reply.type(answer.type).header('cache-control', 'no-store').send(answer.bytes);
}
