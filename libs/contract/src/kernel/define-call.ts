import type { Static, TObject, TSchema } from 'typebox';
import type { Domain } from '../domains';
import type { ErrorCode } from '../catalogue';

/**
 * Who may call.
 * - `public`: anyone.
 * - `customer`: a signed-in customer (token header, and the browser's own sid cookie).
 * - `staff`: a staff key in `Authorization: Bearer`.
 * - `sandbox`: anyone, but the route exists in sandbox mode only.
 */
export type Access = 'public' | 'customer' | 'staff' | 'sandbox';

/** All that is known of a call. */
export interface CallSpec {
  readonly id: `${Domain}.${string}`;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Moves or binds money: needs an `Idempotency-Key`, is audited, refuses unknown fields. */
  readonly money?: true;
  /** The answer is no envelope but bytes of this media type. */
  readonly produces?:
    'image/png' | 'application/octet-stream' | 'application/pdf' | 'text/csv' | 'text/calendar' | 'text/event-stream';
  /** The body is `multipart/form-data` with one part named `file`. */
  readonly multipart?: true;
  /** Tells whether a phone is registered: how often an address may ask is limited (`PHONE_CHECKS_PER_MINUTE`). */
  readonly tellsPhone?: true;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** Shape of `data` in the envelope on success. */
  readonly ok: TSchema;
  readonly errors: readonly ErrorCode[];
  readonly summary: string;
}

/** One object per call: the client's types, the gateway's validation and serialisation and the OpenAPI document follow from it. */
export function defineCall<const C extends CallSpec>(call: C): C {
  return call;
}

type Shape<S> = S extends TSchema ? Static<S> : Record<never, never>;

/** The parameters of a call's path. */
export type ParamsOf<C extends CallSpec> = Shape<C['params']>;
/** What a call asks in its address. */
export type QueryOf<C extends CallSpec> = Shape<C['query']>;
/** The body of a call. */
export type BodyOf<C extends CallSpec> = Shape<C['body']>;
/** What a call answers on success: `data` of the envelope. */
export type OkOf<C extends CallSpec> = Static<C['ok']>;
/** The codes a call refuses with, beside those that any call may. */
export type ErrorOf<C extends CallSpec> = C['errors'][number];

/** Everything a caller gives, by name: path parameters, query and body in one object. */
export type ArgsOf<C extends CallSpec> = ParamsOf<C> & QueryOf<C> & BodyOf<C>;
