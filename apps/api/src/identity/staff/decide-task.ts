import { decideTask as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { decide, lockTask, toStaffTask } from '../../core/customers/tasks.store';
import { leaveMessage } from '../../core/messages/message';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';

const outcomes = {
  accept: { status: 3, event: 'accepted', from: [2] },
  again: { status: 1, event: 'again', from: [2] },
  cancel: { status: 4, event: 'cancelled', from: [1, 2] },
} as const;

export const decideTask = handle(call, ({ params, body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const { decision, answeredAt, reason } = body;
    const task = await lockTask(tx, numberId(params.id));
    if (!task) throw fail('staff.unknown');
    const { customer_id: customerId, kind } = task;
    if (customerId === staff.customerId) throw fail('staff.ownCustomer');
    const { status, event, from } = outcomes[decision];
    const isSeen = task.answered_at?.getTime() === (answeredAt && Date.parse(answeredAt));
    if (!from.some((one) => one === task.status) || !isSeen) throw fail('staff.state');
    if (decision !== 'accept' && !reason) throw fail('staff.reason', { fields: ['reason'] });
    const decided = toStaffTask(await decide(tx, task.id, status, staff.actor, reason));
    const params_ = { event, kind, ...(reason && { reason }) } as const;
    await leaveMessage(tx, { customerId, kind: 'identity.task', params: params_, href: '/user-center/deposit-guide' });
    await audit(tx, {
      actor: staff.actor,
      act: `task.${decision}`,
      subject: `customer:${customerId}`,
      before: { task: decided.id, files: task.file_ids },
      after: { task: decided.id, status, reason },
      requestId: request.id,
      address: request.address,
    });
    return decided;
  }),
);
