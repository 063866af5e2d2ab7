import { Failure } from '../fail';
import type { Gateway } from '../gateway';
import { TradingRefusal } from '../ports';

/**
 * Runs a call of the trading platform for a customer who waits. A refusal is passed on; anything else (away, timed out,
 * not known whether it happened) is UNAVAILABLE, so only what may be repeated belongs in here.
 */
export async function askPlatform<T>({ log }: Pick<Gateway, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TradingRefusal) throw error;
    log.error({ err: error }, 'the trading platform did not answer');
    throw new Failure('UNAVAILABLE', { status: 503, retryAfter: 2 });
  }
}
