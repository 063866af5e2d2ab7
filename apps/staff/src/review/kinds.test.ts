import { reviewSorts, type Review } from '@portal/contract/staff';
import { decisionsFor, kinds } from './kinds';

it('sorts each queue by the fields that its call supports', () => {
  for (const [kind, { sorts }] of Object.entries(kinds)) expect(sorts).toEqual(reviewSorts[kind as keyof typeof kinds]);
});

it('offers the decisions of the status for which the member has the permission of the contract', () => {
  const waiting = { status: 1 } as Review;
  const approved = { status: 2 } as Review;
  expect(decisionsFor('withdraw', waiting, () => true)).toEqual(['approve', 'refuse']);
  expect(decisionsFor('withdraw', approved, (one) => one === 'payout.pay')).toEqual(['pay']);
  expect(decisionsFor('coin', approved, (one) => one === 'payout.decide')).toEqual(['refuse']);
  expect(decisionsFor('phone', approved, (one) => one === 'review.phone')).toEqual(['approve', 'refuse']);
  expect(decisionsFor('bank', approved, (one) => one === 'review.identity')).toEqual([]);
});
