import type { Gateway } from '../../gateway';
import type { MessageSender } from '../../ports';

/** The sandbox's carrier: everything lands in an inbox that anyone on this machine can read. */
export const messageInbox = ({ db }: Pick<Gateway, 'db'>): MessageSender => ({
  async send({ to, kind, code, text }) {
    await db.rows('inbox.add', 'insert into sandbox.inbox (recipient, kind, code, body) values ($1, $2, $3, $4)', [
      to,
      kind,
      code,
      text,
    ]);
  },
});
