import * as staff from '.';
import type { CallSpec, Permission } from '../kernel';

const moving = new Set<Permission>([
  'deposit.resolve',
  'payout.pay',
  'adjustment.approve',
  'settings.approve',
  'promotion.manage',
  'agreement.approve',
  'commission.approve',
  'staff.manage',
  'staff.approve',
]);
const calls = Object.values<CallSpec>(staff.staffCalls);

it('a call that gives money or rights asks for the second factor', () => {
  const without = calls.filter(
    ({ method, permission = [], stepUp }) => method === 'POST' && !stepUp && permission.some((one) => moving.has(one)),
  );
  // These end a promotion, sign a member out, and record what the channel has done. staff.decide and the queues: decisionRules.
  const others = ['staff.endPromotion', 'staff.endSessions', 'staff.refundUnmatched', 'staff.previewSettings'];
  const queues = ['staff.decide', 'staff.takeReview'];
  expect(without.map(({ id }) => id).sort()).toEqual([...others, ...queues].sort());
});
