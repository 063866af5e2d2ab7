import { commissions as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findCommissions } from './commission.store';

export const commissions = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { waiting, status, month, customerNumber, sort, after } = query;
  const filter = {
    waiting,
    status,
    month: month && `${month}-01`,
    // No customer has the number 0.
    customerId: customerNumber ? (numberId(customerNumber) ?? 0n) : undefined,
  };
  return { ...(await findCommissions(db, { filter, sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
