import type { Instrument } from '@portal/contract/common';
import type { BarInterval } from '@portal/contract/market';
import { ErrorState, Tabs } from '@portal/ui';
import { PriceChart, type ChartView, type PriceLevel } from '@portal/ui/chart';
import { useState } from 'react';
import { useBars } from './use-bars';

const intervals: readonly { id: BarInterval; label: string }[] = [
  { id: 'M1', label: '1 分' },
  { id: 'M5', label: '5 分' },
  { id: 'M15', label: '15 分' },
  { id: 'H1', label: '1 小时' },
  { id: 'H4', label: '4 小时' },
  { id: 'D1', label: '日线' },
];

type Props = {
  instrument: Pick<Instrument, 'symbol' | 'name' | 'digits'>;
  first?: BarInterval;
  /** Prices to mark with a horizontal line. */
  levels?: readonly PriceLevel[];
  /** How the prices are drawn; candles alone by default. */
  view?: ChartView;
  /** Shows the buttons that enlarge the chart. */
  zoomable?: boolean;
};

/** The candles of a symbol, from minutes to days. The caller must watch the symbol (`useWatch`). */
export function SymbolChart({ instrument, first = 'H1', levels, view, zoomable }: Props) {
  const { symbol, name, digits } = instrument;
  const [interval, setInterval] = useState(first);
  const { bars, growing, failed, refetch, older } = useBars(symbol, interval);
  const label = `${name} ${intervals.find(({ id }) => id === interval)?.label ?? ''} K 线`;
  return (
    <Tabs label={`${name} K 线周期`} items={intervals} value={interval} onChange={setInterval}>
      {failed === undefined ? (
        <PriceChart
          key={`${symbol}${interval}`}
          label={label}
          bars={bars}
          growing={growing}
          levels={levels}
          view={view}
          zoomable={zoomable}
          digits={digits}
          days={interval === 'D1'}
          onOlder={older}
        />
      ) : (
        <ErrorState title={failed} onRetry={refetch} />
      )}
    </Tabs>
  );
}
