import { expect, test } from '@playwright/test';
import { brokenWords } from '../../broken-words';
import { replay } from '../../screenshots/stored-answers';
import { openUserPage, userPages } from '../../screenshots/user-pages';

test('no heading of the user centre breaks inside a word', async ({ page, context }) => {
  test.slow(); // every page in three widths
  const { at } = await replay(context, 'demo');
  await page.clock.setFixedTime(at);
  const broken: string[] = [];
  for (const userPage of userPages) {
    await page.setViewportSize({ width: 360, height: 900 });
    await openUserPage(page, userPage);
    await expect(page.locator('[data-shape], [aria-busy=true]')).toHaveCount(0);
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      broken.push(...(await brokenWords(page)).map((heading) => `${userPage.name} at ${width}: ${heading}`));
    }
  }
  expect(broken).toEqual([]);
});
