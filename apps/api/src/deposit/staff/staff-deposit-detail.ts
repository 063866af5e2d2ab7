import { staffDepositDetail as call } from '@portal/contract/staff';
import { stepsOf } from '../../core/reviews/steps';
import { handle } from '../../http/handler';
import { findDeposit, notificationsOf, resolutionOf } from './staff-deposit.store';

export const staffDepositDetail = handle(call, async ({ params: { pno }, gateway: { db }, fail }) => {
  const deposit = await findDeposit(db, pno);
  if (!deposit) throw fail('staff.unknown');
  const [notifications, steps, decided] = await Promise.all([
    notificationsOf(db, pno),
    stepsOf(db, 'deposit', pno),
    resolutionOf(db, pno),
  ]);
  const decision = decided && { ...decided, at: decided.at.toISOString() };
  return { deposit, notifications, steps, ...(decision ? { decision } : {}) };
});
