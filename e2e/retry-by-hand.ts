import type { Page } from '@playwright/test';

/**
 * Presses 重试 while requests to `like` are aborted, sees that the page requests again, and lets the requests through. The page also
 * retries by itself every few seconds, so that after the connection is back there may be no button to press.
 */
export async function retryByHand(page: Page, like: string): Promise<void> {
  const requested = page.waitForRequest(like);
  await page.getByRole('button', { name: '重试' }).click();
  await requested;
  await page.unroute(like);
}
