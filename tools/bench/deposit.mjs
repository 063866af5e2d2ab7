// Compares posting the signed callback over HTTP with a bare commit of the same rows, both in this run. Then compares eight
// clients that all post through one house account with one client, at the database, and shows fsyncs per commit.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { compareClients, compareWithBare } from './lib/against-bare.mjs';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { post } from './lib/post.mjs';

const SAMPLES = 400;
const CLIENTS = 8;
const DRAFTS = 6_000;

const { signPayment } = await loadSource('apps/api/src/crypto/payment-signature.ts');
const gateway = await startBenchGateway();
const pool = new pg.Pool({ connectionString: gateway.databaseUrl, max: CLIENTS + 3 });
/** Creates customers with wallets by the gateway's own functions, and bare tables for the rows that one posting writes. */
async function prepare() {
  for (let n = 0; n < CLIENTS; n += 1) {
    await pool.query(`select customer.register('86', $1, 'x', 1::smallint, null, null, $2, null)`, [
      `199${String(n).padStart(8, '0')}`,
      `BENCH${n}`,
    ]);
  }
  await pool.query(`
    create table public.bare_event (like deposit.channel_event); create table public.bare_draft (pno text primary key, status text);
    create table public.bare_status (like kernel.status_event); create table public.bare_journal (like ledger.journal including defaults);
    create table public.bare_transfer (like ledger.transfer including defaults); create table public.bare_account (id int primary key, posted bigint);
    create table public.bare_message (like message.message); create table public.bare_ordinal (list int, owner int, n bigint, primary key (list, owner));
    insert into public.bare_account select n, 0 from generate_series(0, 63) n;
    insert into public.bare_ordinal select l, n, 0 from generate_series(1, 2) l, generate_series(0, 63) n;
    create function public.bare(p text, a int) returns void language sql as $$
      insert into public.bare_event values ('EGPAY', p, p, repeat('x', 180), 'credited', now());
      update public.bare_draft set status = 'paid' where pno = p;
      insert into public.bare_status values (1, 'deposit', p, 'unpaid', 'paid', 'channel:EGPAY', null, now());
      insert into public.bare_journal (id, kind, ref_type, ref_id, actor, cause) values (1, 'deposit', 'draft', p, 'channel:EGPAY', p);
      insert into public.bare_transfer values (1, 1, 1, 2, 'CNY', 72600, 'single', null, null, null, null, null, now()),
                                              (2, 1, 2, 3, 'USD', 10000, 'single', null, null, null, 1, 1, now());
      update public.bare_account set posted = posted + 1 where id = a;
      update public.bare_ordinal set n = n + 1 where owner = a;
      insert into public.bare_message values (1, 1, 'deposit.paid', jsonb_build_object('pno', p, 'amount', '10000'), null, null, now());
    $$`);
}

/** Inserts unpaid drafts of one bench customer's wallet, and matching rows in the bare table. */
async function drafts(client, count) {
  const { rows } = await pool.query(
    `insert into deposit.draft (pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id, status, expires_at)
     select 'B' || upper(replace(gen_random_uuid()::text, '-', '')), a.customer_id, a.id, 'EGPAY', 10000, 72600, 'CNY', 7.26, 0, 'SANDBOX001', 'unpaid', now() + interval '1 hour'
     from account.account a join customer.customer c on c.id = a.customer_id, generate_series(1, $2)
     where c.invite_code = $1 and a.kind = 'wallet' returning pno as whole`,
    [`BENCH${client}`, count],
  );
  await pool.query('insert into public.bare_draft select unnest($1::text[])', [rows.map(({ whole }) => whole)]);
  return rows.map(({ whole }) => whole);
}

const paidAt = new Date().toISOString();
const settle = (db, pno) =>
  db.query({
    name: 'settle',
    text: `select deposit.settle('EGPAY', $1, $2, 'SANDBOX001', 72600, 'CNY', 'paid', $3, $4)`,
    values: [randomUUID(), pno, paidAt, 'x'.repeat(180)],
  });

async function notify(pno) {
  const raw = JSON.stringify({
    eventId: randomUUID(),
    merchantId: 'SANDBOX001',
    pno,
    amount: '726.00',
    currency: 'CNY',
    status: 'paid',
    paidAt,
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secret = gateway.crypto.index('egpay', 'sandbox')[0].toString('hex');
  const answer = await post(`${gateway.url}/pay/notify/egpay`, raw, {
    'x-timestamp': timestamp,
    'x-signature': signPayment(secret, timestamp, raw),
  });
  if (answer !== 'SUCCESS') throw new Error(`callback answered ${answer}`);
}

const bareDb = await pool.connect();

/** Drafts and their matching bare rows for one round of timings. */
async function round(samples) {
  const [paid, bare] = [await drafts(0, samples), await drafts(0, samples)];
  return {
    http: (n) => notify(paid[n]),
    bare: (n) => bareDb.query({ name: 'bare', text: 'select public.bare($1, 0)', values: [bare[n]] }),
  };
}

let queues = [];

/** More unpaid drafts than a run can pay. */
async function fillQueues(clients) {
  queues = await Promise.all(Array.from({ length: clients }, (_, n) => drafts(n, Math.floor(DRAFTS / clients))));
  // Autovacuum would do this in the middle of a run after so many inserts.
  await pool.query('vacuum analyze deposit.draft');
}

function nextOf(client) {
  const pno = queues[client].pop();
  if (pno === undefined) throw new Error('too few drafts for this machine');
  return pno;
}

try {
  await prepare();
  await compareWithBare({ name: '经 HTTP 的回调入账', samples: SAMPLES, prepare: round });
  await compareClients({
    pool,
    clients: CLIENTS,
    prepare: fillQueues,
    atDatabase: (connection, client) => settle(connection, nextOf(client)),
    overHttp: (client) => notify(nextOf(client)),
  });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  // A failed run leaves connections checked out, and the pool would wait for them for ever.
  if (process.exitCode) process.exit();
  bareDb.release();
  await pool.end();
  await gateway.stop();
}
