// What a page costs at any depth: shared buffers of page 1 and page 5,000 of every list that grows without limit, with a million
// rows of one customer and the gateway's own statements. Also the gateway's memory while it sends a million rows as CSV.
// ROWS=100000 for a quick run.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { median, row, timeEach, verdict } from './lib/figures.mjs';
import { longLists } from './lib/long-lists.mjs';
import { post } from './lib/post.mjs';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const SIZE = 15;
const FAR = Math.min(5_000, Math.floor(ROWS / SIZE / 10));
const AIM = 1.3;

const types = { getTypeParser: (oid, format) => (oid === 20 ? BigInt : pg.types.getTypeParser(oid, format)) };
const gateway = await startBenchGateway();
const client = new pg.Client({ connectionString: gateway.databaseUrl, types });
await client.connect();

/** The demo customer, once their history exists. All rows below belong to this customer. */
async function demo() {
  for (;;) {
    const { rows } = await client.query(
      `select a.customer_id as customer, a.id as account from account.account a
       where a.kind = 'mt5' and exists (select from deposit.draft d where d.account_id = a.id and d.status = 'paid')
         and exists (select from reports.line l where l.account_id = a.id)`,
    );
    if (rows.length > 0) return rows[0];
    await sleep(200);
  }
}

async function fill({ load, empty }, who, count = ROWS) {
  // Replica mode skips the triggers that number rows one by one, and the foreign key checks.
  await client.query('set session_replication_role = replica');
  await client.query(`truncate ${empty}`);
  for (const text of load({ count, ...who })) await client.query(text);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** Runs statements as the gateway does and counts the buffers they touch. Plans are warm, as in a running process. */
function counting() {
  const seen = { buffers: 0 };
  const rows = async (_name, text, values = []) => {
    const { rows: plan } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const node = plan[0]['QUERY PLAN'][0].Plan;
    seen.buffers += node['Shared Hit Blocks'] + node['Shared Read Blocks'];
    return (await client.query(text, values)).rows;
  };
  const db = {
    rows,
    row: async (...args) => (await rows(...args))[0],
    maybe: async (...args) => (await rows(...args))[0],
  };
  return { db, seen };
}

async function buffersOf({ read }, who, pageNo) {
  for (let warm = 0; warm < 7; warm += 1) await read(counting().db, who, pageNo);
  const { db, seen } = counting();
  const page = await read(db, who, pageNo);
  if (page.list.length !== SIZE) throw new Error(`page ${pageNo} has ${page.list.length} rows of ${page.total}`);
  const milliseconds = await timeEach(20, () => read({ ...db, ...plain }, who, pageNo));
  return { buffers: seen.buffers, milliseconds: median(milliseconds) };
}
const query = async (_name, text, values) => (await client.query(text, values)).rows;
const plain = {
  rows: query,
  row: async (...args) => (await query(...args))[0],
  maybe: async (...args) => (await query(...args))[0],
};

function residentMegabytes() {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'));
  return Number(line[1]) / 1024;
}

async function signIn() {
  const body = JSON.stringify({ username: '13800138000', password: 'Demo2026', platform: 2 });
  return JSON.parse(await post(`${gateway.url}/v2/user/login`, body)).data.token;
}

/** Reads a whole file without buffering it. Returns its line count and the gateway's peak memory in each half. */
async function download(token) {
  const response = await fetch(
    `${gateway.url}/v2/tradedReport/tradeRecordAjax.csv?startDate=2020-01-01&endDate=2099-12-31`,
    { headers: { token } },
  );
  let [lines, bytes] = [0, 0];
  const peaks = [0, 0];
  const begun = performance.now();
  for await (const chunk of response.body) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    bytes += chunk.length;
    const half = lines * 2 > ROWS ? 1 : 0;
    peaks[half] = Math.max(peaks[half], residentMegabytes());
  }
  return { lines: lines - 1, peaks, bytes, seconds: (performance.now() - begun) / 1000 };
}

async function files(who, trade) {
  const token = await signIn();
  await fill(trade, who);
  const before = residentMegabytes();
  const { lines, peaks, bytes, seconds } = await download(token);
  const [first, second] = peaks;
  row(`${lines} 行`, `${(bytes / 1e6).toFixed(1)} MB`, `${seconds.toFixed(1)} s`, `发送前 ${before.toFixed(0)} MB`);
  verdict('CSV 后半程比前半程多占的内存', `${(second - first).toFixed(0)} MB`, '≤ 16 MB', second - first <= 16);
  row(`CSV 全程多占 ${(Math.max(...peaks) - before).toFixed(0)} MB，回收前的垃圾在内（仅供参考）`);
  verdict('CSV 行数', lines, ROWS, lines === ROWS);
  const { rows } = await client.query('select count(*)::int as n from reports.breaks()');
  verdict('编号与合计的破绽', rows[0].n, 0, rows[0].n === 0);
}

try {
  const who = await demo();
  const lists = await longLists();
  row('列表', '第 1 页', `第 ${FAR} 页`, '倍数', 'ms', 'ms');
  let worst = 0;
  for (const list of lists) {
    await fill(list, who);
    const near = await buffersOf(list, who, 1);
    const far = await buffersOf(list, who, FAR);
    const ratio = far.buffers / near.buffers;
    worst = Math.max(worst, ratio);
    row(
      list.name,
      near.buffers,
      far.buffers,
      ratio.toFixed(2),
      near.milliseconds.toFixed(2),
      far.milliseconds.toFixed(2),
    );
    await client.query(`truncate ${list.empty}`);
  }
  verdict(`第 ${FAR} 页 ÷ 第 1 页的缓冲页数，最差`, worst.toFixed(2), `≤ ${AIM}`, worst <= AIM);
  await files(
    who,
    lists.find(({ name }) => name === '报表 trade'),
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await client.end();
  await gateway.stop();
}
