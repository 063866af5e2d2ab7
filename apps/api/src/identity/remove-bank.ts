import { removeBank as call } from '@portal/contract/identity';
import { refuseWhileUsed } from '../core/payouts/refuse-while-used.store';
import { numberId } from '../database/number-id';
import { handle } from '../http/handler';
import { removeCard } from './identity.store';

export const removeBank = handle(call, ({ body, customer: { customerId }, gateway, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const cardId = numberId(body.id);
    await refuseWhileUsed(tx, customerId, { cardId });
    if (!(await removeCard(tx, customerId, cardId, request.id))) throw fail('identity.card', { fields: ['id'] });
    return null;
  }),
);
