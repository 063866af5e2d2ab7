import type { RunOnly } from 'axe-core';
import { expect, test } from '@playwright/test';
import { listStories } from './list-stories';
import { openWorkshop } from './workshop-page';
import { axeOf } from '../axe-of';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
// Drawn on a canvas, whose edges differ from one drawing library's patch to the next.
const canvases = 'canvas';

test.use({ viewport: { width: 720, height: 640 }, reducedMotion: 'reduce' });

for (const { component, stories } of listStories()) {
  test(`${component} looks as it is kept, and axe finds nothing in either theme`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T08:00:00Z');
    for (const story of stories) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openWorkshop(page, `?story=${component}/${story}`);
      const drawn = page.locator(`[data-story="${component}/${story}"]`);
      await drawn.locator('> *').first().waitFor({ state: 'attached' });
      // What is fixed to the window or over it is seen with the window only.
      const whole = ['dialog', 'drawer', 'frame', 'toast'].includes(component) || story === 'Long';
      await expect
        .soft(whole ? page : drawn)
        .toHaveScreenshot(`${component}-${story}.png`, { mask: [page.locator(canvases)], maxDiffPixelRatio: 0.004 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        // The other theme changes colours and nothing else.
        const violations = await axeOf(page, colorScheme === 'light' ? wcag : ofColour);
        expect(violations.map(({ id, nodes }) => [story, colorScheme, id, nodes[0]?.html])).toEqual([]);
      }
    }
  });
}

test('the list shows every story under its own address', async ({ page }) => {
  await openWorkshop(page);
  const wanted = listStories().flatMap(({ component, stories }) => stories.map((story) => `${component}/${story}`));
  await expect(page.locator('a[href^="?story="]')).toHaveCount(wanted.length);
  const shown = await page
    .locator('a[href^="?story="]')
    .evaluateAll((links) => links.map((link) => new URLSearchParams(link.getAttribute('href') ?? '').get('story')));
  expect(shown.sort()).toEqual(wanted.sort());
});
