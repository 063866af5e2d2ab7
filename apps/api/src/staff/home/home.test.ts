import { calls } from '@portal/contract';
import { ReviewKind, type QueueKind } from '@portal/contract/staff';
import { fundedCustomer, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { Parties } from '../../core/health/parties';
import { watchParties } from '../../core/health/watch-parties';
import { staffTokenOf } from '../../testing/add-test-staff';
import { deliver, reportOf } from '../../testing/channel';
import { giveCode, payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { staff, deposit, withdraw } = calls;

let test_: TestGateway;
let person: TestCustomer & { walletId: string; mt5Id: string };
const client = (name: string) => new StaffClient(test_.staffUrl, staffTokenOf(name));
const run = (text: string, values: unknown[] = []) => test_.gateway.db.rows(`test ${text}`.slice(0, 60), text, values);

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  person = await fundedCustomer(test_.url, '500.00');
});
afterAll(() => test_.stop());

const isReview = (kind: QueueKind): kind is ReviewKind => ReviewKind.enum.some((one) => one === kind);
const cents = (money = '') => BigInt(money.replace('.', ''));
const queue = async (kind: QueueKind, status?: number, name = 'anna') =>
  (await client(name).ok(staff.queues, {})).list.find((one) => one.kind === kind && one.status === status);

describe('alerts', () => {
  const listed = async () => (await client('support').ok(staff.alerts, {})).list;
  const loginOf = async () =>
    (
      await test_.gateway.db.row<{ login: string }>(
        'test.login',
        'select login from account.account where id = $1::bigint',
        [person.mt5Id],
      )
    ).login;
  const alert = async (kind: string) => (await listed()).find((one) => one.kind === kind);

  it('are empty while there is no problem', async () => {
    await client('finance').ok(staff.reconcile, {});
    expect(await listed()).toEqual([]);
  });

  it('report a stop of payouts with its reason, until two members release it', async () => {
    const { id } = await client('anna').ok(staff.stopPayouts, { reason: 'a drill' });
    expect(await alert('payoutsStopped')).toMatchObject({ severity: 'high', detail: 'a drill' });
    for (const name of ['anna', 'boris'])
      await client(name).ok(staff.decide, { kind: 'stop', id, decision: 'approve' });
    expect(await alert('payoutsStopped')).toBeUndefined();
  });

  it('report breaks of the last reconciliation, and quarantined accounts', async () => {
    await test_.gateway.db.rows('test.credit', 'update mt5."user" set balance = balance + 1 where login = $1::bigint', [
      await loginOf(),
    ]);
    expect((await client('finance').ok(staff.reconcile, {})).ok).toBe(false);
    expect(await alert('breaks')).toMatchObject({ severity: 'high', count: expect.any(Number) });
    expect(await alert('quarantine')).toMatchObject({ severity: 'high', count: 1 });
    await run('update mt5."user" set balance = balance - 1 where login = $1::bigint', [await loginOf()]);
    expect((await client('finance').ok(staff.reconcile, {})).breaks).toEqual([]);
    expect([await alert('breaks'), await alert('quarantine')]).toEqual([undefined, undefined]);
  });

  it('report jobs that failed or are late, by name', async () => {
    await run(`select graphile_worker.add_job('nobody.knowsThis', run_at := now() - interval '5 minutes')`);
    expect(await alert('jobsLate')).toMatchObject({ severity: 'medium', count: 1, detail: 'nobody.knowsThis' });
    await run('update graphile_worker._private_jobs set attempts = max_attempts where run_at < now()');
    expect(await alert('jobsLate')).toBeUndefined();
    expect(await alert('jobsFailed')).toMatchObject({ severity: 'high', count: 1, detail: 'nobody.knowsThis' });
    await run('delete from graphile_worker._private_jobs where attempts = max_attempts');
  });

  it('report a failing channel or carrier, from the first failure to the next success', async () => {
    const { db, log, ports } = test_.gateway;
    let down = true;
    const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });
    const answer = async () => {
      if (down) throw refused;
    };
    const watched = watchParties(
      {
        payment: { ...ports.payment, query: async () => void (await answer()) },
        message: { ...ports.message, send: answer },
      },
      { db, log, parties: new Parties(log) },
    );
    const ask = () =>
      Promise.allSettled([
        watched.payment.query('D1'),
        watched.message.send({ medium: 'sms', to: '1', kind: 'open', text: 'x' }),
        watched.message.send({ medium: 'email', to: '1', kind: 'open', text: 'x' }),
      ]);
    expect((await ask())[0]).toEqual({ status: 'rejected', reason: refused });
    await ask();
    for (const kind of ['channelDown', 'smsDown', 'emailDown'])
      expect(await alert(kind)).toMatchObject({ severity: 'high', count: 2, detail: 'ECONNREFUSED' });
    down = false;
    expect((await ask())[1]).toMatchObject({ status: 'fulfilled' });
    expect(await listed()).toEqual([]);
  });

  it('require a signed-in member', async () => {
    for (const call of [staff.alerts, staff.queues, staff.moneyToday])
      expect(await new StaffClient(test_.staffUrl, 'nobody').call(call, {})).toMatchObject({
        status: 401,
        code: 'STAFF',
      });
  });
});

describe('queues', () => {
  it('count open items, with the oldest one and whether it is late', async () => {
    const before = await queue('identity', 2);
    expect(before).toMatchObject({ targetHours: test_.gateway.brand.targetHours.identity, late: false });
    const { client: customer, customerNumber } = await registerCustomer(test_.url);
    await submitIdentity(customer, false);
    expect(await queue('identity', 2)).toMatchObject({ open: (before?.open ?? 0) + 1, late: false });
    const age = (hours: number) =>
      run(
        "update identity.identity set submitted_at = now() - $2::int * interval '1 hour' where customer_id = $1::bigint",
        [customerNumber, hours],
      );
    await age(3);
    expect(await queue('identity', 2)).toMatchObject({ late: false });
    await age(5);
    const overdue = await queue('identity', 2);
    expect(overdue?.late).toBe(true);
    expect(Date.now() - Date.parse(overdue?.oldestAt ?? '')).toBeGreaterThanOrEqual(5 * 3_600_000);
  });

  it('count the same items as the lists, without decided items', async () => {
    const anna = client('anna');
    const draft = await person.client.ok(deposit.submitData, {
      accountId: person.walletId,
      channel: 'EGPAY',
      amount: '100.00',
    });
    const { eventId } = reportOf(draft);
    await deliver(test_, { ...reportOf(draft), eventId, amount: '7.00' });
    expect(await queue('deposit')).toMatchObject({ open: 1 });
    await anna.ok(staff.resolveDeposit, { pno: draft.pno, eventId, act: 'reject', reason: 'x' });
    expect(await queue('deposit')).toMatchObject({ open: 0 });
    const proposed = await anna.ok(staff.proposeAdjustment, {
      kind: 'goodwill',
      accountId: person.walletId,
      amount: '1.00',
      reason: 'x',
    });
    expect(await queue('adjustment', 1)).toMatchObject({ open: 1, oldestAt: proposed.proposedAt });
    await client('boris').ok(staff.decideAdjustment, { id: proposed.id, decision: 'refuse', reason: 'x' });
    const { list } = await anna.ok(staff.queues, {});
    for (const one of list) {
      if (!isReview(one.kind)) expect(one.open).toBe(0);
      else {
        const reviews = await anna.ok(staff.reviews, {
          kind: one.kind,
          status: one.status as 1 | 2,
          pageSize: 1,
        });
        expect([one.kind, one.open, one.oldestAt]).toEqual([one.kind, reviews.total, reviews.list[0]?.createdAt]);
      }
    }
  });

  const introducers = ['agreement', 'commission'];
  const money = ['withdraw', 'coin', 'batch', 'batchResult', 'deposit', 'unmatched'];
  it.each([
    ['support', ['ticket', ...money]],
    [
      'compliance',
      [
        'ticket',
        'task',
        'closing',
        'case',
        'factor',
        'identity',
        'bank',
        'phone',
        'link',
        'introducer',
        'adjustment',
        'receivable',
        ...money,
        ...introducers,
      ],
    ],
    ['finance', ['ticket', 'adjustment', 'receivable', 'settings', 'quarantine', 'stop', ...money, ...introducers]],
    ['marketing', ['ticket', 'adjustment', 'receivable', 'settings', ...introducers]],
  ])('show to %s the kinds that the role may read', async (role, kinds) => {
    const { list } = await client(role).ok(staff.queues, {});
    expect([...new Set(list.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
  });
});

describe('money of a day', () => {
  const flow = async (channel: string, day?: string) =>
    (await client('finance').ok(staff.moneyToday, day ? { day } : {})).flows.find((one) => one.channel === channel);

  it('adds up deposits by channel, both received and credited amounts', async () => {
    const before = await flow('EGPAY');
    expect(before).toMatchObject({ direction: 'in', currency: 'CNY', count: 1, usd: '500.00' });
    const draft = await person.client.ok(deposit.submitData, {
      accountId: person.walletId,
      channel: 'EGPAY',
      amount: '100.00',
    });
    expect(await flow('EGPAY')).toEqual(before);
    const { eventId } = reportOf(draft);
    await deliver(test_, { ...reportOf(draft), eventId, amount: '70.00' });
    const decision = { pno: draft.pno, eventId, act: 'credit', reason: 'x' } as const;
    const { amount } = await client('anna').ok(staff.resolveDeposit, decision);
    const after = await flow('EGPAY');
    expect(after?.count).toBe(2);
    expect(cents(after?.usd)).toBe(500_00n + cents(amount));
    expect(cents(after?.paid)).toBe(cents(before?.paid) + 70_00n);
  });

  it('counts paid payouts, wires and chargebacks, but no other adjustments', async () => {
    const [anna, boris] = [client('anna'), client('boris')];
    expect(await flow('bank')).toBeUndefined();
    const paid = await payOne();
    expect(await flow('bank')).toMatchObject({ direction: 'out', currency: 'CNY', count: 1, usd: paid });
    const adjust = async (body: object) => {
      const { id } = await anna.ok(staff.proposeAdjustment, {
        kind: 'deposit',
        accountId: person.walletId,
        amount: '80.00',
        reason: 'x',
        reference: 'WIRE-1',
        documentId: await uploadDocument(anna),
        ...body,
      });
      await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
    };
    await adjust({});
    expect(await flow('wire')).toMatchObject({ direction: 'in', currency: 'USD', count: 1, paid: '80.00' });
    await adjust({ kind: 'goodwill', reference: undefined });
    const { list } = await anna.ok(staff.staffDeposits, { state: 'paid', search: person.customerNumber });
    const back = list.find(({ amount }) => amount === '500.00');
    await adjust({ kind: 'chargeback', accountId: undefined, amount: undefined, reference: back?.pno });
    expect(await flow('chargeback')).toEqual({
      direction: 'out',
      channel: 'chargeback',
      currency: 'CNY',
      count: 1,
      paid: back?.payAmount,
      usd: '500.00',
    });
    const whole = await anna.ok(staff.moneyToday, {});
    const sum = (direction: string) =>
      whole.flows.filter((one) => one.direction === direction).reduce((total, one) => total + cents(one.usd), 0n);
    expect([whole.inUsd, whole.outUsd].map(cents)).toEqual([sum('in'), sum('out')]);
    expect(cents(whole.netUsd)).toBe(sum('in') - sum('out'));
  });

  it('covers the requested day only', async () => {
    expect((await client('finance').ok(staff.moneyToday, { day: '2020-01-01' })).flows).toEqual([]);
    expect((await client('finance').call(staff.moneyToday, { day: 'x' })).code).toBe('PARAM');
    expect((await client('support').call(staff.moneyToday, {})).code).toBe('STAFF_PERMISSION');
  });

  /** Approves and pays a withdrawal. Its money does not count before it is paid. */
  async function payOne(): Promise<string> {
    const payer = await payee(test_);
    const { pno, amount } = await payer.client.ok(withdraw.withdrawSubmit, {
      accountId: payer.walletId,
      bankId: payer.bankId,
      amount: '100.00',
      verifyCode: await giveCode(test_, payer, 'withdraw'),
    });
    const decide = (decision: 'approve' | 'pay') =>
      client('anna').ok(staff.decide, { kind: 'withdraw', id: pno, decision });
    expect([await queue('withdraw', 1), await queue('withdraw', 2)]).toMatchObject([{ open: 1 }, { open: 0 }]);
    await decide('approve');
    expect([await queue('withdraw', 1), await queue('withdraw', 2)]).toMatchObject([{ open: 0 }, { open: 1 }]);
    const { number, madeAt } = await client('anna').ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
    expect(await queue('batch', 1)).toMatchObject({ open: 1, oldestAt: madeAt });
    await client('boris').ok(staff.decideBatch, { number, decision: 'withdraw', reason: 'x' });
    expect(await queue('batch', 1)).toMatchObject({ open: 0 });
    expect(await flow('bank')).toBeUndefined();
    await decide('pay');
    return amount;
  }
});
