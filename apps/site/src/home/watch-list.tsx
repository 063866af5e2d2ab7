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

const SymbolChart = lazy(async () => ({ default: (await import('../shared/market/symbol-chart')).SymbolChart }));

const Sheet = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 16px 20px 8px;
  }
  ul + header {
    border-top: 1px solid var(--line);
  }
  > header:first-child {
    padding-block: 12px;
    font-size: var(--text-14);
  }
  h2 {
    font-size: var(--text-16);
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
  [data-part='chart'] {
    height: 424px;
    padding-inline: 12px;
    overflow: hidden;
  }
  [role='tab'] {
    padding-inline: 10px;
    font-size: var(--text-14);
  }
  ul {
    border-top: 1px solid var(--line);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  @media (max-width: 639.98px) {
    > header {
      padding-inline: 16px;
    }
    [data-part='chart'] {
      height: 364px;
      padding-inline: 4px;
    }
  }
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px 92px 72px;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 4px 20px;
  border: 0;
  border-inline-start: 3px solid transparent;
  background: none;
  color: inherit;
  font-size: var(--text-14);
  text-align: end;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--action-text);
    background: var(--sunken);
  }
  > :last-child {
    justify-self: end;
  }
  > span:first-child {
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    margin-inline-start: 8px;
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  svg {
    height: 24px;
  }
  @media (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr) 84px 68px;
    min-height: 52px;
    padding-inline: 13px 16px;
    line-height: 1.3;

    > [data-part='spark'] {
      display: none;
    }
    /* Name over code: beside each other they would be cut off. */
    small {
      display: block;
      margin-inline-start: 0;
    }
  }
`;

/** Live prices of the featured symbols, and below them the chart of the chosen one. */
export function WatchList() {
  const board = usePriceBoard();
  const featured = featuredOf(useBrand());
  const { data, failed, again } = useInstruments(homeSymbols);
  const [symbol, choose] = useState(featured[0] ?? '');
  const sheet = useRef<HTMLElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  // Drawing takes a phone a quarter of a second, so it waits until the chart is in view.
  const plotSeen = useSeen(plot, { part: 0.25 });
  useWatch(board, useSeen(sheet) ? featured : []);
  const rows = featured.flatMap((one) => data?.find((row) => row.symbol === one) ?? []);
  const chosen = rows.find((row) => row.symbol === symbol);
  return (
    <Sheet ref={sheet} aria-label="实时行情">
      <header>
        <FeedLine />
        <TextLink href="/market">全部行情</TextLink>
      </header>
      {failed ? (
        <ErrorState title={failed.msg} onRetry={again} />
      ) : (
        <>
          <ul>
            {featured.map((one) => (
              <li key={one}>
                <Choice type="button" aria-pressed={one === symbol} onClick={() => choose(one)}>
                  <span>
                    {rows.find((row) => row.symbol === one)?.name ?? one}
                    <small>{one}</small>
                  </span>
                  <span data-part="spark">
                    <LiveFigure symbol={one} show="spark" />
                  </span>
                  <LiveFigure symbol={one} show="bid" />
                  <LiveFigure symbol={one} show="percent" />
                </Choice>
              </li>
            ))}
          </ul>
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
        </>
      )}
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
