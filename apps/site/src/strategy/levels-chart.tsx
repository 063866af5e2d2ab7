import { Skeleton, useSeen } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense, useRef } from 'react';
import type { AnalysisLevels } from './levels-ladder';

const LiveLevels = lazy(async () => ({ default: (await import('./live-levels')).LiveLevels }));

const Place = styled.section`
  height: 480px;
  padding: 8px 12px 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow: hidden;

  @media (max-width: 639.98px) {
    height: 432px;
    padding-inline: 8px;
  }
  [role='tab'] {
    padding-inline: 10px;
    font-size: var(--text-14);
  }
  /* Without scripts no price comes; the levels stand below as a table. */
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const coming = <Skeleton shape="chart" />;

/** A symbol's candles with the levels of its analysis. Its space is reserved; prices and chart load when it comes into view. */
export function LevelsChart(props: AnalysisLevels) {
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  return (
    <Place ref={place} aria-label={`${props.symbol} 走势与价位`}>
      <Suspense fallback={coming}>{seen ? <LiveLevels {...props} /> : coming}</Suspense>
    </Place>
  );
}
