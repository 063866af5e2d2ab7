import type { Coupon } from '@portal/contract/activity';
import { channel, mt5, wallet } from '../testing/fixtures';
import { bestCoupon } from './best-coupon';

const coupon = (id: string, kind: Coupon['kind'], amount: string, minDeposit: string): Coupon => ({
  id,
  kind,
  amount,
  minDeposit,
  title: id,
  state: 'ready',
  from: '2026-01-01T00:00:00Z',
  until: '2027-01-01T00:00:00Z',
});
const coupons = [
  coupon('fee', 'fee', '90.00', '50.00'),
  coupon('small', 'credit', '9.00', '100.00'),
  coupon('large', 'credit', '20.00', '200.00'),
];
const dear = { ...channel, fee: '5.00' };

test.each([
  ['the amount reaches the largest', '200', mt5, channel, 'large'],
  ['the amount reaches a smaller one', '199.99', mt5, channel, 'small'],
  ['a reduced fee is used where a fee is charged', '60', mt5, dear, 'fee'],
  ['the wallet takes no credit', '200', wallet, dear, 'fee'],
  ['nothing is gained where there is no fee', '60', mt5, { ...channel, fee: '0.00' }, undefined],
  ['no amount yet', '', mt5, dear, undefined],
])('%s', (_name, amount, account, by, id) => {
  expect(bestCoupon({ coupons, amount, account, channel: by })?.id).toBe(id);
});
