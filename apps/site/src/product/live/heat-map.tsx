import { useLiveText } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { LiveFigure } from '../../shared/market/live-figure';
import { usePriceBoard } from '../../shared/market/use-price-board';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 46%), 1fr));
  gap: 8px;
`;

const Tile = styled.li`
  position: relative;
  display: grid;
  gap: 4px;
  height: 112px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  &[data-direction='rise'] {
    border-color: transparent;
    background: var(--rise-tint);
  }
  &[data-direction='fall'] {
    border-color: transparent;
    background: var(--fall-tint);
  }
  &:hover {
    border-color: var(--action-text);
  }
  a {
    overflow: hidden;
    color: var(--text);
    font-size: var(--text-14);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  strong {
    font-size: var(--text-20);
    line-height: var(--leading-tight);
  }
  span {
    color: var(--text);
    font-size: var(--text-14);
  }
`;

/** The symbols of a product line as tiles in the colour of their change today. */
export function HeatMap({ rows }: { rows: readonly Instrument[] }) {
  return (
    <List>
      {rows.map((row) => (
        <Symbol key={row.symbol} row={row} />
      ))}
    </List>
  );
}

function Symbol({ row: { symbol, name } }: { row: Instrument }) {
  const direction = useLiveText(usePriceBoard(), symbol, ({ changePercent }) =>
    changePercent > 0 ? 'rise' : changePercent < 0 ? 'fall' : 'flat',
  );
  return (
    <Tile data-direction={direction}>
      <TextLink href={`/market?symbol=${symbol}`}>{name}</TextLink>
      <strong>
        <LiveFigure symbol={symbol} show="percent" />
      </strong>
      <span>
        <LiveFigure symbol={symbol} show="bid" />
      </span>
    </Tile>
  );
}
