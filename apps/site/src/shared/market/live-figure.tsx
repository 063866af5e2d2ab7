import type { LivePrice } from '@portal/api-client/market/price-board';
import { useLiveText } from '@portal/api-client/market/use-live-price';
import { groupDigits } from '@portal/rules/money';
import { Percent, Price, Sparkline, Tag } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { liveSpread, spreadPoints } from './live-spread';
import { usePriceBoard } from './use-price-board';

const Waiting = styled.span`
  color: var(--text-faint);
`;

const figures = {
  bid: (row: LivePrice) => <Price value={row.bid} previous={row.previousClose} />,
  display: (row: LivePrice) => <Price value={row.bid} previous={row.previousClose} size="large" />,
  ask: (row: LivePrice) => <Price value={row.ask} />,
  spread: (row: LivePrice) => <Price value={liveSpread(row) ?? ''} />,
  points: (row: LivePrice) => <>{spreadPoints(row)} 点</>,
  percent: (row: LivePrice) => <Percent value={row.changePercent} bare />,
  change: (row: LivePrice) => <>{signed(row.change)}</>,
  range: (row: LivePrice) => (
    <>
      {groupDigits(row.low)} – {groupDigits(row.high)}
    </>
  ),
  open: (row: LivePrice) => <>{groupDigits(row.open)}</>,
  previousClose: (row: LivePrice) => <>{groupDigits(row.previousClose)}</>,
  spark: (row: LivePrice) => <Sparkline points={row.spark ?? []} />,
  session: (row: LivePrice) => (row.session === 'open' ? <Tag tone="ok">交易中</Tag> : <Tag>休市</Tag>),
} satisfies Record<string, (row: LivePrice) => ReactNode>;

const signed = (change: string) =>
  `${change.startsWith('-') || /^0(\.0*)?$/.test(change) ? '' : '+'}${groupDigits(change)}`;

// The fields of a row that a figure depends on.
const parts: Record<keyof typeof figures, (row: LivePrice) => string> = {
  bid: ({ bid, previousClose }) => `${bid} ${previousClose}`,
  display: ({ bid, previousClose }) => `${bid} ${previousClose}`,
  ask: ({ ask }) => ask,
  spread: (row) => liveSpread(row) ?? '',
  points: (row) => spreadPoints(row) ?? '',
  percent: ({ changePercent }) => String(changePercent),
  change: ({ change }) => change,
  range: ({ low, high }) => `${low} ${high}`,
  open: ({ open }) => open,
  previousClose: ({ previousClose }) => previousClose,
  spark: ({ spark = [] }) => spark.join(),
  session: ({ session }) => session,
};

/** One live figure of a symbol; a dash until the first price. When it changes, only this figure re-renders. */
export function LiveFigure({ symbol, show }: { symbol: string; show: keyof typeof figures }) {
  const board = usePriceBoard();
  const known = useLiveText(board, symbol, parts[show]);
  const row = known === undefined ? undefined : board.get(symbol);
  if (!row) return show === 'spark' ? <Sparkline points={[]} /> : <Waiting>–</Waiting>;
  return figures[show](row);
}
