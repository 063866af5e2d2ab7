import { removeOutCoinAddress as call } from '@portal/contract/coin';
import { refuseWhileUsed } from '../core/payouts/refuse-while-used.store';
import { numberId } from '../database/number-id';
import { handle } from '../http/handler';
import { removeAddress } from './coin.store';

export const removeOutCoinAddress = handle(call, ({ body, customer: { customerId }, gateway, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const addressId = numberId(body.id);
    await refuseWhileUsed(tx, customerId, { addressId });
    if (!(await removeAddress(tx, customerId, addressId, request.id))) throw fail('coin.address', { fields: ['id'] });
    return null;
  }),
);
