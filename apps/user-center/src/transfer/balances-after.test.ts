import { balancesAfter } from './balances-after';

const from = { balance: '100.10', currency: 'USD' } as const;
const to = { balance: '0.20', currency: 'USD' } as const;

test('subtracts the amount from one account and adds it to the other, exact to the cent', () => {
  expect(balancesAfter(from, to, '0.1')).toEqual({ from: '100.00', to: '0.30' });
  expect(balancesAfter(from, to, '100.10')).toEqual({ from: '0.00', to: '100.30' });
  expect(balancesAfter({ ...from, balance: '90071992547409.93' }, to, '0.01')).toEqual({
    from: '90071992547409.92',
    to: '0.21',
  });
});

test('adds the amount to a balance below zero', () => {
  expect(balancesAfter(from, { ...to, balance: '-5.00' }, '2')?.to).toBe('-3.00');
});

test.each(['', 'x', '1.001', '100.11'])('returns nothing for %p', (amount) => {
  expect(balancesAfter(from, to, amount)).toBeUndefined();
});

test('changes each balance in its own currency', () => {
  const cnh = { balance: '358.00', currency: 'CNH', rates: { from_usd: '7.1600', to_usd: '7.2600' } } as const;
  expect(balancesAfter(from, cnh, '50')).toEqual({ from: '50.10', to: '716.00' });
  expect(balancesAfter(cnh, from, '100')).toEqual({ from: '258.00', to: '113.87' });
});
