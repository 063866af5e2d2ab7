// Measures the user centre on a CPU throttled 4x, as on a phone: the scripts of a first visit, the time from an interaction
// to the next frame, a table of 10,000 rows, and the heap over one hour of live figures. The hour's 3,600 ticks are sent within
// 180 s. FORMS=0 skips the forms, HEAP=0 skips the heap.
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
const RENDER_MS = 200;
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
 * kB of scripts, as transferred, that a first visit requests before the h1 appears. The h1 is rendered with the whole page. Later
 * requests are not counted: their timing depends on how busy the machine is.
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

/** Scrolls through Storybook's table of 10,000 rows and sorts it. Returns the most rows in the DOM and the sort's duration. */
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

/** Sends one hour of ticks at a faster rate. The baseline is taken after the page has settled. */
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
    const measured = await everyForm(browser, gateway.url, SLOWER, RENDER_MS);
    row('最慢 ms', '于', '表单');
    for (const { form, path, duration, name } of measured) row(duration, name, `${form} ${path}`);
    const worst = measured.reduce((slow, each) => (each.duration > slow.duration ? each : slow));
    verdict(`交互到下一帧，最慢 ${worst.form}`, `${worst.duration} ms`, `< ${RENDER_MS}`, worst.duration < RENDER_MS);
  }

  const { most, duration } = await longTable();
  verdict('一万行表格，页面中的行', most, `≤ ${ROWS}`, most <= ROWS);
  verdict('一万行表格，重新排序到下一帧', `${duration} ms`, `< ${RENDER_MS}`, duration < RENDER_MS);

  if (process.env.HEAP !== '0') {
    // A leak keeps growing. The first third may add compiled code and caches; the other two add almost nothing.
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
