import { notMe as call } from '@portal/contract/customer';
import { messageText } from '../core/messages/message-text';
import type { MessageFacts } from '../core/messages/message-params';
import { messageOfTicket } from '../core/messages/not-me-ticket';
import { beijingTime } from '../core/time/beijing-time';
import { handle } from '../http/handler';
import { freezeByMessage, factsOf } from './not-me.store';

/** Staff read the cause in the freeze's reason. */
export const notMe = handle(call, async ({ body, gateway: { brand, crypto, db }, request, fail }) => {
  const id = messageOfTicket(crypto, body.ticket);
  const facts = id === undefined ? undefined : await factsOf(db, id);
  if (id === undefined || !facts) throw fail('customer.notMeTicket');
  const { kind, params, at } = facts;
  const { title } = messageText('zh_CN', brand, { kind, params } as MessageFacts);
  const reason = `客户称不是本人操作：${title}（北京时间 ${beijingTime(at)}）`;
  await freezeByMessage(db, id, { reason, requestId: request.id, address: request.address });
  return { frozen: true as const };
});
