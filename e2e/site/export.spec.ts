import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { hosts } from '../hosts';
import { SiteFrame } from './site.page-model';

const repository = join(__dirname, '../..');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const folder = join(mkdtempSync(join(tmpdir(), 'portal-export-')), 'site');
let server: Server;
let origin: string;

/** A minimal web server: files, a redirect of folders to a trailing slash as most servers do, and 404.html. */
function serve(): Promise<Server> {
  const made = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x');
    const path = decodeURIComponent(pathname);
    const at = join(folder, path);
    const found = existsSync(at);
    if (found && statSync(at).isDirectory() && !path.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const file = found ? (path.endsWith('/') ? join(at, 'index.html') : at) : join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((done) => made.listen(0, '127.0.0.1', () => done(made)));
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000); // every page is rendered once
  const command = ['tools/commands/export.mjs', folder, '--from', hosts.loopback];
  await promisify(execFile)(process.execPath, command, { cwd: repository });
  server = await serve();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

test('the exported folder works on any web server, with mounted pages and without errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const article = /\/news\/\d+/.exec(readFileSync(join(folder, 'news/index.html'), 'utf8'))?.[0] ?? '';
  for (const path of ['/about', '/mt5Tutorial/', '/account-type/mini?utm_source=mail', article]) {
    const own = path.replace(/\/(?=\?|$)/, '');
    const answer = await page.goto(origin + path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(origin + own);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // On a slow machine the page is visible before it has mounted.
    await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
    const theme = await page.locator('html').getAttribute('data-theme');
    await new SiteFrame(page).theme.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
  }
  expect(errors).toEqual([]);
});

test('shows the error of the page for data of the gateway, and answers 404 for an unknown address', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${origin}/helpcenter?topic=${encodeURIComponent('开户与登录')}`);
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  const lost = await page.goto(`${origin}/no/such/page`);
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  await page.getByLabel('查找页面').fill('隐私');
  await page.getByRole('main').getByRole('link', { name: '隐私政策' }).click();
  await expect(page).toHaveURL(`${origin}/legal/privacy`);
  expect(errors).toEqual([]);
});
