import type { Deal, ErrorOf } from '@portal/contract';
import type { mt5Close } from '@portal/contract/sandbox';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../gateway';
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
    (retcode) => {
      if (retcode === 13) return fail('sandbox.position');
      if (retcode === 10017) return fail('sandbox.tradeDisabled');
      return retcode === 10018 ? fail('sandbox.closed') : undefined;
    },
  );
  return toDeal(deal);
}
