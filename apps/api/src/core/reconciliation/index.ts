import type { Gateway } from '../gateway/gateway';
import { recordBreaks } from './records';
import type { Break } from './break';
import { channelBreaks } from './channel';
import { platformBreaks } from './platform';
import { chainBreaks } from './hash-chain';
import { recordRun } from './record-run';

export { appendBlock } from './hash-chain';
export type { Break } from './break';

/** Breaks of the ledger's own rules and of the hash chain: nothing can be paid while there is one. */
export const ledgerBreaks = async (gateway: Gateway): Promise<Break[]> => [
  ...(await recordBreaks(gateway.db)),
  ...(await chainBreaks(gateway)),
];

/**
 * Runs the reconciliation, records it and returns its breaks: within the ledger and between ledger and documents, in the hash chain,
 * between ledger and trading platform, and between drafts and the channel's statement. A break of the ledger stops all payouts until
 * two staff members release them. A difference to the platform puts the account into quarantine.
 * @param actor who started it
 */
export async function reconcile(gateway: Gateway, actor = 'system'): Promise<Break[]> {
  const { db, log } = gateway;
  const [ledger, chain] = [await recordBreaks(db), await chainBreaks(gateway)];
  const [first] = [...ledger, ...chain];
  if (first) {
    log.error({ breaks: ledger.length + chain.length, first }, 'the ledger does not hold: payouts are stopped');
    await db.rows('reconcile.stop', 'select kernel.stop_payouts($1, $2)', [
      `${first.check} ${first.subject}`,
      'system',
    ]);
  }
  const [platform, { breaks: channel, covered }] = await Promise.all([platformBreaks(gateway), channelBreaks(gateway)]);
  const [other] = [...platform, ...channel];
  if (other)
    log.error({ platform: platform.length, channel: channel.length, first: other }, 'reconciliation found differences');
  await recordRun(db, actor, [
    { area: 'ledger', checked: true, breaks: ledger },
    // The chain is verified up to its first break.
    { area: 'chain', checked: chain.length === 0, breaks: chain },
    { area: 'platform', checked: !platform.some(({ check }) => check === 'platform.answer'), breaks: platform },
    { area: 'channel', checked: covered !== undefined, covered, breaks: channel },
  ]);
  return [...ledger, ...chain, ...platform, ...channel];
}
