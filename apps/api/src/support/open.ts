import { open as call } from '@portal/contract/support';
import { dueAt } from '../core/holidays/due-at';
import { leaveMessage } from '../core/messages/message';
import { actAs } from '../core/money-acts/money-act.store';
import { beijingDay } from '../core/time/beijing-time';
import { handle } from '../http/handler';
import { lockCustomer, ownsFiles, ownsRef, waitingTickets } from './customer.store';
import { daysFor, maxWaiting, ticketHref } from './terms';
import { ownTicket } from './own-ticket';
import { ticketNo } from './ticket-no';
import { addMessage, addTicket } from './ticket.store';

export const open = handle(call, async ({ body, customer: { customerId }, gateway: { brand, db }, fail }) => {
  const { kind, subject, text, ref, fileIds = [] } = body;
  const actor = `customer:${customerId}`;
  const id = await db.transaction(async (tx) => {
    await actAs(tx, actor, undefined);
    await lockCustomer(tx, customerId);
    if ((await waitingTickets(tx, customerId)) >= maxWaiting)
      throw fail('support.tooMany', { values: { max: maxWaiting } });
    if (ref !== undefined && !(await ownsRef(tx, customerId, ref))) throw fail('support.ref', { fields: ['ref'] });
    if (!(await ownsFiles(tx, customerId, fileIds))) throw fail('support.file', { fields: ['fileIds'] });
    const due = dueAt(brand, new Date(), daysFor(brand, kind));
    const made = await addTicket(tx, { kind, subject, ref, customerId, status: 'open', due });
    await addMessage(tx, made, actor, text, fileIds);
    const no = ticketNo(made);
    await leaveMessage(tx, {
      customerId,
      kind: 'ticket.opened',
      params: { no, kind, due: beijingDay(due) },
      href: ticketHref(no),
    });
    return made;
  });
  return ownTicket(db, customerId, id);
});
