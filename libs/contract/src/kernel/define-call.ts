import type { Static, TObject, TRecord, TSchema } from 'typebox';
import type { Domain } from '../domains';
import type { ErrorCode } from '../catalogue';
import type { Permission } from './permissions';

/**
 * Who may call.
 * - `public`: anyone.
 * - `customer`: a signed-in customer (token header, and the browser's own sid cookie).
 * - `staff`: a staff member with a session and a permission of the call.
 * - `sandbox`: anyone, but the route exists in sandbox mode only.
 */
export type Access = 'public' | 'customer' | 'staff' | 'sandbox';

/** The definition of a call. */
export interface CallSpec {
  readonly id: `${Domain}.${string}`;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Of a staff call: a member needs one of these. An empty list admits any signed-in member. Without the list, the call needs no session. */
  readonly permission?: readonly Permission[];
  /** Of a staff call: the member must have shown the second factor within the last five minutes. */
  readonly stepUp?: true;
  /** Moves or reserves money: needs an `Idempotency-Key`, is audited, refuses unknown fields. */
  readonly money?: true;
  /** Changes where money can go. A session that was idle has to prove itself again (`REAUTH`), as for a money call. */
  readonly reauth?: true;
  /**
   * Of a money call: body fields that repeat what the customer saw, such as the rate. A repeat under the same key may have
   * other values in them.
   */
  readonly shown?: readonly string[];
  /** The response is not an envelope but bytes of this media type. */
  readonly produces?:
    'image/png' | 'application/octet-stream' | 'application/pdf' | 'text/csv' | 'text/calendar' | 'text/event-stream';
  /** The body is `multipart/form-data` with one part named `file`. */
  readonly multipart?: true;
  /** Reveals whether a phone is registered, so each IP address is rate limited (`PHONE_CHECKS_PER_MINUTE`). */
  readonly tellsPhone?: true;
  /** Does not bind the token of an auto-login to the browser: its first use is still to come. */
  readonly keepsTokenUnbound?: true;
  readonly params?: TObject;
  readonly query?: TObject;
  /** An object, or a map whose names the caller chooses. */
  readonly body?: TObject | (TRecord & { readonly properties?: undefined; readonly required?: undefined });
  /** Shape of `data` in the envelope on success. */
  readonly ok: TSchema;
  readonly errors: readonly ErrorCode[];
  readonly summary: string;
}

/** One object per call. The client's types, the gateway's validation and serialisation and the OpenAPI document come from it. */
export function defineCall<const C extends CallSpec>(call: C): C {
  return call;
}

/** Whether an idle session is refused the call with `REAUTH`: the money acts of customers. */
export const asksIdleSessions = ({ access, money, reauth }: Pick<CallSpec, 'access' | 'money' | 'reauth'>): boolean =>
  access !== 'staff' && (money === true || reauth === true);

type Shape<S> = S extends TSchema ? Static<S> : Record<never, never>;

/** Path parameters of a call. */
export type ParamsOf<C extends CallSpec> = Shape<C['params']>;
/** Query parameters of a call. */
export type QueryOf<C extends CallSpec> = Shape<C['query']>;
/** The body of a call. */
export type BodyOf<C extends CallSpec> = Shape<C['body']>;
/** `data` of the envelope on success. */
export type OkOf<C extends CallSpec> = Static<C['ok']>;
/** The call's own error codes, in addition to those that every call may return. */
export type ErrorOf<C extends CallSpec> = C['errors'][number];

/** All arguments of a call in one object: path parameters, query and body. */
export type ArgsOf<C extends CallSpec> = ParamsOf<C> & QueryOf<C> & BodyOf<C>;
