import { calls } from '@portal/contract';
import { waitFor, type TestCustomer } from '@portal/testkit';
import { notMeTicket } from '../core/messages/not-me-ticket';
import type { TestGateway } from './start-test-gateway';

/** What the sandbox's carriers were given. */
export interface Notice {
  to: string;
  medium: 'sms' | 'email';
  kind: string;
  subject: string | null;
  text: string;
  html: string | null;
}

/** All notices to a phone or an e-mail address, in the order of their acts. Carriers get them in any order: several jobs run at once. */
export const noticesTo = ({ gateway }: TestGateway, to: string) =>
  gateway.db.rows<Notice>(
    'test.notices',
    `select i.recipient as to, i.medium, i.kind, i.subject, i.body as text, i.html from sandbox.inbox i
     left join message.outgoing o on i.message_id = 'message-' || o.id
     where i.recipient = $1 and i.code is null order by o.id, i.id`,
    [to],
  );

/** Resolves when the outbox is empty: what has not arrived then was not sent. */
export const outboxEmpty = ({ gateway }: TestGateway) =>
  waitFor(async () => {
    const { rows } = await gateway.db.pool.query(
      `select count(*)::int as n from message.outgoing where state = 'waiting'`,
    );
    return rows[0].n === 0;
  }, 'an empty outbox');

/** The customer's messages of a kind in the portal, newest first. */
export const inPortal = async ({ client }: TestCustomer, kind: string) =>
  (await client.ok(calls.message.messageList, { pageSize: 100 })).list.filter((one) => one.kind === kind);

/** The ticket of the link in the customer's newest message, also of one kind. */
export async function newestTicket(
  { gateway: { crypto, db } }: TestGateway,
  customerNumber: string,
  kind?: string,
): Promise<string> {
  const { id } = await db.row<{ id: bigint }>(
    'test.newest',
    'select max(id) as id from message.message where customer_id = $1::bigint and kind = coalesce($2, kind)',
    [customerNumber, kind],
  );
  return notMeTicket(crypto, id);
}
