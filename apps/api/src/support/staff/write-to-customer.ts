import { writeToCustomer as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { dueAt } from '../../core/holidays/due-at';
import { leaveMessage } from '../../core/messages/message';
import { actAs } from '../../core/money-acts/money-act.store';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { daysFor, ticketHref } from '../terms';
import { ticketNo } from '../ticket-no';
import { addMessage, addTicket } from '../ticket.store';
import { lockOpen } from '../../core/customers/lock-for-staff.store';
import { staffTicket } from './staff-ticket.store';

export const writeToCustomer = handle(call, async ({ body, gateway: { brand, db }, staff, request, fail }) => {
  const { subject, text, waits } = body;
  const customerId = numberId(body.customerNumber);
  if (customerId === null) throw fail('staff.customer', { fields: ['customerNumber'] });
  const id = await db.transaction(async (tx) => {
    await actAs(tx, staff.actor, undefined);
    await lockOpen(tx, customerId, staff.customerId);
    const made = await addTicket(tx, {
      kind: 'question',
      subject,
      customerId,
      status: waits ? 'waiting' : 'answered',
      due: dueAt(brand, new Date(), daysFor(brand, 'question')),
      assignee: staff.memberId,
    });
    const no = ticketNo(made);
    await addMessage(tx, made, staff.actor, text);
    await leaveMessage(tx, { customerId, kind: 'ticket.written', params: { no, waits }, href: ticketHref(no) });
    await audit(tx, {
      actor: staff.actor,
      act: 'ticket.write',
      subject: `ticket:${no}`,
      after: { customer: String(customerId) },
      requestId: request.id,
      address: request.address,
    });
    return made;
  });
  return staffTicket(db, id);
});
