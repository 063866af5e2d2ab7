import { rulesOf } from './rules-of';

test('states the figures of the brand', () => {
  const text = rulesOf({ 'invite.firstDeposit': '1500.00', 'invite.bonus': '35.5' }).join('');
  expect(text).toContain('首笔入金达到 1,500.00 USD');
  expect(text).toContain('35.50 USD 奖励');
  expect(text).toContain('不足 1,500.00 USD');
});

test('returns no terms for a brand without a programme', () => {
  expect(rulesOf({ 'invite.bonus': '20.00' })).toEqual([]);
});
