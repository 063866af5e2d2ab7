import type { BodyOf, Deal, ErrorOf } from '@portal/contract';
import type { mt5Order } from '@portal/contract/sandbox';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { dealingOf, dealt } from './dealing-of';
import { readOrder } from './read-order';
import { toDeal } from './to-deal';

/** Opens a position at the quote. Every market order of the sandbox goes through here. */
export async function placeOrder(
  gateway: Gateway,
  body: BodyOf<typeof mt5Order>,
  fail: Fail<ErrorOf<typeof mt5Order>>,
): Promise<Deal> {
  const { order, refused } = readOrder(gateway, body, fail);
  const deal = await dealt(
    () => dealingOf(gateway).open(order),
    (retcode) => (retcode === 10019 ? fail('sandbox.money') : refused(retcode)),
  );
  return toDeal(deal);
}
