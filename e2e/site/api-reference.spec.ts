import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';

for (const [audience, origin, heading] of [
  ['customers', hosts.site, 'Callbacks'],
  ['staff', hosts.staff, 'Two persons'],
] as const)
  test(`the calls of ${audience} are a page that loads nothing else`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(request.url()));
    await page.goto(`${origin}/api-reference`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(faults).toEqual([]);
    expect(loaded.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([
      `${origin}/api-reference`,
    ]);
  });
