import type { Browser, Page } from '@playwright/test';
import { hosts } from '../hosts';

/** Opens a page of the back office for the member of a session. */
export async function openStaff(browser: Browser, token: string, origin = hosts.staff): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light', locale: 'zh-CN' });
  await context.addCookies([{ name: 'staff-session', value: token, url: origin, httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

/** Counts key presses and clicks of a test, for the number of interactions an item. */
export function counted(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    async press(key: string): Promise<void> {
      presses += 1;
      await page.keyboard.press(key);
    },
  };
}
