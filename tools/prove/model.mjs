// Compares random sequences of every money operation, through the functions and commands that the handlers call, with a small model in memory.
// The ledger is checked after every operation. A sequence depends on the seed and its number alone, so that it can be replayed.
// With `--platform connector` the trading platform's part happens at MetaTrader 5's protocol simulator, through the connector, with
// faults of the connection and trades; its balances are compared with the model at the end of each sequence.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fail } from '../commands/lib/fail.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { operationsOf } from './lib/operations.mjs';
import { checkDocuments, checkStep, emptyLedger } from './lib/check-step.mjs';
import { Model } from './lib/model.mjs';
import { startModelPlatform } from './lib/model-platform.mjs';
import { randomOf } from './lib/random.mjs';
import { moneyActs } from './lib/money-acts.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seed: { type: 'string', default: process.env.SEED ?? String(Date.now()) },
    sequences: { type: 'string', default: '10000' },
    operations: { type: 'string', default: '1000000' },
    connections: { type: 'string', default: '4' },
    only: { type: 'string' },
    platform: { type: 'string', default: 'sandbox' },
  },
});
if (!['sandbox', 'connector'].includes(values.platform)) fail('--platform 可选 sandbox、connector。');
let platform;
let commands;
const sequences = Number(values.sequences);
const length = Math.ceil(Number(values.operations) / sequences);
const BATCH = 50;
const PROVE_EVERY = 1000;
const FAULTS_SHOWN = 20;
/** From this number of operations on each kind must have succeeded. */
const ALL_KINDS = 100_000;

const counts = new Map();
let faults = 0;
let operations = 0;

function report(sequence, step, operation, found) {
  for (const { law, expected, found: got } of found) {
    faults += 1;
    if (faults > FAULTS_SHOWN) continue;
    console.log(`✗ 序列 ${sequence} 第 ${step} 步 ${law}：应为 ${expected}，实为 ${got}`);
    if (operation) console.log(`  ${JSON.stringify(operation)}`);
  }
  if (found.length > 0 && values.only === undefined) {
    console.log(
      `  重放：npm run prove -- model --seed ${values.seed} --sequences ${sequences} --operations ${length * sequences}${platform ? ' --platform connector' : ''} --only ${sequence}`,
    );
  }
}

async function runSequence(client, sequence) {
  const random = randomOf(`${values.seed} ${sequence}`);
  const tag = `${sequence}S`;
  const { rows } = await client.query(
    `with a as (select prove.customer($1, null, 2) as customer) select customer from a`,
    [`A${tag}`],
  );
  const friend = await client.query(`select prove.customer($1, $2, 1) as customer`, [`B${tag}`, `A${tag}`]);
  const model = new Model(rows[0].customer, friend.rows[0].customer);
  const customers = [model.inviter.id, model.friend.id];
  const next = operationsOf(model, random, tag);
  const ledger = emptyLedger(model.foreign);
  const sent = new Set();
  platform?.open(model);
  for (let done = 0; done < length; done += BATCH) {
    // The model runs ahead by one batch: its state after each operation is stored until the database has returned its own.
    const batch = [];
    while (batch.length < Math.min(BATCH, length - done)) {
      const drawn = next();
      const operation = platform ? await platform.answered(drawn, model, random) : drawn;
      const expected = model.apply(operation);
      batch.push({
        operation,
        expected,
        after: structuredClone({ balances: model.balances, house: model.house }),
      });
    }
    const results = await runBatch(
      client,
      customers,
      batch.map(({ operation }) => operation),
    );
    for (const [n, result] of results.entries()) {
      const { operation, expected, after } = batch[n];
      if (values.only !== undefined) console.log(done + n + 1, expected, JSON.stringify(operation));
      const found = checkStep(operation, expected, result, after, ledger);
      operations += 1;
      count(operation, expected);
      report(sequence, done + n + 1, operation, found);
      if (found.length > 0) return;
    }
    await platform?.relay(client, customers, sent, random);
  }
  if (platform) report(sequence, '末', undefined, await platform.check(model));
  const { rows: ended } = await client.query({
    name: 'end',
    text: 'select prove.documents($1) as documents',
    values: [customers],
  });
  report(sequence, '末', undefined, checkDocuments(model, ended[0].documents));
  await client.query({
    name: 'forget',
    text: 'select prove.forget($1, $2)',
    values: [customers, [...model.drafts.keys(), ...model.payouts.keys(), ...model.transfers.keys()]],
  });
}

/** Runs operations in their order. Those that are SQL functions run together, so that they cost one round trip. */
async function runBatch(client, customers, operations) {
  const results = [];
  const flush = async (some) => {
    if (some.length === 0) return;
    const { rows } = await client.query({
      name: 'run',
      text: 'call prove.run($1, $2, null)',
      values: [customers, JSON.stringify(some)],
    });
    results.push(...rows[0].results);
  };
  let functions = [];
  for (const operation of operations) {
    if (!commands.has(operation)) functions.push(operation);
    else {
      await flush(functions);
      functions = [];
      results.push(await commands.run(client, customers, operation));
    }
  }
  await flush(functions);
  return results;
}

function count({ do: what }, expected) {
  const of = counts.get(what) ?? { done: 0, repeated: 0, refused: 0 };
  of[
    expected === 'REPEAT' || expected === 'differs'
      ? 'repeated'
      : expected === 'OK' || expected === 'credited'
        ? 'done'
        : 'refused'
  ] += 1;
  counts.set(what, of);
}

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-prove-'));
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const { openDatabase } = await loadSource('apps/api/src/database/database.ts');
  const { applySchema } = await loadSource('apps/api/src/database/apply-schema.ts');
  const { migrateJobs } = await loadSource('apps/api/src/jobs/jobs.ts');
  const { recordBreaks } = await loadSource('apps/api/src/core/reconciliation/records.ts');
  const postgres = await startPostgres({ dataDir });
  const db = openDatabase(postgres.url);
  try {
    await migrateJobs(db.pool, { debug() {}, warn: console.log, error: console.error });
    await applySchema(db.pool, inWorkspace('apps/api/database'));
    await db.pool.query(readFileSync(inWorkspace('tools/prove/lib/model.sql'), 'utf8'));
    commands = await moneyActs();
    if (values.platform === 'connector') platform = await startModelPlatform(db);
    const proof = async () => {
      const client = await db.pool.connect();
      await client.query('set statement_timeout = 0');
      const breaks = await recordBreaks({ rows: async (_name, text) => (await client.query(text)).rows });
      client.release(true);
      for (const { check, subject, expected, found } of breaks)
        report('整本账', '', undefined, [{ law: `${check} ${subject}`, expected, found }]);
    };
    const queue = values.only === undefined ? Array.from({ length: sequences }, (_, n) => n) : [Number(values.only)];
    let proved = 0;
    const begun = performance.now();
    const worker = async () => {
      // This proof checks what the functions do, not durability: `kill` and `power` do that.
      const client = new pg.Client({
        connectionString: postgres.url,
        options: '-c synchronous_commit=off -c enable_seqscan=off',
      });
      // After a fault of another connection the server is stopped. Without this the message of that fault would be lost.
      client.on('error', () => undefined);
      await client.connect();
      for (let sequence; (sequence = queue.shift()) !== undefined;) {
        await beijingMidnightPast();
        await runSequence(client, sequence);
        proved += 1;
        if (proved % PROVE_EVERY === 0) {
          await proof();
          console.log(
            `${proved} 个序列，${operations} 次操作，${((performance.now() - begun) / 1000).toFixed(0)} s，违反 ${faults}`,
          );
        }
      }
      await client.end();
    };
    await Promise.all(Array.from({ length: Number(values.connections) }, worker));
    await proof();
    summary((performance.now() - begun) / 1000, proved);
  } finally {
    await platform?.close();
    await db.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Daily limits use the Shanghai day, so a sequence must lie within one day. */
async function beijingMidnightPast() {
  const left = 86_400_000 - ((Date.now() + 8 * 3_600_000) % 86_400_000);
  if (left < 10_000) await new Promise((done) => setTimeout(done, left + 100));
}

function summary(seconds, proved) {
  const row = (...cells) =>
    console.log(cells.map((cell, n) => String(cell)[n ? 'padStart' : 'padEnd'](n ? 10 : 20)).join(''));
  row('操作', '成功', '重复', '被拒');
  for (const [what, { done, repeated, refused }] of [...counts].sort()) row(what, done, repeated, refused);
  console.log(`种子 ${values.seed}：${proved} 个序列，${operations} 次操作，用时 ${seconds.toFixed(0)} s`);
  if (platform) {
    const { moved, refused, repeated, trades, faults: failed } = platform.counts;
    console.log(
      `交易平台：资金操作 ${moved}，拒绝 ${refused}，交易 ${trades}，注入故障 ${failed}，重新查询 ${repeated}`,
    );
  }
  const missing = values.only === undefined ? undone() : [];
  for (const what of missing) console.log(`✗ 没有做到：${what}`);
  console.log(`violations: ${faults}`);
  if (faults + missing.length > 0) process.exitCode = 1;
}

/** What a run must have done to prove anything. The platform's shares are less than half of the usual ones. */
function undone() {
  const least = [[`${sequences * length} 次操作`, operations, sequences * length]];
  if (operations >= ALL_KINDS) for (const [what, { done }] of counts) least.push([what, done, 1]);
  if (platform) {
    const { moved, trades, faults: failed } = platform.counts;
    least.push(['平台资金操作', moved, operations / 20], ['平台交易', trades, operations / 100]);
    least.push(['平台故障', failed, operations / 200]);
  }
  return least.flatMap(([what, number, needed]) => (number < needed ? [`${what}（${number}）`] : []));
}

console.log(`种子 ${values.seed}（--seed ${values.seed} 可重放）`);
await main();
