import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { useTexts } from '../texts/use-texts';
import { BarTable } from './bar-table';
import { chartTexts } from './chart-texts';
import type { CandleDrawing } from './draw-candles';
import type { PriceChartProps } from './price-chart-props';
import { PricePlot } from './price-plot';
import { ZoomTools } from './zoom-tools';

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
