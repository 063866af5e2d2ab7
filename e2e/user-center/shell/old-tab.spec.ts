import { expect, test, type Page } from '@playwright/test';
import { FramePage } from '../frame.page-model';
import { newcomer } from '../sign-in';

/** The pages that the browser has loaded as documents since. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Takes the script of the transfer page away, as a deployment long ago would. */
async function takeAway(page: Page, times?: number): Promise<void> {
  await page.route(/\/static\/transfer\.page-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }), { times });
}

test.beforeEach(async ({ page, context }) => {
  await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/acctInfo');
  await expect(frame.heading).toHaveText('账户总览');
});

test('a tab from before a deployment loads once more, and shows the page that was asked for', async ({ page }) => {
  await takeAway(page, 1);
  const documents = documentsOf(page);
  const frame = new FramePage(page);
  await frame.navigation.getByRole('link', { name: '转账' }).click();
  await expect(frame.heading).toHaveText('转账');
  expect(documents).toEqual(['/user-center/assets/transfer']);
});

test('a script that stays away is an error with a way on, and no loop', async ({ page }) => {
  await takeAway(page);
  const documents = documentsOf(page);
  await new FramePage(page).navigation.getByRole('link', { name: '转账' }).click();
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(documents).toEqual(['/user-center/assets/transfer']);
});
