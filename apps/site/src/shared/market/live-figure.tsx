import type { LivePrice } from '@portal/api-client/market/price-board';
import { useLiveText } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { groupDigits } from '@portal/rules/money';
import { Percent, Price, Sparkline, Tag } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { liveSpread, spreadText } from './live-spread';
import { usePriceBoard } from './use-price-board';

const Waiting = styled.span`
  color: var(--text-faint);
`;

const figures = {
  bid: (row: LivePrice) => <Price value={row.bid} previous={row.previousClose} />,
  display: (row: LivePrice) => <Price value={row.bid} previous={row.previousClose} size="large" />,
  ask: (row: LivePrice) => <Price value={row.ask} />,
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

/** The spread of the moment as traders say it; a dash until the first price. */
export function LiveSpread({ instrument }: { instrument: Pick<Instrument, 'symbol' | 'zone' | 'currency'> }) {
  const text = useLiveText(usePriceBoard(), instrument.symbol, (row) => {
    const spread = liveSpread(row);
    return (spread !== undefined && spreadText(spread, { ...instrument, digits: row.digits })) || '';
  });
  return text === undefined ? <Waiting>–</Waiting> : <>{text}</>;
}
