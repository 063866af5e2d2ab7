import type { Job } from '../core/gateway/job';
import { cents } from '../core/money/money';
import { runningPromotions } from '../core/coupons/promotions';
import { welcomeCampaigns } from './staff/promotion.store';

// The customer has the coupon, or as much credit as one may have, or the promotion has just ended.
const refusals = new Set(['staff.granted', 'staff.promotionMaximum', 'staff.promotionSpent', 'staff.state']);

/** Gives a new customer the coupons of the promotions now running: one of each, however often the job runs. */
export const welcome: Job = async ({ db, brand }, { customerId = '' }) => {
  const maximum = cents(brand.limits.promotion.perCustomer);
  const give = (id: string, title: string, coupon: string, amount: bigint, min: bigint, days: number) =>
    db
      .rows('coupon.give', 'select activity.give($1, $2, $3, $4, $5, $6, $7, $8)', [
        customerId,
        id,
        title,
        coupon,
        amount,
        min,
        days,
        maximum,
      ])
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !refusals.has(error.message)) throw error;
      });
  for (const { id, title, coupon } of runningPromotions(brand))
    await give(id, title, coupon.title, cents(coupon.amount), cents(coupon.minDeposit), coupon.days);
  for (const row of await welcomeCampaigns(db))
    await give(row.id, row.title, row.coupon, row.amount, row.min_deposit, row.days);
};
