import { instruments } from '../instruments/instruments';
import type { EarlyMarket, Exchange } from '../holidays/exchange-holidays';
import type { MarketZone } from './zones';

/** A local time of day in minutes. More than 24 hours means the next day. */
export interface DayTime {
  zone: MarketZone;
  minute: number;
}

/** The trading hours of a market: the weekdays (0 Sunday) in its own time zone and the spans on each of them. */
export interface Session {
  days: readonly number[];
  spans: readonly (readonly [open: DayTime, close: DayTime])[];
  /** Whose holidays it keeps. Without one it trades on every weekday. */
  exchange?: Exchange;
  /** Whose early closings it keeps. */
  early?: EarlyMarket;
  /** Days from the day of the opening to the trading day that a holiday closes: 1 where the day opens on the evening before. */
  ahead?: number;
}

const at = (zone: MarketZone, text: string): DayTime => {
  const [hours = '0', minutes = '0'] = text.split(':');
  return { zone, minute: Number(hours) * 60 + Number(minutes) };
};
const span = (zone: MarketZone, open: string, close: string) => [at(zone, open), at(zone, close)] as const;

const workdays = [1, 2, 3, 4, 5];
// The week opens on Sunday afternoon and closes on Friday afternoon in New York.
const newYorkWeek = [0, 1, 2, 3, 4];

const forex: Session = { days: newYorkWeek, spans: [span('newYork', '17:00', '41:00')] };
const globex = { days: newYorkWeek, spans: [span('newYork', '18:00', '41:00')], exchange: 'cme', ahead: 1 } as const;
const globexGoods: Session = { ...globex, early: 'cmeGoods' };
const globexIndexes: Session = { ...globex, early: 'cmeIndexes' };
const brent: Session = { days: workdays, spans: [span('london', '01:00', '22:00')], exchange: 'ice' };
const usStocks: Session = {
  days: workdays,
  spans: [span('newYork', '09:30', '16:00')],
  exchange: 'us',
  early: 'usStocks',
};

const own: Readonly<Record<string, Session>> = {
  UKOIL: brent,
  HK50: {
    days: workdays,
    spans: [span('beijing', '09:15', '12:00'), span('beijing', '13:00', '16:30'), span('beijing', '17:15', '27:00')],
    exchange: 'hk',
    early: 'hk',
  },
  CHINA50: {
    days: workdays,
    spans: [span('beijing', '09:00', '16:30'), span('beijing', '17:00', '29:15')],
    exchange: 'sgx',
  },
  GER40: { days: workdays, spans: [[at('beijing', '08:10'), at('frankfurt', '22:00')]], exchange: 'de' },
  JP225: {
    days: workdays,
    spans: [span('beijing', '07:45', '14:45'), span('beijing', '16:00', '29:00')],
    exchange: 'jp',
  },
};

const byZone = { 1: forex, 4: globexGoods, 5: globexIndexes, 6: undefined, 7: usStocks } as const;

/**
 * The session of every symbol; undefined means always open. core/instruments/instruments.ts has the same hours as texts.
 */
export const sessions: ReadonlyMap<string, Session | undefined> = new Map(
  instruments.map(({ symbol, zone }) => [symbol, own[symbol] ?? byZone[zone]]),
);
