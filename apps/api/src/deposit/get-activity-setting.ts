import { escapeHtml } from '../core/messages/mail/escape-html';
import { getActivitySetting as call } from '@portal/contract/deposit';
import { readyCoupons } from '../core/coupons/coupons';
import { handle } from '../http/handler';
import { runningPromotions } from '../core/coupons/promotions';

/** A promotion whose coupon the customer has used, let expire or never got is nothing to deposit for. */
export const getActivitySetting = handle(call, async ({ customer, gateway: { db, brand } }) => {
  const ready = await readyCoupons(db, customer.customerId);
  return runningPromotions(brand).flatMap(({ id, title, text, from, until, coupon }) => {
    const own = ready.get(id);
    if (!own) return [];
    return {
      id,
      title,
      html: text.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
      minDeposit: coupon.minDeposit,
      reward: coupon.title,
      coupons: [own],
    };
  });
});
