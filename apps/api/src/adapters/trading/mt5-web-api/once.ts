import { setTimeout as pause } from 'node:timers/promises';
import { TradingRefusal } from '../../../ports';
import type { Attempts } from './attempts';
import { NotSent } from './not-sent';

export interface OnceOnly {
  /**
   * Runs a request that the platform would execute twice if it were sent twice. It looks for the result first, unless the caller
   * knows that nothing was sent. After an unknown outcome it only looks, and throws if it finds nothing. Until `settle` has
   * passed, a repeat with the same key only looks too, at every gateway and after a restart, because a delayed request may still
   * be executed.
   */
  <T>(
    key: string,
    look: () => Promise<T | undefined>,
    act: () => Promise<T>,
    options?: { lookFirst?: boolean },
  ): Promise<T>;
}

/** `looks`: pauses before each look after an unknown outcome; `settle`: both in milliseconds. */
export function once(attempts: Attempts, { looks, settle }: { looks: readonly number[]; settle: number }): OnceOnly {
  const running = new Map<string, Promise<unknown>>();

  const run = async <T>(
    key: string,
    look: () => Promise<T | undefined>,
    act: () => Promise<T>,
    lookFirst: boolean,
  ): Promise<T> => {
    // Claims before it looks: what another gateway did before the claim is found, and after the claim no other gateway sends.
    const claim = await attempts.claim(key, settle);
    let isSent = false;
    try {
      const known = lookFirst || !claim?.isFirst ? await look() : undefined;
      if (known !== undefined) return known;
      if (!claim) throw new Error('an earlier try of the same may still be carried out');
      isSent = true;
      return await act();
    } catch (error) {
      if (!claim) throw error;
      if (!isSent || error instanceof TradingRefusal || error instanceof NotSent) {
        await attempts.release(claim);
        throw error;
      }
      for (const wait of looks) {
        await pause(wait);
        const found = await look().catch(() => undefined);
        if (found !== undefined) return found;
      }
      throw new Error('not known whether the platform did it', { cause: error });
    }
  };

  return async (key, look, act, { lookFirst = true } = {}) => {
    const before = running.get(key) ?? Promise.resolve();
    const mine = before.then(
      () => run(key, look, act, lookFirst),
      () => run(key, look, act, lookFirst),
    );
    running.set(key, mine);
    try {
      return await mine;
    } finally {
      if (running.get(key) === mine) running.delete(key);
    }
  };
}
