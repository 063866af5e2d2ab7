import type { ZoneInfo } from '../shared/market/zones';

/** What a product page says in words; its figures come from the symbol list. */
export interface ProductText {
  slug: ZoneInfo['slug'];
  title: string;
  lede: string;
  /** For search engines. */
  description: string;
  /** What it is, a paragraph each. */
  what: readonly string[];
  /** What moves its price: a name and a sentence or two. */
  movers: readonly (readonly [name: string, text: string])[];
  /** Who trades it, and how. */
  who: readonly (readonly [name: string, text: string])[];
  risks: readonly string[];
  /** When clocks change, and what that does to the hours. */
  clocks: string;
  /** The costs are worked on this symbol, whose price is in USD. */
  example: string;
  questions: readonly (readonly [question: string, answer: string])[];
}
