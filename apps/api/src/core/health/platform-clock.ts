import type { Gateway } from '../gateway/gateway';

const answerMs = 3_000;

/**
 * Our clock less the trading platform's, in seconds. Rejects if the platform does not answer within 3 seconds. Notes whether it did.
 */
export async function platformClock({
  ports: { trading },
  parties,
}: Pick<Gateway, 'ports' | 'parties'>): Promise<number> {
  const askedAt = performance.now();
  const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), answerMs).unref());
  try {
    const time = await Promise.race([trading.serverTime(), timeout]);
    parties.noteUp('platform');
    return (Date.now() - time.getTime()) / 1000;
  } catch (error) {
    parties.noteAway('platform', error, askedAt);
    throw error;
  }
}
