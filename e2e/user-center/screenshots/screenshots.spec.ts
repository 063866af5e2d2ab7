import { expect, test, type Page } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replay, type Going, type Who } from '../../screenshots/stored-answers';
import { openUserPage, userPages, type UserPage } from '../../screenshots/user-pages';
import { axeOf } from '../../axe-of';
import { hosts } from '../../hosts';
import { forgetShifts, shiftsOf, watchShifts } from '../../layout-shift';
import { walkTo } from '../../walk-to';

const screens = [
  { width: 360, tallest: 2400, colorScheme: 'light' },
  { width: 1440, tallest: 1800, colorScheme: 'dark' },
] as const;
type Width = (typeof screens)[number]['width'];

/** The states of a page with data of a customer, and the widths with a screenshot. */
const states: Readonly<Record<string, { who: Who; widths: readonly Width[] }>> = {
  full: { who: 'demo', widths: [360, 1440] },
  empty: { who: 'newcomer', widths: [360] },
};

const drawing = process.env['DRAW'] === '1';

const grey = '[data-shape]';

/** Waits until charts, figures and fonts are there, or the skeletons while calls are pending, and for two more frames. */
async function waitUntilLoaded(page: Page, going: Going): Promise<void> {
  if (going === 'waiting') await expect(page.locator(grey).first()).toBeVisible();
  else await expect(page.locator(`${grey}, [aria-busy=true]`)).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Shows the page in one of the looks, as tall as its content. A drawer covers the window, and a page is captured up to `tallest`. */
async function takeLook(page: Page, { open }: UserPage, going: Going, look: (typeof screens)[number]): Promise<void> {
  const { width, tallest, colorScheme } = look;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await waitUntilLoaded(page, going);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (open === undefined) await page.setViewportSize({ width, height: Math.min(height, tallest) });
  await waitUntilLoaded(page, going);
}

/** The page fits its width, and axe finds nothing. */
async function expectSound(page: Page, ...at: (string | number)[]): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft([...at, Math.max(overflow, 0)]).toEqual([...at, 0]);
  const violations = await axeOf(page);
  expect.soft(violations.map(({ id, nodes }) => [...at, id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const userPage of userPages) {
  for (const [state, { who, widths }] of Object.entries(states)) {
    test(`${userPage.name}, ${state}: matches its screenshots on phone and desktop, has no layout shift, and no axe violation in either theme`, async ({
      page,
      context,
    }) => {
      test.slow(); // up to two screenshots of a whole page
      const { at } = await replay(context, who);
      await page.clock.setFixedTime(at);
      await page.setViewportSize({ width: 360, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await watchShifts(page);
      await openUserPage(page, userPage);
      await waitUntilLoaded(page, 'answered');
      expect(await shiftsOf(page)).toEqual([]);
      // Comparing with a baseline retries until late content without a skeleton is there. Drawing a new one does not.
      if (drawing) await page.waitForLoadState('networkidle');
      for (const look of screens) {
        await takeLook(page, userPage, 'answered', look);
        const { width, colorScheme } = look;
        if (widths.includes(width)) {
          await expect.soft(page).toHaveScreenshot(`${userPage.name}-${state}-${width}-${colorScheme}.png`, {
            threshold: 0.2,
            maxDiffPixelRatio: 0.002,
            timeout: 30_000,
          });
        }
        await expectSound(page, width, colorScheme);
      }
    });
  }
}

// Loading and failed parts are components with stories of their own, so these pages have no screenshots.
for (const [state, going] of [
  ['loading', 'waiting'],
  ['failed', 'refused'],
] as const) {
  test(`every page, ${state}: has no layout shift, and no axe violation in either theme`, async ({ page, context }) => {
    test.setTimeout(240_000); // every page
    const { at } = await replay(context, 'demo', going);
    await page.clock.setFixedTime(at);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    await page.goto(hosts.userCenter + userPages[0]?.path);
    for (const userPage of userPages) {
      await page.setViewportSize({ width: 360, height: 900 });
      await walkTo(page, userPage.path);
      await userPage.open?.(page);
      await waitUntilLoaded(page, going);
      expect.soft([userPage.name, await shiftsOf(page)]).toEqual([userPage.name, []]);
      for (const look of screens) {
        await takeLook(page, userPage, going, look);
        await expectSound(page, userPage.name, look.width, look.colorScheme);
      }
      await forgetShifts(page);
    }
  });
}

test('every page has no layout shift if the account info comes last', async ({ page, context }) => {
  const { at } = await replay(context, 'newcomer');
  await context.route(/\/queryAccountInfo/, async (route) => {
    await sleep(500);
    return route.fallback();
  });
  await page.clock.setFixedTime(at);
  await page.setViewportSize({ width: 360, height: 900 });
  await watchShifts(page);
  for (const userPage of userPages) {
    await openUserPage(page, userPage);
    await waitUntilLoaded(page, 'answered');
    expect.soft([userPage.name, await shiftsOf(page)]).toEqual([userPage.name, []]);
  }
});

test('the screenshots are smaller than 3 MB in total', () => {
  test.skip(drawing, 'they are made small after they were drawn');
  const folder = join(__dirname, '../../baseline/screenshots.spec.ts');
  const files = readdirSync(folder);
  const looks = Object.values(states).reduce((sum, { widths }) => sum + widths.length, 0);
  expect(files.length).toBe(userPages.length * looks);
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(3_000_000);
});
