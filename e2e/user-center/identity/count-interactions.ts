import type { BrowserContext } from '@playwright/test';

/** Counts a customer's presses and filled fields in every page of a context. Call before the first page opens. */
export async function countInteractions(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.exposeFunction('countInteraction', () => (count += 1));
  await context.addInitScript(() => {
    const tell = () => void (window as unknown as { countInteraction(): void }).countInteraction();
    // The press on a checkbox was counted already.
    const isCheckbox = (event: Event) => event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    document.addEventListener('pointerdown', tell, true);
    document.addEventListener('change', (event) => !isCheckbox(event) && tell(), true);
  });
  return () => count;
}
