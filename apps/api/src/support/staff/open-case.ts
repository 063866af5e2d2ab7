import { openCase as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { lockForStaff } from '../../core/customers/lock-for-staff.store';
import { actAs } from '../../core/money-acts/money-act.store';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { ownsRef } from '../customer.store';
import { addCase, addCaseNote } from './case.store';
import { caseNo } from './case-no';

/** Nothing is told to the customer, whom the law wants to know nothing of it. */
export const openCase = handle(call, async ({ body, gateway: { db }, staff, request, fail }) => {
  const { subject, text, ref } = body;
  const customerId = numberId(body.customerNumber);
  if (customerId === null) throw fail('staff.customer', { fields: ['customerNumber'] });
  const no = await db.transaction(async (tx) => {
    await actAs(tx, staff.actor, undefined);
    await lockForStaff(tx, customerId, staff.customerId);
    if (ref && !(await ownsRef(tx, customerId, ref))) throw fail('staff.caseRef', { fields: ['ref'] });
    const id = await addCase(tx, customerId, subject, staff.actor);
    await addCaseNote(tx, id, staff.actor, text, ref || undefined);
    await audit(tx, {
      actor: staff.actor,
      act: 'case.open',
      subject: `case:${caseNo(id)}`,
      after: { customer: String(customerId) },
      requestId: request.id,
      address: request.address,
    });
    return caseNo(id);
  });
  return { no };
});
