import type { Page } from '@playwright/test';

/**
 * Holds back a page's requests to matching addresses, as a slow network does.
 * @returns a function that lets them and all later ones through
 */
export async function holdRoute(page: Page, like: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(like, async (route) => {
    await held;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => letGo();
}
