import type { BodyOf, CallSpec, ErrorOf, OkOf, ParamsOf, QueryOf } from '@portal/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Fail } from './fail';
import type { Gateway } from './gateway';
import type { Idempotency } from './idempotency';
import type { SignedIn } from './session';

/** Bytes instead of an envelope, for calls that say `produces`. */
export interface Bytes {
  type: string;
  /** A stream for what may be too large to hold. */
  bytes: Buffer | Readable;
  /** Name for saving; without one it is shown in place. */
  fileName?: string;
}

/** Takes over the response of a call that streams events, once its head is written. */
export type EventStream = (response: ServerResponse, lastEventId: string | undefined) => void;

export interface Upload {
  bytes: Buffer;
  truncated: boolean;
}

/** What a handler is given: the validated input and who asks, typed by the call. */
export interface Ctx<C extends CallSpec> {
  readonly gateway: Gateway;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly customer: C['access'] extends 'customer' ? SignedIn : undefined;
  /** Name of the staff member. */
  readonly staff: C['access'] extends 'staff' ? string : undefined;
  readonly idempotency: C['money'] extends true ? Idempotency : undefined;
  readonly upload: C['multipart'] extends true ? Upload | undefined : undefined;
  readonly fail: Fail<ErrorOf<C>>;
  readonly log: FastifyBaseLogger;
  readonly request: {
    readonly id: string;
    /** The caller's address; behind a trusted proxy the one it names. */
    readonly address: string;
    readonly userAgent: string;
    readonly origin: string;
    /** This process, for a stand-in that calls back. */
    readonly loopback: string;
    readonly sid: string | undefined;
  };
  /** Gives the browser its half of the session. */
  setSid(sid: string): void;
}

export type Answer<C extends CallSpec> = C['produces'] extends 'text/event-stream'
  ? EventStream
  : C['produces'] extends string
    ? Bytes | undefined
    : OkOf<C>;
export type Handler<C extends CallSpec> = (ctx: Ctx<C>) => Promise<Answer<C>>;

/** Types a handler by its call; a handler stands in a file of the call's name. */
export function handle<const C extends CallSpec>(_call: C, handler: Handler<C>): Handler<C> {
  return handler;
}

/** The table that opens a domain: a handler for every call of the contract, or it does not compile. */
export type Handlers<Calls extends Record<string, CallSpec>> = { readonly [K in keyof Calls]: Handler<Calls[K]> };
