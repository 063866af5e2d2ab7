import { auditLog as call } from '@portal/contract/staff';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';
import { auditOf } from './staff.store';

export const auditLog = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  return { ...(await auditOf(db, query.subject, pageSize, offset)), pageNo, pageSize };
});
