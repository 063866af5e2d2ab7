import type { PlatformDeal, PlatformOrder } from '../../../ports';
import type { DealAnswer, OrderAnswer } from './answers';
import { dealKind, dealPurpose } from '../deal-purpose';
import { orderKind, orderStatus } from '../order-words';
import type { PlatformZone } from './clock/platform-zone';
import { readCents } from './read-cents';

const entries = { 0: 'in', 1: 'out', 2: 'inout', 3: 'out' } as const;
/** DEAL_REASON_SO */
const stopOutReason = '5';
/** Balance, credit and bonus: what the portal itself requests. */
const requested = new Set(['2', '3', '6']);

/** The ticket in the comment of an operation that the portal requested (see balanceMark). */
const ticketOf = ({ Action, Comment }: DealAnswer) =>
  requested.has(Action) ? /#([0-9]{1,19})$/.exec(Comment)?.[1] : undefined;

export function readDeal(deal: DealAnswer, zone: PlatformZone): PlatformDeal {
  const { Action, Entry, Fee = '0' } = deal;
  const purpose = dealPurpose(Number(Action));
  const trade = purpose === 'trade';
  const ticket = ticketOf(deal);
  return {
    deal: deal.Deal,
    login: deal.Login,
    ...(ticket === undefined ? {} : { ticket }),
    kind: dealKind(purpose),
    purpose,
    order: trade ? deal.Order : '',
    position: trade ? deal.PositionID : '',
    symbol: trade ? deal.Symbol : '',
    side: Action === '1' || Action === '14' ? 'sell' : 'buy',
    entry: entries[Entry as unknown as keyof typeof entries] ?? 'in',
    ...(deal.Reason === stopOutReason && { stopOut: true }),
    volume: trade ? BigInt(deal.Volume) : 0n,
    volumeClosed: trade ? BigInt(deal.VolumeClosed) : 0n,
    price: trade ? deal.Price : '',
    pricePosition: trade ? deal.PricePosition : '',
    profit: readCents(deal.Profit),
    commission: readCents(deal.Commission) + readCents(Fee),
    swap: readCents(deal.Storage),
    platformTime: deal.Time,
    at: zone.utc(Number(deal.Time)),
  };
}

export const readOrder = (order: OrderAnswer, zone: PlatformZone): PlatformOrder => ({
  order: order.Order,
  login: order.Login,
  symbol: order.Symbol,
  ...orderKind(Number(order.Type)),
  volume: BigInt(order.VolumeInitial),
  price: order.PriceOrder,
  status: orderStatus(Number(order.State)),
  at: zone.utc(Number(order.TimeDone)),
});
