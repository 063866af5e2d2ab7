import { auditLog as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { askedAudit } from './asked-audit';
import { findAudit } from './audit.store';

export const auditLog = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { pageNo: _page, pageSize: _size, sort, after, ...search } = query;
  const filter = askedAudit(search);
  return { ...(await findAudit(db, { filter, sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
