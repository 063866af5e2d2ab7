/** `at` ISO 8601; prices decimal strings. */
export type PriceBar = { at: string; open: string; high: string; low: string; close: string };

/** A price shown as a line across the chart. */
export type PriceLevel = { at: string; label: string; tone: 'rise' | 'fall' | 'action-text' };
