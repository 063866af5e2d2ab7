import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadSource } from '../../commands/lib/load-source.mjs';
import { makeCustomers } from './customers.mjs';
import { readFacts } from './facts.mjs';
import { check } from './checker.mjs';
import { operation } from './load.mjs';
import { openHistory, readHistory } from './history.mjs';

const { signInDemoStaff } = await loadSource('apps/api/src/start/commands/back-office/sign-in-staff.ts');

const SETTLE_MS = 30_000;
/** The connector searches for an operation without an answer for two minutes before it sends it again. */
const SETTLE_CONNECTOR_MS = 240_000;
const GIVE_UP_MS = 30_000;
const SECRET = 'be'.repeat(32);

/** Environment of a gateway for this load: only its staff decides reviews. */
export const gatewayEnv = ({ PORT, ...more }) => ({
  ...more,
  PORT: String(PORT),
  MODE: 'sandbox',
  SECRET_KEY: SECRET,
  REVIEW: 'manual',
  STAFF_IDLE_MINUTES: '240',
});

/** The back office of a gateway listens on the next port. */
const staffUrlOf = (url) => Object.assign(new URL(url), { port: Number(new URL(url).port) + 1 }).origin;

/** Starts the import of deals, which otherwise runs every minute. */
const importTrades = (pool) =>
  pool.query(
    `select graphile_worker.add_job('reports.importAll', '{}', queue_name := 'reports.importAll', job_key := 'prove')`,
  );

/** The logins of MT5 accounts, once all are open. */
async function loginsOf(pool, customers) {
  for (;;) {
    const { rows } = await pool.query(
      `select id::text, login from account.account where kind = 'mt5' and customer_id = any ($1)`,
      [customers],
    );
    if (rows.every(({ login }) => login)) return new Map(rows.map(({ id, login }) => [id, login]));
    await sleep(100);
  }
}

/**
 * Creates customers at a gateway, a history, and the check of both. `hands`: concurrent workers, two for each customer. `platform`:
 * where they trade without the portal, from startConnectorPlatform. `app`: the repository whose calls the customers make, if another one.
 */
export async function startLoad({ url, databaseUrl, folder, hands, platform, app }) {
  const path = join(folder, 'history');
  const { calls } = await loadSource('libs/contract/src/index.ts', app);
  const { makeCrypto } = await loadSource('apps/api/src/crypto/crypto.ts');
  const { recordBreaks } = await loadSource('apps/api/src/core/reconciliation/records.ts');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined); // killed with the server; the pool makes another
  const { customers, giveCodes } = await makeCustomers(url, pool, makeCrypto(SECRET), Math.ceil(hands / 2), app);
  const numbers = customers.map(({ customerNumber }) => customerNumber);
  const logins = await loginsOf(pool, numbers);
  const trade = platform && ((account) => platform.trade(logins.get(account)));
  const before = await readFacts(pool, numbers);
  const base = {
    documents: new Set([...before.drafts.keys(), ...before.payouts.keys(), ...before.transfers.keys()]),
    ledger: before.ledger,
  };
  const history = openHistory(path);
  const tally = { operations: 0, defects: 0, unanswered: 0 };
  const staffUrl = staffUrlOf(url);
  const token = await signInDemoStaff(staffUrl, 'bowen');
  const secondToken = await signInDemoStaff(staffUrl, 'ella');
  const decideAs = async (member, kind, id, body) => {
    const response = await fetch(`${staffUrl}/ops/reviews/${kind}/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...(await response.json()) };
  };
  /** Decides as one member, and as the second too where the customer's day needs two. */
  const staff = async (kind, id, body) => {
    const first = await decideAs(token, kind, id, body);
    const waits = first.code === 'OK' ? first.data.status === 1 : first.code === 'staff.secondPerson';
    if (!waits) return first;
    if (body.decision === 'pay') await decideAs(token, kind, id, { decision: 'approve' });
    return decideAs(secondToken, kind, id, body);
  };

  return {
    /** Starts the workers. `finish` lets each complete what it has begun, and returns the number of operations. */
    async run() {
      await giveCodes();
      const started = tally.operations;
      let stopped;
      const hand = (n) =>
        operation(customers[n % customers.length], {
          calls,
          staff,
          history,
          tally,
          trade,
          running: () => stopped === undefined,
          deadline: () => stopped !== undefined && Date.now() - stopped > GIVE_UP_MS,
        });
      const working = Promise.all(Array.from({ length: hands }, (_, n) => hand(n)));
      return {
        async finish() {
          stopped = Date.now();
          await working;
          return tally.operations - started;
        },
      };
    },

    /** Checks the history against the database. Pending work (a callback, a platform's response) gets time to arrive. */
    async check() {
      const operations = readHistory(path);
      const until = Date.now() + (platform ? SETTLE_CONNECTOR_MS : SETTLE_MS);
      for (;;) {
        if (platform) await importTrades(pool);
        const facts = { ...(await readFacts(pool, numbers)), base };
        const verdict = check(operations, facts);
        const arriving =
          verdict.lost.length > 0 ||
          (platform && verdict.twice.length > 0) ||
          [...facts.transfers.values()].some(({ status }) => status === 'pending');
        if (!arriving || Date.now() > until) return { ...verdict, breaks: await this.breaks() };
        await sleep(platform ? 500 : 100);
      }
    },

    async breaks() {
      const own = await recordBreaks({ rows: async (_name, text) => (await pool.query(text)).rows });
      const response = await fetch(`${staffUrl}/ops/reconcile`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      const { code, data } = await response.json();
      const ledgerBreaks =
        code === 'OK' ? data.breaks : [{ check: 'reconcile', subject: code, expected: 'OK', found: code }];
      return [...own, ...ledgerBreaks].map(
        ({ check, subject, expected, found }) => `${check} ${subject}：应为 ${expected}，实为 ${found}`,
      );
    },

    /** Ids of the operations acknowledged so far. */
    acknowledged: () => readHistory(path).flatMap(({ id, outcome }) => (outcome === 'ok' ? [id] : [])),

    /** Operations by outcome, and in `kinds` the acknowledged ones by kind. */
    counts() {
      const kinds = { draft: 0, pay: 0, payout: 0, decide: 0, transfer: 0 };
      if (platform) kinds.trade = 0;
      const counts = { ok: 0, fail: 0, info: 0, defects: tally.defects, unanswered: tally.unanswered, kinds };
      for (const { what, outcome } of readHistory(path)) {
        counts[outcome] += 1;
        if (outcome === 'ok') kinds[what] = (kinds[what] ?? 0) + 1;
      }
      return counts;
    },

    async close() {
      history.close();
      await pool.end();
    },
  };
}
