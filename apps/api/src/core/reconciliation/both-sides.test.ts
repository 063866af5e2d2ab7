import { everyJournal } from '../../testing/every-journal';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import type { Db } from '../../database/database';
import { recordBreaks } from './records';

/** The kinds of journals that documents have, and the function that compares them. Journals of deals and openings have no document. */
const checks: Readonly<Record<string, string>> = {
  deposit: 'deposit.breaks',
  suspense: 'deposit.breaks',
  'suspense.return': 'deposit.breaks',
  'deposit.suspense': 'account.adjustment_breaks',
  'withdraw.hold': 'payout.breaks',
  withdraw: 'payout.breaks',
  'withdraw.release': 'payout.breaks',
  'withdraw.return': 'payout.breaks',
  'transfer.hold': 'transfer.breaks',
  transfer: 'transfer.breaks',
  'transfer.release': 'transfer.breaks',
  adjustment: 'account.adjustment_breaks',
  'deposit.wire': 'account.adjustment_breaks',
  'deposit.reversal': 'account.adjustment_breaks',
  'receivable.setOff': 'account.receivable_breaks',
  invite: 'recommend.breaks',
  commission: 'recommend.breaks',
  credit: 'activity.breaks',
  'credit.leave': 'account.credit_breaks',
  'credit.return': 'account.credit_breaks',
  'credit.giveUp': 'account.credit_breaks',
};

interface Movement {
  id: bigint;
  kind: string;
  ref: string;
  phase: string;
}

let test_: TestGateway;
let movements: Movement[];
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  await everyJournal(test_);
  // A house account that a movement in CNH can be forged to.
  await test_.gateway.db.rows('test.house', `select ledger.house('trading', 'CNH')`);
  movements = await test_.gateway.db.rows<Movement>(
    'test.movements',
    `select t.id, j.kind, j.ref_id as ref, t.phase from ledger.transfer t join ledger.journal j on j.id = t.journal_id
     where j.kind = any ($1) order by t.id`,
    [Object.keys(checks)],
  );
}, 60_000);
afterAll(() => test_.stop());

type Break = Record<'check_name' | 'subject' | 'expected' | 'found', string>;

/** What `forge` makes a check find, after which it is undone. */
async function found(check: string, forge: (tx: Db) => Promise<unknown>): Promise<Break[]> {
  let breaks: Break[] = [];
  const undo = new Error('undo');
  const work = test_.gateway.db.transaction(async (tx) => {
    await tx.rows('test.off', 'set local session_replication_role = replica');
    await forge(tx);
    breaks = await tx.rows<Break>(`test.${check}`, `select * from ${check}()`);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  return breaks;
}

const other = (side: 'debit' | 'credit') =>
  `update ledger.transfer t set ${side} = (
     select o.id from ledger.account a join ledger.account o on o.currency = a.currency and (o.owner_id = 0) = (a.owner_id = 0)
     where a.id = t.${side} and o.id not in (t.debit, t.credit) order by o.id limit 1), ${side}_version = null, ${side}_after = null
   where id = $1`;

/** Each is a fault of one movement. */
const forgeries: Readonly<Record<string, string>> = {
  'another account is debited': other('debit'),
  'another account is credited': other('credit'),
  'the sides are exchanged':
    'update ledger.transfer set debit = credit, credit = debit, debit_version = null, credit_version = null where id = $1',
  'one unit more': 'update ledger.transfer set amount = amount + 1 where id = $1',
  'one unit less, or none':
    'update ledger.transfer set amount = case amount when 1 then 2 else amount - 1 end where id = $1',
  'not posted': 'delete from ledger.transfer where id = $1',
};
const repeated = `insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase)
                  select journal_id, debit, credit, currency, amount, phase from ledger.transfer where id = $1`;

it('has a journal of every kind, and no break', async () => {
  expect([...new Set(movements.map(({ kind }) => kind))].sort()).toEqual(Object.keys(checks).sort());
  const kinds = await test_.gateway.db.rows<{ kind: string }>(
    'test.kinds',
    `select distinct kind from ledger.journal where not kind = any ($1) order by 1`,
    [Object.keys(checks)],
  );
  expect(['opening', 'trade']).toEqual(expect.arrayContaining(kinds.map(({ kind }) => kind)));
  expect(await recordBreaks(test_.gateway.db)).toEqual([]);
});

describe.each(Object.entries(checks))('a journal of %s', (kind, check) => {
  const ofKind = () => movements.filter((one) => one.kind === kind);

  it.each(Object.entries(forgeries))('in which %s of any of its movements is one break', async (_what, forge) => {
    for (const { id, ref } of ofKind()) {
      const breaks = await found(check, (tx) => tx.rows('', forge, [id]));
      const subject = kind === 'deposit.reversal' ? expect.stringMatching(/^A/) : ref;
      expect(breaks).toEqual([expect.objectContaining({ subject })]);
      expect(breaks[0]?.expected).not.toBe(breaks[0]?.found);
    }
  });

  it('with a movement twice is one break', async () => {
    for (const { id, phase } of ofKind())
      // A hold is resolved once by a unique index.
      if (phase !== 'post' && phase !== 'void')
        expect(await found(check, (tx) => tx.rows('', repeated, [id]))).toHaveLength(1);
  });

  it('without its document, or missing beside it, is one break', async () => {
    const [one] = ofKind();
    const gone = await found(check, (tx) =>
      tx.rows(
        'test.gone',
        'delete from ledger.journal where id = (select journal_id from ledger.transfer where id = $1)',
        [one?.id],
      ),
    );
    expect(gone).toMatchObject([{ found: 'none' }]);
    const stray = await found(check, (tx) =>
      tx.rows(
        'test.stray',
        `with j as (insert into ledger.journal (kind, ref_type, ref_id, actor, cause) values ($2, 'draft', 'nobody', 'test', 'test') returning id)
         insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase)
         select j.id, t.debit, t.credit, t.currency, t.amount, 'single' from j, ledger.transfer t where t.id = $1`,
        [one?.id, kind],
      ),
    );
    expect(stray).toMatchObject([{ subject: 'nobody', expected: 'no journal' }]);
  });
});

it.each([
  ['one cent more than its coupons', 'update activity.campaign set committed = committed + 1', '2500', '2501'],
  ['one cent less than its coupons', 'update activity.campaign set committed = committed - 1', '2500', '2499'],
  ['as if a coupon were not given', 'update activity.campaign set committed = 0', '2500', '0'],
  ['a coupon that is gone', `delete from activity.coupon where promotion_id like 'S%'`, '0', '2500'],
])('a promotion that has committed %s of its budget is a break', async (_what, forge, expected, committed) => {
  const breaks = await found('activity.breaks', (tx) => tx.rows('', forge));
  expect(breaks).toMatchObject([{ check_name: 'coupon.budget', expected, found: committed }]);
});
