import { createPromotion as call } from '@portal/contract/staff';
import { cents } from '../../core/money/money';
import { handle } from '../../http/handler';
import { findPromotions } from './promotion.store';

export const createPromotion = handle(
  call,
  async ({ body, gateway: { db, brand }, idempotency, staff, request, fail }) => {
    const [amount, min, budget] = [cents(body.amount), cents(body.minDeposit), cents(body.budget)];
    const maximum = brand.limits.promotion.perCustomer;
    if (min < amount) throw fail('staff.promotionAmount', { fields: ['minDeposit'] });
    if (budget < amount) throw fail('staff.promotionBudget', { fields: ['budget'] });
    if (amount > cents(maximum)) throw fail('staff.promotionMaximum', { fields: ['amount'], values: { maximum } });
    if (Date.parse(body.until) <= Math.max(Date.now(), Date.parse(body.from)))
      throw fail('staff.until', { fields: ['until'] });
    const { scope, key, hash } = idempotency;
    const { made } = await db.row<{ made: { id: string } }>(
      'staff.createCampaign',
      'select activity.create_campaign($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as made',
      [
        scope,
        key,
        hash,
        body.title,
        body.coupon,
        amount,
        min,
        budget,
        body.days,
        body.from,
        body.until,
        body.newCustomers,
        staff.actor,
        request.id,
        request.address,
      ],
    );
    const found = (await findPromotions(db, brand)).find(({ id }) => id === made.id);
    if (!found) throw new Error(`no campaign ${made.id}`);
    return found;
  },
);
