import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const html = '<!doctype html><meta name="robots" content="noindex" /><title>用户中心</title><div id="root"></div>';
const web = mkdtempSync(join(tmpdir(), 'portal-web-'));
let test_: TestGateway;

beforeAll(async () => {
  mkdirSync(join(web, 'user-center'));
  writeFileSync(join(web, 'user-center/index.html'), html);
  writeFileSync(join(web, 'user-center/routes.json'), '["/user-center/acctInfo","/user-center/assets/deposit"]');
  test_ = await startTestGateway({ WEB_DIR: web });
});
afterAll(async () => {
  await test_.stop();
  rmSync(web, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(test_.url + path, { headers: { accept: 'text/html' } });
  return { status: response.status, same: (await response.text()) === html, headers: response.headers };
};

test.each([
  '/user-center',
  '/user-center/',
  '/user-center/acctInfo',
  '/user-center/acctinfo/',
  '/user-center/assets/deposit?merchantId=1&pno=2',
])('%s returns the user centre page', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, same: true });
});

test.each([
  '/user-center/nothing',
  '/user-center/assets',
  '/user-center/acctInfo/x',
  '/user-center/assets/deposit2?a=1',
])('%s answers 404 with the document of the app, which shows a not-found page', async (path) => {
  const { headers, ...answer } = await get(path);
  expect(answer).toEqual({ status: 404, same: true });
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain('default-src');
});

describe('/demo', () => {
  it('is the document of the user centre, which search engines may show', async () => {
    for (const path of ['/demo', '/demo/', '/demo?from=home']) {
      const response = await fetch(test_.url + path, { headers: { accept: 'text/html' } });
      const text = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(text).toBe('<!doctype html><title>看一个示例账户</title><div id="root"></div>');
    }
  });

  it('has the pages of the user centre below it, hidden from search engines, and no others', async () => {
    expect(await get('/demo/user-center/acctInfo?a=1')).toMatchObject({ status: 200, same: true });
    expect(await get('/demo/user-center/nothing')).toMatchObject({ status: 404, same: true });
    expect(await get('/demo/healthz')).toMatchObject({ status: 404, same: true });
    expect(await get('/demos')).toMatchObject({ status: 404, same: false });
    expect(await (await fetch(`${test_.url}/robots.txt`)).text()).toContain('Disallow: /demo/\n');
  });

  it('is named to the apps and to search engines where there is an account to show', async () => {
    expect(await (await fetch(`${test_.url}/config.json`)).json()).toMatchObject({ demo: true });
    expect(await (await fetch(`${test_.url}/sitemap.xml`)).text()).toContain('/demo</loc>');
  });
});
