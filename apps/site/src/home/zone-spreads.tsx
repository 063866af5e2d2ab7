import type { Instrument } from '@portal/contract/common';
import { useWatch } from '@portal/api-client/market/use-live-price';
import { useSeen } from '@portal/ui';
import { styled } from 'styled-components';
import { useRef } from 'react';
import { LiveSpreadCost } from '../shared/market/live-spread-cost';
import { LiveSpread } from '../shared/market/live-figure';
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
  dd small {
    display: block;
    min-height: 1.6em;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
  dd {
    min-height: 22px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

/** Live spreads of the first symbols of a zone, in the price and in money per lot. */
export function ZoneSpreads({ zone }: { zone: Instrument['zone'] }) {
  const rows = firstOf(useInstruments(homeSymbols).data ?? [], zone);
  const list = useRef<HTMLDListElement>(null);
  const seen = useSeen(list);
  useWatch(usePriceBoard(), seen ? rows.map(({ symbol }) => symbol) : []);
  return (
    <List ref={list} aria-label="实时点差">
      {rows.map((row) => (
        <div key={row.symbol}>
          <dt>{row.name}点差</dt>
          <dd>
            <LiveSpread instrument={row} />
            <small>
              <LiveSpreadCost instrument={row} />
            </small>
          </dd>
        </div>
      ))}
    </List>
  );
}
