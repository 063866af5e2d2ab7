import type { Page } from '@playwright/test';

/** The visible text, images and fields of the page, each by the beginning of its HTML. Runs in the page. */
const seenNow = () =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        (element.matches('img, svg, canvas, input, select, textarea, button') ||
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          )),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 80));

/** What is visible on the page now. */
export const whatIsSeen = (page: Page): Promise<string[]> => page.evaluate(seenNow);

export interface Watch {
  /** How often the page was checked while its HTML was there. */
  looks: number;
  /** What was visible in any of these checks. */
  seen: string[];
}

/**
 * Checks the next page from within, every 50 ms until `forMs` after the first byte of its HTML, so that neither a slow server nor
 * a slow test process matters. Call it before the page opens. The returned function resolves when the time is up.
 */
export async function watchSeen(page: Page, forMs: number): Promise<() => Promise<Watch>> {
  await page.addInitScript(`
    globalThis.watch = { looks: 0, seen: [] };
    const isOver = () => performance.now() - performance.getEntriesByType('navigation')[0].responseStart > ${forMs};
    const look = () => {
      if (document.querySelector('[data-mounted=false]')) {
        const seen = (${seenNow.toString()})();
        // A look takes time; it counts only if it ended in time.
        if (!isOver()) {
          globalThis.watch.looks += 1;
          globalThis.watch.seen.push(...seen);
        }
      }
      if (isOver()) globalThis.watch.done = true;
      else setTimeout(look, 50);
    };
    look();
  `);
  return async () => {
    await page.waitForFunction(() => (globalThis as { watch?: { done?: boolean } }).watch?.done === true);
    return page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch);
  };
}
