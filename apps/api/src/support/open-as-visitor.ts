import { openAsVisitor as call } from '@portal/contract/support';
import { partsOf } from '../core/codes/asker';
import { useCaptcha } from '../core/codes/captcha';
import { dueAt } from '../core/holidays/due-at';
import { actAs } from '../core/money-acts/money-act.store';
import { handle } from '../http/handler';
import { dailyOf, daysFor } from './terms';
import { ticketNo } from './ticket-no';
import { addMessage, addTicket } from './ticket.store';
import { lockVisitor, visitorTickets } from './visitor.store';

/** Nothing is sent to the phone: whose it is, nobody has shown. */
export const openAsVisitor = handle(call, async ({ body, gateway, request, device, fail }) => {
  const { brand, db } = gateway;
  const { mobilePhone, kind, subject, text } = body;
  const asker = { address: request.address, deviceKeys: device.keys, use: 'support' } as const;
  if (!(await useCaptcha(gateway, body.random, body.validate, asker))) {
    throw fail('customer.captcha', { fields: ['validate'] });
  }
  const address = partsOf(asker).block;
  const id = await db.transaction(async (tx) => {
    await actAs(tx, 'visitor', undefined);
    await lockVisitor(tx, mobilePhone, address);
    const today = await visitorTickets(tx, mobilePhone, address);
    if (today.phone >= dailyOf.phone || today.address >= dailyOf.address) throw fail('support.daily');
    const due = dueAt(brand, new Date(), daysFor(brand, kind));
    const made = await addTicket(tx, { kind, subject, mobilePhone, address, status: 'open', due });
    await addMessage(tx, made, 'visitor', text);
    return made;
  });
  return { no: ticketNo(id) };
});
