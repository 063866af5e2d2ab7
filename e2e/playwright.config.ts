import { defineConfig } from '@playwright/test';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import browsers from '../tools/config/browsers.json';
import { hosts } from './hosts';

const system = process.env['CHROMIUM_PATH'] ?? browsers.find((path) => existsSync(path));

const recording = process.env['RECORD_ANSWERS'] === '1';

/** The gateways' files. Workers load this file too and inherit the folder; the main process removes it. The server may run as another user. */
function dataFolder() {
  const inherited = process.env['E2E_DATA'];
  if (inherited) return inherited;
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  chmodSync(folder, 0o711);
  process.env['E2E_DATA'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const data = dataFolder();

const gateway = (port: number, staffPort: number, node: string) => ({
  command: `${node} dist/apps/api/main.mjs`,
  cwd: join(__dirname, '..'),
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 120_000,
  env: {
    PORT: String(port),
    DATA_DIR: join(data, String(port)),
    STAFF_PORT: String(staffPort),
    // A test run may use a staff session again after a long pause.
    STAFF_IDLE_MINUTES: '240',
    STILL_AT: hosts.stillAt,
    LOG_LEVEL: 'error',
    RATE_PER_MINUTE: '100000',
    PAGES_PER_MINUTE: '100000',
    CHECK_ANSWERS: 'true',
    PLATFORM_READ_MS: '5000',
    PLATFORM_PAYMENT_MS: '5000',
    SMS_DAILY_ADDRESS: '100000',
  },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: '.',
  globalSetup: join(__dirname, 'global-setup.ts'),
  testMatch: '**/*.spec.ts',
  // record-answers.spec.ts records the responses for the user centre's screenshots. Only `npm run baseline -- answers` runs it.
  // Tests of other brands run with brands/playwright.config.ts.
  testIgnore: ['brands/*.spec.ts', ...(recording ? [] : ['record-answers.spec.ts'])],
  outputDir: '../tmp/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Generous, so that a busy machine fails no test; a passing test never waits that long.
  timeout: 180_000,
  // Baselines are not named by platform: every system renders with the fonts that the tests install.
  snapshotPathTemplate: '{testDir}/baseline/{testFileName}/{arg}{ext}',
  expect: { timeout: 30_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' } },
  reporter: 'list',
  use: {
    baseURL: hosts.site,
    browserName: 'chromium',
    // Tests intercept the page's requests, which a service worker would bypass. The worker's own test allows it.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Drawing motion takes a sixth of the processor time. The phone's tests run with it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
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
    {
      name: 'desktop',
      // result-in-view.spec.ts is about a screen that is too small for a form.
      testIgnore: [
        'staff/**',
        'brands/*.spec.ts',
        'user-center/flows/result-in-view.spec.ts',
        ...(recording ? [] : ['record-answers.spec.ts']),
      ],
    },
    { name: 'staff', testMatch: 'staff/**/*.spec.ts' },
    {
      name: 'phone',
      // The flows of a new customer and of money. Other pages are tested in both widths by their own specs.
      testMatch: ['**/flows/*.spec.ts', '**/identity/journey.spec.ts'],
      use: {
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
  ],
  // The second gateway has a fixed clock, for screenshots. E2E_RUNNING: the caller has already started the gateway at E2E_PORT.
  webServer: process.env['E2E_RUNNING']
    ? []
    : [
        gateway(hosts.port, hosts.staffPort, 'node'),
        gateway(hosts.port + 1, hosts.staffPort + 1, 'node --import ./e2e/still-clock.mjs'),
      ],
});
