import { expect, test, type Page } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replay, type Going, type Who } from '../../screenshots/stored-answers';
import { openUserPage, userPages } from '../../screenshots/user-pages';
import { axeOf } from '../../axe-of';
import { shiftsOf, watchShifts } from '../../layout-shift';

const screens = [
  { width: 360, tallest: 2400, colorScheme: 'light' },
  { width: 1440, tallest: 1800, colorScheme: 'dark' },
] as const;
type Width = (typeof screens)[number]['width'];

/**
 * The states of every page, and the widths with a screenshot. Loading and failed parts are components with stories of their own;
 * here axe and the width are checked.
 */
const states: Readonly<Record<string, { who: Who; going: Going; widths: readonly Width[] }>> = {
  full: { who: 'demo', going: 'answered', widths: [360, 1440] },
  empty: { who: 'newcomer', going: 'answered', widths: [360] },
  loading: { who: 'demo', going: 'waiting', widths: [] },
  failed: { who: 'demo', going: 'refused', widths: [] },
};

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
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

for (const userPage of userPages) {
  for (const [state, { who, going, widths }] of Object.entries(states)) {
    test(`${userPage.name}, ${state}: matches its screenshots on phone and desktop, has no layout shift, and no axe violation in either theme`, async ({
      page,
      context,
    }) => {
      test.slow(); // up to two screenshots of a whole page
      const { at } = await replay(context, who, going);
      await page.clock.setFixedTime(at);
      await page.setViewportSize({ width: 360, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await watchShifts(page);
      await openUserPage(page, userPage);
      await waitUntilLoaded(page, going);
      expect(await shiftsOf(page)).toEqual([]);
      // Comparing with a baseline retries until late content without a skeleton is there. Drawing a new one does not.
      if (drawing && going !== 'waiting') await page.waitForLoadState('networkidle');
      for (const { width, tallest, colorScheme } of screens) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await waitUntilLoaded(page, going);
        // A drawer covers the window. A page is captured up to `tallest`.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (userPage.open === undefined) await page.setViewportSize({ width, height: Math.min(height, tallest) });
        await waitUntilLoaded(page, going);
        if (widths.includes(width)) {
          await expect.soft(page).toHaveScreenshot(`${userPage.name}-${state}-${width}-${colorScheme}.png`, {
            threshold: 0.2,
            maxDiffPixelRatio: 0.002,
            timeout: 30_000,
          });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const violations = await axeOf(page, wcag);
        expect(violations.map(({ id, nodes }) => [width, colorScheme, id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    });
  }
}

test('the screenshots are smaller than 3 MB in total', () => {
  test.skip(drawing, 'they are made small after they were drawn');
  const folder = join(__dirname, '../../baseline/screenshots.spec.ts');
  const files = readdirSync(folder);
  const looks = Object.values(states).reduce((sum, { widths }) => sum + widths.length, 0);
  expect(files.length).toBe(userPages.length * looks);
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(3_000_000);
});
