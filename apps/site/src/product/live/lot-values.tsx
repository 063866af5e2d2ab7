import { useLiveText } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { formatAmount, groupDigits, parseAmount } from '@portal/rules/money';
import { styled } from 'styled-components';
import { lotText } from '../../shared/market/contract-facts';
import { usePriceBoard } from '../../shared/market/use-price-board';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
  gap: 12px;

  > li {
    display: grid;
    gap: 2px;
    padding: 16px 20px;
    border-radius: var(--radius-large);
    background: var(--sunken);
  }
  strong {
    font-size: var(--text-20);
    line-height: var(--leading-close);
  }
  span {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  p {
    font-weight: 500;
  }
`;

/** What one lot of each symbol is: its size, the effect of a move by 1, and its value at the current price. */
export function LotValues({ rows }: { rows: readonly Instrument[] }) {
  return (
    <List>
      {rows.map((row) => (
        <Lot key={row.symbol} row={row} />
      ))}
    </List>
  );
}

const PLACES = 6;

function Lot({ row }: { row: Instrument }) {
  const { symbol, name, contractSize, currency } = row;
  const value = useLiveText(usePriceBoard(), symbol, ({ bid }) => {
    const price = parseAmount(bid, PLACES);
    return price === null ? '' : formatAmount((price * BigInt(contractSize)) / 10n ** BigInt(PLACES), 0);
  });
  const size = groupDigits(String(contractSize));
  return (
    <li>
      <p>{name}</p>
      <strong>1 手：{lotText(row)}</strong>
      <span>
        价格变动 1，盈亏 {size} {currency}
      </span>
      <span>
        名义价值约 {value ? groupDigits(value) : '–'} {currency}
      </span>
    </li>
  );
}
