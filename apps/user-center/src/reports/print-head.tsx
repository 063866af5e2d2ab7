import { DateTime } from '@portal/ui';
import { bookOf } from './book-list';
import { Inset } from './sheet';
import type { View } from './view';

type Props = { view: View; narrowed: readonly string[]; total: number | undefined };

/** Says on paper what the page above the table said: which book, which days, narrowed to what. */
export function PrintHead({ view, narrowed, total }: Props) {
  const { book, startDate, endDate, page } = view;
  return (
    <Inset data-on="paper">
      {[bookOf(book).label, `${startDate} 至 ${endDate}`, ...narrowed.filter(Boolean)].join(' · ')}
      {total !== undefined && ` · 共 ${total} 条，第 ${page} 页`}
      {' · 打印于 '}
      <DateTime value={new Date().toISOString()} show="minute" />
    </Inset>
  );
}
