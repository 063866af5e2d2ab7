import type { Task } from '@portal/contract/identity';
import type { StaffTask } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';

type Row = Rows['tasks.list'];

/** A task as the customer sees it. */
export const toTask = (row: Row): Task => ({
  id: String(row.id),
  kind: row.kind,
  ...(row.text !== null && { text: row.text }),
  status: row.status as Task['status'],
  ...(row.reason !== null && { reason: row.reason }),
  fileIds: row.file_ids,
  ...(row.answer !== null && { answer: row.answer }),
  askedAt: row.asked_at.toISOString(),
  ...(row.answered_at && { answeredAt: row.answered_at.toISOString() }),
});

/** A task as staff see it. */
export const toStaffTask = (row: Row): StaffTask => ({
  ...toTask(row),
  askedBy: row.asked_by,
  ...(row.decided_by !== null && { decidedBy: row.decided_by }),
  ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
});

const columns =
  'id, customer_id, kind, text, status, reason, file_ids, answer, asked_by, asked_at, answered_at, decided_by, decided_at';

/** The tasks of a customer, newest first. */
export const tasksOf = (db: Db, customerId: bigint) =>
  db.rows('tasks.list', `select ${columns} from identity.task where customer_id = $1 order by id desc limit 50`, [
    customerId,
  ]);

export const addTask = (tx: Db, customerId: bigint, kind: Row['kind'], text: string | undefined, askedBy: string) =>
  tx.row(
    'tasks.add',
    `insert into identity.task (customer_id, kind, text, asked_by) values ($1, $2, nullif($3, ''), $4) returning ${columns}`,
    [customerId, kind, text, askedBy],
  );

/** Locks a task until the transaction ends, so that an answer and a decision come one after the other. */
export const lockTask = (tx: Db, id: bigint | null) =>
  tx.maybe('tasks.lock', `select ${columns} from identity.task where id = $1 for no key update`, [id]);

export const ownsFiles = async (db: Db, customerId: bigint, files: readonly string[]): Promise<boolean> =>
  (await db.row('tasks.ownsFiles', 'select common.owns_files($1, $2) is true as owns', [customerId, files])).owns;

export const answer = (tx: Db, id: bigint, files: readonly string[], text: string | undefined) =>
  tx.row(
    'tasks.answer',
    `update identity.task set status = 2, file_ids = $2, answer = nullif($3, ''), answered_at = now() where id = $1 returning ${columns}`,
    [id, files, text],
  );

export const decide = (tx: Db, id: bigint, status: Task['status'], by: string, reason: string | undefined) =>
  tx.row(
    'tasks.decide',
    `update identity.task set status = $2, decided_by = nullif($3, ''), decided_at = now(), reason = nullif($4, '') where id = $1 returning ${columns}`,
    [id, status, by, reason],
  );
