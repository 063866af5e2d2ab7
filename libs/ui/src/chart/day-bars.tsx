import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Money } from '../money/money';
import { Skeleton } from '../skeleton/skeleton';
import { usePriceColour, useTheme } from '../theme/theme';
import { DayTable } from './day-table';
import type { Drawing } from './draw-day-bars';
import type { DayValue } from './fill-days';
import { useSeen } from './use-seen';
import { useTexts } from '../texts/use-texts';
import { chartTexts } from './chart-texts';

export type DayBarsProps = {
  /** Accessible name and title of the figure: `每日盈亏`. */
  label: string;
  /** What a bar shows, as the table's column header. */
  valueHead: string;
  points: readonly DayValue[];
  currency: string;
};

const Figure = styled.figure`
  display: grid;
  gap: 8px;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-height: 36px;
    font-size: var(--text-14);
  }
  figcaption > span {
    color: var(--text-soft);
  }
  [data-part='plot'] {
    position: relative;
    height: 240px;
  }
  [data-part='plot'] > div {
    position: absolute;
    inset: 0;
  }
  > small {
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  @media print {
    &:has([data-part='plot']) {
      display: none;
    }
    button {
      display: none;
    }
  }
`;

/**
 * Daily figures as bars above and below zero, in the colours of gain and loss, or as a table when the user prefers it. The chart
 * library is lazy-loaded when the figure comes into view; when loading fails, the table is shown.
 */
export function DayBars({ label, valueHead, points, currency }: DayBarsProps) {
  const texts = useTexts('chart', chartTexts);
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const [day, setDay] = useState<string>();
  const fail = useCallback(() => setFailed(true), []);
  const hovered = points.find((point) => point.day === day);
  return (
    <Figure aria-label={label}>
      <figcaption>
        <strong>{label}</strong>
        {hovered && !asTable && (
          <span aria-hidden="true">
            {hovered.day} <Money value={hovered.value} currency={currency} signed />
          </span>
        )}
        {!failed && (
          <Button size="small" tone="quiet" onClick={() => setAsTable(!asTable)}>
            {asTable ? texts.asChart : texts.asTable}
          </Button>
        )}
      </figcaption>
      {asTable || failed ? (
        <DayTable caption={label} valueHead={valueHead} points={points} currency={currency} />
      ) : (
        <Plot label={label} points={points} onDay={setDay} onFailure={fail} />
      )}
      {!failed && (
        <small>
          {texts.credit[0]}
          <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
            TradingView
          </a>{' '}
          Lightweight Charts™{texts.credit[1]}
        </small>
      )}
    </Figure>
  );
}

type PlotProps = {
  label: string;
  points: readonly DayValue[];
  onDay: (day: string | undefined) => void;
  onFailure: () => void;
};

function Plot({ label, points, onDay, onFailure }: PlotProps) {
  const texts = useTexts('chart', chartTexts);
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box);
  const [drawing, setDrawing] = useState<Drawing>();
  const [theme] = useTheme();
  const [priceColour] = usePriceColour();

  useEffect(() => {
    if (!seen) return;
    let drawn: Drawing | undefined;
    let gone = false;
    import('./draw-day-bars')
      .then(({ drawDayBars }) => {
        if (gone || !box.current) return;
        drawn = drawDayBars(box.current, onDay);
        setDrawing(drawn);
      })
      .catch(() => {
        if (!gone) onFailure();
      });
    return () => {
      gone = true;
      drawn?.remove();
      setDrawing(undefined);
      onDay(undefined);
    };
  }, [seen, onDay, onFailure]);

  useEffect(() => drawing?.show(points), [drawing, points]);
  useEffect(() => drawing?.applyTheme(), [drawing, theme, priceColour]);

  return (
    <div data-part="plot">
      {!drawing && <Skeleton shape="chart" />}
      <div ref={box} role="img" aria-label={texts.bars(label, points.length)} />
    </div>
  );
}
