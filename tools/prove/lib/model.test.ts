import { operationsOf } from './operations.mjs';
import { checkStep, emptyLedger } from './check-step.mjs';
import { Model } from './model.mjs';
import { randomOf } from './random.mjs';

const customer = (id: number) => ({
  id,
  card: id + 1,
  address: id + 2,
  coupons: [{ id: id + 3, kind: 'credit', amount: 1000, min: 10000 }],
  accounts: [
    { id: id + 4, kind: 'wallet', currency: 'USD' },
    { id: id + 5, kind: 'mt5', currency: 'USD' },
  ],
});

it('generates the same operations from the same seed, and different ones from another seed', () => {
  const drawn = (seed: string) => {
    const model = new Model(customer(100), customer(200));
    const next = operationsOf(model, randomOf(seed), 'S');
    return Array.from({ length: 200 }, () => {
      const operation = next();
      return JSON.stringify([model.apply(operation), operation]);
    });
  };
  expect(drawn('a 1')).toEqual(drawn('a 1'));
  expect(drawn('a 1')).not.toEqual(drawn('a 2'));
});

describe('a step', () => {
  const deal = { do: 'account.post_deal', no: 'D1', account: 105, kind: 'trade', amount: 500 };
  const before = [
    ['100:mt5:105', 0, 0, 0],
    ['100:wallet:', 0, 0, 0],
  ];
  const after = [['100:mt5:105', 500, 0, 1], before[1]];
  const result = {
    code: 'OK',
    answer: null,
    moves: [['trading', null, 'USD', 500, 'single']],
    accounts: after,
    broken: null,
    stored: false,
  };

  /** The laws that are broken when the database's result of the deal differs by `change`. */
  function laws(change: object, expected = 'OK') {
    const model = new Model(customer(100), customer(200));
    if (expected === 'OK') model.apply(deal);
    const ledger = { ...emptyLedger(), accounts: before };
    return checkStep(deal, expected, { ...result, ...change }, model, ledger).map(({ law }: { law: string }) => law);
  }

  it('has no fault if database and model agree', () => expect(laws({})).toEqual([]));

  it.each([
    ['another answer', { code: 'ledger.funds' }, ['code']],
    ['another amount', { accounts: [['100:mt5:105', 499, 0, 1], before[1]] }, ['100:mt5:105', 'zero USD']],
    ['money from nowhere', { moves: [] }, ['trading USD', 'zero USD', 'unmoved']],
    ['a law of the ledger broken', { broken: '100:mt5:105 version' }, ['ledger']],
  ])('finds %s', (_what, change, found) => expect(laws(change)).toEqual(found));

  it('finds a refused operation that changed something', () => {
    const nothing = { code: 'ledger.funds', moves: [], accounts: before };
    expect(laws(nothing, 'ledger.funds')).toEqual([]);
    const version = { ...nothing, accounts: [['100:mt5:105', 0, 0, 1], before[1]] };
    expect(laws(version, 'ledger.funds')).toEqual(['unmoved', 'refused']);
  });
});
