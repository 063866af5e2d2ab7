import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { useTexts } from '../texts/use-texts';
import { BarTable } from './bar-table';
import { chartTexts } from './chart-texts';
import type { ChartView } from './chart-view';
import type { CandleDrawing } from './draw-candles';
import type { PriceBar, PriceLevel } from './price-bar';
import { PricePlot } from './price-plot';
import { ZoomTools } from './zoom-tools';

export type PriceChartProps = {
  /** Accessible name of the figure: `现货黄金 1 小时 K 线`. */
  label: string;
  /** Oldest first; undefined while loading. */
  bars: readonly PriceBar[] | undefined;
  /** The last bar as it changes, or the next bar. */
  growing?: PriceBar;
  levels?: readonly PriceLevel[];
  digits: number;
  /** Daily bars: their time of day is not shown. */
  days?: boolean;
  /** How the prices are drawn, and the indicators. Candles alone by default. */
  view?: ChartView;
  /** Shows the buttons that enlarge the chart. */
  zoomable?: boolean;
  /** Called when bars before the first one are needed. */
  onOlder?: () => void;
};

const Figure = styled.figure`
  [data-part='plot'] {
    position: relative;
    height: 320px;
  }
  [data-part='plot'] > div {
    position: absolute;
    inset: 0;
  }
  [data-part='scroll'] {
    height: 320px;
    overflow: auto;
  }
  figcaption {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 4px 16px;
    min-height: 36px;
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  figcaption > span:last-child {
    display: flex;
    flex: none;
    align-items: center;
  }
  @media (max-width: 639.98px) {
    [data-part='plot'],
    [data-part='scroll'] {
      height: 260px;
    }
    figcaption:has([role='group']) {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
  }
`;

/**
 * Prices of a symbol as candles, bars or a line; the last one updates live. The chart library is lazy-loaded when the figure comes
 * into view. When loading fails, or the user prefers it, the bars are shown as a table.
 */
export function PriceChart(props: PriceChartProps) {
  const { label, bars, digits, days = false, zoomable = false } = props;
  const texts = useTexts('chart', chartTexts);
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const [boxing, setBoxing] = useState(false);
  const [drawing, setDrawing] = useState<CandleDrawing>();
  const fail = useCallback(() => setFailed(true), []);
  const table = asTable || failed;
  return (
    <Figure aria-label={label}>
      {table ? (
        <div data-part="scroll" tabIndex={0} role="region" aria-label={texts.table(label)}>
          <BarTable caption={label} bars={bars ?? []} days={days} />
        </div>
      ) : (
        <PricePlot
          key={`${digits}${days}`}
          {...props}
          boxing={boxing}
          onBoxed={() => setBoxing(false)}
          drawing={drawing}
          onDrawing={setDrawing}
          onFailure={fail}
        />
      )}
      <figcaption>
        <span>
          {texts.zone} · {texts.credit[0]}
          <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
            TradingView
          </a>{' '}
          Lightweight Charts™{texts.credit[1]}
        </span>
        {!failed && (
          <span>
            {zoomable && !table && <ZoomTools drawing={drawing} boxing={boxing} onBoxing={setBoxing} />}
            <Button size="small" tone="quiet" onClick={() => setAsTable(!asTable)}>
              {asTable ? texts.asChart : texts.asTable}
            </Button>
          </span>
        )}
      </figcaption>
    </Figure>
  );
}
