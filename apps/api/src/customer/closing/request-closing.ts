import { requestClosing as call } from '@portal/contract/customer';
import { audit } from '../../core/audit/audit';
import { dueAt } from '../../core/holidays/due-at';
import { leaveMessage } from '../../core/messages/message';
import { beijingTime } from '../../core/time/beijing-time';
import { handle } from '../../http/handler';
import { confirmPassword } from '../confirm-password';
import { addClosing, closingHref } from './closing.store';
import { readClosing } from './read-closing';

export const requestClosing = handle(
  call,
  async ({ body, customer: { customerId }, gateway: { brand, db }, request }) => {
    const { password, reason } = body;
    if (password !== undefined) {
      await confirmPassword(db, customerId, password);
      const until = dueAt(brand, new Date(), brand.support.closingDays);
      await db.transaction(async (tx) => {
        if (!(await addClosing(tx, customerId, reason ?? null, until))) return;
        const actor = `customer:${customerId}`;
        const { id: requestId, address } = request;
        await audit(tx, { actor, act: 'customer.requestClosing', subject: actor, requestId, address });
        await leaveMessage(tx, {
          customerId,
          kind: 'customer.closing',
          params: { event: 'asked', until: beijingTime(until) },
          href: closingHref,
        });
      });
    }
    return readClosing(db, customerId);
  },
);
