// First paint and time to mounted in both REVEAL modes on a slow phone connection: 1.6 Mbit/s, 150 ms round trip, CPU throttled
// 4x, empty cache. Prints a Markdown table for docs/benchmarks.md. `npm run bench -- reveal --runs 1`.
import { parseArgs } from 'node:util';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { median } from './lib/figures.mjs';
import { demoContext, launch } from './lib/portal-browser.mjs';

const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;
const PLACES = ['/', '/market', '/legal/terms', '/login', '/user-center/acctInfo'];
const MODES = ['mounted', 'served'];

const { values: asked } = parseArgs({
  args: process.argv.slice(2),
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const RUNS = Number(asked.runs);

/** Records the time at which the page has mounted. */
const watchMounted = () => {
  const { document, MutationObserver } = globalThis;
  const watching = new MutationObserver(() => {
    if (!document.querySelector('[data-mounted=true]')) return;
    globalThis.mountedAt = performance.now();
    watching.disconnect();
  });
  watching.observe(document, { childList: true, subtree: true, attributeFilter: ['data-mounted'] });
};

const browser = await launch();

async function measure(url, place) {
  const phone = { viewport: { width: 360, height: 800 }, serviceWorkers: 'block', locale: 'zh-CN' };
  const isPrivate = place.startsWith('/user-center');
  const context = isPrivate ? await demoContext(browser, url) : await browser.newContext(phone);
  await context.addInitScript(watchMounted);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url + place, { waitUntil: 'commit' });
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  // A function and not a string: the content policy forbids eval.
  await page.waitForFunction(
    () => globalThis.mountedAt && performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { timeout: 60_000 },
  );
  const taken = {
    firstPaint: await page.evaluate(firstPaint),
    mounted: await page.evaluate(() => globalThis.mountedAt),
  };
  await context.close();
  return taken;
}

const found = new Map(PLACES.map((place) => [place, []]));
try {
  for (const mode of MODES) {
    const gateway = await startBenchGateway(undefined, { REVEAL: mode });
    try {
      for (const place of PLACES) {
        // An earlier visit, not recorded: the gateway has compressed the page from then on.
        await measure(gateway.url, place);
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await measure(gateway.url, place));
        const of = (name) => median(runs.map((one) => one[name])).toFixed(0);
        found.get(place).push(of('firstPaint'), of('mounted'));
      }
    } finally {
      await gateway.stop();
    }
  }
} finally {
  await browser.close();
}
const line = (cells) => console.log(`| ${cells.join(' | ')} |`);
line(['Page', ...MODES.flatMap((mode) => [`\`${mode}\`: first paint ms`, `\`${mode}\`: mounted ms`])]);
line(['---', ...MODES.flatMap(() => ['---:', '---:'])]);
for (const [place, figures] of found) line([`\`${place}\``, ...figures]);
