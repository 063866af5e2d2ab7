import { customerMessages as call } from '@portal/contract/staff';
import { noteLook } from '../../core/customers/note-look';
import { knownKinds, type MessageFacts } from '../../core/messages/message-params';
import { messageText } from '../../core/messages/message-text';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';

type Row = MessageFacts & { id: bigint; read: boolean; at: Date };

export const customerMessages = handle(call, async (ctx) => {
  const { db, brand } = ctx.gateway;
  const id = numberId(ctx.params.customerNumber);
  if (!(await noteLook(db, id, { ...ctx, part: 'messages' }))) throw ctx.fail('staff.customer');
  const { pageNo, pageSize, offset } = pageOf(ctx.query);
  const { total } = await db.row(
    'staff.messageCount',
    'select count(*)::int as total from message.message where customer_id = $1 and kind = any($2)',
    [id, knownKinds],
  );
  const rows = await db.rows<Row>(
    'staff.messages',
    `select id, kind, params, read_at is not null as read, at from message.message where customer_id = $1
       and kind = any($2) order by at desc, id desc limit $3 offset $4`,
    [id, knownKinds, pageSize, offset],
  );
  const list = rows.map(({ id: number, read, at, ...facts }) => ({
    id: String(number),
    kind: facts.kind,
    read,
    at: at.toISOString(),
    ...messageText(ctx.lang, brand, facts),
  }));
  return { list, pageNo, pageSize, total };
});
