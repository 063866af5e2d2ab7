import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/value';
import type { PlatformBar, PlatformMarket, PlatformSymbol } from '../../../ports';
import { apiPath } from './api-path';
import { MinuteBars, Symbol, Symbols, Tick, Ticks, type SymbolAnswer } from './market-answers';
import { refusedWith } from './refused-with';
import type { ServerClock } from './clock/server-clock';
import type { Session } from './session';

const notFound = 13;
const none = { answer: [], retcode: '13' };
/** The access server fetches old bars from the history server and answers this meanwhile. */
const notLoaded = '1 ';
const swapOff = '0';
const swapPoints = '1';
/** Trade modes in which positions can be opened: long only, short only, full. */
const openModes = ['1', '2', '4'];

function readSymbol(answer: SymbolAnswer): PlatformSymbol {
  const { SwapMode } = answer;
  const swap = (points: string) => (SwapMode === swapOff ? 0 : SwapMode === swapPoints ? Number(points) : undefined);
  return {
    symbol: answer.Symbol,
    digits: Number(answer.Digits),
    contractSize: Number(answer.ContractSize),
    volumeMin: BigInt(answer.VolumeMin),
    spread: Number(answer.Spread),
    swapLong: swap(answer.SwapLong),
    swapShort: swap(answer.SwapShort),
    tradable: openModes.includes(answer.TradeMode),
    sessions: answer.SessionsTrades.map((day) => day.map(({ Open, Close }) => [Number(Open), Number(Close)] as const)),
  };
}

/** Returns the rows that can be read. Throws if none can: the answer then belongs to another request. */
function readable<S extends TObject>(
  schema: S,
  rows: readonly { Symbol: string }[],
  skipped?: (symbol: string) => void,
): Static<S>[] {
  const [good, unreadable] = [rows.filter((row) => Check(schema, row)), rows.filter((row) => !Check(schema, row))];
  if (unreadable.length > 0 && good.length === 0) throw new Error('the platform sent an answer of the wrong form');
  for (const { Symbol: symbol } of unreadable) skipped?.(symbol);
  return good as Static<S>[];
}

/** Symbols, prices and bars through the Web API. Times are converted from the platform's clock. */
export function webApiMarket(session: Session, clock: ServerClock): PlatformMarket {
  return {
    offset: async () => (await clock.offset()) * 1_000,

    async symbols(mask, skipped) {
      const request = { path: apiPath('/api/symbol/get', { mask }), repeatable: true };
      const { answer } = await refusedWith(notFound, { answer: [] }, session.call(request, Symbols));
      return readable(Symbol, answer, skipped).map(readSymbol);
    },

    async ticks(symbols, cursor = '0') {
      const offset = (await clock.offset()) * 1_000;
      const request = {
        path: apiPath('/api/tick/last', { symbol: symbols.join(','), trans_id: cursor }),
        repeatable: true,
      };
      const { answer, trans_id } = await refusedWith(
        notFound,
        { answer: [], trans_id: cursor },
        session.call(request, Ticks),
      );
      const ticks = readable(Tick, answer).map(({ Symbol: symbol, Bid: bid, Ask: ask, DatetimeMsc }) => ({
        symbol,
        bid,
        ask,
        at: Number(DatetimeMsc) - offset,
      }));
      return { ticks, cursor: trans_id };
    },

    async bars(symbol, digits, from, to) {
      const zone = await clock.zone();
      const window = zone.window(from, to);
      const request = { path: apiPath('/api/chart/get', { symbol, ...window, data: 'dohlct' }), repeatable: true };
      const { answer, retcode } = await refusedWith(notFound, none, session.call(request, MinuteBars));
      if (retcode.startsWith(notLoaded)) throw new Error('the platform has not loaded these bars yet');
      const bars = answer.map(([time = 0, open = 0, high = 0, low = 0, close = 0, volume = 0]): PlatformBar => {
        // JSON numbers of at most 15 digits are exact when they are written with the symbol's digits.
        const text = (price: number) => price.toFixed(digits);
        return {
          at: zone.utc(time).getTime(),
          open: text(open),
          high: text(high),
          low: text(low),
          close: text(close),
          volume,
        };
      });
      return bars.filter(({ at }) => at >= from.getTime() && at < to.getTime());
    },
  };
}
