import type { ArgsOf, CallSpec } from '@portal/contract/kernel';
import type { ClientTexts } from '../texts/client-texts';

/** The HTTP part of a call, without its schemas. */
export interface RequestSpec {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Sends an Idempotency-Key. */
  readonly money?: true;
  /** Runs without a token: a public call, or a staff call, which a cookie authenticates. */
  readonly open?: true;
  /** The response is bytes, not an envelope. */
  readonly bytes?: true;
  readonly multipart?: true;
  /** Name of the text to show when the gateway gives none. */
  readonly fallback?: keyof ClientTexts;
}

declare const asked: unique symbol;

/** One call as the browser sends it; `C` is the contract's call and exists only as a type. */
export interface RequestOf<C extends CallSpec> extends RequestSpec {
  readonly [asked]?: C;
}

type Marks<C extends CallSpec> = (C extends { money: true } ? { money: true } : { money?: never }) &
  (C extends { access: 'public' | 'staff' } ? { open: true } : { open?: never }) &
  (C extends { produces: string } ? { bytes: true } : { bytes?: never }) &
  (C extends { multipart: true } ? { multipart: true } : { multipart?: never }) & { fallback?: keyof ClientTexts };

type MarksGiven<C extends CallSpec> = Record<never, never> extends Marks<C> ? [marks?: Marks<C>] : [marks: Marks<C>];

/**
 * Repeats a call's method, path and flags as literals, because importing the call itself would bundle its schemas for the
 * browser. A difference from the contract does not compile.
 */
export function defineRequest<C extends CallSpec>(
  method: C['method'],
  path: C['path'],
  ...[marks]: MarksGiven<C>
): RequestOf<C> {
  return { method, path, ...marks };
}

/** A caller's arguments; void when the call takes none. */
export type Args<C extends CallSpec> = keyof ArgsOf<C> extends never
  ? void
  : Record<never, never> extends ArgsOf<C>
    ? ArgsOf<C> | void
    : ArgsOf<C>;
