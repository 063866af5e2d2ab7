import { mt5, wallet } from '../testing/fixtures';
import { equityTerms } from '@portal/overview/equity-terms';

const cnh = { ...mt5, currency: 'CNH', rates: { from_usd: '7.1600', to_usd: '7.2600' } } as const;

test('adds up wallet, positions and credit to the equity, with losses', () => {
  const losing = { ...mt5, balance: '20.20', credit: '5.00', equity: '-5.05' };
  expect(equityTerms([wallet, losing])).toEqual({
    balance: '30.30',
    floating: '-30.25',
    credit: '5.00',
    equity: '5.05',
  });
});

test('adds up to the cent in another currency, whose parts round by themselves', () => {
  const account = { ...cnh, balance: '100.03', credit: '0.05', equity: '100.08' };
  const { balance, floating, credit, equity } = equityTerms([account]);
  expect([balance, credit, equity]).toEqual(['13.77', '0.00', '13.78']);
  expect(floating).toBe('0.01');
});

test('has no sum where a figure is not a number', () => {
  expect(equityTerms([{ ...wallet, equity: 'NaN' }])).toMatchObject({ equity: null, floating: null, balance: '10.10' });
});
