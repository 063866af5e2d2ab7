import type { DealPurpose, PlatformDeal, PlatformOrder } from '../ports';
import type { randomOf } from './random-deals';

type Next = ReturnType<typeof randomOf>;
/** Deals and orders by the number of their login, as the platform would list them. */
export type Slice = { who: number; deals: PlatformDeal[]; orders: PlatformOrder[] }[];

const symbols = ['EURUSD', 'XAUUSD', 'BTCUSD'];
const purposes: readonly DealPurpose[] = [
  'balance',
  'charge',
  'correction',
  'bonus',
  'commission',
  'agent',
  'interest',
  'dividend',
  'tax',
  'compensation',
];
const day = 86_400_000;

interface Mine {
  credit: bigint;
  deals: PlatformDeal[];
  /** Numbers that were left out, for deals that come late. */
  gaps: number[];
  open: PlatformDeal[];
}

/**
 * Random records of several logins: trades, settlements of all kinds, credit, stop outs, orders; late, backdated, changed and repeated
 * ones. Numbers are below a million. Credit is never taken beyond what was given.
 * @param logins how many logins there are
 */
export function randomRecords(logins: number, next: Next) {
  const all: Mine[] = Array.from({ length: logins }, () => ({ credit: 0n, deals: [], gaps: [], open: [] }));
  const pick = <T>(from: readonly T[]): T | undefined => from[next(from.length)];
  const cents = (most: number) => BigInt(next(2 * most + 1) - most);
  let last = 1000;

  const make = (who: number, parts: Partial<PlatformDeal>, isLate = next(8) === 0): PlatformDeal => {
    const mine = all[who]!;
    const late = isLate ? mine.gaps.splice(next(mine.gaps.length), 1)[0] : undefined;
    if (late === undefined && next(4) === 0) mine.gaps.push((last += 1));
    const number = late ?? (last += 1);
    const at = new Date(Date.now() - (next(6) === 0 ? next(5 * day) : 5000 - number));
    const deal: PlatformDeal = {
      deal: String(number),
      login: '',
      kind: 'trade',
      purpose: 'trade',
      order: '',
      position: '',
      symbol: '',
      side: 'buy',
      entry: 'in',
      volume: 0n,
      volumeClosed: 0n,
      price: '1.10000',
      pricePosition: '0',
      profit: 0n,
      commission: 0n,
      swap: 0n,
      platformTime: at.toISOString(),
      at,
      ...parts,
    };
    mine.deals.push(deal);
    return deal;
  };

  const open = (who: number) => {
    const volume = BigInt(100 * (1 + next(40)));
    const deal = make(who, {
      symbol: pick(symbols) ?? '',
      volume,
      commission: -BigInt(next(300)),
      spread: BigInt(next(9)),
    });
    Object.assign(deal, { order: deal.deal, position: deal.deal });
    all[who]!.open.push(deal);
    return deal;
  };
  const close = (who: number) => {
    const held = pick(all[who]!.open);
    if (!held) return open(who);
    const { symbol, volume, position } = held;
    return make(who, {
      entry: next(5) === 0 ? 'inout' : 'out',
      side: 'sell',
      symbol,
      volume,
      volumeClosed: volume,
      position,
      order: position,
      pricePosition: '1.10000',
      profit: cents(9_000),
      swap: cents(200),
      commission: -BigInt(next(300)),
      ...(next(10) === 0 && { stopOut: true as const }),
    });
  };
  const settle = (who: number) =>
    make(who, { kind: 'settlement', purpose: pick(purposes) ?? 'balance', profit: cents(15_000) });
  const credit = (who: number) => {
    const mine = all[who]!;
    const profit = next(3) === 0 && mine.credit > 0n ? -mine.credit : BigInt(1 + next(5_000));
    mine.credit += profit;
    return make(who, { kind: 'credit', purpose: 'bonus', profit }, false);
  };
  /** The same object is changed, so that a later repeat has it as it is then. Returns the deal as it was, and as it is. */
  const change = (who: number) => {
    const deal = pick(all[who]!.deals.filter(({ kind }) => kind !== 'credit'));
    if (!deal) return [settle(who)];
    const former = { ...deal };
    Object.assign(deal, { profit: cents(6_000), ...(deal.kind === 'trade' && { commission: -BigInt(next(100)) }) });
    return next(2) === 0 ? [former, deal] : [deal];
  };

  const step = (who: number): PlatformDeal[] => {
    const kind = next(100);
    if (kind < 30) return [open(who)];
    if (kind < 60) return [close(who)];
    if (kind < 75) return [settle(who)];
    if (kind < 82) return [credit(who)];
    if (kind < 92) return change(who);
    const repeated = pick(all[who]!.deals);
    return repeated ? [repeated, repeated] : [];
  };

  const orderOf = ({ deal, symbol, side, volume, at }: PlatformDeal): PlatformOrder => {
    const type = next(2) === 0 ? 'market' : 'limit';
    return { order: deal, login: '', symbol, side, type, volume, price: '1.10000', status: 'filled', at };
  };

  /**
   * What has happened since, of some logins or of `only` one, the first with all `steps`: copies, so that a later change does not reach
   * them. Nothing happens that is not in it: a credit that nobody imports could not be taken back.
   */
  const slice = (steps: number, only?: number): Slice =>
    all.flatMap((_mine, who) => {
      if (only === undefined ? who > 0 && next(5) === 0 : who !== only) return [];
      const deals = Array.from({ length: who === 0 ? steps : next(steps) }, () => step(who)).flat();
      const orders = new Map(deals.filter(({ kind }) => kind === 'trade').map((deal) => [deal.deal, orderOf(deal)]));
      return [{ who, deals: deals.map((deal) => ({ ...deal })), orders: [...orders.values()] }];
    });

  /** A deal of a login that comes next, and what mends it. */
  const bad = (who: number): PlatformDeal => {
    const deal = make(who, { kind: 'credit', purpose: 'bonus', profit: -1_000_000_00n }, false);
    all[who]!.deals.pop();
    return deal;
  };
  return { slice, bad };
}
