import type { Brand } from '@portal/brand';

/** The page of a transaction in the explorer of its network; undefined where the brand has set none. */
export function explorerAddress(explorers: Brand['explorers'], chain: string, hash: string): string | undefined {
  const address = Object.entries(explorers).find(([network]) => network === chain)?.[1];
  return address ? address.replace('{hash}', encodeURIComponent(hash)) : undefined;
}
