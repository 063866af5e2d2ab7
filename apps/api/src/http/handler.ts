import type { BodyOf, CallSpec, calls, ErrorOf, OkOf, ParamsOf, QueryOf } from '@portal/contract';
import type { Lang } from '@portal/contract/texts';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Asker } from '../core/codes/asker';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import type { DeviceCookie } from './device-cookie';
import type { Idempotency } from './idempotency';
import type { SignedIn } from './session';
import type { Upload } from './spool-upload';
import type { StaffMember } from './staff-session';

/** The response of a call with `produces`: bytes instead of an envelope. */
export interface Bytes {
  type: string;
  /** A stream if the response may be too large for memory. */
  bytes: Buffer | Readable;
  /** File name for a download; without it the browser shows the content. */
  fileName?: string;
}

/** Takes over the response of a call that streams events, after its headers were written. */
export type EventStream = (response: ServerResponse, lastEventId: string | undefined) => void;

/** The input of a handler: the validated request and the caller, typed by the call. */
export interface Ctx<C extends CallSpec> {
  readonly gateway: Gateway;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly customer: C['access'] extends 'customer' ? SignedIn : undefined;
  /** The signed-in staff member; of a call without `permission` there is none. */
  readonly staff: C['access'] extends 'staff'
    ? C extends { permission: object }
      ? StaffMember
      : undefined
    : undefined;
  readonly idempotency: C['money'] extends true ? Idempotency : undefined;
  readonly upload: C['multipart'] extends true ? Upload | undefined : undefined;
  readonly fail: Fail<ErrorOf<C>>;
  readonly log: FastifyBaseLogger;
  /** The reader's language, by the header `lang`. */
  readonly lang: Lang;
  readonly request: {
    readonly id: string;
    /** The caller's address. Behind a trusted proxy it is the address that the proxy reports. */
    readonly address: string;
    /** Who answers a captcha or tries a code. */
    readonly asker: Asker;
    readonly userAgent: string;
    readonly origin: string;
    /** URL of this process, for a simulator that calls back. */
    readonly loopback: string;
  };
  /** By what a browser is known that has signed in before. */
  readonly device: DeviceCookie;
  /** Sets the browser's part of the session. */
  setSid(sid: string): void;
  /** Removes the cookies of the browser's session. */
  expireSession(): void;
  /** Sets the cookie of a staff session, or removes it. */
  setStaffCookie(token: string | undefined): void;
}

export type Answer<C extends CallSpec> = C['produces'] extends 'text/event-stream'
  ? EventStream
  : C['produces'] extends string
    ? Bytes | undefined
    : OkOf<C>;
export type Handler<C extends CallSpec> = (ctx: Ctx<C>) => Promise<Answer<C>>;

/** Types a handler by its call. The handler's file has the name of the call. */
export function handle<const C extends CallSpec>(_call: C, handler: Handler<C>): Handler<C> {
  return handler;
}

/** The handlers of a domain. It does not compile unless every call of the contract has a handler. */
export type Handlers<Calls extends Record<string, CallSpec>> = { readonly [K in keyof Calls]: Handler<Calls[K]> };

/** The handlers of every domain. A call of the contract without one does not compile. */
export type AllHandlers = { readonly [D in keyof typeof calls]: Handlers<(typeof calls)[D]> };
