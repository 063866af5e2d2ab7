// A transfer from the wallet to an MT5 account through HTTP against a bare commit of the same rows, both in this run; its
// database round trips; then eight customers at once against one, at the database, with fsyncs a commit beside it.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { compareClients, compareWithBare } from './lib/against-bare.mjs';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { median, verdict } from './lib/figures.mjs';
import { post } from './lib/post.mjs';
import { roundTripCounter } from './lib/round-trips.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';

const SAMPLES = 400;
const CLIENTS = 8;
const CENTS = 100;

const { calls } = await loadSource('libs/contract/src/index.ts');
const { fundedCustomer } = await loadSource('libs/testkit/src/index.ts');
const { addTransfer } = await loadSource('apps/api/src/transfer/transfer.store.ts');
const trips = roundTripCounter();
const gateway = await startBenchGateway(trips.through);
const types = { getTypeParser: (oid, format) => (oid === 20 ? BigInt : pg.types.getTypeParser(oid, format)) };
const pool = new pg.Pool({ connectionString: gateway.databaseUrl, max: CLIENTS + 3, types });
const bareDb = await pool.connect();
const people = [];

async function prepare() {
  for (let n = 0; n < CLIENTS; n += 1) people.push(await fundedCustomer(gateway.url, '50000.00'));
  await pool.query(`
    create table public.bare_key (like kernel.idempotency including defaults); create table public.bare_audit (like kernel.audit including defaults);
    create table public.bare_status (like kernel.status_event including defaults); create table public.bare_document (like transfer.transfer including defaults);
    create table public.bare_journal (like ledger.journal including defaults); create table public.bare_transfer (like ledger.transfer including defaults);
    create table public.bare_outbox (like account.platform_outbox); create table public.bare_account (id int primary key, posted bigint);
    insert into public.bare_account values (1, 0), (2, 0);
    create function public.bare(p text) returns void language sql as $$
      insert into public.bare_key (scope, key, request_hash, response) values ('s', p, '\\x00', jsonb_build_object('tno', p, 'status', 'done'));
      insert into public.bare_audit (id, actor, act, subject) values (1, 'customer:1', 'transfer', p);
      insert into public.bare_document (tno, customer_id, from_id, to_id, amount, status, scope, ord) values (p, 1, 1, 2, 100, 'done', 's', 1);
      insert into public.bare_status (id, machine, doc_id, to_status, actor) values (1, 'transfer', p, 'done', 'customer:1');
      insert into public.bare_journal (id, kind, ref_type, ref_id, actor, cause) values (1, 'transfer', 'transfer', p, 'customer:1', p);
      insert into public.bare_transfer values (1, 1, 1, 2, 'USD', 100, 'single', null, 1, 1, 1, 1, now());
      update public.bare_account set posted = posted + 1 where id = 1;
      update public.bare_account set posted = posted + 1 where id = 2;
      insert into public.bare_outbox values (1, '80000001', 'balance', 100, p);
    $$`);
}

const dbOf = (connection) => ({
  row: async (name, text, values) => (await connection.query({ name, text, values })).rows[0],
});

const atDatabase = (connection, client) => {
  const { customerNumber, walletId, mt5Id } = people[client];
  const idempotency = { scope: `${customerNumber}:bench`, key: randomUUID(), hash: randomBytes(32) };
  const of = { tno: `TB${randomBytes(8).toString('hex')}`, customerId: BigInt(customerNumber), fromId: BigInt(walletId), toId: BigInt(mt5Id), amount: BigInt(CENTS), kinds: 'wallet', requestId: 'bench' }; // prettier-ignore
  return addTransfer(dbOf(connection), idempotency, of, null);
};

async function overHttp(client) {
  const { walletId, mt5Id, client: browser } = people[client];
  const body = JSON.stringify({ fromAccountId: walletId, toAccountId: mt5Id, amount: '1.00' });
  const answer = await post(gateway.url + calls.transfer.addTransfer.path, body, {
    'idempotency-key': randomUUID(),
    'x-forwarded-for': browser.address,
    token: browser.token,
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  if (JSON.parse(answer).data?.status !== 'done') throw new Error(`transfer answered ${answer}`);
}

/** The database by itself: the gateway, which would carry each credit to the platform meanwhile, stands still. */
async function alone(run) {
  process.kill(gateway.pid, 'SIGSTOP');
  try {
    return await run();
  } finally {
    process.kill(gateway.pid, 'SIGCONT');
  }
}

/** Round trips between a question and its answer; what the gateway does for itself is waited out before each. */
async function countTrips() {
  const counts = [];
  for (let n = 0; n < 25; n += 1) {
    await sleep(300);
    const before = trips.count();
    await overHttp(0);
    counts.push(trips.count() - before);
  }
  verdict('每次转账的数据库往返', median(counts), '≤ 2', median(counts) <= 2);
}

try {
  await prepare();
  await countTrips();
  await compareWithBare({
    name: '经 HTTP 的转账',
    samples: SAMPLES,
    prepare: async () => ({
      http: () => overHttp(0),
      bare: () => bareDb.query({ name: 'bare', text: 'select public.bare($1)', values: [randomUUID()] }),
    }),
  });
  await compareClients({ pool, clients: CLIENTS, atDatabase, overHttp, alone });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  // A failed run leaves connections checked out, and the pool would wait for them for ever.
  if (process.exitCode) process.exit();
  bareDb.release();
  await pool.end();
  await gateway.stop();
  trips.close();
}
