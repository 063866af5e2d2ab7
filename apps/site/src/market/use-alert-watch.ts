import { useWatch } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { groupDigits } from '@portal/rules/money';
import { useToast } from '@portal/ui';
import { useEffect } from 'react';
import { usePriceBoard } from '../shared/market/use-price-board';
import { takeReached, usePriceAlerts } from './price-alerts';

/** Tells the visitor when a price reaches an alert, while the page is open. */
export function useAlertWatch(rows: readonly Pick<Instrument, 'symbol' | 'name'>[]): void {
  const board = usePriceBoard();
  const toast = useToast();
  const open = usePriceAlerts().filter(({ reachedAt }) => reachedAt === undefined);
  const symbols = [...new Set(open.map(({ symbol }) => symbol))].sort();
  useWatch(board, symbols);
  const key = symbols.join();
  useEffect(() => {
    if (key === '') return;
    const check = (symbol: string) => () => {
      const bid = board.get(symbol)?.bid;
      if (bid === undefined) return;
      const name = rows.find((row) => row.symbol === symbol)?.name ?? symbol;
      for (const { price } of takeReached(symbol, bid, new Date()))
        toast(`${name}已到达提醒价 ${groupDigits(price)}，当前 ${groupDigits(bid)}`, 'ok');
    };
    const ends = key.split(',').map((symbol) => board.subscribe(symbol, check(symbol)));
    return () => ends.forEach((end) => end());
  }, [board, key, rows, toast]);
}
