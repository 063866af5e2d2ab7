import type { Page } from '@playwright/test';

type Watched = { shifts: { value: number; moved: string[] }[] };

/** Records what moves on the next pages without the customer's doing. Call before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null }[];
        };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? '');
        if (!hadRecentInput) watched.shifts.push({ value, moved: moved.map((text) => text.slice(0, 100)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved since the page opened, but for a figure that grew in its line. */
export const shiftsOf = (page: Page): Promise<Watched['shifts']> =>
  page.evaluate(() => (globalThis as unknown as Watched).shifts.filter(({ value }) => value >= 0.001));

/** Forgets what moved up to now, for the next page of an app that stays open. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void ((globalThis as unknown as Watched).shifts = []));
