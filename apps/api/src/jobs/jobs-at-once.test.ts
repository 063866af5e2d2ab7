import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitIdentity, waitFor } from '@portal/testkit';
import { takeRecords } from '../core/records/take-records';
import type { PlatformDeal } from '../ports';
import { settleFirstDeposit } from '../recommend/recommend.store';
import { deliver, reportOf } from '../testing/channel';
import { at, closeTrade, monthAt } from '../testing/introducers';
import { breaksOf, ledgerOf, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld, type Held } from '../testing/while-held';
import { finishTransfer } from '../transfer/finish.store';

// Jobs, callbacks and reads that two gateways do at the same time. Each has read what it needs before one of them may write.
let test_: TestGateway;
let who: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  who = await payee(test_);
});
afterAll(() => test_.stop());
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));

const settlement: Omit<PlatformDeal, 'deal' | 'login' | 'profit'> = {
  kind: 'settlement',
  purpose: 'balance',
  order: '',
  position: '',
  symbol: '',
  side: 'buy',
  entry: 'in',
  volume: 0n,
  volumeClosed: 0n,
  price: '0',
  pricePosition: '0',
  commission: 0n,
  swap: 0n,
  platformTime: '2026-11-30',
  at: new Date(),
};

const sql = <T extends object>(text: string, values: unknown[] = []) => test_.gateway.db.rows<T>('', text, values);
/** Nobody writes into the tables, but for who holds them. */
const unwritten = (...tables: string[]): Held => ({ text: `lock table ${tables.join(', ')} in share mode` });
const twice = <T>(held: Held, act: () => Promise<T>) => whileHeld(test_, held, 2, () => [act(), act()]);

describe('the ledger', () => {
  it('posts two journals that move the same accounts in another order', async () => {
    const wallets = [who, await payee(test_)].map(({ walletId }) => walletId);
    const post = (ref: string, accounts: string[]) =>
      sql(
        `select ledger.post('goodwill', 'test', $1, 'test', 'test', (
           select jsonb_agg(jsonb_build_object('debit', ledger.house('goodwill', 'USD'), 'credit', a.ledger_id, 'currency', 'USD',
                                               'amount', 1) order by w.no)
           from unnest($2::bigint[]) with ordinality w (id, no) join account.account a on a.id = w.id))`,
        [ref, accounts],
      );
    await post('at-once-0', wallets);
    await whileHeld(test_, unwritten('ledger.transfer'), 2, () => [
      post('at-once-1', wallets),
      post('at-once-2', wallets.toReversed()),
    ]);
    expect((await ledgerOf(test_, who.walletId)).posted).toBe(100_003n);
  });

  it('has each transaction in one block after two runs of the chain', async () => {
    const blocks = async () => (await sql<{ n: bigint }>('select count(*) as n from ledger.chain'))[0]!.n;
    const before = await blocks();
    await twice(unwritten('ledger.chain'), () => sql('select ledger.append_block()'));
    // The job of the minute may have appended another one.
    expect(await blocks()).toBeGreaterThan(before);
    const apart = `select from (select from_xid, lag(to_xid) over (order by seq) as ended from ledger.chain) c where from_xid <> ended`;
    expect(await sql(apart)).toEqual([]);
  });

  it('has each movement once in the sums of its day', async () => {
    // A transaction that still runs holds back the movements of those after it.
    const due = `select from ledger.sum_cursor c,
      ledger.sums_between(c.to_xid, ledger.lasting_xid(pg_snapshot_xmin(pg_current_snapshot())))
      union all select from ledger.daily_sum`;
    await waitFor(async () => (await sql(due)).length > 0, 'movements to sum');
    await twice(unwritten('ledger.daily_sum'), () => sql('select ledger.add_daily_sums()'));
    const differing = await sql(
      `(table ledger.daily_sum except select s.* from ledger.sum_cursor c, ledger.sums_between('0', c.to_xid) s)`,
    );
    expect(differing).toEqual([]);
    expect(await sql('select from ledger.daily_sum limit 1')).toHaveLength(1);
  });
});

describe('reports', () => {
  const days = { startDate: `${monthAt(0)}-01`, endDate: `${monthAt(1)}-01` };
  it('list a movement once for two who read at the same time', async () => {
    const read = () => who.client.ok(calls.reports.creditRecordAjax, days);
    const [one, other] = await twice(unwritten('reports.line'), read);
    expect(one).toEqual(other);
    const count = async () => (await read()).total;
    const before = await count();
    await payDeposit(who.client, who.walletId, '60.00');
    await twice(unwritten('reports.line'), read);
    expect(await count()).toBe(before + 1);
  });

  it('copy an entry once', async () => {
    await payDeposit(who.client, who.walletId, '60.00');
    const read = () => sql('select reports.copy_entries($1)', [who.customerNumber]);
    await twice(unwritten('reports.entry'), read);
    const [entries] = await sql<{ same: boolean }>(
      `select sum(e.amount) = l.posted as same from reports.entry e join ledger.account l on l.id = e.ledger_id
       join account.account a on a.ledger_id = l.id where a.id = $1::bigint group by l.posted`,
      [who.walletId],
    );
    expect(entries).toEqual({ same: true });
  });

  it('take a deal once', async () => {
    const deals = { opening: '7000000001', closing: '7000000002' };
    await twice(unwritten('reports.platform_deal'), () =>
      closeTrade(test_, who.mt5Id, at(monthAt(-1), '15T12:00:00'), 1, 'EURUSD', deals),
    );
    const revisions = await sql('select revision from reports.platform_deal where deal = any ($1::bigint[])', [
      Object.values(deals),
    ]);
    expect(revisions).toEqual([{ revision: 0 }, { revision: 0 }]);
  });

  it('post a deal by what the account has after another posting', async () => {
    const { login } = (
      await sql<{ login: string }>('select login from account.account where id = $1::bigint', [who.mt5Id])
    )[0]!;
    const deal = (number: string, profit: bigint): PlatformDeal => ({
      ...settlement,
      deal: number,
      login,
      profit,
    });
    const { db } = test_.gateway;
    await takeRecords(db, login, { deals: [deal('7000000010', 200_00n)], orders: [] });
    const { posted } = await ledgerOf(test_, who.mt5Id);
    const first = {
      text: `select account.post_deal($1, 'at-once', 'settlement', $2, '{}') from account.lock_ledgers($1)`,
      values: [who.mt5Id, -posted + 50n],
    };
    await whileHeld(test_, first, 1, () => [takeRecords(db, login, { deals: [deal('7000000011', -80n)], orders: [] })]);
    const [owed] = await sql<{ owed: bigint }>('select account.owed($1) as owed', [who.mt5Id]);
    expect([(await ledgerOf(test_, who.mt5Id)).posted, owed?.owed]).toEqual([0n, 30n]);
    await takeRecords(db, login, { deals: [deal('7000000012', posted + 30n)], orders: [] });
  });

  it('have no gap after a line is replaced while another account’s is added', async () => {
    const other = await openMt5(who.client);
    const when = at(monthAt(-1), '16T12:00:00');
    const replaced = await closeTrade(test_, who.mt5Id, when, 1);
    const add = () => closeTrade(test_, other, new Date(when.getTime() + 3_600_000), 1);
    await add();
    // Who adds has numbered the line, and has not committed: the lines of a day are summed after that.
    const held = { text: 'lock table reports.day in share mode' };
    await whileHeld(test_, held, 2, () => [
      add(),
      waitFor(async () => (await sql(`select from pg_locks where locktype = 'advisory'`)).length > 0, 'the line').then(
        () => closeTrade(test_, who.mt5Id, when, 2, 'EURUSD', replaced),
      ),
    ]);
    const numbers = await sql<{ n: bigint }>(
      `select n_customer as n from reports.line where kind = 'trade' and customer_id = $1::bigint order by 1`,
      [who.customerNumber],
    );
    expect(numbers.map(({ n }) => Number(n))).toEqual(numbers.map((_, index) => index + 1));
  });
});

it('a payment that is reported twice at the same time is credited once, and waits in suspense once', async () => {
  const draft = await who.client.ok(calls.deposit.submitData, {
    accountId: who.walletId,
    channel: 'EGPAY',
    amount: '60.00',
  });
  const { posted } = await ledgerOf(test_, who.walletId);
  // Two payments of one draft: of the same moment they would be one.
  const paidAt = [1, 2].map((seconds) => new Date(Date.now() - seconds * 1000).toISOString());
  const answers = await twice(unwritten('deposit.channel_event'), () =>
    deliver(test_, { ...reportOf(draft), paidAt: paidAt.pop() ?? '' }),
  );
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, 'SUCCESS'],
    [200, 'SUCCESS'],
  ]);
  expect((await ledgerOf(test_, who.walletId)).posted).toBe(posted + 6_000n);
  expect(await sql('select from deposit.suspense where pno = $1', [draft.pno])).toHaveLength(1);
});

it('the end of a refund is booked once', async () => {
  await deliver(test_, reportOf({ pno: 'D991231REFUND', payAmount: '720.00', payCurrency: 'CNY' }));
  const [{ id } = { id: 0n }] = await sql<{ id: bigint }>(
    `update deposit.suspense set status = 5, decided_by = 'staff:test', decided_at = now(), reason = '核对'
     where order_number = 'D991231REFUND' returning id`,
  );
  await twice(unwritten('ledger.journal'), () => sql('select deposit.end_refund($1, null)', [id]));
  expect(await sql(`select from kernel.audit where act = 'suspense.refunded'`)).toHaveLength(1);
});

it('a held transfer is booked once', async () => {
  const { trading } = test_.gateway.ports;
  const { applyBalance } = trading;
  await payDeposit(who.client, who.mt5Id, '500.00');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  trading.applyBalance = async (operation) => {
    const applied = await applyBalance(operation);
    if (operation.amount < 0n) await asked;
    return applied;
  };
  try {
    const args = { fromAccountId: who.mt5Id, toAccountId: who.walletId, amount: '100.00' };
    const sent = who.client.call(calls.transfer.addTransfer, args);
    const pending = () => sql<{ tno: string }>(`select tno from transfer.transfer where status = 'pending'`);
    const [{ tno } = { tno: '' }] = await waitFor(async () => (await pending()).length > 0 && pending(), 'the hold');
    const booked = await twice(unwritten('ledger.journal'), () => finishTransfer(test_.gateway.db, tno));
    expect(booked.map(({ status }) => status)).toEqual(['done', 'done']);
    answer();
    expect((await sent).code).toBe('OK');
  } finally {
    trading.applyBalance = applyBalance;
  }
});

describe('the bonus of an inviter', () => {
  const friendOf = async (inviter: { client: Payee['client'] }) => {
    const { code: inviteCode } = await inviter.client.ok(calls.recommend.getInviteCode, {});
    const friend = await registerCustomer(test_.url, { inviteCode });
    await submitIdentity(friend.client, false);
    return { ...friend, mt5Id: await openMt5(friend.client) };
  };
  const relationOf = async ({ customerNumber }: { customerNumber: string }) =>
    (
      await sql<{ status: string; pno: string | null }>(
        'select status, first_pno as pno from recommend.relation where customer_id = $1::bigint',
        [customerNumber],
      )
    )[0]!;

  it('is paid once', async () => {
    const friend = await friendOf(who);
    await sql(`select kernel.stop_payouts('test', 'test')`);
    const pno = await payDeposit(friend.client, friend.mt5Id, '200.00');
    await waitFor(async () => (await relationOf(friend)).status === 'earned', 'the decision');
    await sql('update kernel.payout_stop set released_at = now()');
    const settle = () => settleFirstDeposit(test_.gateway.db, pno, 0n, 0n);
    expect(await twice(unwritten('ledger.journal'), settle)).toEqual([true, true]);
  });

  it('is not earned while the inviter’s account is closed', async () => {
    const inviter = await registerCustomer(test_.url);
    const friend = await friendOf(inviter);
    const closing: Held = {
      text: `with locked as materialized (select id from customer.customer where id = $1::bigint for update)
             update customer.customer c set closed_at = now() from locked where c.id = locked.id`,
      values: [inviter.customerNumber],
    };
    await whileHeld(test_, closing, 1, () => [payDeposit(friend.client, friend.mt5Id, '200.00')]);
    await waitFor(async () => (await relationOf(friend)).status !== 'waiting', 'the decision');
    expect((await relationOf(friend)).status).toBe('forfeited');
  });
});

it('an epoch is opened by one of two gateways that start on a restored database', async () => {
  await test_.gateway.db.transaction(async (tx) => {
    await tx.rows('', `set local session_replication_role = replica`);
    await tx.rows('', `update ledger.epoch set server = 'another server'`);
  });
  const opened = await twice(unwritten('ledger.epoch'), () =>
    sql<{ restored: boolean }>('select ledger.open_epoch(true) as restored'),
  );
  expect(
    opened
      .flat()
      .map(({ restored }) => restored)
      .sort(),
  ).toEqual([false, true]);
});
