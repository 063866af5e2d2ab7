import { endPromotion as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { findPromotions } from './promotion.store';

export const endPromotion = handle(call, async ({ params: { id }, body, gateway, staff, request, fail }) => {
  const { db, brand } = gateway;
  if (brand.promotions.some((promotion) => promotion.id === id)) throw fail('staff.brandPromotion');
  await db.rows('staff.endCampaign', 'select activity.end_campaign($1, $2, $3, $4, $5)', [
    id,
    body.reason,
    staff.actor,
    request.id,
    request.address,
  ]);
  const found = (await findPromotions(db, brand)).find((promotion) => promotion.id === id);
  if (!found) throw fail('staff.unknown');
  return found;
});
