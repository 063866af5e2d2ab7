import { usualGroups, type SimulatorGroups } from './mt5-simulator-groups';
import type { SimulatorAnswer } from './mt5-simulator-records';

type Values = Readonly<Record<string, string>>;

export interface SimulatorSymbol {
  symbol: string;
  path: string;
  digits: number;
  contractSize: string;
  volumeMin: string;
  spread: string;
  swapMode: string;
  swapLong: string;
  swapShort: string;
  tradeMode: string;
  /** 0 Forex, 4 CFD leverage, 2 CFD, 1 futures. 0 if absent. */
  calcMode?: string;
  /** USD if absent. */
  currencyMargin?: string;
  /** An amount per lot; 0, if absent, for the value of the contract. */
  marginInitial?: string;
  /** Rates of the margin; 1 if absent. */
  marginBuy?: string;
  marginSell?: string;
  /** Minutes by weekday, Sunday first. */
  sessions: { Open: string; Close: string }[][];
}

/** A stock that needs a fifth of its value, whatever the leverage of the account is. */
export const usualStock: SimulatorSymbol = {
  symbol: 'AAPL',
  path: 'Stocks\\AAPL',
  digits: 2,
  contractSize: '100.00',
  volumeMin: '100',
  spread: '0',
  swapMode: '1',
  swapLong: '-5.20',
  swapShort: '-1.20',
  tradeMode: '4',
  calcMode: '2',
  marginBuy: '0.2',
  marginSell: '0.2',
  sessions: Array.from({ length: 7 }, () => [{ Open: '0', Close: '1440' }]),
};

interface SimulatorBar {
  /** Seconds, in the simulator's own time zone. */
  time: number;
  prices: [open: number, high: number, low: number, close: number];
  ticks: number;
}

const allDay = [{ Open: '0', Close: '1440' }];

/** Two symbols that trade on all days, so that tests do not depend on the weekday. */
export const usualSymbols: readonly SimulatorSymbol[] = [
  {
    symbol: 'EURUSD',
    path: 'Forex\\EURUSD',
    digits: 5,
    contractSize: '100000.00',
    volumeMin: '100',
    spread: '0',
    swapMode: '1',
    swapLong: '-7.20',
    swapShort: '2.10',
    tradeMode: '4',
    sessions: Array.from({ length: 7 }, () => allDay),
  },
  {
    symbol: 'XAUUSD',
    path: 'Metals\\XAUUSD',
    digits: 2,
    contractSize: '100.00',
    volumeMin: '100',
    spread: '25',
    swapMode: '1',
    swapLong: '-55.00',
    swapShort: '18.00',
    tradeMode: '4',
    sessions: Array.from({ length: 7 }, () => allDay),
  },
];

const done = (answer: unknown, more: object = {}): SimulatorAnswer => ({ retcode: '0 Done', ...more, answer });

/** The simulator's commands on symbols and prices. `now` is its clock in seconds. */
export function simulatorMarket(
  now: () => number,
  startWith: readonly SimulatorSymbol[] = usualSymbols,
  groups: SimulatorGroups = usualGroups,
) {
  const symbols: SimulatorSymbol[] = structuredClone([...startWith]);
  const quotes = new Map<string, { bid: string; ask: string; at: number; id: number }>();
  const bars = new Map<string, SimulatorBar[]>();
  let transaction = 0;

  const matches = ({ path, symbol }: SimulatorSymbol, mask: string) =>
    mask.split(',').some((one) => one === symbol || (one.endsWith('*') && path.startsWith(one.slice(0, -1))));

  const symbolAnswer = (one: SimulatorSymbol) => ({
    Symbol: one.symbol,
    Path: one.path,
    Digits: String(one.digits),
    ContractSize: one.contractSize,
    VolumeMin: one.volumeMin,
    Spread: one.spread,
    CurrencyMargin: one.currencyMargin ?? 'USD',
    CalcMode: one.calcMode ?? '0',
    MarginInitial: one.marginInitial ?? '0.00',
    MarginInitialBuy: one.marginBuy ?? '1.0000000000',
    MarginInitialSell: one.marginSell ?? '1.0000000000',
    SwapMode: one.swapMode,
    SwapLong: one.swapLong,
    SwapShort: one.swapShort,
    TradeMode: one.tradeMode,
    SessionsTrades: one.sessions,
  });

  const commands: Record<string, (values: Values) => SimulatorAnswer> = {
    '/api/symbol/get'({ mask = '', symbol }) {
      const found = symbols.filter((one) => (symbol === undefined ? matches(one, mask) : one.symbol === symbol));
      return done(found.map(symbolAnswer));
    },
    '/api/symbol/get_group'({ symbol, group = '' }) {
      const [found, of] = [symbols.find((one) => one.symbol === symbol), groups.get(group)];
      if (!found || !of) return { retcode: '13 Not found' };
      const own = of.symbols?.find(({ path }) =>
        path.endsWith('*') ? found.path.startsWith(path.slice(0, -1)) : path === found.path,
      );
      return done(symbolAnswer({ ...found, ...own, path: found.path }));
    },
    '/api/tick/last'({ symbol = '', trans_id = '0' }) {
      const names = symbol.split(',');
      const changed = [...quotes].filter(([name, { id }]) => names.includes(name) && id > Number(trans_id));
      return done(
        changed.map(([name, { bid, ask, at }]) => ({
          Symbol: name,
          Bid: bid,
          Ask: ask,
          Datetime: String(Math.floor(at / 1000)),
          DatetimeMsc: String(at),
        })),
        { trans_id: String(transaction) },
      );
    },
    '/api/chart/get'({ symbol = '', from = '0', to = '0' }) {
      const found = (bars.get(symbol) ?? []).filter(({ time }) => time >= Number(from) && time <= Number(to));
      return done(found.map(({ time, prices, ticks }) => [time, ...prices, ticks]));
    },
  };

  return {
    commands,
    symbols,
    /** Sets a price, as of now. */
    setQuote(symbol: string, bid: string, ask: string): void {
      quotes.set(symbol, { bid, ask, at: now() * 1000, id: ++transaction });
    },
    /** Adds a minute bar; the bar's time is in the simulator's own time zone. */
    addBar(symbol: string, bar: SimulatorBar): void {
      bars.set(symbol, [...(bars.get(symbol) ?? []), bar]);
    },
  };
}
