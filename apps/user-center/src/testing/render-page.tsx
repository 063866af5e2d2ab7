import { makeStore, StoreProvider } from '@portal/api-client';
import { createHttp, sessionCalls } from '@portal/api-client/http';
import { base, type Brand } from '@portal/brand';
import type { FactorOptions } from '@portal/contract/kernel';
import { sessionSlice } from '@portal/session';
import { createSession } from '@portal/session/core';
import { SessionProvider } from '@portal/session/react';
import { ToastProvider } from '@portal/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { InstallationContext, type Installation } from '../shared/browser/installation';

export interface SentRequest {
  path: string;
  body: unknown;
  idempotencyKey: string | undefined;
}

/** The gateway's response for a path: data, a refusal, or none (a network error). */
export type Answers = Record<string, (request: SentRequest) => unknown>;

export class Refusal {
  constructor(
    readonly code: string,
    readonly msg: string,
    readonly fields?: Record<string, string>,
    readonly options?: FactorOptions,
  ) {}
}

/** A network error before any response. */
export const cut = Symbol('cut');

const envelope = (answer: unknown) =>
  answer instanceof Refusal
    ? { code: answer.code, msg: answer.msg, data: { fields: answer.fields, options: answer.options } }
    : { code: 'OK', msg: '', data: answer };

const trading = { server: 'Test-Sandbox', terminals: [], webTrader: '/sandbox/terminal' };

const brand: Brand = {
  ...base,
  id: 'test',
  code: 'TEST',
  signature: 'TEST',
  name: '测试',
  shortName: '测试',
  slogan: '',
  logo: { full: { width: 1, height: 1, paths: [] }, mark: { width: 1, height: 1, paths: [] } },
  origins: { site: '', userCenter: '' },
  cookieDomain: '',
  appScheme: 'test',
};

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/**
 * Renders a part of the user centre for a signed-in customer. An axios adapter plays the gateway.
 * @param around what differs from a sandbox with an MT5 server
 */
export function renderPage(
  page: ReactNode,
  answers: Answers,
  path = '/user-center/acctInfo',
  around: Partial<Pick<Installation, 'mode' | 'trading'>> = {},
) {
  document.cookie = 'token=t; path=/';
  document.cookie = 'username=80010001; path=/';
  const requests: SentRequest[] = [];
  const config = {
    siteOrigin: 'http://site.test',
    userCenterOrigin: 'http://localhost',
    cookieDomain: '',
    apiBase: '',
    brand: 'test',
  };
  const http = createHttp({ baseURL: '', lang: () => 'zh_CN', token: () => 't', onForcedLogout: () => undefined });
  http.defaults.adapter = async (request) => {
    const url = request.url ?? '';
    const key = request.headers.get('Idempotency-Key');
    const one: SentRequest = {
      path: url,
      body: typeof request.data === 'string' ? (JSON.parse(request.data) as unknown) : request.data,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    };
    requests.push(one);
    const answer = await answers[url]?.(one);
    if (answer === cut || answer === undefined)
      throw Object.assign(new Error('cut'), { isAxiosError: true, code: 'ERR_NETWORK' });
    return { data: envelope(answer), status: 200, statusText: 'OK', headers: {}, config: request };
  };
  const session = createSession({ config, calls: sessionCalls(http) });
  const store = makeStore({ http, reducers: { session: sessionSlice.reducer } });
  const screen = render(
    <InstallationContext
      value={{ demo: '', siteOrigin: config.siteOrigin, mode: 'sandbox', brand, trading, ...around }}
    >
      <ToastProvider>
        <StoreProvider store={store}>
          <SessionProvider session={session}>
            <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
          </SessionProvider>
        </StoreProvider>
      </ToastProvider>
    </InstallationContext>,
  );
  return { ...screen, requests, session, user: userEvent.setup() };
}

export const paths = (requests: readonly SentRequest[], path: string) => requests.filter((one) => one.path === path);
