import { check } from './checker.mjs';

const transfer = {
  id: 1,
  what: 'transfer',
  scope: '7:transfer.addTransfer',
  key: 'k',
  account: '1',
  to: '2',
  amount: 500,
};
const done = { ...transfer, outcome: 'ok', data: { tno: 'T1', status: 'done' } };
const row = { no: 'T1', account: '1', to: '2', amount: 500, status: 'done', journals: 1 };

/** The ledger after one transfer of 500 between accounts that held 1000 and 0. */
function ledger(more: object = {}) {
  const money = (posted: number, held = 0) => ({ posted, held });
  return {
    drafts: new Map(),
    payouts: new Map(),
    transfers: new Map([['T1', row]]),
    answers: new Map([['7:transfer.addTransfer k', { no: 'T1' }]]),
    ledger: new Map([
      ['1', money(500)],
      ['2', money(500)],
    ]),
    base: {
      documents: new Set(),
      ledger: new Map([
        ['1', money(1000)],
        ['2', money(0)],
      ]),
    },
    ...more,
  };
}
const untouched = { transfers: new Map(), answers: new Map(), ledger: ledger().base.ledger };

it('finds nothing if every operation exists once', () => {
  expect(check([done], ledger())).toEqual({ lost: [], twice: [] });
});

it('allows an operation without a response to have happened or not', () => {
  const unknown = { ...transfer, outcome: 'info' };
  expect(check([unknown], ledger())).toEqual({ lost: [], twice: [] });
  expect(check([unknown], ledger(untouched))).toEqual({ lost: [], twice: [] });
});

it('finds an acknowledged operation that is missing, not posted, or different from its response', () => {
  expect(check([done], ledger(untouched)).lost).toHaveLength(1);
  const as = (change: object) => ledger({ transfers: new Map([['T1', { ...row, ...change }]]) });
  expect(check([done], as({ journals: 0 })).lost).toHaveLength(1);
  expect(check([done], as({ journals: 2 })).lost).toHaveLength(1);
  expect(check([done], as({ amount: 501 })).lost).toHaveLength(1);
  expect(check([done], as({ status: 'failed' })).lost).toHaveLength(1);
  expect(check([done], ledger({ answers: new Map() })).lost).toHaveLength(1);
});

it('finds an operation that happened twice, or although it was refused', () => {
  const second = { ...row, no: 'T2' };
  const doubled = ledger({ transfers: new Map([...ledger().transfers, ['T2', second]]) });
  expect(check([done], doubled).twice).toEqual(['T2 没有对应的操作']);
  expect(check([{ ...transfer, outcome: 'fail' }], ledger()).twice).toHaveLength(1);
});

it('finds money that no recorded operation explains', () => {
  const more = new Map(ledger().ledger).set('1', { posted: 501, held: 0 });
  expect(check([done], ledger({ ledger: more })).twice).toEqual(['账户 1 应为 500/0，账上 501/0']);
  const held = new Map(ledger().ledger).set('2', { posted: 500, held: 1 });
  expect(check([done], ledger({ ledger: held })).twice).toHaveLength(1);
});

it('finds a payment, a cancellation or a decision that was lost', () => {
  const draft = { no: 'D1', account: '1', amount: 500, status: 'unpaid', journals: 0 };
  const payout = { no: 'W1', account: '1', amount: 500, status: 2, journals: 1 };
  const facts = ledger({ ...untouched, drafts: new Map([['D1', draft]]), payouts: new Map([['W1', payout]]) });
  facts.base.documents = new Set(['D1', 'W1']);
  const ok = (id: number, what: string, no: string, decision?: string) => ({ id, what, no, decision, outcome: 'ok' });
  expect(check([ok(1, 'pay', 'D1')], facts).lost).toHaveLength(1);
  expect(check([ok(2, 'cancelDraft', 'D1')], facts).lost).toHaveLength(1);
  expect(check([ok(3, 'cancel', 'W1')], facts).lost).toHaveLength(1);
  expect(check([ok(4, 'decide', 'W1', 'pay')], facts).lost).toHaveLength(1);
  expect(check([ok(5, 'decide', 'W1', 'approve')], facts).lost).toEqual([]);
});

it('finds a trade that was posted twice or not at all', () => {
  const trade = { id: 2, what: 'trade', account: '2', amount: -30, outcome: 'ok' };
  const posted = (amount: number) => ({
    ledger: new Map([...ledger().ledger, ['2', { posted: 500 + amount, held: 0 }]]),
  });
  expect(check([done, trade], ledger(posted(-30)))).toEqual({ lost: [], twice: [] });
  for (const amount of [0, -60]) expect(check([done, trade], ledger(posted(amount))).twice).toHaveLength(1);
});
