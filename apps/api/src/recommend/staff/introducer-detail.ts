import { introducerDetail as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { agreementsOf } from './agreement.store';
import { findIntroducer } from './introducers.store';

export const introducerDetail = handle(call, async ({ params, gateway: { db, brand }, fail }) => {
  const id = numberId(params.id);
  const introducer = await findIntroducer(db, id);
  if (!introducer || id === null) throw fail('staff.unknown');
  return {
    introducer,
    agreements: await agreementsOf(db, id),
    publishedTiers: brand.introducer.tiers.map(({ fromLots, perLot }) => ({ fromLots, perLot: { ...perLot } })),
  };
});
