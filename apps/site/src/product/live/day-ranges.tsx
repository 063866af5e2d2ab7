import type { Instrument } from '@portal/contract/common';
import { TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { DayRange } from '../../shared/market/day-range';
import { LiveFigure } from '../../shared/market/live-figure';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: 12px;

  > li {
    display: grid;
    gap: 12px;
    padding: 16px 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  header {
    display: flex;
    align-items: baseline;
    gap: 12px;
  }
  header a {
    flex: 1;
    color: var(--text);
    font-weight: 500;
    text-decoration: none;
  }
`;

/** Where the price of each symbol stands between the low and the high of the day. */
export function DayRanges({ rows }: { rows: readonly Instrument[] }) {
  return (
    <List>
      {rows.map(({ symbol, name }) => (
        <li key={symbol}>
          <header>
            <TextLink href={`/market?symbol=${symbol}`}>{name}</TextLink>
            <LiveFigure symbol={symbol} show="bid" />
            <LiveFigure symbol={symbol} show="percent" />
          </header>
          <DayRange symbol={symbol} />
        </li>
      ))}
    </List>
  );
}
