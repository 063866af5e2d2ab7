import { answerTask as call } from '@portal/contract/identity';
import { audit } from '../core/audit/audit';
import { answer, lockTask, ownsFiles, toTask } from '../core/customers/tasks.store';
import { numberId } from '../database/number-id';
import { handle } from '../http/handler';

export const answerTask = handle(call, ({ body, customer: { customerId }, gateway, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const task = await lockTask(tx, numberId(body.id));
    if (task?.customer_id !== customerId) throw fail('identity.task', { fields: ['id'] });
    if (task.status !== 1) throw fail('identity.taskState', { fields: ['id'] });
    if (!(await ownsFiles(tx, customerId, body.fileIds))) throw fail('identity.file', { fields: ['fileIds'] });
    const answered = toTask(await answer(tx, task.id, body.fileIds, body.text));
    await audit(tx, {
      actor: `customer:${customerId}`,
      act: 'task.answer',
      subject: `customer:${customerId}`,
      after: { task: answered.id, files: answered.fileIds },
      requestId: request.id,
      address: request.address,
    });
    return answered;
  }),
);
