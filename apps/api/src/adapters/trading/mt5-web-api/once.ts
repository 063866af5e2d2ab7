import { setTimeout as pause } from 'node:timers/promises';
import { TradingRefusal } from '../../../ports';
import { NotSent } from './not-sent';

export interface OnceOnly {
  /**
   * Runs a request that the platform would execute twice if it were sent twice. It looks for the result first, unless the caller
   * knows that nothing was sent. After an unknown outcome it only looks, and throws if it finds nothing. Until `settle` has
   * passed, a repeat with the same key only looks too, because a delayed request may still be executed.
   */
  <T>(
    key: string,
    look: () => Promise<T | undefined>,
    act: () => Promise<T>,
    options?: { lookFirst?: boolean },
  ): Promise<T>;
}

/** `looks`: pauses before each look after an unknown outcome; `settle`: both in milliseconds. */
export function once({ looks, settle }: { looks: readonly number[]; settle: number }): OnceOnly {
  const running = new Map<string, Promise<unknown>>();
  const unsettled = new Map<string, number>();

  const holdBack = (key: string) => {
    const now = Date.now();
    for (const [other, until] of unsettled) if (until <= now) unsettled.delete(other);
    if (unsettled.has(key)) throw new Error('an earlier try of the same may still be carried out');
  };

  const run = async <T>(
    key: string,
    look: () => Promise<T | undefined>,
    act: () => Promise<T>,
    lookFirst: boolean,
  ): Promise<T> => {
    const known = lookFirst || unsettled.has(key) ? await look() : undefined;
    if (known !== undefined) return known;
    holdBack(key);
    try {
      return await act();
    } catch (error) {
      if (error instanceof TradingRefusal || error instanceof NotSent) throw error;
      unsettled.set(key, Date.now() + settle);
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
    const first = lookFirst || running.has(key);
    const mine = before.then(
      () => run(key, look, act, first),
      () => run(key, look, act, first),
    );
    running.set(key, mine);
    try {
      return await mine;
    } finally {
      if (running.get(key) === mine) running.delete(key);
    }
  };
}
