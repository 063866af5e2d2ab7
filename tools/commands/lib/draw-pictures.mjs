// Screenshots for the README, taken of the running product and made small enough to be committed.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { startBenchGateway } from '../../bench/lib/bench-gateway.mjs';
import { demoContext, launch } from '../../bench/lib/portal-browser.mjs';
import { build } from './build.mjs';
import { fail } from './fail.mjs';
import { inWorkspace } from './workspace.mjs';

const FOLDER = 'docs/pictures';
const MOST_KB = 500;
const desktop = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const pictures = [
  { name: 'home', path: '/', screen: desktop, width: 1280 },
  { name: 'overview', path: '/user-center/acctInfo', screen: desktop, width: 1280 },
  {
    name: 'deposit-phone',
    path: '/user-center/assets/deposit',
    screen: { ...phone, colorScheme: 'light' },
    width: 600,
  },
  { name: 'overview-phone', path: '/user-center/acctInfo', screen: { ...phone, colorScheme: 'dark' }, width: 600 },
];

await build();
const gateway = await startBenchGateway();
const browser = await launch();
mkdirSync(inWorkspace(FOLDER), { recursive: true });
try {
  for (const { name, path, screen, width } of pictures) {
    const context = await demoContext(browser, gateway.url, {
      ...screen,
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(gateway.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Prices stream for ever. The page is complete when no skeleton is left.
    await page.waitForFunction(() => !globalThis.document.body.innerText.includes('正在加载'));
    await page.waitForTimeout(2000);
    const shot = await page.screenshot();
    const small = await sharp(shot).resize({ width }).png({ palette: true, colours: 96, effort: 10 }).toBuffer();
    writeFileSync(inWorkspace(FOLDER, `${name}.png`), small);
    await context.close();
  }
} finally {
  await browser.close();
  await gateway.stop();
}
const kB =
  readdirSync(inWorkspace(FOLDER)).reduce((sum, file) => sum + statSync(inWorkspace(FOLDER, file)).size, 0) / 1000;
console.log(`${FOLDER}：共 ${kB.toFixed(0)} kB`);
if (kB > MOST_KB) fail(`图片共 ${kB.toFixed(0)} kB，多于 ${MOST_KB} kB。`);
