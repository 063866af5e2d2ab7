import type { Deal, ErrorOf } from '@portal/contract';
import type { mt5Close } from '@portal/contract/sandbox';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { dealingOf, dealt } from './dealing-of';
import { toDeal } from './to-deal';

/** Closes a position at the quote. */
export async function closePosition(
  gateway: Gateway,
  position: string,
  fail: Fail<ErrorOf<typeof mt5Close>>,
): Promise<Deal> {
  const deal = await dealt(
    () => dealingOf(gateway).close(position),
    (retcode) => (retcode === 13 ? fail('sandbox.position') : undefined),
  );
  return toDeal(deal);
}
