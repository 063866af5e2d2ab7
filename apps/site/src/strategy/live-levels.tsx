import { useWatch } from '@portal/api-client/market/use-live-price';
import { ErrorState, Skeleton } from '@portal/ui';
import { styled } from 'styled-components';
import { useMemo } from 'react';
import { FeedLine } from '../shared/market/feed-line';
import { LiveFigure } from '../shared/market/live-figure';
import { SymbolChart } from '../shared/market/symbol-chart';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import { levelsOf, type AnalysisLevels } from './levels-ladder';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  min-height: 32px;

  > span {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  @media (max-width: 639.98px) {
    min-height: 44px;
    font-size: var(--text-14);

    > p {
      width: 100%;
    }
  }
`;

/** The chart of an analysis: the live price, the candles, and the levels across them. */
export function LiveLevels({ symbol, support, resistance }: AnalysisLevels) {
  const { data, failed, refetch } = useInstruments();
  useWatch(usePriceBoard(), [symbol]);
  const levels = useMemo(
    () =>
      levelsOf({ support, resistance }).map(({ name, price, kind }) => ({
        at: price,
        label: name,
        tone: kind === 'support' ? ('rise' as const) : ('fall' as const),
      })),
    [support, resistance],
  );
  if (failed) return <ErrorState title={failed.msg} onRetry={refetch} />;
  const instrument = data?.find((row) => row.symbol === symbol);
  if (!instrument) return <Skeleton shape="chart" />;
  return (
    <>
      <Head>
        <span>
          <strong>{instrument.name}</strong>
          <LiveFigure symbol={symbol} show="bid" />
          <LiveFigure symbol={symbol} show="percent" />
        </span>
        <FeedLine />
      </Head>
      <SymbolChart instrument={instrument} first="H4" levels={levels} />
    </>
  );
}
