import type { Page } from '@playwright/test';
import { hosts } from '../hosts';

/** Lets the gateway process the first request to a path, and drops the connection before the response arrives. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let lost = false;
  await page.route(`**${path}`, async (route) => {
    if (lost) return route.continue();
    lost = true;
    // Node does not resolve *.localhost, so the Host header names the gateway's host.
    const headers = { ...route.request().headers(), host: new URL(hosts.userCenter).host };
    await route.fetch({ url: hosts.loopback + path, headers });
    return route.abort();
  });
}
