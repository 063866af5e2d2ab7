import type { ArgsOf, CallSpec, Envelope, OkOf } from '@portal/contract';
import { randomUUID } from 'node:crypto';

/** A browser that asks this gateway itself, over HTTP: how the demo customer is made. */
export class Visitor {
  private token = '';
  private cookie = '';

  constructor(private readonly base: string) {}

  /** Sends a call; throws where the answer is a refusal. */
  async ok<C extends CallSpec>(call: C, args: ArgsOf<C>): Promise<OkOf<C>> {
    const given: Record<string, unknown> = { ...(args as object) };
    const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => String(given[name]));
    if (call.method === 'GET') {
      return this.send(`${path}?${new URLSearchParams(given as Record<string, string>).toString()}`);
    }
    return this.send(path, { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } });
  }

  /** Sends a call whose body is a form. */
  form<T>(path: string, body: FormData): Promise<T> {
    return this.send(path, { body });
  }

  signedIn(token: string): void {
    this.token = token;
  }

  private async send<T>(
    path: string,
    init?: { body: string | FormData; headers?: Record<string, string> },
  ): Promise<T> {
    const response = await fetch(this.base + path, {
      method: init ? 'POST' : 'GET',
      ...init,
      headers: {
        ...init?.headers,
        'idempotency-key': randomUUID(),
        'user-agent': 'demo',
        ...(this.token ? { token: this.token } : {}),
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    if (!response.headers.get('content-type')?.includes('json')) return undefined as T;
    const { code, msg, data } = (await response.json()) as Envelope<T>;
    if (code !== 'OK') throw new Error(`demo customer: ${path} answered ${code} ${msg}`);
    return data;
  }
}
