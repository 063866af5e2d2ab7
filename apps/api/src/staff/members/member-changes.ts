import { memberChanges as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { changeOf, listChanges } from './member-change.store';
import { whyNotApprover } from './why-not-approver';

export const memberChanges = handle(call, async ({ query, staff, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { rows, total } = await listChanges(db, query.status, pageSize, offset);
  const list = rows.map((row) => ({
    ...changeOf(row),
    ...(row.status === 1 && { blocked: whyNotApprover(row, staff) }),
  }));
  return { list, pageNo, pageSize, total };
});
