import type { Job } from '../core/gateway/job';
import { cents } from '../core/money/money';
import { settleFirstDeposit } from './recommend.store';

/** Decides by the brand's rule what an invited customer's first deposit has earned their inviter. */
export const firstDeposit: Job = async ({ db, brand }, { pno = '' }) => {
  const { firstDeposit: threshold, bonus } = brand.limits.invite;
  const settled = await settleFirstDeposit(db, pno, cents(threshold), cents(bonus));
  if (!settled) throw new Error('payouts are stopped: the bonus waits');
};
