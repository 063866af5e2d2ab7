import { addNote as call } from '@portal/contract/staff';
import { handle } from '../http/handler';
import { numberId } from '../database/number-id';
import { addNote as writeNote } from './staff.store';

export const addNote = handle(call, async ({ body, gateway: { db }, staff, fail }) => {
  const note = await writeNote(db, numberId(body.customerNumber), staff.email, body.text);
  if (!note) throw fail('staff.customer', { fields: ['customerNumber'] });
  return note;
});
