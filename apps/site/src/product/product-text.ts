import type { ZoneInfo } from '../shared/market/zones';

/** A section of a product page. */
export type SectionId =
  | 'heat'
  | 'ranges'
  | 'lots'
  | 'clock'
  | 'contracts'
  | 'what'
  | 'factors'
  | 'hours'
  | 'costs'
  | 'who'
  | 'analysis'
  | 'faq';

/** The texts of a product page. Its figures come from the symbol list. */
export interface ProductText {
  slug: ZoneInfo['slug'];
  title: string;
  /** The title for search engines: what people type. */
  searchTitle: string;
  /** Its sections in their order. What matters most for this kind comes first. */
  order: readonly SectionId[];
  lede: string;
  /** For search engines. */
  description: string;
  /** What it is, one paragraph per item. */
  what: readonly string[];
  /** What moves its price: a name and a sentence or two. */
  movers: readonly (readonly [name: string, text: string])[];
  /** Who trades it, and how. */
  who: readonly (readonly [name: string, text: string])[];
  risks: readonly string[];
  /** Daylight saving time, and its effect on the trading hours. */
  clocks: string;
  /** The symbol of the cost example. Its price must be in USD. */
  example: string;
  questions: readonly (readonly [question: string, answer: string])[];
}
