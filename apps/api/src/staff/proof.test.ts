import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { sha256 } from '../crypto/crypto';
import { appendBlock } from '../core/reconciliation';
import { deliver, reportOf } from '../testing/channel';
import { giveCode, payee, platformShows } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { reconcile } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
});

const db = () => test_.gateway.db;
/** Does what only the master of the database can: writes past every trigger. */
const forge = (text: string, values: unknown[] = []) =>
  db().transaction(async (tx) => {
    await tx.rows('test.unguarded', `select set_config('session_replication_role', 'replica', true)`);
    return tx.rows(`test.forge.${sha256(text).toString('hex').slice(0, 16)}`, text, values);
  });
const firstBreak = async () => {
  const { ok, breaks } = await anna.ok(reconcile, {});
  expect(ok).toBe(false);
  return breaks[0]?.check;
};

describe('the hash chain', () => {
  const appended = async () => {
    await appendBlock(test_.gateway);
    return db().row<{ n: bigint; journals: bigint }>(
      'test.blocks',
      'select count(*) as n, coalesce(sum(journals), 0)::bigint as journals from ledger.chain',
    );
  };

  const journalsOf = async () =>
    (await db().row<{ journals: bigint }>('test.journals', 'select count(*) as journals from ledger.journal')).journals;

  /** What runs in any database of the server, of other tests too, holds a block back until it has ended. */
  const allAppended = () =>
    waitFor(async () => {
      const now = await appended();
      return now.journals === (await journalsOf()) && now;
    }, 'every journal in a block');

  /** The block of the first journal. Blocks before it have entries of the audit log only. */
  const firstBlock = async () => {
    const { seq } = await db().row<{ seq: bigint }>(
      'test.firstBlock',
      `select seq from ledger.chain c, ledger.journal j
       where j.id = (select min(id) from ledger.journal) and j.xid >= c.from_xid and j.xid < c.to_xid`,
    );
    return String(seq);
  };

  it('covers every journal once, block by block, and writes its head outside the database', async () => {
    await fundedCustomer(test_.url, '300.00');
    const first = await allAppended();
    await fundedCustomer(test_.url, '300.00');
    const second = await allAppended();
    expect(second.n).toBeGreaterThan(first.n);
    expect(second.journals).toBeGreaterThan(first.journals);
    const lines = (await readFile(join(test_.gateway.env.DATA_DIR, 'hash-chain.log'), 'utf8')).trim().split('\n');
    const blocks = Array.from({ length: Number(second.n) }, (_, index) => String(index + 1));
    expect(lines.map((line) => line.split(' ')[2])).toEqual(blocks);
  });

  it('adds no block for a range in which a transaction is still running', async () => {
    const before = await allAppended();
    const client = await db().pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ xid: string }>(
      `insert into ledger.journal (kind, ref_type, ref_id, actor, cause)
       values ('test', 'test', 'open', 'test', 'test') returning xid::text`,
    );
    await fundedCustomer(test_.url, '300.00');
    const meanwhile = await appended();
    const { covered } = await db().row<{ covered: boolean }>(
      'test.covered',
      'select max(to_xid) > $1::xid8 as covered from ledger.chain',
      [rows[0]?.xid],
    );
    await client.query('commit');
    client.release();
    expect([meanwhile.journals, covered]).toEqual([before.journals, false]);
    const journals = await journalsOf();
    expect(journals).toBe(before.journals + 2n);
    await waitFor(async () => (await appended()).journals === journals, 'both in a block');
  });

  it.each(['transfer', 'journal'])('reports the block of a %s that was changed', async (table) => {
    const shift = (by: string) =>
      forge(`update ledger.${table} set created_at = created_at + $1::interval where id = 1`, [by]);
    await shift('1 second');
    const subject = await firstBlock();
    expect(await anna.ok(reconcile, {})).toMatchObject({ ok: false, breaks: [{ check: 'chain', subject }] });
    await shift('-1 second');
  });

  it('reports a head that differs from the published one, even if the chain in the database was recalculated', async () => {
    await forge(`update ledger.journal set cause = cause || 'x' where id = (select min(id) from ledger.journal)`);
    const rechain = () =>
      forge(`
        with recursive chain as (
          select s.seq, s.from_xid, s.to_xid, b.hash, (select sha256(ledger.canonical(id::text)) from ledger.identity) as prev
          from ledger.chain s cross join lateral ledger.block(s.from_xid, s.to_xid,
            (select sha256(ledger.canonical(id::text)) from ledger.identity)) b where seq = 1
          union all
          select s.seq, s.from_xid, s.to_xid, b.hash, c.hash
          from chain c join ledger.chain s on s.seq = c.seq + 1
          cross join lateral ledger.block(s.from_xid, s.to_xid, c.hash) b
        )
        update ledger.chain s set hash = c.hash, prev_hash = c.prev from chain c where c.seq = s.seq`);
    const subject = await firstBlock();
    await rechain();
    expect(await anna.ok(reconcile, {})).toMatchObject({ ok: false, breaks: [{ check: 'chain.head', subject }] });
    await forge(`update ledger.journal set cause = rtrim(cause, 'x') where id = (select min(id) from ledger.journal)`);
    await rechain();
  });
});

describe('documents compared with the ledger', () => {
  // The breaks above have stopped all payouts.
  beforeEach(() => forge('update kernel.payout_stop set released_at = now() where released_at is null'));

  it('reports a payout with a higher amount than its journals', async () => {
    const customer = await payee(test_, '500.00');
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const { pno } = await customer.client.ok(calls.withdraw.withdrawSubmit, {
      accountId: customer.walletId,
      bankId: customer.bankId,
      amount: '100.00',
      verifyCode,
    });
    await forge('update payout.proposal set amount = amount + 1 where pno = $1', [pno]);
    const { breaks } = await anna.ok(reconcile, {});
    expect(breaks.map(({ check }) => check)).toEqual(['holds', 'payout.withdraw.hold']);
    await forge('update payout.proposal set amount = amount - 1 where pno = $1', [pno]);
  });

  it('reports a transfer with a higher amount than its journal', async () => {
    const one = await fundedCustomer(test_.url, '300.00');
    const { tno } = await one.client.ok(calls.transfer.addTransfer, {
      fromAccountId: one.walletId,
      toAccountId: one.mt5Id,
      amount: '50',
    });
    await platformShows(test_, one.mt5Id, 5_000n);
    await forge('update transfer.transfer set amount = amount + 1, received = received + 1 where tno = $1', [tno]);
    expect(await firstBreak()).toBe('transfer');
    await forge('update transfer.transfer set amount = amount - 1, received = received - 1 where tno = $1', [tno]);
  });
});

describe('the ledger compared with the channel’s statement', () => {
  it('reports a draft posted but not paid at the channel, and an order paid but not posted', async () => {
    const one = await fundedCustomer(test_.url, '300.00');
    const ask = { accountId: one.walletId, channel: 'EGPAY', amount: '60.00' };
    const draft = await one.client.ok(calls.deposit.submitData, ask);
    await deliver(test_, reportOf(draft));
    expect(await anna.ok(reconcile, {})).toMatchObject({ breaks: [{ check: 'channel.paid', subject: draft.pno }] });
    await db().rows(
      'test.paid',
      `update sandbox.pay_order set status = 'paid', event_id = 'e', paid_at = now() where pno = $1`,
      [draft.pno],
    );
    const silent = await one.client.ok(calls.deposit.submitData, ask);
    const paidAt = (minutes: number) =>
      db().rows(
        'test.silent',
        `update sandbox.pay_order set status = 'paid', event_id = 'f', paid_at = now() - make_interval(mins => $2) where pno = $1`,
        [silent.pno, minutes],
      );
    await paidAt(5);
    expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
    await paidAt(20);
    expect(await anna.ok(reconcile, {})).toMatchObject({
      breaks: [{ check: 'channel.order', subject: silent.pno, found: expect.stringMatching(/^\d+ unpaid$/) }],
    });
    await deliver(test_, reportOf(silent));
  });
});
