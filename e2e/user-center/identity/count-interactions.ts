import type { BrowserContext } from '@playwright/test';

/** Clicks, and fields that were filled in: typed, chosen or given a file. */
export type Interactions = { clicks: number; fields: number };

/** Counts a customer's interactions in every page of a context. Call before the first page opens. */
export async function countInteractions(context: BrowserContext): Promise<Readonly<Interactions>> {
  const count: Interactions = { clicks: 0, fields: 0 };
  await context.exposeFunction('countInteraction', (kind: keyof Interactions) => (count[kind] += 1));
  await context.addInitScript(() => {
    const tell = (kind: string) =>
      void (window as unknown as { countInteraction(kind: string): void }).countInteraction(kind);
    // The press on a checkbox was counted already.
    const isCheckbox = (event: Event) => event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    document.addEventListener('pointerdown', () => tell('clicks'), true);
    document.addEventListener('change', (event) => !isCheckbox(event) && tell('fields'), true);
  });
  return count;
}
