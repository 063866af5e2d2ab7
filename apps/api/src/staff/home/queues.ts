import { queuePermissions, queues as call } from '@portal/contract/staff';
import { hasOwnTime, isLate, openQueues } from '../../core/reviews/open-queues';
import { handle } from '../../http/handler';

export const queues = handle(call, async ({ gateway: { brand, db }, staff }) => {
  const at = new Date().toISOString();
  const rows = await openQueues(db);
  const list = rows
    .filter(({ kind }) => queuePermissions(kind).some((one) => staff.permissions.has(one)))
    .map((queue) => ({
      kind: queue.kind,
      open: queue.open,
      targetHours: hasOwnTime(queue.kind) ? undefined : brand.targetHours[queue.kind],
      status: queue.status ?? undefined,
      oldestAt: queue.oldest?.toISOString(),
      late: isLate(brand, queue),
    }));
  return { at, list };
});
