import { restHint } from './rest-hint';

test('returns a hint only for a balance above zero and below the minimum', () => {
  expect(restHint('34.50', '50.00', '出金')).toBe('余额不足 50.00 USD，可一次全部出金 34.50 USD');
  expect(restHint('0.75', '1.00', '转出')).toBe('余额不足 1.00 USD，可一次全部转出 0.75 USD');
  expect(restHint('50.00', '50.00', '出金')).toBeUndefined();
  expect(restHint('0.00', '50.00', '出金')).toBeUndefined();
});
