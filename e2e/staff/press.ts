import type { Page } from '@playwright/test';
import { focusOn } from '../focus-on';

/** Presses a button with the keyboard. */
export async function pressButton(page: Page, name: string): Promise<void> {
  await focusOn(page.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
}

/** Presses the key that a button names. */
export async function pressKeyOf(page: Page, name: RegExp): Promise<void> {
  const key = await page.getByRole('button', { name }).getAttribute('aria-keyshortcuts');
  await page.keyboard.press(key ?? '');
}
