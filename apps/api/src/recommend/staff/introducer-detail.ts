import { introducerDetail as call } from '@portal/contract/staff';
import { auditRead } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { agreementsOf } from './agreement.store';
import { findIntroducer } from './introducers.store';

/** The read is recorded in the audit log before the introducer is shown. */
export const introducerDetail = handle(call, async ({ params, gateway: { db, brand }, staff, request, fail }) => {
  const id = numberId(params.id);
  const introducer = await findIntroducer(db, id);
  if (!introducer || id === null) throw fail('staff.unknown');
  await auditRead(db, {
    actor: staff.actor,
    act: call.id,
    subject: `introducer:${id}`,
    requestId: request.id,
    address: request.address,
  });
  return {
    introducer,
    agreements: await agreementsOf(db, id),
    publishedTiers: brand.introducer.tiers.map(({ fromLots, perLot }) => ({ fromLots, perLot: { ...perLot } })),
  };
});
