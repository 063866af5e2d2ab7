import { customers as call } from '@portal/contract/staff';
import { audit } from '../core/audit/audit';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';
import { findCustomers } from './staff.store';

/** The look is in the audit log before anyone is shown. */
export const customers = handle(call, async ({ query, gateway: { db }, staff, request }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  await audit(db, {
    actor: staff.actor,
    act: 'staff.customers',
    subject: 'customers',
    after: { search: query.search },
    requestId: request.id,
    address: request.address,
  });
  const { search, sort, after } = query;
  return { ...(await findCustomers(db, { search, sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
