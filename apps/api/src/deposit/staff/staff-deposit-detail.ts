import { staffDepositDetail as call } from '@portal/contract/staff';
import { auditRead } from '../../core/audit/audit-read';
import { stepsOf } from '../../core/reviews/steps';
import { handle } from '../../http/handler';
import { findDeposit, notificationsOf, resolutionOf } from './staff-deposit.store';
import { suspendedOf } from './suspense.store';

/** The read is recorded in the audit log before the deposit is shown. */
export const staffDepositDetail = handle(call, async ({ params: { pno }, gateway: { db }, staff, request, fail }) => {
  const deposit = await findDeposit(db, pno);
  if (!deposit) throw fail('staff.unknown');
  await auditRead(db, {
    actor: staff.actor,
    act: call.id,
    subject: `deposit:${pno}`,
    after: { customer: deposit.customerNumber },
    requestId: request.id,
    address: request.address,
  });
  const [notifications, suspended, steps, decided] = await Promise.all([
    notificationsOf(db, pno),
    suspendedOf(db, pno),
    stepsOf(db, 'deposit', pno),
    resolutionOf(db, pno),
  ]);
  const decision = decided && { ...decided, at: decided.at.toISOString() };
  return { deposit, notifications, suspended, steps, ...(decision ? { decision } : {}) };
});
