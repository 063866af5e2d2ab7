import { expect, type Page } from '@playwright/test';

/**
 * Presses 重试 while requests to `like` are aborted, sees that the page requests again, and lets the requests through. Then presses
 * it until it is gone, if it is still there: the page also retries by itself, so that there may be no button to press.
 */
export async function retryByHand(page: Page, like: string): Promise<void> {
  const button = page.getByRole('button', { name: '重试' });
  const requested = page.waitForRequest(like);
  await button.click();
  await requested;
  await page.unroute(like);
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(button).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}
