import type { Answer } from '@portal/api-client/http';
import { createContext } from 'react';

/** An answer that is there, or why it is not. */
export type Known = { data: unknown } | { failed: { code: string; msg: string } };

const unreachable = { ok: false, code: 'NETWORK', msg: '网络异常，请稍后重试', status: 0 } as const;

/** How long an answer is taken for new when a page is come back to. */
const FRESH_MS = 60_000;

/**
 * What the pages of this tab know from the gateway. It begins with what the HTML brought along, which the first render reads
 * as the server did.
 */
export class PublicData {
  private readonly known: Map<string, Known>;
  private readonly askedAt = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** @param at when it was read: what is old is shown first and asked for then */
  constructor(brought: Readonly<Record<string, Known>> = {}, at = Date.now()) {
    this.known = new Map(Object.entries(brought));
    for (const key of this.known.keys()) this.askedAt.set(key, at);
  }

  readonly get = (key: string): Known | undefined => this.known.get(key);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isFresh(key: string): boolean {
    return Date.now() - (this.askedAt.get(key) ?? 0) < FRESH_MS;
  }

  /** Asks, and keeps what comes back. What was known stays shown meanwhile, and where the asking fails. */
  async ask(key: string, answering: () => Promise<Answer<unknown>>): Promise<void> {
    this.askedAt.set(key, Date.now());
    const answer = await answering().catch(() => unreachable);
    if (answer.ok) this.put(key, { data: answer.data });
    else {
      this.askedAt.delete(key);
      const held = this.known.get(key);
      const { code, msg } = answer;
      if (code === 'NOT_FOUND' || !held || 'failed' in held) this.put(key, { failed: { code, msg } });
    }
  }

  /** Shows nothing for it until the next answer. */
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
