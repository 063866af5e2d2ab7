import { caseFile as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { readCase } from './read-case';

/** The export is in the audit log before the file is sent. */
export const caseFile = handle(call, async ({ params: { no }, gateway: { db }, gateway, staff, request }) => {
  const detail = await readCase(gateway, no, staff.customerId);
  await audit(db, {
    actor: staff.actor,
    act: 'case.export',
    subject: `case:${no}`,
    after: { customer: detail.case.customerNumber },
    requestId: request.id,
    address: request.address,
  });
  const file = { exportedAt: new Date().toISOString(), exportedBy: staff.actor, ...detail };
  return {
    type: 'application/octet-stream',
    bytes: Buffer.from(JSON.stringify(file, undefined, 2)),
    fileName: `case-${no}.json`,
  };
});
