import { useWatch } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { Skeleton, useSeen } from '@portal/ui';
import { styled } from 'styled-components';
import { useRef, useState } from 'react';
import { FeedLine } from '../shared/market/feed-line';
import { LiveFigure, LiveSpread } from '../shared/market/live-figure';
import { LiveSpreadCost } from '../shared/market/live-spread-cost';
import { SymbolChart } from '../shared/market/symbol-chart';
import { SymbolStrip } from '../shared/market/symbol-strip';
import { usePriceBoard } from '../shared/market/use-price-board';
import { MarginCalculator } from './margin-calculator';

const Sheet = styled.section`
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > footer {
    padding: 8px 20px;
    border-top: 1px solid var(--line);
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > div + div {
    border-top: 1px solid var(--line);
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 392px);

    > div + div {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;

const ChartPart = styled.div`
  min-width: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 24px;
    min-height: 66px;
    padding: 12px 20px 0;
  }
  h2 {
    font-size: var(--text-20);
  }
  h2 small {
    margin-inline-start: 8px;
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
  /* Its width does not depend on the prices, so that the first ones do not move it to a line of its own. */
  header > span {
    display: flex;
    flex: 1 0 220px;
    align-items: baseline;
    justify-content: flex-end;
    gap: 12px;
  }
  header > p {
    flex-basis: 100%;
    min-height: 1.6em;
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  [data-part='chart'] {
    height: 480px;
    padding-inline: 12px;
    overflow: hidden;
  }
  [data-part='plot'] {
    height: 434px;
  }
  [role='tab'] {
    padding-inline: 10px;
    font-size: var(--text-14);
  }
  @media (max-width: 639.98px) {
    > header {
      padding-inline: 16px;
    }
    [data-part='chart'] {
      height: 360px;
      padding-inline: 4px;
    }
    [data-part='plot'] {
      height: 240px;
    }
  }
`;

const SHOWN = 6;

type Props = { name: string; rows: readonly Instrument[]; first: string };

/** The symbols of a product line with live prices; of the chosen one the chart, its spread, and the margin calculator. */
export function ProductBoard({ name, rows, first }: Props) {
  const board = usePriceBoard();
  const [symbol, choose] = useState(first);
  const plot = useRef<HTMLDivElement>(null);
  // Drawing takes a phone a quarter of a second, so it waits until the chart is in view.
  const seen = useSeen(plot, { part: 0.25 });
  useWatch(board, [symbol]);
  const chosen = rows.find((row) => row.symbol === symbol);
  const shown = rows.slice(0, SHOWN);
  return (
    <Sheet aria-label={`${name}实时行情`}>
      <SymbolStrip symbols={shown.map((row) => row.symbol)} rows={shown} chosen={symbol} onChoose={choose} />
      <Parts>
        <ChartPart>
          <header>
            <h2>
              {chosen?.name}
              <small>{symbol}</small>
            </h2>
            <span>
              <LiveFigure symbol={symbol} show="display" />
              <LiveFigure symbol={symbol} show="percent" />
            </span>
            <p>
              {chosen && (
                <>
                  点差 <LiveSpread instrument={chosen} />，<LiveSpreadCost instrument={chosen} />
                </>
              )}
            </p>
          </header>
          <div data-part="chart" ref={plot}>
            {chosen && seen ? <SymbolChart instrument={chosen} first="M15" /> : <Skeleton shape="chart" />}
          </div>
        </ChartPart>
        <MarginCalculator rows={rows} symbol={symbol} onSymbol={choose} />
      </Parts>
      <footer>
        <FeedLine />
      </footer>
    </Sheet>
  );
}
