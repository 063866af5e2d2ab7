import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { groupDigits } from '@portal/rules/money';
import { Button } from '../button/button';
import { beijing } from '../date-time/beijing';
import { Skeleton } from '../skeleton/skeleton';
import { Table } from '../table/table';
import { usePriceColour, useTheme } from '../theme/theme';
import type { CandleDrawing, PriceBar, PriceLevel } from './draw-candles';
import { useSeen } from './use-seen';
import { useTexts } from '../texts/use-texts';
import { chartTexts } from './chart-texts';

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
  [data-part='legend'] {
    position: absolute;
    z-index: 3;
    inset: 4px auto auto 8px;
    padding: 2px 6px;
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-12);
    pointer-events: none;
  }
  [data-part='scroll'] {
    height: 320px;
    overflow: auto;
  }
  figcaption {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 36px;
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  @media (max-width: 639.98px) {
    [data-part='plot'],
    [data-part='scroll'] {
      height: 260px;
    }
  }
`;

const none: readonly PriceLevel[] = [];
const never = () => undefined;

/**
 * Candles of a symbol; the last one updates live. The chart library is lazy-loaded when the figure comes into view. When loading
 * fails, or the user prefers it, the bars are shown as a table.
 */
export function PriceChart(props: PriceChartProps) {
  const { label, bars, digits, days = false } = props;
  const texts = useTexts('chart', chartTexts);
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  return (
    <Figure aria-label={label}>
      {asTable || failed ? (
        <div data-part="scroll" tabIndex={0} role="region" aria-label={texts.table(label)}>
          <BarTable caption={label} bars={bars ?? []} days={days} />
        </div>
      ) : (
        <Plot key={`${digits}${days}`} {...props} onFailure={fail} />
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
          <Button size="small" tone="quiet" onClick={() => setAsTable(!asTable)}>
            {asTable ? texts.asChart : texts.asTable}
          </Button>
        )}
      </figcaption>
    </Figure>
  );
}

function Plot({
  label,
  bars,
  growing,
  levels = none,
  digits,
  days = false,
  onOlder,
  onFailure,
}: PriceChartProps & { onFailure: () => void }) {
  const texts = useTexts('chart', chartTexts);
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box);
  // The library is large, so it is loaded only when there is something to draw.
  const ready = seen && bars !== undefined;
  const [drawing, setDrawing] = useState<CandleDrawing>();
  const [at, setAt] = useState<string>();
  const [theme] = useTheme();
  const [priceColour] = usePriceColour();
  const older = useRef(never as () => void);
  // Texts given as props are a new object on every render, which must not redraw the chart.
  const said = useRef(texts);
  useEffect(() => {
    older.current = onOlder ?? never;
    said.current = texts;
  }, [onOlder, texts]);

  useEffect(() => {
    if (!ready) return;
    let drawn: CandleDrawing | undefined;
    let gone = false;
    import('./draw-candles')
      .then(({ drawCandles }) => {
        if (gone || !box.current) return;
        drawn = drawCandles(box.current, {
          digits,
          days,
          texts: said.current,
          onBar: setAt,
          onOlder: () => older.current(),
        });
        setDrawing(drawn);
      })
      .catch(() => {
        if (!gone) onFailure();
      });
    return () => {
      gone = true;
      drawn?.remove();
      setDrawing(undefined);
    };
  }, [ready, digits, days, onFailure]);

  useEffect(() => {
    if (bars) drawing?.show(bars, levels);
  }, [drawing, bars, levels]);
  useEffect(() => {
    if (growing && bars && growing.at >= (bars.at(-1)?.at ?? '')) drawing?.grow(growing);
  }, [drawing, bars, growing]);
  useEffect(() => drawing?.applyTheme(), [drawing, theme, priceColour]);

  const hovered = at === undefined ? undefined : bars?.find((bar) => Date.parse(bar.at) === Date.parse(at));
  return (
    <div data-part="plot">
      {!(drawing && bars) && <Skeleton shape="chart" />}
      {hovered && (
        <span data-part="legend" aria-hidden="true">
          {momentOf(hovered.at, days)} {columns.map((id) => `${texts[id]} ${hovered[id]}`).join(' ')}
        </span>
      )}
      <div ref={box} role="img" aria-label={texts.candles(label)} />
    </div>
  );
}

const momentOf = (at: string, days: boolean) => (beijing(at) ?? '').slice(0, days ? 10 : 16);

const columns = ['open', 'high', 'low', 'close'] as const;

function BarTable({ caption, bars, days }: { caption: string; bars: readonly PriceBar[]; days: boolean }) {
  const texts = useTexts('chart', chartTexts);
  return (
    <Table
      caption={caption}
      rows={[...bars].reverse().slice(0, 100)}
      rowKey={({ at }) => at}
      columns={[
        { id: 'at', head: texts.time, primary: true, cell: ({ at }) => momentOf(at, days) },
        ...columns.map((id) => ({
          ...{ id, head: texts[id], align: 'end' as const },
          cell: (bar: PriceBar) => groupDigits(bar[id]),
        })),
      ]}
    />
  );
}
