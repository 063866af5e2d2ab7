import { mt5Reprice as call } from '@portal/contract/sandbox';
import { toPendingOrder } from '../core/accounts';
import { handle } from '../http/handler';
import { dealingOf, dealt } from './dealing-of';
import { refusedChange } from './mt5-cancel';

export const mt5Reprice = handle(call, async ({ params, body, gateway, fail }) => {
  const changed = await dealt(
    () => dealingOf(gateway).reprice(params.id, String(body.price)),
    (retcode) => (retcode === 10015 ? fail('sandbox.price', { fields: ['price'] }) : refusedChange(retcode, fail)),
  );
  return toPendingOrder(changed);
});
