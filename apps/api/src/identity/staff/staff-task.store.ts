import type { ListedTask } from '@portal/contract/staff';
import { toStaffTask } from '../../core/customers/tasks.store';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

const toListed = (row: Rows['staff.tasks']): ListedTask => ({
  ...toStaffTask(row),
  customerNumber: String(row.customer_id),
});

interface TaskFilter {
  status: ListedTask['status'] | undefined;
  customerId: bigint | undefined;
}

const taskList: SortedList<'staff.tasks', TaskFilter, 'askedAt'> = {
  name: 'staff.tasks',
  from: 'identity.task t',
  key: 't.id',
  keyType: 'bigint',
  columns: `t.id, t.customer_id, t.kind, t.text, t.status, t.reason, t.file_ids, t.answer, t.asked_by, t.asked_at, t.answered_at, t.decided_by,
            t.decided_at`,
  where: { status: (is) => `t.status = ${is}`, customerId: (is) => `t.customer_id = ${is}` },
  sorts: { askedAt: 't.asked_at' },
  order: '-askedAt',
};

/** Newest first, unless another order is requested. */
export async function findTasks(db: Db, query: SortedQuery<TaskFilter, 'askedAt'>) {
  const { rows, total } = await sortedList(db, taskList, query);
  return { list: rows.map(toListed), total };
}
