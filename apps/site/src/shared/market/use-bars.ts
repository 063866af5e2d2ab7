import { marketRequests } from '@portal/api-client/market/requests';
import { useLivePrice } from '@portal/api-client/market/use-live-price';
import type { Bar, BarInterval } from '@portal/contract/market';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../installation/call';
import { useInstallation } from '../installation/installation';
import { usePriceBoard } from './use-price-board';

const minute = 60_000;
const lengths: Readonly<Record<BarInterval, number>> = {
  M1: minute,
  M5: 5 * minute,
  M15: 15 * minute,
  H1: 60 * minute,
  H4: 240 * minute,
  D1: 1440 * minute,
};
const pageSize = 200;

interface LoadedBars {
  of: string;
  bars: readonly Bar[];
  /** Whether there are older bars. */
  more: boolean;
}

export interface ShownBars {
  bars?: readonly Bar[];
  growing?: Bar;
  failed?: string;
  refetch: () => void;
  older: () => void;
}

/** Replaces the end of `bars`, from the first time in `newer`, with `newer`. */
function merged(bars: readonly Bar[], newer: readonly Bar[]): readonly Bar[] {
  const [first] = newer;
  return first ? [...bars.filter(({ at }) => at < first.at), ...newer] : bars;
}

/** Bars of a symbol for a chart: the newest page, older pages on request, and the last bar updated with the live price. */
export function useBars(symbol: string, interval: BarInterval): ShownBars {
  const { http } = useInstallation();
  const price = useLivePrice(usePriceBoard(), symbol);
  const of = `${symbol} ${interval}`;
  const [latest, setLatest] = useState<LoadedBars>();
  const [failed, setFailed] = useState<string>();
  const asking = useRef(false);

  const read = useCallback(
    (limit: number, before?: string) =>
      call(http, marketRequests.bars, { symbol, interval, limit, ...(before && { before }) }),
    [http, symbol, interval],
  );
  const load = useCallback(async () => {
    setFailed(undefined);
    const answer = await read(pageSize);
    if (answer.ok) return { of, bars: answer.data, more: answer.data.length === pageSize };
    setFailed(answer.msg);
    return undefined;
  }, [read, of]);

  useEffect(() => {
    let active = true;
    void load().then((found) => active && found && setLatest(found));
    return () => {
      active = false;
    };
  }, [load]);

  const own = latest?.of === of ? latest : undefined;
  const lastAt = own?.bars.slice(-1)[0]?.at;
  useEffect(() => {
    if (lastAt === undefined) return;
    const wait = Math.max(5_000, Date.parse(lastAt) + lengths[interval] + 500 - Date.now());
    const timer = setTimeout(
      () => {
        void read(3).then((answer) => {
          if (!answer.ok) return;
          setLatest((now) => (now?.of === of ? { ...now, bars: merged(now.bars, answer.data) } : now));
        });
      },
      Math.min(wait, 60 * minute),
    );
    return () => clearTimeout(timer);
  }, [lastAt, interval, read, of]);

  const older = () => {
    const before = own?.bars[0]?.at;
    if (asking.current || !own?.more || before === undefined) return;
    asking.current = true;
    void read(pageSize, before)
      .then((answer) => {
        if (!answer.ok) return;
        const more = answer.data.length === pageSize;
        setLatest((now) => (now?.of === of ? { ...now, more, bars: [...answer.data, ...now.bars] } : now));
      })
      .finally(() => (asking.current = false));
  };
  const last = own?.bars.slice(-1)[0];
  return {
    ...(own && { bars: own.bars }),
    ...(last && price && { growing: grown(last, price.bid) }),
    ...(failed !== undefined && !own && { failed }),
    refetch: () => void load().then((found) => found && setLatest(found)),
    older,
  };
}

/** Adds a price to a bar. Compares as numbers, as the chart does. */
const grown = (bar: Bar, bid: string): Bar => ({
  ...bar,
  high: Number(bid) > Number(bar.high) ? bid : bar.high,
  low: Number(bid) < Number(bar.low) ? bid : bar.low,
  close: bid,
});
