import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../skeleton/skeleton';
import { usePriceColour, useTheme } from '../theme/theme';
import { useTexts } from '../texts/use-texts';
import { barColumns, momentOf } from './bar-table';
import { chartTexts } from './chart-texts';
import { plainView } from './chart-view';
import type { CandleDrawing } from './draw-candles';
import type { IndicatorValue } from './draw-indicators';
import type { PriceChartProps } from './price-chart-props';
import type { PriceLevel } from './price-bar';
import { useSeen } from './use-seen';
import { ZoomBox } from './zoom-box';

const Legend = styled.div`
  &&& {
    z-index: 3;
    inset: 4px 80px auto 8px;
    pointer-events: none;
  }
  span {
    display: inline-block;
    margin-inline-end: 4px;
    padding: 1px 6px;
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  i {
    display: inline-block;
    width: 8px;
    height: 2px;
    margin-inline-end: 4px;
    vertical-align: middle;
  }
`;

const none: readonly PriceLevel[] = [];
const never = () => undefined;

type Props = PriceChartProps & {
  boxing: boolean;
  /** Called when a drag has chosen what to enlarge. */
  onBoxed: () => void;
  drawing: CandleDrawing | undefined;
  onDrawing: (drawing: CandleDrawing | undefined) => void;
  onFailure: () => void;
};

/** The drawing of a price chart. The chart library is loaded when there is something to draw. */
export function PricePlot(props: Props) {
  const { label, bars, growing, levels = none, digits, days = false, view = plainView, onOlder } = props;
  const { boxing, onBoxed, drawing, onDrawing, onFailure } = props;
  const texts = useTexts('chart', chartTexts);
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box);
  const ready = seen && bars !== undefined;
  const [at, setAt] = useState<string>();
  const [values, setValues] = useState<readonly IndicatorValue[]>([]);
  const [theme] = useTheme();
  const [priceColour] = usePriceColour();
  const older = useRef(never as () => void);
  // Texts given as props are a new object on every render, which must not redraw the chart.
  const latestTexts = useRef(texts);
  useEffect(() => {
    older.current = onOlder ?? never;
    latestTexts.current = texts;
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
          texts: latestTexts.current,
          onBar: setAt,
          onOlder: () => older.current(),
        });
        onDrawing(drawn);
      })
      .catch(() => {
        if (!gone) onFailure();
      });
    return () => {
      gone = true;
      drawn?.remove();
      onDrawing(undefined);
    };
  }, [ready, digits, days, onDrawing, onFailure]);

  useEffect(() => {
    if (bars) drawing?.show(bars, levels);
  }, [drawing, bars, levels]);
  useEffect(() => drawing?.look(view), [drawing, view]);
  useEffect(() => {
    if (growing && bars && growing.at >= (bars[bars.length - 1]?.at ?? '')) drawing?.grow(growing);
  }, [drawing, bars, growing]);
  useEffect(() => drawing?.applyTheme(), [drawing, theme, priceColour]);
  const close = growing?.close;
  useEffect(() => {
    setValues((view.indicators.length > 0 && drawing?.valuesAt(at)) || []);
  }, [drawing, bars, view, close, at]);

  const hovered = at === undefined ? undefined : bars?.find((bar) => Date.parse(bar.at) === Date.parse(at));
  return (
    <div data-part="plot">
      {!(drawing && bars) && <Skeleton shape="chart" />}
      <Legend aria-hidden="true">
        {hovered && (
          <span>
            {momentOf(hovered.at, days)} {barColumns.map((id) => `${texts[id]} ${hovered[id]}`).join(' ')}
          </span>
        )}
        {values.map(({ id, title, text, tone }) => (
          <span key={id}>
            <i style={{ background: `var(--${tone})` }} />
            {title} {text}
          </span>
        ))}
      </Legend>
      <div ref={box} role="img" aria-label={texts.candles(label)} />
      {boxing && (
        <ZoomBox
          onZoom={(from, to) => {
            drawing?.zoomTo(from, to);
            onBoxed();
          }}
        />
      )}
    </div>
  );
}
