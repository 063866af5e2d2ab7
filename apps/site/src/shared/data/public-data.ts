import type { Answer } from '@portal/api-client/http';
import { createContext } from 'react';

/** A cached response, or why there is none. */
export type Known = { data: unknown } | { failed: { code: string; msg: string } };

const unreachable = { ok: false, code: 'NETWORK', msg: '网络异常，请稍后重试', status: 0 } as const;

/** A response older than this is fetched again when its page is opened. */
const MAX_AGE_MS = 60_000;

/** The cache of public responses in this tab. It starts with the data in the HTML, so that the first render equals the server's. */
export class PublicData {
  private readonly known: Map<string, Known>;
  private readonly askedAt = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** @param at when the data in the HTML was read, in milliseconds. Old data is shown first and then fetched again. */
  constructor(initial: Readonly<Record<string, Known>> = {}, at = Date.now()) {
    this.known = new Map(Object.entries(initial));
    for (const key of this.known.keys()) this.askedAt.set(key, at);
  }

  readonly get = (key: string): Known | undefined => this.known.get(key);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isRecent(key: string): boolean {
    return Date.now() - (this.askedAt.get(key) ?? 0) < MAX_AGE_MS;
  }

  /** Fetches and caches a response. The cached one stays shown meanwhile, and also when the request fails. */
  async ask(key: string, answering: () => Promise<Answer<unknown>>): Promise<void> {
    this.askedAt.set(key, Date.now());
    const answer = await answering().catch(() => unreachable);
    if (answer.ok) this.put(key, { data: answer.data });
    else {
      this.askedAt.delete(key);
      const cached = this.known.get(key);
      const { code, msg } = answer;
      if (code === 'NOT_FOUND' || !cached || 'failed' in cached) this.put(key, { failed: { code, msg } });
    }
  }

  /** Removes a response, so that nothing is shown until the next one. */
  forget(key: string): void {
    this.askedAt.delete(key);
    this.known.delete(key);
    this.tell();
  }

  put(key: string, known: Known): void {
    this.known.set(key, known);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const PublicDataContext = createContext<PublicData | undefined>(undefined);
