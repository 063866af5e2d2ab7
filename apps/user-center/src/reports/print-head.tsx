import { DateTime } from '@portal/ui';
import { reportOf } from './report-list';
import { Inset } from './sheet';
import type { View } from './view';

type Props = { view: View; narrowed: readonly string[]; total: number | undefined };

/** The heading of a printed report: the report, its days and its filters. */
export function PrintHead({ view, narrowed, total }: Props) {
  const { report, startDate, endDate, page } = view;
  return (
    <Inset data-on="print">
      {[reportOf(report).label, `${startDate} 至 ${endDate}`, ...narrowed.filter(Boolean)].join(' · ')}
      {total !== undefined && ` · 共 ${total} 条，第 ${page} 页`}
      {' · 打印于 '}
      <DateTime value={new Date().toISOString()} show="minute" />
    </Inset>
  );
}
