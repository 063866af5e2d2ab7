import { getActivitySetting as call } from '@portal/contract/deposit';
import { listCoupons } from '../kernel/coupons';
import { handle } from '../kernel/handler';
import { runningPromotions } from '../kernel/promotions';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

export const getActivitySetting = handle(call, async ({ customer, gateway: { db, brand } }) => {
  const { list: coupons } = await listCoupons(db, customer.customerId, 'ready', 100, 0);
  return runningPromotions(brand).map(({ id, title, text, from, until, coupon }) => ({
    id,
    title,
    html: text.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    minDeposit: coupon.minDeposit,
    reward: coupon.title,
    coupons: coupons.filter(({ title: own }) => own === coupon.title),
  }));
});
