import type { ArgsOf, CallSpec, Envelope, OkOf, RefusalData } from '@portal/contract';
import { randomInt, randomUUID } from 'node:crypto';

export interface Answered<T> extends Envelope<T> {
  status: number;
  headers: Headers;
  fields: Record<string, string>;
}

/** An HTTP client of one customer, like a browser or app: holds its token and cookies and has its own IP address. */
export class Client {
  token: string | undefined;
  /** Value of the `lang` header. */
  lang = 'zh_CN';
  readonly cookies = new Map<string, string>();

  constructor(
    readonly base: string,
    readonly platform: 1 | 2 | 3 = 1,
    /** The sandbox accepts an address from loopback clients, so each client has its own rate limits. */
    readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  ) {}

  /** Makes one call. `key` is the Idempotency-Key; money calls get a fresh one when none is given. */
  async call<C extends CallSpec>(call: C, args: ArgsOf<C>, key?: string): Promise<Answered<OkOf<C>>> {
    const given: Record<string, unknown> = { ...(args as object) };
    const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => {
      const value = String(given[name]);
      delete given[name];
      return encodeURIComponent(value);
    });
    const idempotency = key ?? (call.money ? randomUUID() : undefined);
    const headers: Record<string, string> = idempotency ? { 'idempotency-key': idempotency } : {};
    if (call.method === 'GET') {
      const query = new URLSearchParams(given as Record<string, string>).toString();
      return this.request(`${path}${query ? `?${query}` : ''}`, { headers });
    }
    return this.request(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
  }

  /** Like `call`, but throws when the response code is not OK. */
  async ok<C extends CallSpec>(call: C, args: ArgsOf<C>, key?: string): Promise<OkOf<C>> {
    const answer = await this.call(call, args, key);
    if (answer.code !== 'OK') {
      throw new Error(`${call.id}: ${answer.status} ${answer.code} ${answer.msg} ${JSON.stringify(answer.fields)}`);
    }
    return answer.data;
  }

  /** Sends any request with this client's token and cookies. */
  async request<T>(path: string, init: RequestInit = {}): Promise<Answered<T>> {
    const response = await this.fetch(path, init);
    const text = await response.text();
    const envelope = parse<T>(text);
    const fields = (envelope.data as RefusalData | null)?.fields ?? {};
    return { ...envelope, status: response.status, headers: response.headers, fields };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('lang', this.lang);
    headers.set('x-forwarded-for', this.address);
    if (this.token) headers.set('token', this.token);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await answerOf(this.base + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (/; Max-Age=0(?:;|$)/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** An answer that takes longer never comes: the test then fails with the request's name instead of at its own limit. */
const LONGEST_MS = 60_000;

/** The answer to a request, which has begun within `LONGEST_MS`; a stream may last longer. */
async function answerOf(url: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer to ${init.method ?? 'GET'} ${url}`)), LONGEST_MS);
  try {
    return await fetch(url, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

function parse<T>(text: string): Envelope<T> {
  try {
    return JSON.parse(text) as Envelope<T>;
  } catch {
    return { code: '', msg: text, data: null as T };
  }
}
