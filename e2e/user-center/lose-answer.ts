import type { Page } from '@playwright/test';
import { hosts } from '../hosts';

/** Lets the gateway do what is first asked of a call, and cuts the line before the answer comes back. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let lost = false;
  await page.route(`**${path}`, async (route) => {
    if (lost) return route.continue();
    lost = true;
    // Node knows no *.localhost; the gateway is told which of its hosts was meant.
    const headers = { ...route.request().headers(), host: new URL(hosts.userCenter).host };
    await route.fetch({ url: hosts.loopback + path, headers });
    return route.abort();
  });
}
