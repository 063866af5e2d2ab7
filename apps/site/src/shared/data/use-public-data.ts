import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Args } from '@portal/api-client/http';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useInstallation } from '../installation/installation';
import { PublicDataContext, type PublicData } from './public-data';
import { publicQuery, type PartOf, type PublicRequest } from './public-query';

export interface Shown<T> {
  /** Undefined until there is a response. */
  data?: T;
  /** Why there is no response. */
  failed?: { code: string; msg: string };
  again: () => void;
}

/** The cache of public responses. Throws outside the shell. */
export function usePublicDataStore(): PublicData {
  const store = useContext(PublicDataContext);
  if (!store) throw new Error('usePublicDataStore needs a PublicDataContext above it');
  return store;
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
): Shown<P> {
  const store = usePublicDataStore();
  const { http } = useInstallation();
  const { key, args: given } = publicQuery(request, args, part);
  const read = () => store.get(key);
  const known = useSyncExternalStore(store.subscribe, read, read);
  const serial = JSON.stringify(given);

  const ask = useCallback(
    () =>
      store.ask(key, async () => {
        const [{ sendRequest }, loaded] = await Promise.all([import('../installation/gateway'), http()]);
        const answer = await sendRequest<OkOf<C>>(loaded, request, JSON.parse(serial) as object);
        return part && answer.ok ? { ...answer, data: part.of(answer.data) } : answer;
      }),
    [store, key, http, request, serial, part],
  );
  useEffect(() => {
    if (!store.isRecent(key)) void ask();
  }, [store, key, ask]);

  const again = useCallback(() => {
    store.forget(key);
    void ask();
  }, [store, key, ask]);
  if (!known) return { again };
  return 'data' in known ? { data: known.data as P, again } : { failed: known.failed, again };
}
