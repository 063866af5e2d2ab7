import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { blankCaptcha } from '../blank-captcha';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hosts } from '../hosts';
import { absentRoutes, publicRoutes } from '../public-routes';
import { axeOf, ofColour } from '../axe-of';
import { shiftsOf, watchShifts } from '../layout-shift';
import { replayDemo } from '../screenshots/stored-answers';
import { picturesOf, takePicture } from './take-picture';

const screens = [
  { width: 360, height: 780, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these differently, and HTML allows it.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // A field's example is a phone number in plain digits.
    'tel-non-breaking': 'off',
  },
});

const anchorsIn = (text: string) => new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
/** The user centre draws its pages in the browser, so their anchors stand in its sources. */
const userCenter = join(__dirname, '../../apps/user-center/src');
const userCenterAnchors = anchorsIn(
  readdirSync(userCenter, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(userCenter, file), 'utf8'))
    .join('\n'),
);

/** Every page of ours that was requested, by its path: its status and the anchors in it. */
const known = new Map<string, Promise<{ status: number; anchors: Set<string> }>>();

function pageAt(path: string) {
  const answered =
    known.get(path) ??
    fetch(hosts.stillLoopback + path, { headers: { accept: 'text/html' } }).then(async (answer) => ({
      status: answer.status,
      anchors: path.startsWith('/user-center/') ? userCenterAnchors : anchorsIn(await answer.text()),
    }));
  known.set(path, answered);
  return answered;
}

/** Articles vary with the gateway's content, and another test checks their links. */
const article = /^\/(news|trading-strategy)\/\d+/;

/** Links of a page to pages of ours, or to anchors in them, that do not exist. */
async function deadLinks(served: string): Promise<string[]> {
  const links = new Set(
    [...served.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  );
  const found = await Promise.all(
    [...links]
      .filter((href) => !article.test(href))
      .map(async (href) => {
        const [path = '', anchor] = href.split('#', 2);
        const { status, anchors } = await pageAt(path);
        return status === 200 && (!anchor || anchors.has(anchor)) ? [] : [`${href}: ${status}`];
      }),
  );
  return found.flat();
}

test.use({ baseURL: hosts.still });

for (const route of publicRoutes) {
  test(`${route} is valid HTML, has no broken link, no axe violation on any screen and in either theme, no layout shift and no request to another host, and matches its screenshots`, async ({
    page,
  }) => {
    test.slow(); // five combinations of width and theme
    const errors: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && new URL(url).origin !== hosts.still) errors.push(`loads ${url}`);
    });
    await page.clock.setFixedTime(hosts.stillAt);
    // The captcha's digits are random.
    await page.route('**/v2/user/captcha*', (captcha) =>
      captcha.fulfill({ body: blankCaptcha, contentType: 'image/svg+xml' }),
    );
    await replayDemo(page);
    await page.setViewportSize(screens[0]);
    await watchShifts(page);
    const served = await page.goto(route);
    expect(served?.status()).toBe(200);
    const text = (await served?.text()) ?? '';
    expect(await deadLinks(text)).toEqual([]);
    expect(text.match(/<img (?![^>]*\balt=)[^>]*>/g) ?? []).toEqual([]);
    const { results } = await html.validateString(text);
    const findings = results.flatMap(({ messages }) => messages);
    expect(findings.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await shiftsOf(page)).toEqual([]);
    // The browser drops a rule that it cannot parse without an error.
    const styles = /<style[^>]*data-styled[^>]*>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const understood = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet.cssRules.length;
    }, styles);
    const written = styles.split('/*!sc*/').filter((rule) => rule.trim() !== '').length;
    expect(written).toBeGreaterThan(50);
    expect(understood).toBe(written);
    for (const { width, height, colorScheme } of screens) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // Waits two frames until the new colours are painted.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // The other theme changes colours only.
      const violations = await axeOf(page, colorScheme === 'light' ? wcag : ofColour);
      expect([
        width,
        colorScheme,
        violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.any[0]?.message]),
      ]).toEqual([width, colorScheme, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await takePicture(page, route, width, colorScheme);
    }
    expect(errors).toEqual([]);
  });
}

test('the screenshots are smaller than 5 MB in total', () => {
  test.skip(process.env['DRAW'] === '1', 'they are made small after they were drawn');
  const folder = join(__dirname, '../baseline/every-page.spec.ts');
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const routes = [...publicRoutes, ...absentRoutes];
  expect(files.length).toBe(routes.flatMap(picturesOf).length);
  expect(bytes).toBeLessThan(5_000_000);
});
