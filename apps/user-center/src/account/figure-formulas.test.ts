import { figureFormulas } from './figure-formulas';

const mt5 = {
  kind: 'mt5',
  balance: '1000.00',
  credit: '50.00',
  equity: '1020.00',
  margin: '100.00',
  free_margin: '920.00',
  margin_level: 1020,
  withdrawable: '870.00',
} as const;
const byId = (account: Parameters<typeof figureFormulas>[0]) =>
  Object.fromEntries(figureFormulas(account).map(({ id, figures }) => [id, figures]));

test('shows how the figures of an MT5 account are calculated', () => {
  expect(byId(mt5)).toEqual({
    equity: '1000.00 + 50.00 + -30.00 = 1020.00',
    free: '1020.00 − 100.00 = 920.00',
    level: '1020.00 ÷ 100.00 = 1020%',
    withdrawable: '较小者（1000.00，870.00） → 870.00',
  });
});

test('shows the held amount', () => {
  expect(byId({ ...mt5, withdrawable: '770.00' })['withdrawable']).toBe(
    '较小者（1000.00，870.00） − 占用 100.00 → 770.00',
  );
});

test('shows no margin level without a position, and only the holds of a wallet', () => {
  expect(byId({ ...mt5, margin: '0.00', margin_level: null })['level']).toBe('没有持仓，不占用保证金');
  expect(byId({ ...mt5, kind: 'wallet' as const, credit: '0.00', withdrawable: '900.00' })).toEqual({
    withdrawable: '1000.00 − 100.00 = 900.00',
  });
});
