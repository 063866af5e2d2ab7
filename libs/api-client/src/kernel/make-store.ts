import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { Http } from '../http/create-http';
import { api } from './api';
import type { StoreExtra } from './base-query';

interface ApiState {
  api: ReturnType<typeof api.reducer>;
}

/** Options of a store in addition to the endpoints. */
export interface StoreSetup<S extends object> {
  http: Http;
  /** Slices of the app and of @portal/session, by name. */
  reducers?: { [K in keyof S]: Reducer<S[K]> };
  preloadedState?: Partial<S & ApiState>;
}

/**
 * The store of an app: the base api and the app's own reducers. Queries are refetched on reconnection, and on focus where their hook
 * sets `refetchOnFocus`.
 */
export function makeStore<S extends object = Record<never, never>>({ http, reducers, preloadedState }: StoreSetup<S>) {
  // TypeScript cannot infer combineReducers for a spread of generic reducers; the set is exactly S and the api.
  const reducer = combineReducers({ ...reducers, [api.reducerPath]: api.reducer }) as unknown as Reducer<S & ApiState>;
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { http } satisfies StoreExtra } }).concat(api.middleware),
    preloadedState: preloadedState as S & ApiState,
  });
  setupListeners(store.dispatch);
  return store;
}

/** The store of an app. */
export type PortalStore = ReturnType<typeof makeStore>;
