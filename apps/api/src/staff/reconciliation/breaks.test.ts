import { calls } from '@portal/contract';
import { fundedCustomer, payDeposit, registerCustomer, waitFor } from '@portal/testkit';
import { reconcile } from '../../core/reconciliation';
import { recordRun } from '../../core/reconciliation/record-run';
import { staffTokenOf } from '../../testing/add-test-staff';
import { deliver, payUnnoticed, reportOf } from '../../testing/channel';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { reconciliationBreaks, reconciliationBreakDetail, reconciliationRuns, decide, auditLog } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await reconcile(test_.gateway)).toEqual([]);
  expect(await listed({ state: 'open' })).toEqual([]);
});

const run = (text: string, values: unknown[] = []) => test_.gateway.db.rows(`test ${text}`.slice(0, 60), text, values);
const listed = async (query: object) => (await anna.ok(reconciliationBreaks, query)).list;
const runs = async (pageSize = 1) => (await anna.ok(reconciliationRuns, { pageSize })).list;
const detail = (id = '') => anna.ok(reconciliationBreakDetail, { id });

/** A customer whose wallet in the ledger differs from its entries by what `forge` adds. */
async function forged() {
  const { customerNumber } = await registerCustomer(test_.url);
  const [{ id }] = (await run('select id from ledger.account where owner_id = $1::bigint', [customerNumber])) as [
    { id: bigint },
  ];
  const forge = (by: number) => run('update ledger.account set posted = posted + $2 where id = $1', [id, by]);
  return { customerNumber, subject: String(id), forge };
}

/** A customer with an MT5 account, and its balance on the platform. */
async function trader() {
  const { mt5Id, customerNumber } = await fundedCustomer(test_.url);
  const [{ login }] = (await run('select login from account.account where id = $1::bigint', [mt5Id])) as [
    { login: string },
  ];
  const drift = (by: number) =>
    run('update mt5."user" set balance = balance + $2 where login = $1::bigint', [login, by]);
  return { customerNumber, login, drift };
}

it('opens a break, records each change of its sides, and closes it once a run no longer finds it', async () => {
  const { customerNumber, subject, forge } = await forged();
  await forge(500);
  await reconcile(test_.gateway, 'staff:anna@broker.test');
  const [found] = await listed({ subject });
  expect(found).toMatchObject({
    area: 'ledger',
    check: 'posted',
    customerNumber,
    currency: 'USD',
    expectedAmount: '0.00',
    foundAmount: '5.00',
    resolvedBy: [],
  });
  expect(found).not.toHaveProperty('closedAt');
  expect(await runs()).toMatchObject([
    {
      actor: 'staff:anna@broker.test',
      checked: ['ledger', 'chain', 'platform', 'channel'],
      unchecked: [],
      breaks: 1,
      opened: 1,
      closed: 0,
    },
  ]);
  await reconcile(test_.gateway);
  expect(await runs()).toMatchObject([{ actor: 'system', breaks: 1, opened: 0, closed: 0 }]);
  await forge(-200);
  await reconcile(test_.gateway);
  const { item, findings, steps } = await detail(found?.id);
  expect(item).toMatchObject({ id: found?.id, firstSeen: found?.firstSeen, foundAmount: '3.00' });
  expect(item.lastSeen > item.firstSeen).toBe(true);
  expect(findings.map(({ foundAmount }) => foundAmount)).toEqual(['3.00', '5.00']);
  expect(steps).toEqual([]);
  await forge(-300);
  await reconcile(test_.gateway);
  expect(await listed({ state: 'closed', subject })).toMatchObject([
    { id: found?.id, resolution: 'agreed', resolvedBy: [], closedAt: expect.any(String) },
  ]);
  expect(await runs()).toMatchObject([{ breaks: 0, opened: 0, closed: 1 }]);
  // The same fault later is another break.
  await forge(1);
  await reconcile(test_.gateway);
  expect((await listed({ subject })).map(({ resolution }) => resolution)).toEqual([undefined, 'agreed']);
  await forge(-1);
});

it.each(['update reconciliation.run set breaks = 0, first = null', 'delete from reconciliation.finding'])(
  'keeps its records: %s is refused',
  async (text) => {
    await expect(test_.gateway.db.rows(`test.${text.slice(0, 6)}`, text)).rejects.toThrow('append-only');
  },
);

it('shows how two members resolved the account of a break', async () => {
  const { customerNumber, login, drift } = await trader();
  await drift(1);
  await reconcile(test_.gateway);
  const [found] = await listed({ subject: login });
  expect(found).toMatchObject({
    check: 'platform.balance',
    customerNumber,
    expectedAmount: '0.00',
    foundAmount: '0.01',
  });
  const { openQuarantine = '' } = await detail(found?.id);
  const args = { kind: 'quarantine', id: openQuarantine, decision: 'approve', resolution: 'correct' } as const;
  await anna.ok(decide, args);
  expect(await listed({ subject: login })).toMatchObject([{ resolvedBy: [] }]);
  await boris.ok(decide, args);
  const { item, steps, openQuarantine: stillOpen } = await detail(found?.id);
  expect(item).toMatchObject({
    resolution: 'correct',
    resolvedBy: ['staff:anna@broker.test', 'staff:boris@broker.test'],
    closedAt: expect.any(String),
  });
  expect(stillOpen).toBeUndefined();
  expect(steps).toMatchObject([
    { act: 'open', actor: 'system' },
    { act: 'propose', actor: 'staff:anna@broker.test', decision: 'correct' },
    { act: 'confirm', actor: 'staff:boris@broker.test', decision: 'correct' },
  ]);
});

it('keeps the breaks of a party that does not answer open', async () => {
  const { login, drift } = await trader();
  await drift(1);
  await reconcile(test_.gateway);
  const { ports } = test_.gateway;
  const trading = { ...ports.trading, states: () => Promise.reject(new Error('timeout')) };
  const payment = { ...ports.payment, list: () => Promise.reject(new Error('timeout')) };
  const log = Object.assign(Object.create(test_.gateway.log) as typeof test_.gateway.log, { error: jest.fn() });
  await reconcile({ ...test_.gateway, log, ports: { ...ports, trading, payment } });
  for (const party of ['platform', 'channel'])
    expect(log.error).toHaveBeenCalledWith({ err: new Error('timeout') }, `the ${party} could not be compared`);
  expect(await runs()).toMatchObject([{ checked: ['ledger', 'chain'], unchecked: ['platform', 'channel'], closed: 0 }]);
  expect((await listed({ state: 'open', area: 'platform' })).map(({ subject }) => subject)).toEqual([
    'platform',
    login,
  ]);
  await drift(-1);
  await reconcile(test_.gateway);
  expect((await runs())[0]).toMatchObject({ breaks: 0, closed: 3 });
});

it('compares the payment of an open break after it has left the usual statement', async () => {
  const { client, walletId } = await fundedCustomer(test_.url, '300.00');
  const ask = { accountId: walletId, channel: 'EGPAY', amount: '60.00' };
  const draft = await client.ok(calls.deposit.submitData, ask);
  const { pno } = draft;
  const seenAgo = (days: number) =>
    run('update reconciliation.break set first_seen = now() - make_interval(days => $2) where subject = $1', [
      pno,
      days,
    ]);
  await payUnnoticed(test_, pno);
  await reconcile(test_.gateway);
  const [found] = await listed({ subject: pno });
  expect(found).toMatchObject({ check: 'channel.order', currency: 'CNY', expectedAmount: found?.foundAmount });
  await payUnnoticed(test_, pno, 20);
  await seenAgo(20);
  expect(await reconcile(test_.gateway)).toMatchObject([{ subject: pno }]);
  // Too old to be compared, so that no run can say that it is settled.
  await seenAgo(40);
  expect(await reconcile(test_.gateway)).toEqual([]);
  expect(await listed({ state: 'open' })).toMatchObject([{ id: found?.id }]);
  await seenAgo(20);
  // The late payment is posted today. The usual statement, which does not contain it, is no break.
  await deliver(test_, { ...reportOf(draft), paidAt: new Date(Date.now() - 20 * 86_400_000).toISOString() });
  await reconcile(test_.gateway);
  expect(await listed({ subject: pno })).toMatchObject([{ id: found?.id, resolution: 'agreed' }]);
});

it('keeps a break open that has left every statement, beside a younger one that is compared', async () => {
  const { client, walletId } = await fundedCustomer(test_.url, '300.00');
  const draft = () => client.ok(calls.deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '60.00' });
  const [old, young] = [(await draft()).pno, await draft()];
  for (const pno of [old, young.pno]) await payUnnoticed(test_, pno);
  await reconcile(test_.gateway);
  await run(`update reconciliation.break set first_seen = now() - interval '40 days' where subject = $1`, [old]);
  await run('update sandbox.pay_order set paid_at = now() - interval $$40 days$$ where pno = $1', [old]);
  await deliver(test_, reportOf(young));
  await reconcile(test_.gateway);
  expect(await listed({ subject: young.pno })).toMatchObject([{ resolution: 'agreed' }]);
  expect(await listed({ state: 'open', subject: old })).toHaveLength(1);
  await run(`update reconciliation.break set closed_at = now(), resolution = 'agreed' where subject = $1`, [old]);
});

it('opens a break once if two runs find it at the same time', async () => {
  const { subject, forge } = await forged();
  await forge(1);
  await Promise.all([reconcile(test_.gateway), reconcile(test_.gateway)]);
  expect(await listed({ subject })).toHaveLength(1);
  expect((await runs(2)).map(({ opened }) => opened).sort()).toEqual([0, 1]);
  expect((await detail((await listed({ subject }))[0]?.id)).findings).toHaveLength(1);
  await forge(-1);
});

it('records two runs at once of which each closes the break that the other finds', async () => {
  const { db } = test_.gateway;
  const found = (area: 'ledger' | 'chain', ...subjects: string[]) => ({
    area,
    checked: true,
    breaks: subjects.map((subject) => ({ check: area, subject, expected: '0', found: '1' })),
  });
  await recordRun(db, 'system', [found('ledger', 'A'), found('chain', 'B')]);
  // A run that is half done: it has closed B, and has not found A again yet.
  const client = await db.pool.connect();
  const half = { rows: async (_name: string, text: string, values: unknown[]) => client.query(text, values) } as never;
  await client.query('begin');
  await recordRun(half, 'system', [found('chain')]);
  const other = recordRun(db, 'system', [found('ledger'), found('chain', 'B')]);
  const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%reconciliation.record%'`;
  await waitFor(async () => (await run(isWaiting)).length > 0, 'the other run to wait for the first');
  await recordRun(half, 'system', [found('ledger', 'A')]);
  await client.query('commit');
  client.release();
  await other;
  expect((await listed({ state: 'open' })).map(({ subject }) => subject)).toEqual(['B']);
  await recordRun(db, 'system', [found('chain')]);
});

it('distinguishes several breaks of one document', async () => {
  const broken = (...found: string[]) =>
    recordRun(test_.gateway.db, 'system', [
      {
        area: 'ledger',
        checked: true,
        breaks: found.map((text) => ({ check: 'transfer', subject: 'T1', expected: 'no journal', found: text })),
      },
    ]);
  const sides = async () => (await listed({ state: 'open' })).map(({ found }) => found).sort();
  await broken('2 transfer', '1 transfer.hold');
  expect(await sides()).toEqual(['1 transfer.hold', '2 transfer']);
  await broken('1 transfer.hold');
  expect(await sides()).toEqual(['1 transfer.hold']);
});

it('writes one row for a run without breaks, however many accounts there are', async () => {
  const { client, mt5Id } = await fundedCustomer(test_.url);
  await payDeposit(client, mt5Id, '100.00');
  const count = async () =>
    (
      await run(`select (select count(*) from reconciliation.run) as runs,
                        (select count(*) from reconciliation.break) as breaks,
                        (select count(*) from reconciliation.finding) as findings`)
    )[0] as Record<'runs' | 'breaks' | 'findings', bigint>;
  const before = await count();
  expect(await reconcile(test_.gateway)).toEqual([]);
  expect(await count()).toEqual({ ...before, runs: before.runs + 1n });
});

it('checks filters and ids, and records each read', async () => {
  const asked = async (query: string) => (await anna.fetch(`${reconciliationBreaks.path}?${query}`)).json();
  for (const query of ['state=gone', 'area=desk', `subject=${'x'.repeat(61)}`, 'subject='])
    expect(await asked(query)).toMatchObject({ code: 'PARAM', data: { fields: {} } });
  expect(await asked('subject=%25%27;--')).toMatchObject({ code: 'OK', data: { list: [], total: 0 } });
  for (const id of ['999999', 'x1', '0'])
    expect(await anna.call(reconciliationBreakDetail, { id })).toMatchObject({ code: 'staff.unknown' });
  const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
  for (const call of [reconciliationBreaks, reconciliationRuns])
    expect(await support.call(call, {})).toMatchObject({ status: 403 });
  const [closed] = await listed({ state: 'closed', area: 'ledger' });
  await detail(closed?.id);
  const acts = async (subject: string) => (await anna.ok(auditLog, { subject })).list.map(({ act }) => act);
  expect(await acts(`break:${closed?.id}`)).toEqual(['staff.reconciliationBreakDetail']);
  expect(await acts('lists')).toContain('staff.reconciliationBreaks');
});
