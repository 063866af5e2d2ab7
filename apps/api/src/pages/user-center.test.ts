import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const html = '<!doctype html><title>用户中心</title><div id="root"></div>';
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
