import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { holdRoute } from '../hold-route';
import { hosts } from '../hosts';
import { newcomer } from '../user-center/sign-in';
import { watchSeen, whatIsSeen, type Watch } from '../what-is-seen';

/** Less than the 3 s after which a page is shown if its first script never runs. */
const A_WHILE_MS = 2500;

/** More than those 3 s. */
const LONG_MS = 6000;

const site = (path: string) => ({
  name: path,
  url: hosts.site + path,
  scripts: /\/assets\/[^/]+\.js/,
  /** All of the client's scripts but the first ones. */
  later: /\/assets\/(?!index-|old-browser-)[^/]+\.js/,
  /** One of the later scripts, without which the page cannot mount. */
  needed: /\/assets\/start-[^/]+\.js/,
  signIn: async () => undefined as unknown,
  withoutScript: 'h1',
});

const places = [
  site('/'),
  site('/market'),
  site('/legal/terms'),
  site('/login'),
  {
    name: '/user-center/acctInfo',
    url: `${hosts.userCenter}/user-center/acctInfo`,
    scripts: /\/static\/[^/]+\.js/,
    later: /\/static\/(?!first-script-|old-browser-)[^/]+\.js/,
    needed: /\/static\/index-[^/]+\.js/,
    signIn: (context: BrowserContext): Promise<unknown> => newcomer(context),
    withoutScript: 'body > noscript',
  },
];

const contextOptions = { locale: 'zh-CN', serviceWorkers: 'block' } as const;

/** Asserts that nothing was visible between the first HTML and mounting. */
async function expectNothingSeen(watched: () => Promise<Watch>): Promise<void> {
  const { looks, seen } = await watched();
  expect(seen).toEqual([]);
  expect(looks).toBeGreaterThan(0);
}

/** Does the same for every place, one after another: five pages at once are too slow to be looked at in time. */
async function inEveryPlace(
  browser: Browser,
  act: (page: Page, place: (typeof places)[number]) => Promise<void>,
): Promise<void> {
  for (const place of places) {
    const context = await browser.newContext(contextOptions);
    await place.signIn(context);
    await test.step(place.name, async () => act(await context.newPage(), place));
    await context.close();
  }
}

for (const [which, held, forMs] of [
  ['its scripts', 'scripts', A_WHILE_MS],
  ['all but its first script', 'later', LONG_MS],
] as const) {
  test(`a page shows nothing while ${which} are loading, and then the mounted page`, async ({ browser }) => {
    test.slow(); // five pages
    await inEveryPlace(browser, async (page, place) => {
      const letGo = await holdRoute(page, place[held]);
      const watched = await watchSeen(page, forMs);
      await page.goto(place.url, { waitUntil: 'commit' });
      await expectNothingSeen(watched);
      letGo();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('[data-mounted=true]')).toBeAttached();
    });
  });
}

test('a page is shown at once if a later script fails', async ({ browser }) => {
  test.slow(); // five pages
  await inEveryPlace(browser, async (page, { url, needed }) => {
    await page.route(needed, (route) => route.abort());
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-reveal-timer', 'off');
    await expect.poll(() => whatIsSeen(page)).not.toEqual([]);
    await expect(page.locator('[data-mounted=false]')).toBeVisible();
  });
});

test('the user centre shows a failed page at once if the script of that page fails', async ({ page, context }) => {
  await newcomer(context);
  await page.route(/\/static\/acct-info\.page-[^/]+\.js/, (route) => route.abort());
  await page.goto(`${hosts.userCenter}/user-center/acctInfo`, { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a page is shown after 3 s if its first script never runs', async ({ browser }) => {
  test.slow(); // five pages
  await inEveryPlace(browser, async (page, { url, scripts }) => {
    await page.route(scripts, (route) => route.abort());
    const watched = await watchSeen(page, A_WHILE_MS);
    await page.goto(url, { waitUntil: 'commit' });
    await expectNothingSeen(watched);
    await expect.poll(() => whatIsSeen(page), { timeout: 10_000 }).not.toEqual([]);
    await expect(page.locator('[data-mounted=false]')).toBeVisible();
  });
});

test('a page is shown at once if JavaScript is off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { url, withoutScript } of places) {
    await page.goto(url);
    await expect(page.locator(withoutScript)).toBeVisible({ timeout: 1000 });
  }
  await context.close();
});

test('a public page shows nothing to a signed-in customer before it has mounted', async ({ page, context }) => {
  await newcomer(context);
  const letGo = await holdRoute(page, /\/assets\/(?!index-|old-browser-)[^/]+\.js/);
  const watched = await watchSeen(page, A_WHILE_MS);
  await page.goto('/legal/terms', { waitUntil: 'commit' });
  await expectNothingSeen(watched);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
});

test('the user centre shows only that it needs JavaScript if JavaScript is off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${hosts.userCenter}/user-center/acctInfo`);
  // Playwright does not read the text of a noscript element.
  expect(await page.locator('body > noscript').evaluate((element) => element.textContent)).toMatch(
    /用户中心需要 JavaScript/,
  );
  await expect(page.locator('#root')).toBeHidden();
  await context.close();
});
