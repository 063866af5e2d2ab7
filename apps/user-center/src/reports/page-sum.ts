import { sumUsd } from '@portal/overview/cents';

/** The sum of a page's amounts in USD and its label. If the page holds all rows, it is the total. */
export function pageSum<R>(
  page: { list: readonly R[]; total: number } | undefined,
  amountOf: (row: R) => string,
): { term: string; value: string | null } {
  const whole = !page || page.total <= page.list.length;
  return { term: whole ? '金额合计' : '本页金额合计', value: page ? sumUsd(page.list.map(amountOf)) : null };
}
