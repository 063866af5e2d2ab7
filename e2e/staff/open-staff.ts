import type { Browser, FileChooser, Page } from '@playwright/test';
import { hosts } from '../hosts';

/** Opens a page of the back office for the member of a session. */
export async function openStaff(browser: Browser, token: string, origin = hosts.staff): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light', locale: 'zh-CN' });
  await context.addCookies([{ name: 'staff-session', value: token, url: origin, httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

export type Interactions = { total: number };

/** Counts every key press of a test, and as one each the opening of a page from the navigation and the choice of a file. */
export function counted(page: Page, interactions: Interactions) {
  const one = <T>(act: T): T => {
    interactions.total += 1;
    return act;
  };
  return {
    open: (address: string) => one(page.goto(address)),
    press: (key: string) => one(page.keyboard.press(key)),
    choose: (chooser: FileChooser, file: { name: string; mimeType: string; buffer: Buffer }) =>
      one(chooser.setFiles(file)),
  };
}
