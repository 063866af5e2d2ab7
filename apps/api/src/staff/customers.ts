import { customers as call } from '@portal/contract/staff';
import { audit } from '../core/audit/audit';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';
import { searchForAudit, searchOf } from './customer-search';
import { findCustomers } from './customers.store';

/** The read is recorded in the audit log before anyone is shown. */
export const customers = handle(call, async ({ body, gateway: { db, crypto }, staff, request }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  await audit(db, {
    actor: staff.actor,
    act: 'staff.customers',
    subject: 'customers',
    after: { search: searchForAudit(body.search) },
    requestId: request.id,
    address: request.address,
  });
  const { sort, after } = body;
  const search = searchOf(crypto, body.search);
  return { ...(await findCustomers(db, { search, sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
