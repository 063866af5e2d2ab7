import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Args } from '@portal/api-client/http';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { call } from '../installation/call';
import { useInstallation } from '../installation/installation';
import { PublicCacheContext, type PublicCache } from './public-cache';
import { publicQuery, type PartOf, type PublicRequest } from './public-query';

export interface PublicResult<T> {
  /** Undefined until there is a response. */
  data?: T;
  /** Why there is no response. */
  failed?: { code: string; msg: string };
  refetch: () => void;
}

/** The cache of public responses. Throws outside the shell. */
export function usePublicCache(): PublicCache {
  const cache = useContext(PublicCacheContext);
  if (!cache) throw new Error('usePublicCache needs a PublicCacheContext above it');
  return cache;
}

/**
 * Reads a public call. A call that the page lists in its `queries` came with the HTML and is there at the first render, on the
 * server and in hydration. Any other call is fetched after the first paint.
 * @param part the part of the response that is shown; the same object at every render
 */
export function usePublicData<C extends CallSpec, P = OkOf<C>>(
  request: PublicRequest<C>,
  args: Args<C>,
  part?: PartOf<OkOf<C>, P>,
): PublicResult<P> {
  const cache = usePublicCache();
  const { http } = useInstallation();
  const { key, args: given } = publicQuery(request, args, part);
  const read = () => cache.get(key);
  const entry = useSyncExternalStore(cache.subscribe, read, read);
  const serial = JSON.stringify(given);

  const load = useCallback(
    () =>
      cache.fetch(key, async () => {
        const answer = await call(http, request, JSON.parse(serial) as Args<C>);
        return part && answer.ok ? { ...answer, data: part.of(answer.data) } : answer;
      }),
    [cache, key, http, request, serial, part],
  );
  useEffect(() => {
    if (!cache.isRecent(key)) void load();
  }, [cache, key, load]);

  const refetch = useCallback(() => {
    cache.remove(key);
    void load();
  }, [cache, key, load]);
  if (!entry) return { refetch };
  return 'data' in entry ? { data: entry.data as P, refetch } : { failed: entry.failed, refetch };
}
