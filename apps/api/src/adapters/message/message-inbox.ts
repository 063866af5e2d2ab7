import type { Gateway } from '../../gateway';
import type { MessageSender } from '../../ports';

/** The sandbox's carrier: everything lands in an inbox that anyone on this machine can read. */
export const messageInbox = ({ db }: Pick<Gateway, 'db'>): MessageSender => ({
  probe: async () => undefined,
  async send({ id, to, kind, code, text }) {
    await db.rows(
      'inbox.add',
      `insert into sandbox.inbox (recipient, kind, code, body, message_id) values ($1, $2, $3, $4, $5)
       on conflict (message_id) do nothing`,
      [to, kind, code, text, id],
    );
  },
});
