import { expect, type Locator } from '@playwright/test';

/**
 * Puts the focus on an element once it is shown. A browser ignores `focus()` on what is hidden, as a page is until it has mounted, and
 * Playwright does not wait for it: the keys that follow would go nowhere.
 */
export async function focusOn(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await target.focus();
  await expect(target).toBeFocused();
}
