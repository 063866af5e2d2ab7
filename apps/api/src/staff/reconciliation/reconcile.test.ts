import { calls } from '@portal/contract';
import { fundedCustomer, payDeposit, registerCustomer, waitFor } from '@portal/testkit';
import { reconcile as checkLedger } from '../../core/reconciliation';
import { recordRun } from '../../core/reconciliation/record-run';
import { staffTokenOf } from '../../testing/add-test-staff';
import { payUnnoticed } from '../../testing/channel';
import { giveCode, payee, platformShows } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { cancelWithdrawProposal, withdrawSubmit } = calls.withdraw;
const { acceptBreak, auditLog, reconcile, reconciliationBreakDetail, reconciliationBreaks } = calls.staff;

let gateway: TestGateway;
let anna: StaffClient;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(gateway.staffUrl, gateway.staffToken);
});
afterAll(() => gateway.stop());

it('finds no break in a correct ledger and records the caller', async () => {
  const { client, mt5Id } = await fundedCustomer(gateway.url);
  await payDeposit(client, mt5Id, '250.00');
  expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
  const audited = await gateway.gateway.db.rows<object>(
    'test.audited',
    `select actor, act, after from kernel.audit where subject = 'ledger'`,
  );
  expect(audited).toEqual([
    { actor: 'staff:anna@broker.test', act: 'staff.reconcile', after: { ok: true, breaks: 0 } },
  ]);
});

it('ignores an account while the money of a cancelled payout is on its way back, and reports it once that is old', async () => {
  const { db, ports } = gateway.gateway;
  const customer = await payee(gateway);
  const { client, bankId, mt5Id } = customer;
  await payDeposit(client, mt5Id, '200.00');
  await platformShows(gateway, mt5Id, 20_000n);
  const verifyCode = await giveCode(gateway, customer, 'withdraw');
  const { pno } = await client.ok(withdrawSubmit, { accountId: mt5Id, bankId, amount: '150.00', verifyCode });
  await platformShows(gateway, mt5Id, 5_000n);
  const stored = () =>
    db.row<{ platform: string }>('test.payout', 'select platform from payout.proposal where pno = $1', [pno]);
  await waitFor(async () => (await stored()).platform === 'taken', 'the money taken');
  const away = jest.spyOn(ports.trading, 'applyBalance').mockRejectedValue(new Error('away'));
  await client.ok(cancelWithdrawProposal, { pno });
  expect(await checkLedger(gateway.gateway)).toEqual([]);
  await db.rows(
    'test.agePayout',
    `update payout.proposal set closed_at = closed_at - interval '11 minutes' where pno = $1`,
    [pno],
  );
  expect(await checkLedger(gateway.gateway)).toMatchObject([
    { check: 'platform.balance', expected: '20000', found: '5000' },
  ]);
  away.mockRestore();
  await platformShows(gateway, mt5Id, 20_000n);
  expect(await checkLedger(gateway.gateway)).toEqual([]);
});

it('reports a balance that differs from its entries', async () => {
  const { customerNumber } = await registerCustomer(gateway.url);
  const { db } = gateway.gateway;
  const forge = (by: number) =>
    db.row<{ id: bigint }>(
      'test.forge',
      'update ledger.account set posted = posted + $2 where owner_id = $1::bigint returning id',
      [customerNumber, by],
    );
  const { id } = await forge(500);
  const { ok, breaks } = await anna.ok(reconcile, {});
  expect(ok).toBe(false);
  expect(breaks).toEqual([{ check: 'posted', subject: String(id), expected: '0', found: '500', currency: 'USD' }]);
  await forge(-500);
});

describe('the acceptance of a break by two members', () => {
  const run = (text: string, values: unknown[] = []) => gateway.gateway.db.rows(text.slice(0, 40), text, values);
  const open = async (subject: string) =>
    (await anna.ok(reconciliationBreaks, { state: 'open', subject })).list[0]?.id ?? '';
  const accept = (member: StaffClient, id: string, reason = '渠道已退款') => member.call(acceptBreak, { id, reason });

  it('leaves a break of the channel out of later runs, until a side changes', async () => {
    const boris = new StaffClient(gateway.staffUrl, staffTokenOf('boris'));
    const { client, customerNumber, walletId } = await fundedCustomer(gateway.url, '300.00');
    const ask = { accountId: walletId, channel: 'EGPAY', amount: '60.00' };
    const { pno } = await client.ok(calls.deposit.submitData, ask);
    const paid = (amount: string) => run('update sandbox.pay_order set amount = $2 where pno = $1', [pno, amount]);
    await payUnnoticed(gateway, pno);
    await anna.ok(reconcile, {});
    const id = await open(pno);
    expect(await accept(anna, id)).toMatchObject({
      code: 'OK',
      data: { proposedBy: 'staff:anna@broker.test', reason: '渠道已退款', resolvedBy: [] },
    });
    // What was proposed for other sides must be proposed again.
    await paid('61.00');
    await anna.ok(reconcile, {});
    expect((await anna.ok(reconciliationBreakDetail, { id })).item).not.toHaveProperty('proposedBy');
    expect((await accept(boris, id)).data).toMatchObject({ proposedBy: 'staff:boris@broker.test' });
    expect((await accept(anna, id, '同意')).data).toMatchObject({
      resolution: 'accept',
      reason: '渠道已退款',
      resolvedBy: ['staff:boris@broker.test', 'staff:anna@broker.test'],
    });
    expect(await accept(boris, id)).toMatchObject({ code: 'staff.state' });
    expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
    await paid('62.00');
    expect((await anna.ok(reconcile, {})).breaks).toMatchObject([{ subject: pno }]);
    // The sides that were accepted, and then another state of the draft.
    await paid('61.00');
    expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
    await client.ok(calls.deposit.depositDraftCancel, { customerNo: customerNumber, pno });
    expect((await anna.ok(reconcile, {})).breaks).toMatchObject([
      { subject: pno, found: expect.stringContaining('cancelled') },
    ]);
    const { list } = await anna.ok(auditLog, { subject: `break:${id}` });
    expect(list.map(({ act, actor }) => `${act} ${actor}`)).toEqual(
      expect.arrayContaining(['break.propose staff:boris@broker.test', 'break.accept staff:anna@broker.test']),
    );
    await run('delete from sandbox.pay_order where pno = $1', [pno]);
  });

  it('is refused for breaks of the ledger and the platform, and where the channel did not answer', async () => {
    const found = (area: 'ledger' | 'platform' | 'channel', check: string) => ({
      area,
      checked: true,
      breaks: [{ check, subject: check, expected: '0', found: '1' }],
    });
    const { db } = gateway.gateway;
    await recordRun(db, 'system', [
      found('ledger', 'posted'),
      found('platform', 'platform.balance'),
      found('channel', 'channel.answer'),
    ]);
    for (const subject of ['posted', 'platform.balance', 'channel.answer'])
      expect([subject, (await accept(anna, await open(subject))).code]).toEqual([subject, 'staff.state']);
    for (const id of ['999999', 'x1']) expect((await accept(anna, id)).code).toBe('staff.unknown');
    await anna.ok(reconcile, {});
  });
});

describe('compared with the platform', () => {
  const loginOf = async (mt5Id: string) =>
    (
      await gateway.gateway.db.row<{ login: string }>(
        'test.login',
        'select login from account.account where id = $1::bigint',
        [mt5Id],
      )
    ).login;

  /** The deposit is at the platform and its job has ended: until then a difference counts as on its way. */
  const arrived = (login: string) =>
    waitFor(async () => {
      const { db, ports } = gateway.gateway;
      const jobs = await db.rows(
        'test.jobs',
        `select from graphile_worker._private_jobs where payload->>'login' = $1`,
        [login],
      );
      return jobs.length === 0 && (await ports.trading.states([login])).get(login)?.balance === 10_000n;
    }, 'the deposit there');

  /**
   * The platform with another balance for one login. A real operation there would be imported at the next full minute, and the
   * difference would be gone.
   */
  const differing = (login: string, by: () => bigint): TestGateway['gateway'] => {
    const { ports } = gateway.gateway;
    const states: typeof ports.trading.states = async (logins) =>
      new Map(
        [...(await ports.trading.states(logins))].map(([key, state]) => [
          key,
          key === login ? { ...state, balance: state.balance + by() } : state,
        ]),
      );
    return { ...gateway.gateway, ports: { ...ports, trading: { ...ports.trading, states } } };
  };

  it('reports an account with another balance there, and ignores pending movements', async () => {
    const { client, mt5Id } = await fundedCustomer(gateway.url);
    await payDeposit(client, mt5Id, '100.00');
    const login = await loginOf(mt5Id);
    await arrived(login);
    const difference = { check: 'platform.balance', subject: login, expected: '10000', found: '9999', currency: 'USD' };
    expect(await checkLedger(differing(login, () => -1n))).toEqual([difference]);
    let looks = 0;
    expect(await checkLedger(differing(login, () => (++looks < 4 ? -1n : 0n)))).toEqual([]);
    expect(looks).toBe(4);
  });

  it('ignores an account while a recent job still moves its money, and reports it once the job is old', async () => {
    const { client, mt5Id } = await fundedCustomer(gateway.url);
    await payDeposit(client, mt5Id, '100.00');
    const login = await loginOf(mt5Id);
    const { db } = gateway.gateway;
    const short = differing(login, () => -1n);
    await arrived(login);
    // As a gateway leaves it that is killed over it: in the queue, and taken up later.
    await db.rows(
      'test.abandoned',
      `select graphile_worker.add_job('account.applyBalance',
         json_build_object('login', $1::text, 'action', 'balance', 'amount', '1', 'comment', 'mended', 'ticket', 'old'),
         run_at := now() + interval '1 hour')`,
      [login],
    );
    expect(await checkLedger(short)).toEqual([]);
    await db.rows(
      'test.age',
      `update graphile_worker._private_jobs set created_at = created_at - interval '11 minutes' where payload->>'login' = $1`,
      [login],
    );
    expect(await checkLedger(short)).toMatchObject([{ subject: login, found: '9999' }]);
    await db.rows('test.done', `delete from graphile_worker._private_jobs where payload->>'login' = $1`, [login]);
  });

  it('reports an account that the platform does not have', async () => {
    const { mt5Id } = await fundedCustomer(gateway.url);
    const { ports } = gateway.gateway;
    const trading = { ...ports.trading, states: async () => new Map<string, never>() };
    const breaks = await checkLedger({ ...gateway.gateway, ports: { ...ports, trading } });
    const subject = await loginOf(mt5Id);
    expect(breaks).toContainEqual({ check: 'platform.login', subject, expected: 'known', found: 'unknown' });
  });

  it('reports a break while the platform does not answer', async () => {
    const { ports } = gateway.gateway;
    const trading = { ...ports.trading, states: () => Promise.reject(new Error('timeout')) };
    expect(await checkLedger({ ...gateway.gateway, ports: { ...ports, trading } })).toEqual([
      { check: 'platform.answer', subject: 'platform', expected: 'an answer', found: 'none' },
    ]);
  });
});
