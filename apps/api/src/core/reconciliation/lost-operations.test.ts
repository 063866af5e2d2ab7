import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@portal/contract';
import { Client, fundedCustomer, waitFor } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import { openDatabase } from '../../database/database';
import { importAll, recheck } from '../../reports/import-jobs';
import { staffTokenOf } from '../../testing/add-test-staff';
import { ledgerOf } from '../../testing/payouts';
import { readTemplate } from '../../testing/read-template';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { newDatabase } from '../../testing/test-database';

const { decide, reconcile, reviews } = calls.staff;
const folder = mkdtempSync(join(tmpdir(), 'portal-lost-'));

let platform: Mt5Simulator;
let restored: TestGateway;
let customer: Awaited<ReturnType<typeof fundedCustomer>>;
let client: Client;
const staff = (name: string) => new StaffClient(restored.staffUrl, staffTokenOf(name));
const start = (databaseUrl: string) => {
  const { url, login, password } = platform;
  const settings = { REVIEW: 'manual', DATA_DIR: folder, MT5_URL: url, MT5_LOGIN: login, MT5_PASSWORD: password };
  return startTestGateway(settings, databaseUrl);
};
const house = async (name: string) => {
  const { rows } = await restored.gateway.db.pool.query<{ moved: string }>(
    `select coalesce(sum(case t.credit when a.id then t.amount else -t.amount end), 0)::text as moved
     from ledger.transfer t join ledger.account a on a.id in (t.debit, t.credit)
     where a.owner_id = 0 and a.kind = $1 and t.phase in ('single', 'post')`,
    [name],
  );
  return rows[0]?.moved;
};
const posted = async () => (await ledgerOf(restored, customer.mt5Id)).posted;
const balances = async () => {
  const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
  return Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]));
};

/** As after a recovery by PostgreSQL, which notes 32 values of a sequence in the WAL at once: the next id is above lost ones. */
async function skipIds(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, 1);
  await db.pool.query(`select nextval(pg_get_serial_sequence('ledger.journal', 'id')) from generate_series(1, 32)`);
  await db.close();
}

beforeAll(async () => {
  platform = await startMt5Simulator({ offset: 7200 });
  const name = 'test_with_lost_operations';
  const original = await newDatabase(await readTemplate(), name);
  const before = await start(original);
  customer = await fundedCustomer(before.url, '1000.00');
  await before.gateway.db.pool.query('select ledger.append_block()');
  const moved = (amount: string, fromAccountId = customer.walletId, toAccountId = customer.mt5Id) =>
    customer.client.ok(calls.transfer.addTransfer, { fromAccountId, toAccountId, amount });
  await moved('700.00');
  await waitFor(async () => platform.users.at(-1)?.balance === 700_00n, 'the transfer');
  await before.stop();
  const backup = await newDatabase(name);
  await skipIds(backup);
  const after = await start(original);
  const { token, cookies } = customer.client;
  customer = { ...customer, client: Object.assign(new Client(after.url), { token, cookies }) };
  // Lost with the original: the platform has them.
  await moved('70.00');
  await waitFor(async () => platform.users.at(-1)?.balance === 770_00n, 'the lost transfer');
  await moved('25.00', customer.mt5Id, customer.walletId);
  await after.stop();
  restored = await start(backup);
  client = Object.assign(new Client(restored.url), { token, cookies });
});
afterAll(async () => {
  await restored.stop();
  await platform.close();
});

it('takes no operation for a trade that the portal had requested before it lost its journal', async () => {
  const before = await house('trading');
  await importAll(restored.gateway, {});
  await recheck(restored.gateway, {});
  expect(await posted()).toBe(700_00n);
  expect(await house('trading')).toBe(before);
});

it('names each as a difference, with the account in quarantine, until two members have resolved it', async () => {
  const { login } = platform.users.at(-1)!;
  const found = async () =>
    (await staff('anna').ok(reconcile, {})).breaks.map(({ check, subject, found }) => [check, subject, found]);
  expect(await found()).toEqual([
    ['platform.balance', login, '74500'],
    ['platform.ticket', expect.stringMatching(`^${login}#\\d+$`), '7000'],
    ['platform.ticket', expect.stringMatching(`^${login}#\\d+$`), '-2500'],
  ]);
  const [item] = (await staff('anna').ok(reviews, { kind: 'quarantine', status: 1 })).list;
  for (const name of ['anna', 'boris'])
    await staff(name).ok(decide, { kind: 'quarantine', id: item!.id, decision: 'approve', resolution: 'correct' });
  expect(await found()).toEqual([]);
  expect([await posted(), await house('trading:correction')]).toEqual([745_00n, '-4500']);
  await recheck(restored.gateway, {});
  expect(await posted()).toBe(745_00n);
  // Read anew after the decision, which was about the whole difference.
  await restored.gateway.db.pool.query('delete from reports.lost_operation');
  await recheck(restored.gateway, {});
  expect(await found()).toEqual([]);
});

it('still takes what a manager has booked with a number of another system', async () => {
  const { login } = platform.users.at(-1)!;
  platform.recordDeal({ login, action: '2', profit: 12_00n, comment: 'Desk #4711471147114711' });
  await importAll(restored.gateway, {});
  expect(await balances()).toEqual({ wallet: '300.00', mt5: '757.00' });
  expect(await posted()).toBe(757_00n);
});

it('has no grace for a payment that was made before the restore', async () => {
  const { db, ports } = restored.gateway;
  const { rows } = await db.pool.query<{ at: Date }>('select max(opened_at) as at from ledger.epoch');
  const report = (pno: string, ms: number) => ({
    pno,
    amount: '710.00',
    currency: 'CNY',
    paidAt: new Date(rows[0]!.at.getTime() + ms).toISOString(),
  });
  const list = jest.spyOn(ports.payment, 'list');
  list.mockResolvedValue([report('D-before', -1000), report('D-after', 1000)] as never);
  const { breaks } = await staff('anna').ok(reconcile, {});
  list.mockRestore();
  expect(breaks.filter(({ check }) => check === 'channel.order').map(({ subject }) => subject)).toEqual(['D-before']);
});
