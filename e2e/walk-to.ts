import { expect, type Page } from '@playwright/test';

/**
 * Shows another page of the open app as a link in it does: the app is not loaded anew, and scripts of the test stay in it. Goes by way
 * of an address without a page, so that the page before is not taken for the new one.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  const missing = page.getByRole('heading', { level: 1, name: '页面不存在' });
  await follow(page, `${/^\/user-center\//.test(path) ? '/user-center' : ''}/no-such-page`);
  await expect(missing).toBeVisible();
  await follow(page, path);
  await expect(missing).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
