import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Args, Wire, WireSpec } from '@portal/api-client/http';
import type { SiteBrand } from '../installation/site-brand';

/** What a page shows at an address, by the parameters in its path and the query it knows. */
export type Wants = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
  brand: SiteBrand,
) => readonly Wanted[];

/** A public call that reads: what a page shows comes from these. */
export type PublicWire<C extends CallSpec> = Wire<C> & { readonly open?: true };

/** What a page shows of an answer: it brings no more along in its HTML. */
export interface PartOf<T, P> {
  /** Beside the call and its arguments it is part of what the answer is known by. */
  readonly name: string;
  readonly of: (answer: T) => P;
}

/** One answer that a page shows, by the call that gives it. */
export interface Wanted<T = unknown> {
  readonly wire: WireSpec;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the answer is known by in the page's data: method, path and arguments, in one order. */
  readonly key: string;
  /** Takes of the call's answer what is shown. */
  readonly take: (answer: unknown) => T;
}

/** Names an answer. `undefined` arguments are left out, so that server and browser mean the same by the same words. */
export function want<C extends CallSpec, P = OkOf<C>>(
  wire: PublicWire<C>,
  args: Args<C>,
  part?: PartOf<OkOf<C>, P>,
): Wanted<P> {
  const given = Object.entries({ ...args }).filter(([, value]) => value !== undefined);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    wire,
    args: Object.fromEntries(sorted),
    take: (answer) => (part ? part.of(answer as OkOf<C>) : (answer as P)),
    key: `${wire.method} ${wire.path}?${new URLSearchParams(sorted.map(([name, value]) => [name, String(value)])).toString()}${part ? ` ${part.name}` : ''}`,
  };
}
