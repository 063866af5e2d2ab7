import { caseDetail as call } from '@portal/contract/staff';
import { auditRead } from '../../core/audit/audit-read';
import { handle } from '../../http/handler';
import { readCase } from './read-case';

/** The read is recorded in the audit log before the case is shown. */
export const caseDetail = handle(call, async ({ params: { no }, gateway, staff, request }) => {
  const detail = await readCase(gateway, no, staff.customerId);
  await auditRead(gateway.db, {
    actor: staff.actor,
    act: call.id,
    subject: `case:${no}`,
    after: { customer: detail.case.customerNumber },
    requestId: request.id,
    address: request.address,
  });
  return detail;
});
