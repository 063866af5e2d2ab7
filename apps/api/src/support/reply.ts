import { reply as call } from '@portal/contract/support';
import { dueAt } from '../core/holidays/due-at';
import { actAs } from '../core/money-acts/money-act.store';
import { handle } from '../http/handler';
import { ownsFiles, repliesInARow } from './customer.store';
import { ownTicket } from './own-ticket';
import { daysFor, maxReplies } from './terms';
import { ticketId } from './ticket-no';
import { addMessage, lockTicket, touchTicket } from './ticket.store';

/** A reply puts a ticket back to staff; an outcome under review stays there, and its reviewer has to read the reply. */
export const reply = handle(call, async ({ body, customer: { customerId }, gateway: { brand, db }, fail }) => {
  const { id: no, text, fileIds = [] } = body;
  const actor = `customer:${customerId}`;
  const id = await db.transaction(async (tx) => {
    await actAs(tx, actor, undefined);
    const ticket = await lockTicket(tx, ticketId(no));
    if (ticket?.customer_id !== customerId) throw fail('support.unknown', { fields: ['id'] });
    if (ticket.status === 'closed') throw fail('support.closed');
    if ((await repliesInARow(tx, ticket.id)) >= maxReplies)
      throw fail('support.manyReplies', { values: { max: maxReplies } });
    if (!(await ownsFiles(tx, customerId, fileIds))) throw fail('support.file', { fields: ['fileIds'] });
    await addMessage(tx, ticket.id, actor, text, fileIds);
    const isBack = ticket.status === 'answered' || ticket.status === 'waiting';
    await touchTicket(tx, ticket.id, {
      ...(isBack && { status: 'open' }),
      // The time of a complaint counts from the day it came in.
      ...(isBack && ticket.kind === 'question' && { due: dueAt(brand, new Date(), daysFor(brand, 'question')) }),
    });
    return ticket.id;
  });
  return ownTicket(db, customerId, id);
});
