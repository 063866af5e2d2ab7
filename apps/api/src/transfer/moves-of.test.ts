import { movesOf } from './moves-of';
import { cnh, mt5, wallet } from './testing/transfer-facts';

const same = { debit: 11n, credit: 12n, currency: 'USD', amount: 700n };

it.each(['single', 'pending'] as const)('moves an amount of one currency in one movement: %s', (phase) => {
  expect(movesOf({ from: wallet, to: mt5, amount: 700n, received: 700n }, phase)).toEqual([{ ...same, phase }]);
});

it('passes an amount between currencies through the exchange accounts of both', () => {
  expect(movesOf({ from: wallet, to: cnh, amount: 700n, received: 5_012n }, 'pending')).toEqual([
    { debit: 11n, credit: 'exchange', currency: 'USD', amount: 700n, phase: 'pending' },
    { debit: 'exchange', credit: 13n, currency: 'CNH', amount: 5_012n, phase: 'pending' },
  ]);
  expect(movesOf({ from: cnh, to: mt5, amount: 726n, received: 100n }, 'single')).toEqual([
    { debit: 13n, credit: 'exchange', currency: 'CNH', amount: 726n, phase: 'single' },
    { debit: 'exchange', credit: 12n, currency: 'USD', amount: 100n, phase: 'single' },
  ]);
});
