import { mt5Pending as call } from '@portal/contract/sandbox';
import { toPendingOrder } from '../core/accounts';
import { handle } from '../http/handler';
import { dealingOf, dealt } from './dealing-of';
import { readOrder } from './read-order';

export const mt5Pending = handle(call, async ({ body, gateway, fail }) => {
  const { order, refused } = readOrder(gateway, body, fail);
  const price = String(body.price);
  const { type, expiresAt } = body;
  const placed = await dealt(
    () => dealingOf(gateway).place({ ...order, type, price, ...(expiresAt && { expiresAt: new Date(expiresAt) }) }),
    (retcode) => {
      if (retcode === 10015) return fail('sandbox.price', { fields: ['price'] });
      return retcode === 10022 ? fail('sandbox.expiry', { fields: ['expiresAt'] }) : refused(retcode);
    },
  );
  return toPendingOrder(placed);
});
