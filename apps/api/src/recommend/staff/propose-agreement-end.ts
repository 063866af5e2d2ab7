import { proposeAgreementEnd as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findAgreement } from './agreement.store';

export const proposeAgreementEnd = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.id);
  await db.rows(
    'staff.proposeAgreementEnd',
    'select recommend.propose_agreement_end($1, $2::date, $3, $4, $5, $6, $7)',
    [id, `${body.end}-01`, body.reason, staff.actor, staff.customerId, request.id, request.address],
  );
  const agreement = await findAgreement(db, id);
  if (!agreement) throw fail('staff.unknown');
  return agreement;
});
