import { catalogue } from '@portal/contract';
import type { Job } from '../gateway/job';
import { TradingRefusal } from '../../ports';
import { relaySoon } from '../accounts/platform-outbox';
import { refusalOfTaking } from '../accounts/refusal-of-taking';
import { platformWork } from './payout.store';
import { recordPlatformOutcome } from './platform-outcome.store';

/**
 * Takes the money of a payout from the trading platform, and returns it if the payout is refused or cancelled. The ticket of each
 * operation is its journal, so that a repeat has no effect. If the platform refuses to release the money (it was lost in trading
 * meanwhile), the payout is refused. Credit that left or came back with the payout is sent too.
 */
export const settlePlatform: Job = async (gateway, { pno = '' }) => {
  const { db, ports, log } = gateway;
  relaySoon(gateway);
  for (;;) {
    const work = await platformWork(db, pno);
    if (!work) return;
    const { act, login, ticket } = work;
    const amount = act === 'take' ? -work.amount : work.amount;
    try {
      await ports.trading.applyBalance({ login, action: 'balance', amount, comment: pno, ticket });
    } catch (error) {
      if (!(error instanceof TradingRefusal)) throw error;
      log.warn({ pno, login, act, retcode: error.retcode }, 'the trading platform refused a payout');
      // Money that cannot be returned must not be lost: the job is retried, and reconciliation reports a break meanwhile.
      if (act === 'give') throw error;
      const reason = catalogue[`withdraw.review.${refusalOfTaking(error)}`];
      await recordPlatformOutcome(db, pno, 'refused', reason);
      relaySoon(gateway);
      return;
    }
    await recordPlatformOutcome(db, pno, act === 'take' ? 'taken' : 'returned');
  }
};
