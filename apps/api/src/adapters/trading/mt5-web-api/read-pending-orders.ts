import type { PendingOrder } from '../../../ports';
import { pendingKind } from '../order-words';
import { PendingOrder as Row, PendingOrderList, type PendingOrderAnswer } from './answers';
import type { PlatformZone } from './clock/platform-zone';
import type { ServerClock } from './clock/server-clock';
import { readOpen } from './read-open';
import type { Session } from './session';

const day = 86_400;

/** The first second of the platform's clock at which an order is no longer valid; undefined if it is valid until cancelled. */
function endOf({ TypeTime, TimeSetup, TimeExpiration }: PendingOrderAnswer): number | undefined {
  if (TypeTime === '0') return undefined;
  const time = Number(TypeTime === '1' ? TimeSetup : TimeExpiration);
  return TypeTime === '2' ? time : (Math.floor(time / day) + 1) * day;
}

/** Nothing for a market order that the platform is still filling. */
function pendingOf(order: PendingOrderAnswer, zone: PlatformZone): PendingOrder[] {
  const kind = pendingKind(Number(order.Type));
  if (!kind) return [];
  const end = endOf(order);
  return [
    {
      order: order.Order,
      login: order.Login,
      symbol: order.Symbol,
      ...kind,
      volume: BigInt(order.VolumeCurrent),
      price: order.PriceOrder,
      ...(kind.type === 'stop_limit' && { limitPrice: order.PriceTrigger }),
      at: zone.utc(Number(order.TimeSetup)),
      ...(end !== undefined && { expiresAt: zone.utc(end) }),
    },
  ];
}

const byNumber = (a: PendingOrder, b: PendingOrder) => (BigInt(a.order) < BigInt(b.order) ? -1 : 1);

/** The pending orders of those logins that the platform knows, at most a hundred, oldest first. */
export async function readPendingOrders(
  session: Session,
  clock: ServerClock,
  logins: readonly string[],
): Promise<Map<string, PendingOrder[]>> {
  const zone = await clock.zone();
  const source = { command: '/api/order/get_batch', list: PendingOrderList, row: Row };
  const open = await readOpen(session, logins, source, (order) => pendingOf(order, zone));
  return new Map([...open].map(([login, orders]) => [login, orders.flat().sort(byNumber)]));
}
