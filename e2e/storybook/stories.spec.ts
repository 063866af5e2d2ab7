import { expect, test as base, type Page } from '@playwright/test';
import { listStories } from './list-stories';
import { listEntries, openStorybook, showStory, storyId } from './storybook-page';
import { axeInBothThemes } from '../axe-of';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Stories with a screenshot: what neither a unit test nor a page's screenshot shows. */
const pictured = [
  'amount-field-States',
  'chart-ByDay',
  'chart-Candles',
  'dialog-Asking',
  'frame-Whole',
  'gauge-Levels',
  'status-tag-Statuses',
  'stepper-Failed',
  'table-Full',
  'timeline-Midway',
  'toast-Two',
  'upload-field-States',
];

// Masked: canvas edges differ between patch versions of the chart library.
const canvases = 'canvas';

/** One page for all stories of a worker: loading Storybook takes longer than checking a story. A failed test ends its worker. */
const test = base.extend<object, { stories: Page }>({
  stories: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...shown, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-11-21T08:00:00Z');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const shown = { viewport: { width: 720, height: 640 }, reducedMotion: 'reduce' } as const;
test.use(shown);

for (const { component, stories: names } of listStories()) {
  test(`${component} matches its screenshots, and has no axe violation in either theme`, async ({ stories: page }) => {
    for (const story of names) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const id = storyId(component, story);
      await showStory(page, id);
      const drawn = page.locator(`[data-story="${id}"]`);
      // What is fixed to the window or lies over it is only visible in a screenshot of the whole window.
      const whole = ['dialog', 'drawer', 'frame', 'toast'].includes(component) || story === 'Long';
      if (pictured.includes(`${component}-${story}`)) {
        await expect
          .soft(whole ? page : drawn)
          .toHaveScreenshot(`${component}-${story}.png`, { mask: [page.locator(canvases)], maxDiffPixelRatio: 0.004 });
      }
      expect([story, await axeInBothThemes(page, wcag)]).toEqual([story, []]);
    }
  });
}

test('Storybook lists every story, and a docs page for every component', () => {
  const sources = listStories();
  const entries = listEntries();
  const listed = (type: 'docs' | 'story') =>
    entries
      .filter((entry) => entry.type === type)
      .map(({ id }) => id)
      .sort();
  expect(listed('story')).toEqual(
    sources.flatMap(({ component, stories }) => stories.map((story) => storyId(component, story))).sort(),
  );
  expect(listed('docs')).toEqual(sources.map(({ component }) => storyId(component)).sort());
});

test('the toolbar changes the theme and the brand, and Storybook sends no request to another host', async ({
  page,
}) => {
  const foreignRequests = await openStorybook(page, `?path=/story/${storyId('logo', 'Parts')}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const logo = preview.getByRole('img').first();
  await expect(logo).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  const before = await logo.getAttribute('aria-label');
  await page.getByRole('button', { name: /^Brand/ }).click();
  await page.getByRole('option').last().click();
  await expect(logo).not.toHaveAttribute('aria-label', before ?? '');
  expect(foreignRequests).toEqual([]);
});

test('a docs page shows the properties and every story of its component', async ({ page }) => {
  const foreignRequests = await openStorybook(page, `iframe.html?id=${storyId('card')}&viewMode=docs`);
  await expect(page.getByRole('cell', { name: 'title' }).first()).toBeVisible();
  for (const story of ['WithTitle', 'Bare'])
    await expect(page.locator(`[data-story="${storyId('card', story)}"]`).first()).toBeVisible();
  expect(foreignRequests).toEqual([]);
});
