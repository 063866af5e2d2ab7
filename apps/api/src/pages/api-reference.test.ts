import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const web = mkdtempSync(join(tmpdir(), 'portal-api-reference-'));
let running: TestGateway;
let bare: TestGateway;

const scripts = ['window.first = "<script>";', 'document.title = `two\nlines`;'];
const page = (audience: string) => `<!doctype html><title>${audience}</title><div>
<script>${scripts[0]}</script><script type="module">${scripts[1]}</script></div>`;

beforeAll(async () => {
  mkdirSync(join(web, 'api-reference'));
  for (const audience of ['customer', 'staff'])
    writeFileSync(join(web, `api-reference/${audience}.html`), page(audience));
  [running, bare] = await Promise.all([
    startTestGateway({ WEB_DIR: web }),
    startTestGateway({ WEB_DIR: join(web, 'nothing') }),
  ]);
});
afterAll(async () => {
  await Promise.all([running.stop(), bare.stop()]);
  rmSync(web, { recursive: true });
});

test.each(['customer', 'staff'] as const)('the server of %s calls shows their document alone', async (audience) => {
  const origin = audience === 'staff' ? running.staffUrl : running.url;
  const response = await fetch(`${origin}/api-reference`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page(audience));
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const script of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(policy).toMatch(/^default-src 'none'; script-src ('sha256-[^']+'( |;)){2}/);
  expect(policy).not.toMatch(/https?:|'self'|\*/);
  const etag = response.headers.get('etag') ?? '';
  expect(
    (await fetch(`${origin}/api-reference`, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }))
      .status,
  ).toBe(304);
});

test('without a built page there is none', async () => {
  expect((await fetch(`${bare.url}/api-reference`)).status).toBe(404);
});
