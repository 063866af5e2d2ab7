import type { Gateway } from '../gateway';
import { bookBreaks } from './books';
import type { Break } from './break';
import { channelBreaks } from './channel';
import { platformBreaks } from './platform';
import { sealBreaks } from './seals';

export { seal } from './seals';
export type { Break } from './break';

/**
 * Proves the books, the first break first: the ledger's own laws and every domain's documents against it, the chain of
 * seals, the ledger against the trading platform, the channel's statement. Amounts are in minor units. A red result stops
 * payouts until a green one.
 */
export async function reconcile(gateway: Gateway): Promise<Break[]> {
  const { db } = gateway;
  const own = await bookBreaks(db);
  const sealed = await sealBreaks(gateway);
  const [platform, channel] = await Promise.all([platformBreaks(gateway), channelBreaks(gateway)]);
  const breaks = [...own, ...sealed, ...platform, ...channel];
  const [first] = breaks;
  const reason = first ? `${first.check} ${first.subject}` : null;
  await db.rows('reconcile.stop', 'select kernel.stop_payouts($1)', [reason]);
  if (first) gateway.log.error({ breaks: breaks.length, first }, 'the books do not hold: payouts are stopped');
  return breaks;
}
