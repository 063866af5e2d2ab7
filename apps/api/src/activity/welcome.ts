import type { Job } from '../jobs/jobs';
import { leaveMessage } from '../core/messages/message';
import { cents } from '../core/money/money';
import { runningPromotions } from '../core/coupons/promotions';

/** Gives a new customer the coupons of the promotions now running: one of each, however often the job runs. */
export const welcome: Job = async ({ db, brand }, { customerId = '' }) => {
  for (const { id, title, coupon } of runningPromotions(brand)) {
    await db.transaction(async (tx) => {
      const given = await tx.maybe(
        'coupon.give',
        `insert into activity.coupon (customer_id, promotion_id, title, kind, amount, min_deposit, valid_until)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
         on conflict (customer_id, promotion_id) do nothing returning id`,
        [customerId, id, coupon.title, coupon.kind, cents(coupon.amount), cents(coupon.minDeposit), coupon.days],
      );
      if (!given) return;
      await leaveMessage(tx, {
        customerId: BigInt(customerId),
        kind: 'activity.coupon',
        params: {
          promotion: title,
          coupon: coupon.title,
          days: coupon.days,
          minDeposit: String(cents(coupon.minDeposit)),
        },
        href: '/user-center/assets/deposit',
      });
    });
  }
};
