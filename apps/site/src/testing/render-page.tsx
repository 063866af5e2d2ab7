import { brandOf, type Brand } from '@portal/brand';
import { createHttp, sessionCalls, type Http } from '@portal/api-client/http';
import type { FactorOptions } from '@portal/contract/kernel';
import { createSession, sessionToken } from '@portal/session/core';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { RuntimeConfig } from '@portal/session/core';
import { PublicCache, type CacheEntry } from '../shared/data/public-cache';
import { Site } from '../shell/site';
import { brandParts, siteBrand } from '../shared/installation/site-brand';

export interface SentRequest {
  path: string;
  body: Record<string, unknown>;
}

/** The gateway's response to a call: data on success, a refusal, or no response at all. */
export type Reply =
  | { data: unknown }
  | { code: string; msg: string; fields?: Record<string, string>; options?: FactorOptions }
  | 'unreachable';
export type Replies = Record<string, (body: Record<string, unknown>) => Reply>;

export const config: RuntimeConfig = {
  siteOrigin: 'http://localhost',
  userCenterOrigin: 'http://user.localhost',
  cookieDomain: '',
  apiBase: '',
  brand: 'eet',
};

function envelope(reply: Exclude<Reply, 'unreachable'>) {
  if ('data' in reply) return { code: 'OK', msg: '', data: reply.data };
  const { code, msg, fields, options } = reply;
  return { code, msg, data: { ...(fields && { fields }), ...(options && { options }) } };
}

/** The real http layer without a network: requests are recorded, responses come from the table. */
function cutHttp(replies: Replies, requests: SentRequest[]): Http {
  const http = createHttp({ baseURL: '', lang: () => 'zh_CN', token: sessionToken, onForcedLogout: () => undefined });
  http.defaults.adapter = async (request) => {
    const path = request.url ?? '';
    const body: Record<string, unknown> =
      request.method === 'get' ? request.params : JSON.parse(typeof request.data === 'string' ? request.data : '{}');
    requests.push({ path, body });
    const reply = replies[path]?.(body) ?? 'unreachable';
    if (reply === 'unreachable') throw Object.assign(new Error('Network Error'), { isAxiosError: true });
    return {
      data: envelope(reply),
      status: 200,
      statusText: 'OK',
      headers: { 'content-type': 'application/json' },
      config: request,
    };
  };
  return http;
}

type Options = {
  /** The address of the page, with query; `state` is the history state. */
  at: string;
  state?: unknown;
  replies?: Replies;
  mode?: RuntimeConfig['mode'];
  demo?: boolean;
  brand?: Brand;
  /** The responses in the HTML, by the cache keys of their queries. */
  pageData?: Record<string, CacheEntry>;
};

/** Renders a page as the site does, with a gateway that responds from a table. */
export function renderPage(
  Page: ComponentType,
  { at, state, replies = {}, mode, demo, brand = brandOf('eet'), pageData }: Options,
) {
  const requests: SentRequest[] = [];
  const http = cutHttp(replies, requests);
  const session = createSession({ config, calls: sessionCalls(http) });
  const place = { current: at, state };
  function Place() {
    const { pathname, search, state: held } = useLocation();
    Object.assign(place, { current: pathname + search, state: held });
    return null;
  }
  const [pathname = '', search] = at.split('?');
  render(
    <Site
      installation={{
        brand: siteBrand(brand, brandParts),
        config: { ...config, mode, demo },
        http: () => Promise.resolve(http),
      }}
      session={session}
      publicCache={new PublicCache(pageData)}
    >
      <MemoryRouter initialEntries={[{ pathname, search: search ? `?${search}` : '', state }]}>
        <Page />
        <Place />
      </MemoryRouter>
    </Site>,
  );
  return { requests, session, place, requestsTo: (path: string) => requests.filter((one) => one.path === path) };
}

export const login = {
  token: 'T1',
  username: '880001',
  id: '880001',
  custInfo: { customerNumber: '880001', mobilePhone: '138****8000', level: null, registeredAt: '2025-02-13T00:00:00Z' },
};
