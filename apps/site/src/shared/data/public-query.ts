import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Args, RequestOf, RequestSpec } from '@portal/api-client/http';
import type { SiteBrand } from '../installation/site-brand';

/** The queries of a page at an address: `params` come from its path, `query` holds the parameters that the page knows. */
export type PageQueries = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
  brand: SiteBrand,
) => readonly PublicQuery[];

/** A public read call. */
export type PublicRequest<C extends CallSpec> = RequestOf<C> & { readonly open?: true };

/** The part of a response that a page shows. The HTML carries only this part. */
export interface PartOf<T, P> {
  /** Part of the cache key, beside the call and its arguments. */
  readonly name: string;
  readonly of: (answer: T) => P;
}

/** One public call with its arguments. */
export interface PublicQuery<T = unknown> {
  readonly request: RequestSpec;
  readonly args: Readonly<Record<string, unknown>>;
  /** The cache key: method, path and arguments in a fixed order. */
  readonly key: string;
  /** Takes the shown part out of the response. */
  readonly take: (answer: unknown) => T;
}

/** Makes a query. `undefined` arguments are left out, so that server and browser compute the same key. */
export function publicQuery<C extends CallSpec, P = OkOf<C>>(
  request: PublicRequest<C>,
  args: Args<C>,
  part?: PartOf<OkOf<C>, P>,
): PublicQuery<P> {
  const given = Object.entries({ ...args }).filter(([, value]) => value !== undefined);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    request,
    args: Object.fromEntries(sorted),
    take: (answer) => (part ? part.of(answer as OkOf<C>) : (answer as P)),
    key: `${request.method} ${request.path}?${new URLSearchParams(sorted.map(([name, value]) => [name, String(value)])).toString()}${part ? ` ${part.name}` : ''}`,
  };
}
