// The lists of the back office with 10,000 open items each: milliseconds of every filter, order and page, the buffers that a queue
// touches with 1,000 and with CLOSED closed items, and what a list takes in a browser whose processor is four times slower.
// CLOSED=1000000 for a whole year; the default takes a few minutes.
import pg from 'pg';
import { loadSource } from '../commands/lib/load-source.mjs';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { median, row, timeEach, verdict } from './lib/figures.mjs';
import { measureLists } from './lib/list-in-browser.mjs';
import { staffQueues } from './lib/staff-lists.mjs';

const OPEN = Number(process.env.OPEN ?? 10_000);
const CLOSED = Number(process.env.CLOSED ?? 200_000);
const FEW = 1_000;
const STEP = 50_000;
const AIM = { milliseconds: 200, ratio: 1.3 };

const types = { getTypeParser: (oid, format) => (oid === 20 ? BigInt : pg.types.getTypeParser(oid, format)) };
// The automatic review would decide what is open.
const gateway = await startBenchGateway(undefined, { REVIEW: 'manual' });
const client = new pg.Client({ connectionString: gateway.databaseUrl, types });
await client.connect();

const { customerRows, documentRows } = await loadSource('apps/api/src/testing/staff-rows.ts');
const { addTestStaff, staffTokenOf } = await loadSource('apps/api/src/testing/add-test-staff.ts');
const queues = await staffQueues();

async function fill(texts) {
  // Replica mode skips the triggers that guard each row, and the foreign key checks.
  await client.query('set session_replication_role = replica');
  for (const text of texts) await client.query(text);
  await client.query('set session_replication_role = origin');
}

const closedRows = (from, count) => documentRows({ from, count, customers: OPEN, open: false });

/** Runs statements as the gateway does, under their names, and counts the buffers they touch. */
function counting() {
  const seen = { buffers: 0 };
  const rows = async (name, text, values = []) => {
    const { rows: plan } = await client.query({
      name: `e.${name}`,
      text: `explain (analyze, buffers, format json) ${text}`,
      values,
    });
    const node = plan[0]['QUERY PLAN'][0].Plan;
    seen.buffers += node['Shared Hit Blocks'] + node['Shared Read Blocks'];
    return (await client.query({ name, text, values })).rows;
  };
  const row = async (...args) => (await rows(...args))[0];
  return { db: { rows, row, maybe: row }, seen };
}

async function buffersOf({ read }) {
  for (let warm = 0; warm < 7; warm += 1) await read(counting().db);
  const { db, seen } = counting();
  await read(db);
  return seen.buffers;
}

/** The search for customers is in the body of its request, every other filter in the address. */
async function ask({ ask: path, search }, page) {
  const url = new URL(path, gateway.staffUrl);
  if (!search) for (const [name, value] of Object.entries(page)) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method: search ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${staffTokenOf('anna')}`,
      ...(search && { 'content-type': 'application/json' }),
    },
    ...(search && { body: JSON.stringify({ search, ...page }) }),
  });
  const { code, data } = await response.json();
  if (code !== 'OK') throw new Error(`${path}: ${code}`);
  return data;
}

const tookBy = async (queue, page) => median(await timeEach(15, () => ask(queue, { pageSize: 100, ...page })));

/** The slowest order of a list, and its last page. */
async function timesOf(queue) {
  const { name, sorts } = queue;
  const opened = await tookBy(queue, {});
  const orders = [];
  for (const sort of sorts)
    for (const sign of ['', '-']) orders.push([sign + sort, await tookBy(queue, { sort: sign + sort })]);
  const [slowest = '–', worst = 0] = orders.sort((a, b) => b[1] - a[1])[0] ?? [];
  const last = sorts.length > 0 ? await tookBy(queue, { pageNo: Math.floor(OPEN / 100) }) : 0;
  row(name, opened.toFixed(1), `${worst.toFixed(1)} ${slowest}`, last.toFixed(1));
  return [opened, worst, last];
}

try {
  await addTestStaff({ rows: (_name, text, values) => client.query(text, values) });
  await fill([
    ...customerRows(OPEN),
    ...closedRows(0, FEW),
    ...documentRows({ from: 5_000_000, count: OPEN, customers: OPEN, open: true }),
  ]);
  await client.query('vacuum analyze');
  const few = [];
  for (const queue of queues) few.push(await buffersOf(queue));
  for (let from = FEW; from < CLOSED; from += STEP) await fill(closedRows(from, Math.min(STEP, CLOSED - from)));
  await client.query('vacuum analyze');

  console.log(`每种 ${OPEN} 条待处理、${CLOSED} 条已结；毫秒`);
  row('列表', '打开', '最慢的排序', '最后一页');
  const times = [];
  for (const queue of queues) times.push(...(await timesOf(queue)));
  const slowest = Math.max(...times);
  verdict(
    '后台列表的一次请求，最慢',
    `${slowest.toFixed(0)} ms`,
    `≤ ${AIM.milliseconds} ms`,
    slowest <= AIM.milliseconds,
  );

  row('缓冲页', `已结 ${FEW}`, `已结 ${CLOSED}`, '倍数');
  let worst = 0;
  for (const [at, queue] of queues.entries()) {
    const many = await buffersOf(queue);
    const ratio = many / few[at];
    worst = Math.max(worst, ratio);
    row(queue.name, few[at], many, ratio.toFixed(2));
  }
  verdict('已结事项增多后的缓冲页，最差', worst.toFixed(2), `≤ ${AIM.ratio}`, worst <= AIM.ratio);

  const lists = await measureLists(gateway.staffUrl, staffTokenOf('anna'));
  row('浏览器（慢 4 倍）', '只取数据和画格子', '筛选', '排序', '翻页');
  for (const { name, ...took } of lists) row(name, ...Object.values(took).map((one) => one.toFixed(0)));
  const slow = Math.max(...lists.flatMap(({ filter, sort, page }) => [filter, sort, page]));
  verdict(
    '浏览器中筛选、排序、翻页，最慢',
    `${slow.toFixed(0)} ms`,
    `≤ ${AIM.milliseconds} ms`,
    slow <= AIM.milliseconds,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await client.end();
  await gateway.stop();
}
