import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { rules } from '../decision-rules';
import { Review } from '../review';
import { secondPersonErrors } from '../second-person-errors';
import { always, asked, byId, byPno, note, reference, why } from './parts';

const { withdraw, coin, quarantine, stop } = rules;
const ofPayout = { method: 'POST', access: 'staff', params: byPno, ok: Review } as const;
const ofLedger = { ...ofPayout, params: byId } as const;
const approving = [
  ...always,
  ...secondPersonErrors,
  'staff.inBatch',
  'staff.customerFrozen',
  'staff.customerOwes',
  'staff.notVerified',
  'staff.accountReview',
] as const;
const paying = [...approving, 'staff.stopped', 'staff.notTaken'] as const;
const refusing = [...always, 'staff.inBatch', 'staff.reason'] as const;

export const approveWithdrawal = defineCall({
  ...ofPayout,
  ...asked(withdraw.approve),
  id: 'staff.approveWithdrawal',
  path: '/ops/withdrawals/:pno/approve',
  body: Type.Object({ reason: note }),
  errors: approving,
  summary: 'Approves a withdrawal to a bank card.',
});
export const refuseWithdrawal = defineCall({
  ...ofPayout,
  ...asked(withdraw.refuse),
  id: 'staff.refuseWithdrawal',
  path: '/ops/withdrawals/:pno/refuse',
  body: Type.Object({ reason: why }),
  errors: refusing,
  summary: 'Refuses a withdrawal to a bank card and returns its money.',
});
export const payWithdrawal = defineCall({
  ...ofPayout,
  ...asked(withdraw.pay),
  id: 'staff.payWithdrawal',
  path: '/ops/withdrawals/:pno/pay',
  body: Type.Object({ reason: note, reference }),
  errors: [...paying, 'staff.reference', 'staff.referenceUsed'],
  summary: 'Says that a withdrawal to a bank card is paid, and by which payment of the bank.',
});
export const approveCoinWithdrawal = defineCall({
  ...ofPayout,
  ...asked(coin.approve),
  id: 'staff.approveCoinWithdrawal',
  path: '/ops/coin-withdrawals/:pno/approve',
  body: Type.Object({ reason: note }),
  errors: approving,
  summary: 'Approves a withdrawal in coin.',
});
export const refuseCoinWithdrawal = defineCall({
  ...ofPayout,
  ...asked(coin.refuse),
  id: 'staff.refuseCoinWithdrawal',
  path: '/ops/coin-withdrawals/:pno/refuse',
  body: Type.Object({ reason: why }),
  errors: refusing,
  summary: 'Refuses a withdrawal in coin and returns its money.',
});
export const payCoinWithdrawal = defineCall({
  ...ofPayout,
  ...asked(coin.pay),
  id: 'staff.payCoinWithdrawal',
  path: '/ops/coin-withdrawals/:pno/pay',
  body: Type.Object({
    reason: note,
    txHash: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{16,80}$', description: 'what was sent' })),
  }),
  errors: [...paying, 'staff.txHash', 'staff.txHashFormat', 'staff.txHashUsed'],
  summary: 'Says that a withdrawal in coin is paid, and by which transaction.',
});
export const resolveQuarantine = defineCall({
  ...ofLedger,
  ...asked(quarantine.approve),
  id: 'staff.resolveQuarantine',
  path: '/ops/quarantines/:id/resolve',
  body: Type.Object({
    resolution: Type.Enum(['import', 'correct', 'accept']),
    reason: note,
  }),
  errors: [...always, ...secondPersonErrors, 'staff.changed'],
  summary: 'Resolves a difference between the books and the trading platform. Two members do so in the same way.',
});
export const approveStop = defineCall({
  ...ofLedger,
  ...asked(stop.approve),
  id: 'staff.approveStop',
  path: '/ops/stops/:id/approve',
  body: Type.Object({ reason: note }),
  errors: [...always, ...secondPersonErrors, 'staff.stopped'],
  summary: 'Agrees that payouts go on. Two members do.',
});
