import type { CallSpec, OkOf } from '@portal/contract/kernel';
import type { Args } from '@portal/api-client/http';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useInstallation } from '../installation/installation';
import { PublicDataContext, type PublicData } from './public-data';
import { want, type PartOf, type PublicWire } from './wanted';

export interface Shown<T> {
  /** Nothing until there is an answer. */
  data?: T;
  /** Why there is none. */
  failed?: { code: string; msg: string };
  again: () => void;
}

/** The data of the pages around. Throws outside the shell. */
export function usePublicDataStore(): PublicData {
  const store = useContext(PublicDataContext);
  if (!store) throw new Error('usePublicDataStore needs a PublicDataContext above it');
  return store;
}

/**
 * What a public call answers. Where the page names it in its `wants`, it came with the HTML and is there at the first
 * render, on the server and in hydration alike; otherwise it is asked for after the page has been painted.
 * @param part what is shown of the answer, the same object at every render
 */
export function usePublicData<C extends CallSpec, P = OkOf<C>>(
  wire: PublicWire<C>,
  args: Args<C>,
  part?: PartOf<OkOf<C>, P>,
): Shown<P> {
  const store = usePublicDataStore();
  const { http } = useInstallation();
  const { key, args: given } = want(wire, args, part);
  const read = () => store.get(key);
  const known = useSyncExternalStore(store.subscribe, read, read);
  const serial = JSON.stringify(given);

  const ask = useCallback(
    () =>
      store.ask(key, async () => {
        const [{ callWire }, loaded] = await Promise.all([import('../installation/gateway'), http()]);
        const answer = await callWire<OkOf<C>>(loaded, wire, JSON.parse(serial) as object);
        return part && answer.ok ? { ...answer, data: part.of(answer.data) } : answer;
      }),
    [store, key, http, wire, serial, part],
  );
  useEffect(() => {
    if (!store.isFresh(key)) void ask();
  }, [store, key, ask]);

  const again = useCallback(() => {
    store.forget(key);
    void ask();
  }, [store, key, ask]);
  if (!known) return { again };
  return 'data' in known ? { data: known.data as P, again } : { failed: known.failed, again };
}
