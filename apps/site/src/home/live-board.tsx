import { useWatch } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { ErrorState, Skeleton, TextLink, useSeen } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { FeedLine } from '../shared/market/feed-line';
import { LiveFigure } from '../shared/market/live-figure';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import { useBrand } from '../shared/installation/installation';
import { featuredOf, homeSymbols } from './home-queries';
import { LiveCalculator } from './live-calculator';
import { SymbolStrip } from '../shared/market/symbol-strip';

const SymbolChart = lazy(async () => ({ default: (await import('../shared/market/symbol-chart')).SymbolChart }));

const Sheet = styled.section`
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 8px 20px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
  @media (max-width: 639.98px) {
    > footer {
      padding-inline: 16px;
    }
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* In one column the calculator is first. */
  > div + div {
    order: -1;
    border-bottom: 1px solid var(--line);
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 392px);

    > div + div {
      order: 0;
      border-bottom: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;

const ChartPart = styled.div`
  min-width: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    min-height: 50px;
    padding: 16px 20px 0;
  }
  h2 small {
    margin-inline-start: 8px;
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
  /* As wide as there is room, so that prices which come do not move it. */
  header > span {
    display: flex;
    flex: 1 0 auto;
    align-items: baseline;
    justify-content: flex-end;
    gap: 12px;
  }
  header [data-size] {
    font-size: var(--text-28);
  }
  [data-part='chart'] {
    height: 540px;
    padding-inline: 12px;
    overflow: hidden;
  }
  [data-part='chart'] [data-part='plot'] {
    height: 432px;
  }
  [role='tab'] {
    padding-inline: 10px;
    font-size: var(--text-14);
  }
  @media (max-width: 639.98px) {
    > header {
      padding-inline: 16px;
    }
    header [data-size] {
      font-size: var(--text-20);
    }
    [data-part='chart'] {
      height: 344px;
      padding-inline: 4px;
    }
    [data-part='chart'] [data-part='plot'] {
      height: 240px;
    }
  }
`;

/** Live prices of the featured symbols; of the chosen one the chart, and beside it what a position costs. */
export function LiveBoard() {
  const board = usePriceBoard();
  const featured = featuredOf(useBrand());
  const { data, failed, refetch } = useInstruments(homeSymbols);
  const [symbol, choose] = useState(featured[0] ?? '');
  const sheet = useRef<HTMLElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  // Drawing takes a phone a quarter of a second, so it waits until the chart is in view.
  const plotSeen = useSeen(plot, { part: 0.25 });
  useWatch(board, useSeen(sheet) ? featured : []);
  const chosen = data?.find((row) => row.symbol === symbol);
  return (
    <Sheet ref={sheet} aria-label="实时行情">
      {failed ? (
        <ErrorState title={failed.msg} onRetry={refetch} />
      ) : (
        <>
          <SymbolStrip symbols={featured} rows={data ?? []} chosen={symbol} onChoose={choose} />
          <Parts>
            <ChartPart>
              <header>
                <h2>
                  {chosen?.name ?? <Skeleton width="third" />}
                  <small>{symbol}</small>
                </h2>
                <span>
                  <LiveFigure symbol={symbol} show="display" />
                  <LiveFigure symbol={symbol} show="percent" />
                </span>
              </header>
              <div data-part="chart" ref={plot}>
                {chosen && plotSeen ? <Chart instrument={chosen} /> : <Skeleton shape="chart" />}
              </div>
            </ChartPart>
            <LiveCalculator key={symbol} instrument={chosen} />
          </Parts>
        </>
      )}
      <footer>
        <FeedLine />
        <TextLink href="/market">全部行情</TextLink>
      </footer>
    </Sheet>
  );
}

function Chart({ instrument }: { instrument: Instrument }) {
  return (
    <Suspense fallback={<Skeleton shape="chart" />}>
      <SymbolChart instrument={instrument} first="M15" />
    </Suspense>
  );
}
