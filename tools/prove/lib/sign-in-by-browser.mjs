import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { systemBrowser } from '../../commands/lib/browser.mjs';
import { ended, freePort } from '../../commands/lib/gateway-process.mjs';
import { runNode } from '../../commands/lib/run.mjs';

/** Builds the bare Vite app, serves it beside the gateway and signs the demo customer in. Returns what went wrong. */
export async function signInByBrowser({ folder, gateway }) {
  const cwd = join(folder, 'web');
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const built = await runNode(vite, ['build', '--logLevel', 'warn'], { cwd });
  if (!built.ok) return built.output;
  const { siteOrigin } = await (await fetch(`${gateway}/config.json`)).json();
  const port = await freePort();
  const app = spawn(process.execPath, [vite, 'preview', '--port', port, '--strictPort', '--host', '127.0.0.1'], {
    cwd,
    env: { ...process.env, GATEWAY: gateway },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({
    executablePath: systemBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const address = `http://${new URL(siteOrigin).hostname}:${port}/`;
    await expect(async () => void (await page.goto(address))).toPass();
    await page.getByLabel('手机号').fill('13800138000');
    await page.getByLabel('登录密码', { exact: true }).fill('wrong123');
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByText('密码不正确')).toBeVisible({ timeout: 20_000 });
    await page.getByLabel('登录密码', { exact: true }).fill('Demo2026');
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByText('已登录')).toBeVisible({ timeout: 20_000 });
    const token = (await page.context().cookies()).find(({ name }) => name === 'token');
    if (!token) return 'signed in, but no cookie was kept';
    return errors.length > 0 ? errors.join('\n') : undefined;
  } finally {
    await browser.close();
    app.kill('SIGTERM');
    await ended(app);
  }
}
