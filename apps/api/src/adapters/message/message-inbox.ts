import type { Gateway } from '../../core/gateway/gateway';
import type { MessageSender } from '../../ports';

/**
 * The sandbox's carrier: everything lands in an inbox that anyone on this machine can read. A push stands under the customer's phone, by
 * which the inbox is searched.
 */
export const messageInbox = ({ db }: Pick<Gateway, 'db'>): MessageSender => ({
  probe: async () => undefined,
  async send({ id, medium, to, kind, code, text, mail, push, customerId }) {
    await db.rows(
      'inbox.add',
      `insert into sandbox.inbox (recipient, medium, kind, code, subject, body, html, message_id)
       values (coalesce((select nation_code || mobile_phone from customer.customer where id = $9), $1), $2, $3, $4, $5, $6, $7, $8)
       on conflict (message_id) do nothing`,
      [to, medium, kind, code, mail?.subject ?? push?.title, text, mail?.html, id, push && customerId],
    );
  },
});
