import { decideCancel } from './cancel-payout';

const request = { customerId: 1n, pno: 'W1' };

it.each([
  [undefined, { refused: 'withdraw.unknown' }],
  [1, { decision: request }],
  [2, { refused: 'withdraw.notCancellable' }],
  [3, { refused: 'withdraw.notCancellable' }],
  [4, { refused: 'withdraw.notCancellable' }],
  [5, { refused: 'withdraw.notCancellable' }],
] as const)('decides a cancellation with status %s', (status, decided) => {
  expect(decideCancel({ status }, request)).toEqual(decided);
});
