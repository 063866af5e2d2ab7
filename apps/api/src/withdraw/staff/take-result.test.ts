import { outcomeOfLine } from './take-result';

const item = { result: null, pay_amount: 700n, customer_id: 1n };
const line = { pno: 'W1', amount: 700n, result: 'paid', bankReference: undefined, reason: undefined } as const;

it.each([
  ['paid', item, line, null, 'paid'],
  ['rejected', item, { ...line, result: 'rejected' }, null, 'rejected'],
  ['of a member, whose own account is another one', item, line, 2n, 'paid'],
  ['of no item of the batch', undefined, line, null, 'unknown'],
  ['with another amount', item, { ...line, amount: 701n }, null, 'differs'],
  ['without an amount', item, { ...line, amount: null }, null, 'differs'],
  ['with another result than before', { ...item, result: 'rejected' }, line, null, 'differs'],
  ['once more', { ...item, result: 'paid' }, line, null, 'repeated'],
  ['of the member’s own account', item, line, 1n, 'held'],
] as const)('reads a line %s', (_what, found, read, own, outcome) => {
  expect(outcomeOfLine(found, read, own)).toBe(outcome);
});
