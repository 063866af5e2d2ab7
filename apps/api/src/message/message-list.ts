import { messageList as call, type Message, type Topic } from '@portal/contract/message';
import { knownKinds, type MessageFacts } from '../core/messages/message-params';
import { messageText } from '../core/messages/message-text';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';

type Row = MessageFacts & { id: bigint; href: string | null; read: boolean; at: Date };

/** The kinds of messages that a topic contains, by the part before the full stop. */
const subjects: Readonly<Record<Topic, readonly string[]>> = {
  deposit: ['deposit'],
  withdraw: ['withdraw'],
  coin: ['coin'],
  transfer: ['transfer'],
  identity: ['identity', 'bank'],
  account: ['account', 'customer'],
  activity: ['activity', 'recommend'],
};

/** The login data of a message about an opened MT5 account. */
function mt5Of({ kind, params }: MessageFacts): Pick<Message, 'mt5'> {
  if (kind !== 'account.opened') return {};
  const { login, server } = params;
  return { mt5: { login, ...(server ? { server } : {}) } };
}

const filter = `customer_id = $1 and ($2::text[] is null or split_part(kind, '.', 1) = any($2)) and (not $3 or read_at is null)
  and kind = any($4)`;

export const messageList = handle(call, async ({ body, customer, lang, gateway: { db, brand } }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  const values = [customer.customerId, body.topic && subjects[body.topic], body.unread ?? false, knownKinds];
  const { total } = await db.row(
    'message.count',
    `select count(*) as total from message.message where ${filter}`,
    values,
  );
  const rows = await db.rows<Row>(
    'message.page',
    `select id, kind, params, href, read_at is not null as read, at from message.message
     where ${filter} order by (read_at is not null), at desc, id desc limit $5 offset $6`,
    [...values, pageSize, offset],
  );
  const list = rows.map(({ id, href, read, at, ...facts }) => ({
    id: String(id),
    kind: facts.kind,
    ...messageText(lang, brand, facts),
    ...(href ? { href } : {}),
    ...mt5Of(facts),
    read,
    at: at.toISOString(),
  }));
  return { list, pageNo, pageSize, total: Number(total) };
});
