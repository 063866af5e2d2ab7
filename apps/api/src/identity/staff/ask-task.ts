import { askTask as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { lockOpen } from '../../core/customers/lock-for-staff.store';
import { addTask, toStaffTask } from '../../core/customers/tasks.store';
import { leaveMessage } from '../../core/messages/message';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';

export const askTask = handle(call, ({ params, body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const { kind, text } = body;
    const customerId = numberId(params.customerNumber);
    if (customerId === null) throw fail('staff.customer');
    await lockOpen(tx, customerId, staff.customerId);
    if (kind === 'other' && !text) throw fail('staff.taskText', { fields: ['text'] });
    const task = toStaffTask(await addTask(tx, customerId, kind, text, staff.actor));
    const params_ = { event: 'asked', kind, ...(text && { text }) } as const;
    await leaveMessage(tx, { customerId, kind: 'identity.task', params: params_, href: '/user-center/deposit-guide' });
    await audit(tx, {
      actor: staff.actor,
      act: 'task.ask',
      subject: `customer:${customerId}`,
      after: { task: task.id, kind, text },
      requestId: request.id,
      address: request.address,
    });
    return task;
  }),
);
