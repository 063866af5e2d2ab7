import { balanceMark } from './balance-mark';

const operation = { login: '1', action: 'balance', amount: 1n } as const;

it.each([
  ['D260305ABCDEFGH', '4711', 'D260305ABCDEFGH#4711'],
  ['x'.repeat(31), '4711', `${'x'.repeat(26)}#4711`],
  ['x'.repeat(31), '9'.repeat(30), `#${'9'.repeat(30)}`],
  ['', '1', '#1'],
])('marks the comment %s of journal %s', (comment, ticket, mark) => {
  expect(balanceMark({ ...operation, comment, ticket })).toBe(mark);
  expect(mark.length).toBeLessThanOrEqual(31);
});

it.each([
  ['x'.repeat(32), '1'],
  ['D1', ''],
  ['D1', '9'.repeat(31)],
])('refuses a mark that could not be found again: %s %s', (comment, ticket) => {
  expect(() => balanceMark({ ...operation, comment, ticket })).toThrow(expect.objectContaining({ retcode: 3 }));
});
