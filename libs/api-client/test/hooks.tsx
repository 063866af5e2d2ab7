import { renderHook } from '@testing-library/react';
import { AxiosHeaders } from 'axios';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createHttp } from '../src/http/create-http';
import { makeStore } from '../src/kernel/make-store';

/** The envelope that a gateway answers a path with. */
export type AnswerOf = (path: string) => Promise<object> | object;

/** A store over a gateway in the same process, and the paths that were requested. Nothing waits for a network. */
export function storeOver(answerOf: AnswerOf) {
  const requested: string[] = [];
  const http = createHttp({ baseURL: '', lang: () => 'zh_CN', token: () => 'T', onForcedLogout: jest.fn() });
  http.defaults.adapter = async (config) => {
    const path = config.url ?? '';
    requested.push(path);
    const data = await answerOf(path);
    return { data, status: 200, statusText: '', headers: new AxiosHeaders(), config };
  };
  const store = makeStore({ http });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return {
    http,
    store,
    requested,
    /** Renders a hook below the store's provider. */
    hook: <Result, Props>(use: (props: Props) => Result, initialProps?: Props) =>
      renderHook(use, { wrapper, ...(initialProps !== undefined && { initialProps }) }),
  };
}

/** An OK envelope. */
export const envelope = (data: unknown) => ({ code: 'OK', msg: '', data });
