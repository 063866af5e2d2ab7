import { Failure } from '../errors/fail';
import type { Gateway } from '../gateway/gateway';
import { sharedOutageLog } from '../../observability/outage-log';
import { TradingRefusal } from '../../ports';

/**
 * Runs a call of the trading platform while a customer waits. Passes a refusal on. Turns any other error (platform down, time-out,
 * outcome unknown) into PLATFORM. The customer may then try again, so `ask` must be safe to repeat.
 */
export async function askPlatform<T>({ log }: Pick<Gateway, 'log'>, ask: () => Promise<T>): Promise<T> {
  const outage = sharedOutageLog(log, 'the trading platform did not answer');
  try {
    const answer = await ask();
    outage.worked();
    return answer;
  } catch (error) {
    if (error instanceof TradingRefusal) {
      outage.worked();
      throw error;
    }
    outage.failed(error);
    throw new Failure('PLATFORM', { status: 503, retryAfter: 2 });
  }
}
