import { calls } from '@portal/contract';
import { fundedCustomer, payDeposit, registerCustomer, waitFor } from '@portal/testkit';
import { reconcile as checkLedger } from '../core/reconciliation';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { reconcile } = calls.staff;

let gateway: TestGateway;
let anna: StaffClient;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(gateway.staffUrl, gateway.staffToken);
});
afterAll(() => gateway.stop());

it('proves sound books and writes down who asked', async () => {
  const { client, mt5Id } = await fundedCustomer(gateway.url);
  await payDeposit(client, mt5Id, '250.00');
  expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
  const asked = await gateway.gateway.db.rows<object>(
    'test.asked',
    `select actor, act, after from kernel.audit where subject = 'books'`,
  );
  expect(asked).toEqual([{ actor: 'staff:anna@broker.test', act: 'staff.reconcile', after: { ok: true, breaks: 0 } }]);
});

it('names a balance that its entries do not make', async () => {
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
  expect(breaks).toEqual([{ check: 'posted', subject: String(id), expected: '0', found: '500' }]);
  await forge(-500);
});

describe('against the platform', () => {
  const loginOf = async (mt5Id: string) =>
    (
      await gateway.gateway.db.row<{ login: string }>(
        'test.login',
        'select login from account.account where id = $1::bigint',
        [mt5Id],
      )
    ).login;

  it('names an account whose money differs there, and waits for what is only on its way', async () => {
    const { client, mt5Id } = await fundedCustomer(gateway.url);
    await payDeposit(client, mt5Id, '100.00');
    const login = await loginOf(mt5Id);
    const { trading } = gateway.gateway.ports;
    await waitFor(async () => (await trading.states([login])).get(login)?.balance === 10_000n, 'the deposit there');
    const take = { login, action: 'balance', amount: -1n, comment: 'forged', ticket: 'forged' } as const;
    await trading.applyBalance(take);
    const { breaks } = await anna.ok(reconcile, {});
    expect(breaks).toEqual([{ check: 'platform.balance', subject: login, expected: '10000', found: '9999' }]);
    const late = anna.ok(reconcile, {});
    await trading.applyBalance({ ...take, amount: 1n, ticket: 'mended' });
    expect(await late).toEqual({ ok: true, breaks: [] });
  });

  it('leaves an account alone while a young job still moves its money, and names it when the job has grown old', async () => {
    const { client, mt5Id } = await fundedCustomer(gateway.url);
    await payDeposit(client, mt5Id, '100.00');
    const login = await loginOf(mt5Id);
    const { db, ports } = gateway.gateway;
    await waitFor(
      async () => (await ports.trading.states([login])).get(login)?.balance === 10_000n,
      'the deposit there',
    );
    const take = { login, action: 'balance', amount: -1n, comment: 'forged', ticket: 'young' } as const;
    await ports.trading.applyBalance(take);
    // As a gateway leaves it that is killed over it: in the queue, and taken up later.
    await db.rows(
      'test.abandoned',
      `select graphile_worker.add_job('account.applyBalance',
         json_build_object('login', $1::text, 'action', 'balance', 'amount', '1', 'comment', 'mended', 'ticket', 'old'),
         run_at := now() + interval '1 hour')`,
      [login],
    );
    expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
    const change = (name: string, to: string) =>
      db.rows(name, `update graphile_worker._private_jobs set ${to} where payload->>'login' = $1`, [login]);
    await change('test.age', `created_at = created_at - interval '11 minutes'`);
    expect(await anna.ok(reconcile, {})).toMatchObject({ ok: false, breaks: [{ subject: login, found: '9999' }] });
    await change('test.due', 'run_at = now()');
    await waitFor(async () => (await ports.trading.states([login])).get(login)?.balance === 10_000n, 'the job done');
  });

  it('names an account that the platform does not know', async () => {
    const { mt5Id } = await fundedCustomer(gateway.url);
    const { ports } = gateway.gateway;
    const trading = { ...ports.trading, states: async () => new Map<string, never>() };
    const breaks = await checkLedger({ ...gateway.gateway, ports: { ...ports, trading } });
    const subject = await loginOf(mt5Id);
    expect(breaks).toContainEqual({ check: 'platform.login', subject, expected: 'known', found: 'unknown' });
  });

  it('is not proved while the platform does not answer', async () => {
    const { ports } = gateway.gateway;
    const trading = { ...ports.trading, states: () => Promise.reject(new Error('timeout')) };
    expect(await checkLedger({ ...gateway.gateway, ports: { ...ports, trading } })).toEqual([
      { check: 'platform.answer', subject: 'platform', expected: 'an answer', found: 'none' },
    ]);
  });
});
