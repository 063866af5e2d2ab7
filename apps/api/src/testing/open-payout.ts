import type { PayoutFacts } from '../core/payouts/payout-facts.store';

/** The facts of a bank payout in review that nothing keeps from being decided on: 1,000.00 USD, 10.00 of it the fee, at a rate of 7. */
export const openPayout: PayoutFacts = {
  pno: 'W1',
  kind: 'bank',
  status: 1,
  platform: 'none',
  amount: 100_000n,
  fee: 1_000n,
  receive: 99_000n,
  pay_amount: 693_000n,
  in_batch: false,
  bank_paid: false,
  stopped: false,
  frozen: false,
  owes: false,
  verified: true,
  quarantined: false,
  day_total: 100_000n,
  is_approver: false,
  has_other: false,
  not_second: null,
};
