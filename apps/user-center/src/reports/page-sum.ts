import { sumUsd } from '../shared/money/cents';

/** The sum of a page's amounts in USD, and what to call it: where the page is the whole, it is the sum of all. */
export function pageSum<R>(
  page: { list: readonly R[]; total: number } | undefined,
  amountOf: (row: R) => string,
): { term: string; value: string | null } {
  const whole = !page || page.total <= page.list.length;
  return { term: whole ? '金额合计' : '本页金额合计', value: page ? sumUsd(page.list.map(amountOf)) : null };
}
