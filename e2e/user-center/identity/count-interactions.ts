import type { BrowserContext } from '@playwright/test';

/** Counts what a customer does in every page of a context: presses, and fields that were filled. Call before the first page. */
export async function countInteractions(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.exposeFunction('countInteraction', () => (count += 1));
  await context.addInitScript(() => {
    const tell = () => void (window as unknown as { countInteraction(): void }).countInteraction();
    // A checkbox was pressed already.
    const told = (event: Event) => event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    document.addEventListener('pointerdown', tell, true);
    document.addEventListener('change', (event) => !told(event) && tell(), true);
  });
  return () => count;
}
