import { adjustments as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findAdjustments } from './adjustment.store';

export const adjustments = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { status, kind, customerNumber, sort, after } = query;
  // No customer has the number 0.
  const customerId = customerNumber ? (numberId(customerNumber) ?? 0n) : undefined;
  const filter = { status, kind, customerId };
  return { ...(await findAdjustments(db, { filter, sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
