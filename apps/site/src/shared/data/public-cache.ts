import { failureFrom, type Answer } from '@portal/api-client/http';
import { createContext } from 'react';

/** A cached response, or why there is none. */
export type CacheEntry = { data: unknown } | { failed: { code: string; msg: string } };

/** A response older than this is fetched again when its page is opened. */
const MAX_AGE_MS = 60_000;

/**
 * The cache of public responses in this tab. It starts with the data in the HTML, so that the first render equals the server's.
 * It takes the place of RTK Query on the site, where store and hooks would add 26 kB to every page: ADR 0046.
 */
export class PublicCache {
  private readonly entries: Map<string, CacheEntry>;
  private readonly requestedAt = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** @param at when the data in the HTML was read, in milliseconds. Old data is shown first and then fetched again. */
  constructor(initial: Readonly<Record<string, CacheEntry>> = {}, at = Date.now()) {
    this.entries = new Map(Object.entries(initial));
    for (const key of this.entries.keys()) this.requestedAt.set(key, at);
  }

  readonly get = (key: string): CacheEntry | undefined => this.entries.get(key);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isRecent(key: string): boolean {
    return Date.now() - (this.requestedAt.get(key) ?? 0) < MAX_AGE_MS;
  }

  /** Fetches and caches a response. The cached one stays shown meanwhile, and also when the request fails. */
  async fetch(key: string, request: () => Promise<Answer<unknown>>): Promise<void> {
    this.requestedAt.set(key, Date.now());
    const answer = await request().catch((cause: unknown) => failureFrom(cause));
    if (answer.ok) this.set(key, { data: answer.data });
    else {
      this.requestedAt.delete(key);
      const cached = this.entries.get(key);
      const { code, msg } = answer;
      if (code === 'NOT_FOUND' || !cached || 'failed' in cached) this.set(key, { failed: { code, msg } });
    }
  }

  /** Removes a response, so that nothing is shown until the next one. */
  remove(key: string): void {
    this.requestedAt.delete(key);
    this.entries.delete(key);
    this.notify();
  }

  private set(key: string, entry: CacheEntry): void {
    this.entries.set(key, entry);
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export const PublicCacheContext = createContext<PublicCache | undefined>(undefined);
