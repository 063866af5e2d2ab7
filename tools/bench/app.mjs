// The user centre on a phone four times slower than this machine: scripts of a first visit, how soon a form answers a finger, a
// table of ten thousand rows, and memory over an hour of live figures: its 3,600 ticks in the time of 180 s. FORMS=0 and HEAP=0
// leave theirs out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runNode } from '../commands/lib/run.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { everyForm } from './lib/every-form.mjs';
import { fasterStream } from './lib/faster-stream.mjs';
import { row, verdict } from './lib/figures.mjs';
import { middle, slowDown, slowest, watchInteractions } from './lib/interactions.mjs';
import { demoContext, launch } from './lib/portal-browser.mjs';

const BUDGET_KB = 175;
const SLOWER = 4;
const PAINT_MS = 200;
const ROWS = 60;
const GROWTH = 1.1;
const TICKS = 3600;
const TICK_MS = 50;
const SETTLED = 800;
const routes = ['acctInfo', 'deposit-guide', 'assets/deposit', 'assets/withdraw', 'assets/withdrawCoin'].concat([
  'assets/transfer',
  'fundingDetails',
  'explain',
  'statements',
  'costs',
  'invite',
]);

const gateway = await startBenchGateway();
const browser = await launch();
const at = (route) => `${gateway.url}/user-center/${route}`;

/**
 * kB of scripts, as they were sent, that a first visit asks for before the page stands: before its heading, which comes with the
 * whole of it. What is asked for from then on is not waited for, and comes sooner or later as the machine has time.
 */
async function firstLoad(route) {
  const context = await demoContext(browser, gateway.url);
  await context.addInitScript(() => {
    const standing = new globalThis.MutationObserver(() => {
      if (!globalThis.document.querySelector('h1')) return;
      globalThis.stoodAt = performance.now();
      standing.disconnect();
    });
    standing.observe(globalThis.document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(at(route));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= globalThis.stoodAt)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await context.close();
  return bytes / 1000;
}

async function longTable() {
  const built = await runNode(inWorkspace('node_modules/nx/dist/bin/nx.js'), ['run', 'ui:build-storybook']);
  if (!built.ok) throw new Error(built.output);
  const found = [];
  for (let time = 0; time < 3; time += 1) found.push(await sortLongTable());
  return { most: Math.max(...found.map(({ most }) => most)), duration: middle(found).duration };
}

/** Goes through Storybook's table of ten thousand rows and sorts it; the most rows that stood in the page, and how long it took. */
async function sortLongTable() {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await watchInteractions(context);
  const page = await context.newPage();
  await page.route('http://storybook.localhost/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const contentType = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';
    return route.fulfill({
      contentType,
      body: readFileSync(join(inWorkspace('dist/storybook'), path)),
    });
  });
  await page.goto('http://storybook.localhost/iframe.html?id=table--long&viewMode=story&globals=a11y.manual:!true');
  await page.getByRole('row').nth(10).waitFor();
  await slowDown(page, SLOWER);
  const counts = [];
  for (const share of [0, 0.5, 1]) {
    await page.evaluate(
      (part) => globalThis.scrollTo(0, globalThis.document.documentElement.scrollHeight * part),
      share,
    );
    await sleep(500);
    counts.push(await page.locator('tr').count());
  }
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await slowest(page);
  await page.getByRole('button', { name: '金额' }).click();
  const sorted = await slowest(page);
  await context.close();
  return { most: Math.max(...counts), ...sorted };
}

/** One hour of ticks, sent closer together; the first figure is taken when the page has long settled. */
async function heapGrowth() {
  const faster = await fasterStream(gateway.url, TICK_MS);
  const context = await demoContext(browser, faster.url);
  const page = await context.newPage();
  await page.goto(`${faster.url}/user-center/acctInfo`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const devtools = await context.newCDPSession(page);
  const used = async (ticks) => {
    while (faster.ticks() < ticks) await sleep(TICK_MS);
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const first = await used(SETTLED);
  const thirds = [];
  for (const third of [1, 2, 3]) thirds.push((await used(SETTLED + (TICKS / 3) * third)) / first);
  await context.close();
  faster.stop();
  return { thirds, megabytes: first / 1024 / 1024 };
}

try {
  row('页面', '首次脚本 kB');
  const loads = [];
  for (const route of routes) {
    const kB = await firstLoad(route);
    loads.push({ route, kB });
    row(route, kB.toFixed(1));
  }
  const heaviest = loads.reduce((most, each) => (each.kB > most.kB ? each : most));
  verdict(
    `首次脚本，最多 ${heaviest.route}`,
    `${heaviest.kB.toFixed(1)} kB`,
    `≤ ${BUDGET_KB}`,
    heaviest.kB <= BUDGET_KB,
  );

  if (process.env.FORMS !== '0') {
    const measured = await everyForm(browser, gateway.url, SLOWER, PAINT_MS);
    row('最慢 ms', '于', '表单');
    for (const { form, path, duration, name } of measured) row(duration, name, `${form} ${path}`);
    const worst = measured.reduce((slow, each) => (each.duration > slow.duration ? each : slow));
    verdict(`交互到下一帧，最慢 ${worst.form}`, `${worst.duration} ms`, `< ${PAINT_MS}`, worst.duration < PAINT_MS);
  }

  const { most, duration } = await longTable();
  verdict('一万行表格，页面中的行', most, `≤ ${ROWS}`, most <= ROWS);
  verdict('一万行表格，重新排序到下一帧', `${duration} ms`, `< ${PAINT_MS}`, duration < PAINT_MS);

  if (process.env.HEAP !== '0') {
    // A leak goes on: the first third may bring what is compiled and kept, the others bring next to nothing.
    const { thirds, megabytes } = await heapGrowth();
    const ratio = Math.max(...thirds);
    verdict(
      `实时数据一小时（${TICKS} 次更新，每 ${TICK_MS} ms 一次）后内存 ÷ 起初（${megabytes.toFixed(1)} MB）`,
      thirds.map((each) => each.toFixed(3)).join('、'),
      `≤ ${GROWTH}`,
      ratio <= GROWTH,
    );
  }
} finally {
  await browser.close();
  await gateway.stop();
}
