import { useLivePrice } from '@portal/api-client/market/use-live-price';
import { groupDigits } from '@portal/rules/money';
import { styled } from 'styled-components';
import { usePriceBoard } from './use-price-board';

const Place = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  margin-bottom: 4px;
  color: var(--text-soft);
  font-size: var(--text-12);

  svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 12px;
  }
  rect {
    fill: var(--line-strong);
  }
  circle {
    fill: var(--text);
  }
`;

const width = 300;

/** The position of the price between the day's low and high. */
export function DayRange({ symbol }: { symbol: string }) {
  const row = useLivePrice(usePriceBoard(), symbol);
  const [low, high, bid] = [Number(row?.low), Number(row?.high), Number(row?.bid)];
  const share = row && high > low ? (bid - low) / (high - low) : 0.5;
  return (
    <Place>
      <svg viewBox={`0 0 ${width} 12`} preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="5" width={width} height="2" rx="1" />
        {row && <circle cx={6 + share * (width - 12)} cy="6" r="5" />}
      </svg>
      <span>最低 {row ? groupDigits(row.low) : '–'}</span>
      <span>最高 {row ? groupDigits(row.high) : '–'}</span>
    </Place>
  );
}
