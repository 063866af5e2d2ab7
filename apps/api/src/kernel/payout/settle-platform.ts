import { catalogue } from '@portal/contract';
import type { Job } from '../jobs';
import { TradingRefusal } from '../ports';
import { platformSaid, platformWork } from './payout.store';

/**
 * Takes the money of a payout from the trading platform, and gives it back where the payout has come to nothing. Each
 * step is named by its journal, so a repeat does nothing there. A platform that refuses to give money up (it was lost in
 * trading meanwhile) refuses the payout.
 */
export const settlePlatform: Job = async ({ db, ports, log }, { pno = '' }) => {
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
      // Money that does not go back must not be forgotten: it is tried again, and reconciliation is red meanwhile.
      if (act === 'give') throw error;
      await platformSaid(db, pno, 'refused', catalogue['withdraw.review.funds']);
      return;
    }
    await platformSaid(db, pno, act === 'take' ? 'taken' : 'returned');
  }
};
