import type { Brand } from '@portal/brand';

/** A paragraph, or a list. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor; it never changes once published, because people link to it. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  description: string;
  lede: string;
  sections: readonly LegalSection[];
}

export type LegalTextOf = (brand: Brand) => LegalText;

/** Of all four texts. Source: product.md §9. */
export const legalVersion = { version: '1.0.0', updated: '2025-02-13' } as const;
