import { openPayout } from '../../testing/open-payout';
import { decidePayment, movesOfPayment } from './pay-payout';

const alone = { twoFrom: 100_001n };
const two = { twoFrom: 100_000n };
const coin = { ...openPayout, kind: 'coin', fee: 5_000_000n, receive: 995_000_000n, pay_amount: 995_000_000n } as const;

it.each([
  ['an approved payout', { status: 2 }, two],
  ['one in review, by one member', {}, alone],
  ['one in review, by the second member', { has_other: true }, two],
  ['one that the platform has given up', { status: 2, platform: 'taken' }, two],
  ['one that the bank has paid, after an approval was revoked', { status: 2, bank_paid: true, verified: false }, two],
  ['one that the bank has paid, after a debt arose', { status: 2, bank_paid: true, owes: true }, two],
] as const)('pays %s', (_what, facts, request) => {
  const payout = { ...openPayout, ...facts };
  expect(decidePayment(payout, request)).toEqual({ decision: payout });
});

it.each([
  ['a payout that there is not', undefined, alone, 'staff.unknown'],
  ['a paid one', { status: 3 }, alone, 'staff.state'],
  ['one in a batch', { status: 2, in_batch: true }, alone, 'staff.inBatch'],
  ['one while payouts are stopped', { status: 2, stopped: true }, alone, 'staff.stopped'],
  ['one that the bank has paid, while payouts are stopped', { bank_paid: true, stopped: true }, alone, 'staff.stopped'],
  ['one of frozen money', { status: 2, frozen: true }, alone, 'staff.customerFrozen'],
  ['one of a customer who owes', { status: 2, owes: true }, alone, 'staff.customerOwes'],
  ['one to a card that is not approved', { status: 2, verified: false }, alone, 'staff.notVerified'],
  ['one from an account under review', { status: 2, quarantined: true }, alone, 'staff.accountReview'],
  ['one that the platform still has', { status: 2, platform: 'asked' }, alone, 'staff.notTaken'],
  ['one that the platform keeps', { status: 2, platform: 'refused' }, alone, 'staff.notTaken'],
  ['one in review that takes two members', {}, two, 'staff.secondPerson'],
  ['one that the same member has approved', { is_approver: true }, two, 'staff.secondPerson'],
  ['one by who is no second person', { has_other: true, not_second: 'staff.secondRecent' }, two, 'staff.secondRecent'],
] as const)('does not pay %s', (_what, facts, request, code) => {
  expect(decidePayment(facts && { ...openPayout, ...facts }, request)).toEqual({ refused: code });
});

it('moves a bank payment through the exchange, without its fee', () => {
  expect(movesOfPayment(openPayout)).toEqual([
    { debit: 'payout:bank', credit: 'exchange', currency: 'USD', amount: 99_000n, phase: 'single' },
    { debit: 'exchange', credit: 'payout:bank', currency: 'CNY', amount: 693_000n, phase: 'single' },
  ]);
});

it('moves a coin payment through the exchange, and books its fee in USDT', () => {
  const sent = [
    { debit: 'payout:coin', credit: 'exchange', currency: 'USD', amount: 100_000n, phase: 'single' },
    { debit: 'exchange', credit: 'payout:coin', currency: 'USDT', amount: 995_000_000n, phase: 'single' },
  ];
  const fee = { debit: 'exchange', credit: 'fee', currency: 'USDT', amount: 5_000_000n, phase: 'single' };
  expect(movesOfPayment(coin)).toEqual([...sent, fee]);
  expect(movesOfPayment({ ...coin, fee: 0n })).toEqual(sent);
});
