import type { RunOnly } from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { replay, type Going, type Who } from '../../look/kept-answers';
import { openLook, userPages } from '../../look/user-pages';
import { axeOf } from '../../axe-of';

const states: Readonly<Record<string, { who: Who; going: Going }>> = {
  full: { who: 'demo', going: 'answered' },
  empty: { who: 'newcomer', going: 'answered' },
  loading: { who: 'demo', going: 'waiting' },
  failed: { who: 'demo', going: 'refused' },
};

const widths = [360, 1440] as const;
const tallest = { 360: 2400, 1440: 1800 } as const;
const themes = ['light', 'dark'] as const;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Two frames on, what was asked for is painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const look of userPages) {
  for (const [state, { who, going }] of Object.entries(states)) {
    test(`${look.name}, ${state}: looks as it is kept on both screens and in both themes, and axe finds nothing`, async ({
      page,
      context,
    }) => {
      test.slow(); // four looks at a whole page
      const { at } = await replay(context, who, going);
      await page.clock.setFixedTime(at);
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openLook(page, look);
      if (going === 'answered') await page.waitForLoadState('networkidle');
      for (const width of widths) {
        for (const colorScheme of themes) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          // A drawer covers the window; a page is as long as it is, and enough of it is kept.
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          if (look.open === undefined) await page.setViewportSize({ width, height: Math.min(height, tallest[width]) });
          await painted(page);
          if (going === 'answered') await expect(page.locator('[aria-busy=true], [data-shape=chart]')).toHaveCount(0);
          // A phone's dark colours are the desk's.
          if (width !== 360 || colorScheme !== 'dark') {
            await expect.soft(page).toHaveScreenshot(`${look.name}-${state}-${width}-${colorScheme}.png`, {
              threshold: 0.2,
              maxDiffPixelRatio: 0.002,
            });
          }
          const violations = await axeOf(page, colorScheme === 'light' ? wcag : ofColour);
          expect(violations.map(({ id, nodes }) => [width, colorScheme, id, nodes.map(({ html }) => html)])).toEqual(
            [],
          );
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
