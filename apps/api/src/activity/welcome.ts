import type { Job } from '../kernel/jobs';
import { leaveMessage } from '../kernel/message';
import { cents } from '../kernel/money';
import { runningPromotions } from '../kernel/promotions';

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
      const text = `您获得一张「${coupon.title}」，${coupon.days} 天内入金满 ${coupon.minDeposit} 美元即可使用。`;
      const href = '/user-center/assets/deposit';
      await leaveMessage(tx, { customerId: BigInt(customerId), kind: 'activity.coupon', title, text, href });
    });
  }
};
