import { mt5Reprice as call } from '@portal/contract/sandbox';
import { toPendingOrder } from '../core/accounts';
import { handle } from '../http/handler';
import { dealingOf, dealt } from './dealing-of';

export const mt5Reprice = handle(call, async ({ params, body, gateway, fail }) => {
  const changed = await dealt(
    () => dealingOf(gateway).reprice(params.id, String(body.price)),
    (retcode) => {
      if (retcode === 13) return fail('sandbox.pending');
      return retcode === 10015 ? fail('sandbox.price', { fields: ['price'] }) : undefined;
    },
  );
  return toPendingOrder(changed);
});
