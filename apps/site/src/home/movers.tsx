import { useWatch } from '@portal/api-client/market/use-live-price';
import { TextLink, useSeen } from '@portal/ui';
import { styled } from 'styled-components';
import { useRef } from 'react';
import { LiveFigure } from '../shared/market/live-figure';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import { Section } from '../shared/page/section';
import { homeSymbols } from './home-queries';
import { SHOWN_MOVERS, useMovers } from './use-movers';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  > li {
    position: relative;
    display: grid;
    gap: 4px;
    /* Prices that come fill the height that is already there. */
    height: 148px;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  > li:hover {
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
  }
  span {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  svg {
    width: 100%;
    height: 28px;
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** The symbols that moved most today, among those of the home page. */
export function Movers() {
  const rows = useInstruments(homeSymbols).data ?? [];
  const symbols = rows.map(({ symbol }) => symbol);
  const list = useRef<HTMLOListElement>(null);
  useWatch(usePriceBoard(), useSeen(list) ? symbols : []);
  const movers = useMovers(symbols);
  return (
    <Section id="movers" title="今日涨跌幅居前" lede="涨跌幅以上一交易日收盘价为基准，随行情更新。">
      <List ref={list}>
        {/* Places, not symbols, are the keys: when the order changes, nothing moves on the page. */}
        {Array.from({ length: Math.min(SHOWN_MOVERS, symbols.length) }, (_, place) => {
          const row = rows.find(({ symbol }) => symbol === movers[place]);
          return (
            <li key={place}>
              {row && (
                <>
                  <TextLink href={`/market?symbol=${row.symbol}`}>{row.name}</TextLink>
                  <strong>
                    <LiveFigure key={row.symbol} symbol={row.symbol} show="percent" />
                  </strong>
                  <span>
                    <LiveFigure key={row.symbol} symbol={row.symbol} show="bid" />
                  </span>
                  <LiveFigure symbol={row.symbol} show="spark" />
                </>
              )}
            </li>
          );
        })}
      </List>
    </Section>
  );
}
