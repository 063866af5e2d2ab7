import { brandOf } from '@portal/brand';
import { readFileSync } from 'node:fs';
import { standingPage } from './standing-page.mjs';
import { inWorkspace } from './workspace.mjs';

type Mode = 'sandbox' | 'production';

/** The page as the gateway sends it. The site's modules are loaded by path, since tools do not depend on an app. */
async function served(address: string, mode: Mode): Promise<string> {
  const load = (path: string) => import(inWorkspace('apps/site/src', path));
  const [{ renderPage }, { documentOf }, { PublicCache }] = await Promise.all(
    ['server/render-page', 'server/document-of', 'shared/data/public-cache'].map(load),
  );
  const around = { brand: brandOf('eet'), reads: [], mode };
  const { body, styles } = await renderPage(around, address, new PublicCache());
  const template = readFileSync(inWorkspace('apps/site/index.html'), 'utf8').replace(/\n\s*/g, '');
  const page = { reveal: 'mounted', isForm: false, scripts: [], machines: '', data: {} };
  return documentOf(template, { ...around, ...page, body, styles });
}

const bar = /<aside [^>]*data-only="sandbox".*?<\/aside>/s;
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const stood = (html: string, mode: Mode) =>
  standingPage(html, {
    address: '/about?a=1&b',
    at: '2026-11-23T00:00:00.000Z',
    mode,
    policy,
    apiOrigin: 'https://api.test',
  });

test('a page of a sandbox loses the sandbox bar and is marked as production when it moves to production', async () => {
  const html = await served('/about', 'sandbox');
  expect(html).toMatch(bar);
  const there = stood(html, 'production');
  expect(there).not.toContain('模拟环境');
  expect(there).toContain(
    '<html data-address="/about?a=1&amp;b" data-at="2026-11-23T00:00:00.000Z" lang="zh-CN" data-brand="eet" data-mode="production" data-reveal-state="hidden">',
  );
  // The rest of the body is unchanged.
  const body = (page: string) => page.slice(page.indexOf('<body'));
  expect(body(there)).toBe(body(html).replace(bar, ''));
});

test.each(['sandbox', 'production'] as const)('a page of %s that does not move keeps its content', async (mode) => {
  const html = await served('/about', mode);
  const there = stood(html, mode);
  expect(there.slice(there.indexOf('<body'))).toBe(html.slice(html.indexOf('<body')));
  expect(there).toContain(`data-mode="${mode}"`);
  expect(there).toContain(`content="default-src 'none'; connect-src 'self' https://api.test"`);
});
