// Compares a transfer from the wallet to an MT5 account over HTTP with a bare commit of the same rows, both in this run. Counts
// its database round trips. Then compares eight customers at once with one, at the database, and shows fsyncs per commit.
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
const { runMoneyAct } = await loadSource('apps/api/src/core/money-acts/run-money-act.ts');
const { transferAct } = await loadSource('apps/api/src/transfer/transfer-act.ts');
const { brandOf, defaultBrand } = await loadSource('libs/brand/src/index.ts');
const brand = brandOf(defaultBrand);
let gateway;
const types = { getTypeParser: (oid, format) => (oid === 20 ? BigInt : pg.types.getTypeParser(oid, format)) };
let funded = [];

/** Customers with money in both accounts: the first transfer into an MT5 account has its own minimum. */
async function customers(count) {
  funded = [];
  for (let n = 0; n < count; n += 1) {
    funded.push(await fundedCustomer(gateway.url, '50000.00'));
    await overHttp(n, '50.00');
  }
}

/** Copies of the tables that a transfer writes, with their indexes and checks; no rules, triggers or foreign keys. */
const bareTables = (pool) =>
  pool.query(`
    create schema bare;
    create table bare.key (like kernel.idempotency including all); create table bare.audit (like kernel.audit including all);
    create table bare.document (like transfer.transfer including all); create table bare.status (like kernel.status_event including all);
    create table bare.journal (like ledger.journal including all); create table bare.movement (like ledger.transfer including all);
    create table bare.account (like ledger.account including all); create table bare.outbox (like account.platform_outbox including all);
    insert into bare.account (owner_id, kind, currency, class, posted)
    select n, 'wallet', 'USD', 'limited', 1000000000 from generate_series(1, 2) n;
    create function bare.transfer(p text) returns void language plpgsql as $$
    declare
      d bare.account;
      c bare.account;
      j bigint;
    begin
      insert into bare.key (scope, key, request_hash, response) values ('s', p, '\\x00', jsonb_build_object('tno', p, 'status', 'done'));
      insert into bare.audit (actor, act, subject) values ('customer:1', 'transfer', p);
      update bare.account set posted = posted - 100, version = version + 1 where id = 1 returning * into d;
      update bare.account set posted = posted + 100, version = version + 1 where id = 2 returning * into c;
      insert into bare.journal (kind, ref_type, ref_id, actor, cause) values ('transfer', 'transfer', p, 'customer:1', p) returning id into j;
      insert into bare.movement (journal_id, debit, credit, currency, amount, phase, debit_version, debit_after, credit_version, credit_after)
      values (j, 1, 2, 'USD', 100, 'single', d.version, d.posted, c.version, c.posted);
      insert into bare.document (tno, customer_id, from_id, to_id, amount, received, status, scope, closed_at, ord)
      values (p, 1, 1, 2, 100, 100, 'done', 's', now(), d.version);
      insert into bare.status (machine, doc_id, to_status, actor) values ('transfer', p, 'done', 'customer:1');
      insert into bare.outbox values (j, '80000001', 'balance', 100, p);
    end $$`);

/** A transaction on one connection, as the gateway runs it on one of its pool. */
const dbOf = (connection) => {
  const rows = async (name, text, values) => (await connection.query({ name, text, values })).rows;
  const row = async (...statement) => (await rows(...statement))[0];
  return {
    async transaction(work) {
      await connection.query('begin');
      const result = await work({ rows, row, maybe: row });
      await connection.query('commit');
      return result;
    },
  };
};

const atDatabase = (connection, client) => {
  const { customerNumber, walletId, mt5Id } = funded[client];
  const customerId = BigInt(customerNumber);
  const idempotency = { scope: `${customerNumber}:bench`, key: randomUUID(), hash: randomBytes(32) };
  const cause = { customerId, actor: `customer:${customerNumber}`, requestId: 'bench', idempotency };
  const request = {
    tno: `TB${randomBytes(8).toString('hex')}`,
    customerId,
    fromId: BigInt(walletId),
    toId: BigInt(mt5Id),
    amount: BigInt(CENTS),
    shownRate: undefined,
    kinds: 'wallet',
    brand,
  };
  return runMoneyAct(dbOf(connection), transferAct, request, cause);
};

async function overHttp(client, amount = '1.00') {
  const { walletId, mt5Id, client: browser } = funded[client];
  const body = JSON.stringify({ fromAccountId: walletId, toAccountId: mt5Id, amount });
  const answer = await post(gateway.url + calls.transfer.addTransfer.path, body, {
    'idempotency-key': randomUUID(),
    'x-forwarded-for': browser.address,
    token: browser.token,
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  if (JSON.parse(answer).data?.status !== 'done') throw new Error(`transfer answered ${answer}`);
}

/** Runs while the gateway is stopped: it would otherwise carry each credit to the platform and use the database meanwhile. */
async function alone(run) {
  process.kill(gateway.pid, 'SIGSTOP');
  try {
    return await run();
  } finally {
    process.kill(gateway.pid, 'SIGCONT');
  }
}

/** Counts database round trips per request. Each request waits first until the gateway's background work is over. */
async function countTrips() {
  const trips = roundTripCounter();
  gateway = await startBenchGateway(trips.through);
  await customers(1);
  const counts = [];
  for (let n = 0; n < 25; n += 1) {
    await sleep(300);
    const before = trips.count();
    await overHttp(0);
    counts.push(trips.count() - before);
  }
  await gateway.stop();
  trips.close();
  verdict('每次转账的数据库往返', median(counts), '≤ 2', median(counts) <= 2);
}

/** Runs without the counter, whose proxy is a second hop for every byte. */
async function timeActs() {
  gateway = await startBenchGateway();
  await customers(CLIENTS);
  const pool = new pg.Pool({ connectionString: gateway.databaseUrl, max: CLIENTS + 3, types });
  await bareTables(pool);
  const bareDb = await pool.connect();
  await compareWithBare({
    name: '经 HTTP 的转账',
    samples: SAMPLES,
    prepare: async () => ({
      http: () => overHttp(0),
      bare: () => bareDb.query({ name: 'bare', text: 'select bare.transfer($1)', values: [randomUUID()] }),
    }),
  });
  await compareClients({ pool, clients: CLIENTS, atDatabase, overHttp, alone });
  bareDb.release();
  await pool.end();
  await gateway.stop();
}

try {
  await countTrips();
  await timeActs();
} catch (error) {
  console.error(error);
  // Ends the gateway and the connections of a failed run too.
  process.exit(1);
}
