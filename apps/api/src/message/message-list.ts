import { messageList as call, type Topic } from '@portal/contract/message';
import { groupDigits } from '@portal/rules/money';
import { handle } from '../kernel/handler';
import { pageOf } from '../kernel/page-of';

interface Row {
  id: bigint;
  kind: string;
  title: string;
  text: string;
  href: string | null;
  read: boolean;
  at: Date;
}

/** The subjects of events (`deposit` of `deposit.paid`) that a topic gathers. */
const subjects: Readonly<Record<Topic, readonly string[]>> = {
  deposit: ['deposit'],
  withdraw: ['withdraw'],
  coin: ['coin'],
  transfer: ['transfer'],
  identity: ['identity', 'bank'],
  account: ['account', 'customer'],
  activity: ['activity', 'recommend'],
};

const wanted = `customer_id = $1 and ($2::text[] is null or split_part(kind, '.', 1) = any($2)) and (not $3 or read_at is null)`;

/** Amounts stand in messages as the ledger writes them; numbers of documents and accounts have no fraction. */
const amounts = /(?<![\w.,-])\d{4,}\.\d{2,}(?![\w.])/g;

export const messageList = handle(call, async ({ body, customer, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  const asked = [customer.customerId, body.topic && subjects[body.topic], body.unread ?? false];
  const { total } = await db.row<{ total: bigint }>(
    'message.count',
    `select count(*) as total from message.message where ${wanted}`,
    asked,
  );
  const rows = await db.rows<Row>(
    'message.page',
    `select id, kind, title, body as text, href, read_at is not null as read, at from message.message
     where ${wanted} order by (read_at is not null), at desc, id desc limit $4 offset $5`,
    [...asked, pageSize, offset],
  );
  const list = rows.map(({ href, ...row }) => ({
    ...row,
    id: String(row.id),
    text: row.text.replace(amounts, (amount) => groupDigits(amount)),
    at: row.at.toISOString(),
    ...(href ? { href } : {}),
  }));
  return { list, pageNo, pageSize, total: Number(total) };
});
