import { notes as call } from '@portal/contract/staff';
import { auditRead } from '../core/audit/audit-read';
import { handle } from '../http/handler';
import { numberId } from '../database/number-id';
import { pageOf } from '../database/page-of';
import { notesOf } from './staff.store';

/** The read is recorded in the audit log before the notes are shown. */
export const notes = handle(call, async ({ query, gateway: { db }, staff, request }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const id = numberId(query.customerNumber);
  const page = await notesOf(db, id, pageSize, offset);
  await auditRead(db, {
    actor: staff.actor,
    act: 'customer.read',
    subject: `customer:${id ?? ''}`,
    after: { part: 'notes', pageNo },
    rows: page.list.length,
    requestId: request.id,
    address: request.address,
  });
  return { ...page, pageNo, pageSize };
});
