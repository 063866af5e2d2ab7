import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@portal/contract';
import { Client, registerCustomer, waitFor } from '@portal/testkit';
import pg from 'pg';
import { staffTokenOf } from '../../testing/add-test-staff';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { readTemplate } from '../../testing/read-template';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { newDatabase } from '../../testing/test-database';
import { leaveMessage } from '../messages/message';
import { appendBlock } from '.';

const { decide, reviews, reconcile, auditLog } = calls.staff;

/** The folder outside the database with the hashes of the blocks. It outlives the database. */
const folder = mkdtempSync(join(tmpdir(), 'portal-restore-'));
const start = (databaseUrl: string) => startTestGateway({ REVIEW: 'manual', DATA_DIR: folder }, databaseUrl);

async function run(databaseUrl: string, text: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  const { rows } = await client.query<Record<string, string>>(text);
  await client.end();
  return rows;
}

/** Puts every journal into a block of the chain. A transaction that runs in any database of the server holds a block back. */
async function append({ gateway }: TestGateway): Promise<void> {
  const open = `select count(*) as n from ledger.journal where xid >= coalesce((select max(to_xid) from ledger.chain), '0')`;
  for (;;) {
    await appendBlock(gateway);
    if ((await gateway.db.row<{ n: bigint }>('test.open', open)).n === 0n) return;
  }
}

const withdrawal = async () => {
  const { walletId, bankId } = customer;
  const verifyCode = await giveCode(restored, customer, 'withdraw');
  const { code } = await customer.client.call(calls.withdraw.withdrawSubmit, {
    accountId: walletId,
    bankId,
    amount: '100.00',
    verifyCode,
  });
  return code;
};

let restored: TestGateway;
let customer: Payee;
let anna: StaffClient;
let boris: StaffClient;
let headOfBackup: string | undefined;
let lostJournal: bigint;
let lostNumbers: Record<string, string> | undefined;
let sentOfBackup: unknown;

/** Numbers that others know: the customer, and the platform, which has the id of an account in the user's comment. */
const newestNumbers = `select (select max(id)::text from customer.customer) as customer,
                              (select max(id)::text from account.account) as account`;

/** How many messages have been given to a carrier. */
const sent = `select count(*)::int as n from message.delivery where kind = 'deposit.paid'`;

/** Leaves a message and a code that no carrier has taken. */
async function leaveWaiting({ gateway }: TestGateway): Promise<void> {
  const away = jest.spyOn(gateway.ports.message, 'send').mockRejectedValue(new Error('away'));
  const customerId = BigInt(customer.customerNumber);
  await leaveMessage(gateway.db, { customerId, kind: 'deposit.paid', params: { pno: 'D1', amount: '100' } });
  await waitFor(async () => away.mock.calls.length > 0, 'the carrier');
  await gateway.db.pool.query(
    `insert into kernel.verify_code (kind, target, address, code_hash, encrypted, counted, expires_at)
     values ('withdraw', '8613900000000', '192.0.2.1', '', '', false, now() + interval '1 hour')`,
  );
}

beforeAll(async () => {
  const name = 'test_to_back_up';
  const original = await newDatabase(await readTemplate(), name);
  // As on a server that has run for long: its transaction ids are above those of the server that the backup goes to.
  await run(
    original,
    `insert into ledger.epoch (no, server, timeline, xid_offset, head_seq)
     select 1, s.system_identifier || '/' || d.oid, 1, 5000000, 0
     from pg_control_system() s, pg_database d where d.datname = current_database()`,
  );
  const before = await start(original);
  customer = await payee(before, '1000.00');
  await append(before);
  await leaveWaiting(before);
  await before.stop();
  const backup = await newDatabase(name);
  await run(backup, 'update ledger.epoch set xid_offset = 0');
  [sentOfBackup] = await run(backup, sent);
  headOfBackup = (await run(backup, 'select max(seq) as seq from ledger.chain'))[0]?.['seq'];
  // The original goes on after the backup: these blocks are lost with it.
  const after = await start(original);
  await payee(after, '300.00');
  await append(after);
  // More blocks than the restored ledger will have.
  for (let block = 0; block < 20; block += 1) {
    await run(original, `insert into kernel.audit (actor, act, subject) values ('system', 'test', 'test')`);
    await appendBlock(after.gateway);
  }
  lostJournal = (await after.gateway.db.row<{ id: bigint }>('test.lost', 'select max(id) as id from ledger.journal'))
    .id;
  [lostNumbers] = await run(original, newestNumbers);
  await after.stop();
  restored = await start(backup);
  anna = new StaffClient(restored.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(restored.staffUrl, staffTokenOf('boris'));
  const { token, cookies } = customer.client;
  customer = { ...customer, client: Object.assign(new Client(restored.url), { token, cookies }) };
});
afterAll(() => restored.stop());

it('stops payouts until two members release them, and allows other actions', async () => {
  expect(await withdrawal()).toBe('withdraw.stopped');
  const moved = { fromAccountId: customer.walletId, toAccountId: customer.mt5Id, amount: '100.00' };
  expect((await customer.client.call(calls.transfer.addTransfer, moved)).code).toBe('OK');
  const [stop] = (await anna.ok(reviews, { kind: 'stop', status: 1 })).list;
  expect(stop?.subject).toMatchObject({ cause: 'restored', actor: 'system' });
  const release = (member: StaffClient) =>
    member.call(decide, { kind: 'stop', id: stop?.id ?? '', decision: 'approve' }).then(({ code }) => code);
  expect([await release(anna), await release(anna)]).toEqual(['OK', 'staff.secondPerson']);
  expect(await withdrawal()).toBe('withdraw.stopped');
  expect(await release(boris)).toBe('OK');
  expect(await withdrawal()).toBe('OK');
});

it('sends nothing again that waited for a carrier when the backup was made', async () => {
  const { pool } = restored.gateway.db;
  await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where task_identifier = 'message.send'`,
  );
  const left = async () =>
    (await pool.query(`select from graphile_worker.jobs where task_identifier = 'message.send'`)).rowCount;
  await waitFor(async () => (await left()) === 0, 'the queue');
  expect(sentOfBackup).toEqual({ n: expect.any(Number) });
  expect((await pool.query(sent)).rows).toEqual([sentOfBackup]);
  expect((await pool.query(`select state from message.outgoing where state <> 'sent'`)).rows).toContainEqual({
    state: 'failed',
  });
  const codes = `select from kernel.verify_code where target = '8613900000000' and closed_at is null`;
  expect((await pool.query(codes)).rows).toEqual([]);
});

it('gives a new journal an id above those of the lost ones, which the platform knows as tickets', async () => {
  const { id } = await restored.gateway.db.row<{ id: bigint }>(
    'test.firstId',
    'select min(id) as id from ledger.journal where created_at > (select max(opened_at) from ledger.epoch)',
  );
  expect(id).toBeGreaterThan(lostJournal);
});

it('gives no number again that a customer or the platform was told in the lost time', async () => {
  const { client, customerNumber } = await registerCustomer(restored.url);
  const [wallet] = (await client.ok(calls.account.queryAccountInfo, {})).accounts;
  expect(Number(customerNumber)).toBeGreaterThan(Number(lostNumbers?.['customer']));
  expect(Number(wallet?.id)).toBeGreaterThan(Number(lostNumbers?.['account']));
  expect(customerNumber).toMatch(/^\d{8}$/);
});

it('continues the hash chain above every transaction of the backup', async () => {
  await append(restored);
  const summed = `select ledger.add_daily_sums(), (select to_xid::text from ledger.sum_cursor) as to`;
  const sum = async () => BigInt((await restored.gateway.db.row<{ to: string }>('test.sum', summed)).to);
  const before = await sum();
  // A transaction that runs in any database of the server holds the sums back.
  await waitFor(async () => (await sum()) > before, 'the sums');
  expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
  const { list } = await anna.ok(auditLog, { act: 'ledger.epoch' });
  expect(list).toMatchObject([{ actor: 'system', after: expect.stringContaining(`"head_seq":${headOfBackup},`) }]);
});

it('does not detect a restore when the same database starts again', async () => {
  const { databaseUrl } = restored;
  await restored.stop();
  restored = await start(databaseUrl);
  anna = new StaffClient(restored.staffUrl, staffTokenOf('anna'));
  expect((await anna.ok(reviews, { kind: 'stop', status: 1 })).list).toEqual([]);
  expect((await anna.ok(auditLog, { act: 'ledger.epoch' })).list).toHaveLength(1);
});

it('detects a restore to a point in time if the timeline differs and a block is lost, and none if no block is lost', async () => {
  const again = async (change: string) => {
    const { databaseUrl } = restored;
    await restored.stop();
    await run(databaseUrl, change);
    restored = await start(databaseUrl);
    anna = new StaffClient(restored.staffUrl, staffTokenOf('anna'));
    const { list } = await anna.ok(reviews, { kind: 'stop', status: 1 });
    return list.map(({ subject }) => subject['cause']);
  };
  expect(await again('update ledger.epoch set timeline = 0 where no = 2')).toEqual([]);
  await append(restored);
  expect(await again('delete from ledger.chain where seq = (select max(seq) from ledger.chain)')).toEqual(['restored']);
  await append(restored);
  expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
});

it('reports a block that is removed later, and does not treat it as a restore', async () => {
  const { databaseUrl } = restored;
  await restored.stop();
  await run(databaseUrl, 'delete from ledger.chain where seq = (select max(seq) from ledger.chain)');
  restored = await start(databaseUrl);
  anna = new StaffClient(restored.staffUrl, staffTokenOf('anna'));
  expect(await anna.ok(reconcile, {})).toMatchObject({ ok: false, breaks: [{ check: 'chain.head', found: 'none' }] });
});
