import { catalogue } from '@portal/contract';
import type { Gateway } from '../core/gateway/gateway';
import type { Job } from '../core/gateway/job';
import { relaySoon } from '../core/accounts/platform-outbox';
import { refusalOfTaking } from '../core/accounts/refusal-of-taking';
import { finishTransfer } from './finish.store';
import type { OpenTransfer } from './to-transfer';
import { readTransfer, transferWork } from './transfer.store';

/**
 * Takes the money of a held transfer from the platform, by the journal of the hold, and posts the result. Throws if it is unknown
 * whether the platform did it; a repeat finds out.
 */
export async function settleTransfer(gateway: Gateway, tno: string): Promise<OpenTransfer> {
  const { db, ports } = gateway;
  const work = await transferWork(db, tno);
  if (!work) return readTransfer(db, tno);
  const { login, amount, ticket } = work;
  try {
    await ports.trading.applyBalance({ login, action: 'balance', amount: -amount, comment: tno, ticket });
  } catch (error) {
    const failed = await finishTransfer(db, tno, catalogue[`transfer.review.${refusalOfTaking(error)}`]);
    relaySoon(gateway);
    return failed;
  }
  const finished = await finishTransfer(db, tno);
  relaySoon(gateway);
  return finished;
}

/** Finishes what a caller could not: the process died, or the platform was away. */
export const settle: Job = async (gateway, { tno = '' }) => {
  await settleTransfer(gateway, tno);
};
