import type { Brand } from '@portal/brand';
import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Args, Wire, WireSpec } from '@portal/api-client/http';

/** What a page shows at an address, by the parameters in its path and the query it knows. */
export type Wants = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
  brand: Brand,
) => readonly Wanted[];

/** A public call that reads: what a page shows comes from these. */
export type PublicWire<C extends CallSpec> = Wire<C> & { readonly open?: true };

/** One answer that a page shows, by the call that gives it. */
export interface Wanted<T = unknown> {
  readonly wire: WireSpec;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the answer is known by in the page's data: method, path and arguments, in one order. */
  readonly key: string;
  /** Of the answer; known to the compiler only. */
  readonly answers?: T;
}

/** Names an answer. `undefined` arguments are left out, so that server and browser mean the same by the same words. */
export function want<C extends CallSpec>(wire: PublicWire<C>, args: Args<C>): Wanted<OkOf<C>> {
  const given = Object.entries({ ...args }).filter(([, value]) => value !== undefined);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    wire,
    args: Object.fromEntries(sorted),
    key: `${wire.method} ${wire.path}?${new URLSearchParams(sorted.map(([name, value]) => [name, String(value)])).toString()}`,
  };
}
