import type { IntroducerTerms, ProductKind } from '@portal/brand';
import { formatAmount, parseAmount } from '@portal/rules/money';

/** The tier for a number of lots in a month. */
export function tierOf({ tiers }: IntroducerTerms, lots: number) {
  return tiers.findLast(({ fromLots }) => lots >= fromLots) ?? tiers[0];
}

/** The monthly commission for whole lots of one product, in USD with 2 places. */
export function commission(terms: IntroducerTerms, kind: ProductKind, lots: number): string {
  const each = parseAmount(tierOf(terms, lots)?.perLot[kind] ?? '0', 2) ?? 0n;
  return formatAmount(each * BigInt(lots), 2);
}
