import { defineConfig } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosts } from './hosts';

const system = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const drawing = process.env['DRAW'] === '1';

const gateway = (port: number, node: string) => ({
  command: `${node} dist/apps/api/main.mjs`,
  cwd: join(__dirname, '..'),
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 120_000,
  env: {
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-e2e-')),
    STAFF_KEY: hosts.staffKey,
    STILL_AT: hosts.stillAt,
    LOG_LEVEL: 'error',
    RATE_PER_MINUTE: '100000',
    CHECK_ANSWERS: 'true',
    SMS_DAILY_ADDRESS: '100000',
  },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What the user centre's pictures are drawn from is recorded by `npm run baseline -- answers` alone.
  // What is of another brand than the first runs with that one: brands/playwright.config.ts.
  testIgnore: ['brands/*.spec.ts', ...(drawing ? [] : ['look/*.spec.ts'])],
  outputDir: '../tmp/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Kept pictures stand beside each other, whatever system draws them: the fonts are the ones the tests install.
  snapshotPathTemplate: '{testDir}/baseline/{testFileName}/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' } },
  reporter: 'list',
  use: {
    baseURL: hosts.site,
    browserName: 'chromium',
    // Tests put answers in the way of the page's requests; the worker's own test lets it in.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(system) ? { executablePath: system } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk' },
    {
      name: 'phone',
      // What a newcomer and money go through; the rest of the pages is looked at in both widths by its own specs.
      testMatch: ['**/flows/*.spec.ts', '**/identity/journey.spec.ts'],
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  // For the second one time stands still: pages are looked at there. E2E_RUNNING: what answers at E2E_PORT was started by who runs this.
  webServer: process.env['E2E_RUNNING']
    ? []
    : [gateway(hosts.port, 'node'), gateway(hosts.port + 1, 'node --import ./e2e/still-clock.mjs')],
});
