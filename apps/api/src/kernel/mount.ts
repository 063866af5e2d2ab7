import type { CallSpec, ErrorCode } from '@portal/contract';
import type { OutgoingHttpHeaders } from 'node:http';
import { Type, type TSchema } from 'typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Failure, type FailDetail } from './fail';
import type { Gateway } from './gateway';
import type { Bytes, Ctx, EventStream, Handler, Handlers } from './handler';
import { idempotencyOf } from './idempotency';
import { readSid, sidSetter } from './sid-cookie';
import { signedIn } from './session';
import { staffOf } from './staff-keys';
import { checkOf, sealed } from './validator';

type AnyHandler = (ctx: unknown) => Promise<unknown>;

/** Registers every call of a domain. Routes of the sandbox do not exist in production. */
export function mount<Calls extends Record<string, CallSpec>>(
  app: FastifyInstance,
  gateway: Gateway,
  calls: Calls,
  handlers: Handlers<Calls>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    if (call.access === 'sandbox' && gateway.env.MODE !== 'sandbox') continue;
    const handler = handlers[name as keyof Calls] as Handler<CallSpec> | undefined;
    if (!handler) throw new Error(`no handler for ${call.id}`);
    app.route(route(gateway, call, handler as AnyHandler));
  }
}

function route(gateway: Gateway, call: CallSpec, handler: AnyHandler): RouteOptions {
  const answers = call.produces ? undefined : envelopeOf(call.ok);
  const checkAnswer = gateway.env.CHECK_ANSWERS ? answerCheck(call) : undefined;
  return {
    method: call.method,
    url: call.path,
    schema: {
      ...(call.params ? { params: sealed(call.params) } : {}),
      ...(call.query ? { querystring: sealed(call.query) } : {}),
      ...(call.body ? { body: sealed(call.body) } : {}),
      ...(answers ? { response: { 200: answers } } : {}),
    },
    validatorCompiler: ({ schema, httpPart }) => {
      const part = httpPart === 'body' ? (call.money ? 'strict' : 'dropping') : 'address';
      return checkOf(part, schema as object);
    },
    attachValidation: false,
    // A call without a body of its own takes any JSON body or none, and looks at neither.
    handler: async (request, reply) => {
      const ctx = await context(gateway, call, request, reply);
      const answer = await handler(ctx);
      if (call.produces === 'text/event-stream') return sendEvents(request, reply, answer as EventStream);
      if (call.produces) return sendBytes(reply, answer as Bytes | undefined);
      checkAnswer?.(answer);
      return { code: 'OK', msg: '', data: answer };
    },
  };
}

/** For tests: an answer that breaks its own contract is a defect, not something to strip in silence. */
function answerCheck(call: CallSpec): (answer: unknown) => void {
  const validate = checkOf('strict', call.ok);
  return (answer) => {
    if (!validate(answer)) throw new Error(`answer of ${call.id}: ${JSON.stringify(validate.errors)}`);
  };
}

const envelopeOf = (ok: TSchema) => Type.Object({ code: Type.String(), msg: Type.String(), data: ok });

async function context(gateway: Gateway, call: CallSpec, request: FastifyRequest, reply: FastifyReply) {
  const setSid = sidSetter(gateway, request, reply);
  const sid = readSid(request);
  const token = headerOf(request, 'token');
  const customer = call.access === 'customer' ? await signedIn(gateway.db, { token, sid }, setSid) : undefined;
  const staff = call.access === 'staff' ? staffOf(gateway.env.STAFF_KEY, request.headers.authorization) : undefined;
  const input = { params: request.params, query: request.query, body: call.body ? request.body : undefined };
  // createMT5AccountWithToken is the one money call without a session of its own: its token names the owner.
  const owner = customer ? String(customer.customerId) : `token:${token ?? ''}`;
  return {
    gateway,
    ...input,
    body: input.body ?? {},
    customer,
    staff,
    idempotency: call.money
      ? idempotencyOf(request.headers['idempotency-key'], owner, call.id, { params: input.params, body: input.body })
      : undefined,
    upload: call.multipart ? await readUpload(request) : undefined,
    fail: (code: ErrorCode, detail?: FailDetail) => new Failure(code, detail),
    log: request.log,
    request: {
      id: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      origin: `${request.protocol}://${request.host}`,
      loopback: `http://127.0.0.1:${request.socket.localPort}`,
      sid,
    },
    setSid,
  } satisfies Record<keyof Ctx<CallSpec>, unknown> as unknown as Ctx<CallSpec>;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

async function readUpload(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Failure('MEDIA', { status: 415 });
  const part = await request.file();
  if (!part) return undefined;
  const bytes = await part.toBuffer().catch(() => undefined);
  return { bytes: bytes ?? Buffer.alloc(0), truncated: bytes === undefined || part.file.truncated };
}

/** The body ends with the connection: without chunks a client costs less, and any proxy passes it on as it comes. */
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
