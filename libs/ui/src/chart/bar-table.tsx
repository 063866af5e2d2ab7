import { groupDigits } from '@portal/rules/money';
import { beijing } from '../date-time/beijing';
import { Table } from '../table/table';
import { useTexts } from '../texts/use-texts';
import { chartTexts } from './chart-texts';
import type { PriceBar } from './price-bar';

/** The parts of a bar, in the order of their columns. */
export const barColumns = ['open', 'high', 'low', 'close'] as const;

/** The start of a bar in Beijing time: a date, or a date and minutes. */
export const momentOf = (at: string, days: boolean) => (beijing(at) ?? '').slice(0, days ? 10 : 16);

const SHOWN_ROWS = 100;

/** The bars of a chart, newest first. */
export function BarTable({ caption, bars, days }: { caption: string; bars: readonly PriceBar[]; days: boolean }) {
  const texts = useTexts('chart', chartTexts);
  return (
    <Table
      caption={caption}
      rows={[...bars].reverse().slice(0, SHOWN_ROWS)}
      rowKey={({ at }) => at}
      columns={[
        { id: 'at', head: texts.time, primary: true, cell: ({ at }) => momentOf(at, days) },
        ...barColumns.map((id) => ({
          id,
          head: texts[id],
          align: 'end' as const,
          cell: (bar: PriceBar) => groupDigits(bar[id]),
        })),
      ]}
    />
  );
}
