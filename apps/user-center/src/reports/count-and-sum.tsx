import { Money, Skeleton, type Definition } from '@portal/ui';
import { pageSum } from './page-sum';

type Page<R> = { list: readonly R[]; total: number };

/** A figure of a page, or a skeleton while the page loads. */
export const figure = <P,>(page: P | undefined, show: (page: P) => Definition['value']) =>
  page === undefined ? <Skeleton width="half" /> : show(page);

/** The number of rows and the sum of their amounts. */
export function countAndSum<R>(page: Page<R> | undefined, amountOf: (row: R) => string): Definition[] {
  const { term, value } = pageSum(page, amountOf);
  return [
    { id: 'count', term: '笔数', value: figure(page, ({ total }) => total) },
    { id: 'sum', term, value: figure(page, () => <Money value={value} currency="USD" />) },
  ];
}
