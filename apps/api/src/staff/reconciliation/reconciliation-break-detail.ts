import { reconciliationBreakDetail as call } from '@portal/contract/staff';
import { auditRead } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findBreak, findingsOf, quarantineOf } from './break.store';

/** The read is recorded in the audit log before the break is shown. */
export const reconciliationBreakDetail = handle(call, async ({ params, gateway: { db }, staff, request, fail }) => {
  const found = await findBreak(db, numberId(params.id));
  if (!found) throw fail('staff.unknown');
  const { item, quarantine } = found;
  await auditRead(db, {
    actor: staff.actor,
    act: call.id,
    subject: `break:${item.id}`,
    after: item.customerNumber ? { customer: item.customerNumber } : {},
    requestId: request.id,
    address: request.address,
  });
  const [findings, { steps, open }] = await Promise.all([
    findingsOf(db, item),
    quarantine === null ? { steps: [], open: false } : quarantineOf(db, quarantine),
  ]);
  return { item, findings, steps, ...(open && { openQuarantine: String(quarantine) }) };
});
