import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at addresses like these, as a slow line does.
 * @returns lets it through, and everything like it from then on
 */
export async function holdRoute(page: Page, like: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(like, async (route) => {
    await held;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => letGo();
}
