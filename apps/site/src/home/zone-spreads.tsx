import type { Instrument } from '@portal/contract/common';
import { useWatch } from '@portal/api-client/market/use-live-price';
import { useSeen } from '@portal/ui';
import { styled } from 'styled-components';
import { useRef } from 'react';
import { LiveFigure } from '../shared/market/live-figure';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import { firstOf, homeSymbols } from './home-queries';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  align-content: start;

  dt {
    overflow: hidden;
    color: var(--text-soft);
    font-size: var(--text-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  dd {
    min-height: 22px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

/** Live spreads of the first symbols of a zone. */
export function ZoneSpreads({ zone }: { zone: Instrument['zone'] }) {
  const rows = firstOf(useInstruments(homeSymbols).data ?? [], zone);
  const list = useRef<HTMLDListElement>(null);
  const seen = useSeen(list);
  useWatch(usePriceBoard(), seen ? rows.map(({ symbol }) => symbol) : []);
  return (
    <List ref={list} aria-label="实时点差">
      {rows.map(({ symbol, name }) => (
        <div key={symbol}>
          <dt>{name}点差</dt>
          <dd>
            <LiveFigure symbol={symbol} show="spread" />
          </dd>
        </div>
      ))}
    </List>
  );
}
