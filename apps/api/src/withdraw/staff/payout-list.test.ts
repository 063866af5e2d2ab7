import { calls } from '@portal/contract';
import { openDatabase, type Database } from '../../database/database';
import { staffTokenOf } from '../../testing/add-test-staff';
import { countBuffers } from '../../testing/count-buffers';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { customerRows, documentRows } from '../../testing/staff-rows';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { newDatabase } from '../../testing/test-database';
import { findPayouts, inState, type PayoutFilter } from './payout-list.store';

const { staff, withdraw, coin } = calls;
type State = NonNullable<Parameters<typeof inState>[0]>;

describe('the list of all payouts', () => {
  let test_: TestGateway;
  let anna: StaffClient;
  let boris: StaffClient;
  let customer: Payee;
  beforeAll(async () => {
    test_ = await startTestGateway({ REVIEW: 'manual' });
    anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
    boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
    customer = await payee(test_, '9000.00');
  });
  afterAll(() => test_.stop());

  type Filters = Parameters<typeof anna.ok<typeof staff.staffPayouts>>[1];
  const listed = async (filters: Filters = {}) =>
    (await anna.ok(staff.staffPayouts, { ...filters, pageSize: 100 })).list;
  const states: readonly State[] = ['waiting', 'approved', 'batched', 'sent', 'paid', 'refused', 'cancelled'];
  /** The states whose filter finds the payout. */
  const within = async (pno: string) => {
    const found = await Promise.all(
      states.map(async (state) => (await listed({ state })).some((one) => one.pno === pno)),
    );
    return states.filter((_state, at) => found[at]);
  };
  const shown = async (pno: string) => (await listed({ search: pno }))[0];

  async function submitted(amount = '100.00', of = customer): Promise<string> {
    const verifyCode = await giveCode(test_, of, 'withdraw');
    const args = { accountId: of.walletId, bankId: of.bankId, amount, verifyCode };
    return (await of.client.ok(withdraw.withdrawSubmit, args)).pno;
  }
  const decided = async (pno: string, decision: 'approve' | 'pay' | 'refuse') => {
    const reason = decision === 'refuse' ? { reason: '资金来源不明' } : {};
    await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision, ...reason });
  };

  it('shows a bank payout in one state at a time, from the submission to the payment', async () => {
    const pno = await submitted('150.00');
    expect(await within(pno)).toEqual(['waiting']);
    const { customerNumber } = customer;
    const first = await shown(pno);
    expect(first).toMatchObject({
      pno,
      kind: 'bank',
      state: 'waiting',
      customerNumber,
      amount: '150.00',
      payCurrency: 'CNY',
    });
    expect(first?.target).toMatch(/^[A-Z]+ \d{4}\*+\d{4}$/);
    expect(first).not.toHaveProperty('closedAt');
    await decided(pno, 'approve');
    expect(await within(pno)).toEqual(['approved']);
    const { number } = await anna.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
    expect(await within(pno)).toEqual(['batched']);
    expect(await shown(pno)).toMatchObject({ state: 'batched', batch: number });
    await boris.ok(staff.decideBatch, { number, decision: 'release' });
    expect(await within(pno)).toEqual(['sent']);
    expect(await shown(pno)).toMatchObject({ state: 'sent', batch: number });
    const { items } = await anna.ok(staff.payoutBatchDetail, { number });
    const form = new FormData();
    form.set('file', new Blob([`pno,amount,result,reference,reason\n${pno},${items[0]?.amount},paid,R1,\n`]), 'result');
    await anna.fetch(staff.batchResult.path.replace(':number', number), { method: 'POST', body: form });
    expect(await within(pno)).toEqual(['paid']);
    const paid = await shown(pno);
    expect(paid).toMatchObject({ state: 'paid', closedAt: expect.any(String) });
    expect(paid).not.toHaveProperty('batch');
  });

  it('returns a payout to approved when its batch is withdrawn, and shows refused and cancelled ones', async () => {
    const [withdrawn, cancelled] = [await submitted(), await submitted()];
    await decided(withdrawn, 'approve');
    const { number } = await anna.ok(staff.makeBatch, { format: 'csv', pnos: [withdrawn] });
    await anna.ok(staff.decideBatch, { number, decision: 'withdraw', reason: '金额有误' });
    expect(await within(withdrawn)).toEqual(['approved']);
    await decided(withdrawn, 'refuse');
    expect(await shown(withdrawn)).toMatchObject({ state: 'refused', reason: '资金来源不明' });
    expect(await within(withdrawn)).toEqual(['refused']);
    await customer.client.ok(withdraw.cancelWithdrawProposal, { pno: cancelled });
    expect(await within(cancelled)).toEqual(['cancelled']);
  });

  it('lists coin payouts too, and filters by way, number, customer and day', async () => {
    const other = await payee(test_, '500.00');
    const bank = await submitted('50.00', other);
    const { id: addressId } = await other.client.ok(coin.addOutCoinAddress, {
      coin: 'USDT',
      chain: 'TRC20',
      address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
      label: '钱包',
      verifyCode: await giveCode(test_, other, 'coinAddress'),
    });
    const { pno } = await other.client.ok(coin.submitWithdrawCoinV2, {
      accountId: other.walletId,
      addressId,
      amount: '100.00',
      verifyCode: await giveCode(test_, other, 'coin'),
    });
    const pnos = async (filters: Filters) => (await listed(filters)).map((one) => one.pno);
    const search = other.customerNumber;
    expect(await pnos({ search })).toEqual([pno, bank]);
    expect(await pnos({ search, sort: 'createdAt' })).toEqual([bank, pno]);
    expect(await pnos({ search, kind: 'coin' })).toEqual([pno]);
    expect(await pnos({ search: pno.toLowerCase() })).toEqual([pno]);
    expect(await shown(pno)).toMatchObject({
      kind: 'coin',
      payCurrency: 'USDT',
      target: expect.stringMatching(/^TRC20 T/),
    });
    const dayAt = (ago: number) => new Date(Date.now() + 28_800_000 - ago * 86_400_000).toISOString().slice(0, 10);
    expect(await pnos({ search, startDate: dayAt(0), endDate: dayAt(0) })).toHaveLength(2);
    expect(await pnos({ search, endDate: dayAt(1) })).toEqual([]);
    expect(await pnos({ search: 'nobody' })).toEqual([]);
    const wrong = async (query: string) => (await anna.fetch(`${staff.staffPayouts.path}?${query}`)).json();
    for (const query of ['state=lost', 'kind=cash', 'startDate=2026-02-30', `search=${'x'.repeat(41)}`])
      expect(await wrong(query)).toMatchObject({ code: 'PARAM', data: { fields: {} } });
    const { list } = await anna.ok(staff.auditLog, { act: 'staff.staffPayouts' });
    expect(list.map(({ after }) => after).join()).toContain(`"customer":"${search}"`);
  });
});

// PAYOUTS sets another number of closed payouts; their buffers are then printed.
describe('the cost of a page of payouts', () => {
  const count = Number(process.env['PAYOUTS'] ?? 6_000);
  const limit = 20;
  let db: Database;
  beforeAll(async () => {
    db = openDatabase(await newDatabase());
    await db.transaction(async (tx) => {
      await tx.rows('test.replica', 'set local session_replication_role = replica');
      const all = [
        ...customerRows(count / 10),
        ...documentRows({ from: 0, count, customers: count / 10, open: false }),
        ...documentRows({ from: count, count: limit, customers: limit, open: true }),
      ].filter((text) =>
        /insert into (customer\.customer|ledger\.account|account\.account|coin\.address|identity\.bank_card|payout\.)/.test(
          text,
        ),
      );
      for (const [at, text] of all.entries()) await tx.rows(`test.fill${at}`, text);
      // Few, and before all others.
      await tx.rows(
        'test.few',
        `update payout.proposal set status = 4, paid_at = null where pno in (select pno from payout.proposal where kind = 'bank' order by created_at, pno limit $1)`,
        [limit],
      );
    });
    await db.rows('test.analyze', 'vacuum analyze');
  }, 300_000);
  afterAll(() => db.close());

  const none: PayoutFilter = {
    ...inState(undefined),
    kind: undefined,
    pno: undefined,
    customerId: undefined,
    startDate: undefined,
    endDate: undefined,
  };
  const page = async (filter: Partial<PayoutFilter>, after?: string) => {
    const query = { filter: { ...none, ...filter }, after, limit, offset: 0 };
    const { buffers, result } = await countBuffers(db, (spy) => findPayouts(spy, query));
    if (process.env['PAYOUTS']) console.log(filter, after, buffers, result.total);
    expect(result.list).toHaveLength(limit);
    return buffers;
  };

  it.each([{}, inState('paid')])('is the same far behind the first page with the filter %j', async (filter) => {
    const { pno } = await db.row<{ pno: string }>(
      'test.far',
      'select pno from payout.proposal order by created_at, pno offset 100 limit 1',
    );
    expect((await page(filter, pno)) / (await page(filter))).toBeLessThanOrEqual(1.3);
  });

  it.each<Partial<PayoutFilter>>([inState('waiting'), inState('refused'), { kind: 'coin' }])(
    'is no more with the filter %j',
    async (filter) => {
      expect((await page(filter)) / (await page({}))).toBeLessThanOrEqual(1.3);
    },
  );
});
