import type { Gateway } from '../../gateway';
import { recordBreaks } from './records';
import type { Break } from './break';
import { channelBreaks } from './channel';
import { platformBreaks } from './platform';
import { chainBreaks } from './hash-chain';

export { appendBlock } from './hash-chain';
export type { Break } from './break';

/** Breaks of the ledger's own rules and of the hash chain: nothing can be paid while there is one. */
export const ledgerBreaks = async (gateway: Gateway): Promise<Break[]> => [
  ...(await recordBreaks(gateway.db)),
  ...(await chainBreaks(gateway)),
];

/**
 * Runs the reconciliation and returns its breaks: within the ledger and between ledger and documents, in the hash chain, between
 * ledger and trading platform, and between drafts and the channel's statement. Amounts are in minor units. A break of the ledger
 * stops all payouts until two staff members release them. A difference to the platform puts the account into quarantine.
 */
export async function reconcile(gateway: Gateway): Promise<Break[]> {
  const { db, log } = gateway;
  const own = await ledgerBreaks(gateway);
  const [first] = own;
  if (first) {
    log.error({ breaks: own.length, first }, 'the ledger does not hold: payouts are stopped');
    await db.rows('reconcile.stop', 'select kernel.stop_payouts($1, $2)', [
      `${first.check} ${first.subject}`,
      'system',
    ]);
  }
  const [platform, channel] = await Promise.all([platformBreaks(gateway), channelBreaks(gateway)]);
  const [other] = [...platform, ...channel];
  if (other)
    log.error({ platform: platform.length, channel: channel.length, first: other }, 'reconciliation found differences');
  const breaks = [...own, ...platform, ...channel];
  const [top] = breaks;
  await db.rows('reconcile.record', 'insert into kernel.reconciliation (breaks, first) values ($1, $2)', [
    breaks.length,
    top ? `${top.check} ${top.subject}` : null,
  ]);
  return breaks;
}
