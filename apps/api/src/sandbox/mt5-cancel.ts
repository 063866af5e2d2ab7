import type { ErrorOf } from '@portal/contract';
import { mt5Cancel as call } from '@portal/contract/sandbox';
import type { Fail } from '../core/errors/fail';
import { handle } from '../http/handler';
import { dealingOf, dealt } from './dealing-of';

/** Our error for a retcode with which a change of a pending order is refused. */
export function refusedChange(retcode: number, fail: Fail<ErrorOf<typeof call>>) {
  if (retcode === 13) return fail('sandbox.pending');
  if (retcode === 10017) return fail('sandbox.tradeDisabled');
  return retcode === 10018 ? fail('sandbox.closed') : undefined;
}

export const mt5Cancel = handle(call, async ({ params, gateway, fail }) => {
  await dealt(
    () => dealingOf(gateway).cancel(params.id),
    (retcode) => refusedChange(retcode, fail),
  );
  return null;
});
