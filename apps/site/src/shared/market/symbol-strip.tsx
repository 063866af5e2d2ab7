import type { Instrument } from '@portal/contract/common';
import { styled } from 'styled-components';
import { LiveFigure } from './live-figure';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* Lines between the cells, however many there are in a row. */
  gap: 1px;
  border-bottom: 1px solid var(--line);
  background: var(--line);

  @media (max-width: 639.98px) {
    grid: auto / auto-flow 148px;
    overflow: auto;
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  }
`;

const Choice = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 8px;
  width: 100%;
  min-height: 92px;
  padding: 10px 16px;
  border: 0;
  background: var(--surface);
  color: inherit;
  font-size: var(--text-14);
  line-height: var(--leading-close);
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'] {
    background: var(--action-tint);
  }
  &[aria-pressed='true']::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 3px;
    background: var(--action-text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > :first-child {
    grid-column: 1 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :nth-child(2) {
    font-size: var(--text-16);
    font-weight: 600;
  }
  > :nth-child(3) {
    grid-row: 3;
    font-size: var(--text-12);
  }
  svg {
    grid-row: 2 / 4;
    grid-column: 2;
    width: 64px;
    height: 28px;
  }
  @media (max-width: 639.98px) {
    min-height: 60px;
    padding: 8px 12px;
    > :nth-child(3) {
      grid-area: 2 / 2;
    }
    svg {
      display: none;
    }
  }
`;

type Props = {
  symbols: readonly string[];
  rows: readonly Pick<Instrument, 'symbol' | 'name'>[];
  chosen: string;
  onChoose: (symbol: string) => void;
};

/** The featured symbols with their live prices; one is chosen. */
export function SymbolStrip({ symbols, rows, chosen, onChoose }: Props) {
  return (
    <Strip>
      {symbols.map((symbol) => (
        <li key={symbol}>
          <Choice type="button" aria-pressed={symbol === chosen} onClick={() => onChoose(symbol)}>
            <span>{rows.find((row) => row.symbol === symbol)?.name ?? symbol}</span>
            <span>
              <LiveFigure symbol={symbol} show="bid" />
            </span>
            <span>
              <LiveFigure symbol={symbol} show="percent" />
            </span>
            <LiveFigure symbol={symbol} show="spark" />
          </Choice>
        </li>
      ))}
    </Strip>
  );
}
