import type { Gateway } from '../../gateway';

const answerMs = 3_000;

/** Our clock less the trading platform's, in seconds. Rejects if the platform does not answer within 3 seconds. */
export async function platformClock({ ports: { trading } }: Pick<Gateway, 'ports'>): Promise<number> {
  const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), answerMs).unref());
  const time = await Promise.race([trading.serverTime(), timeout]);
  return (Date.now() - time.getTime()) / 1000;
}
