import { queuePermissions, queues as call } from '@portal/contract/staff';
import { openQueues } from '../../core/reviews/open-queues';
import { handle } from '../../http/handler';

export const queues = handle(call, async ({ gateway: { brand, db }, staff }) => {
  const now = Date.now();
  const rows = await openQueues(db);
  const list = rows
    .filter(({ kind }) => queuePermissions(kind).some((one) => staff.permissions.has(one)))
    .map(({ kind, status, open, oldest }) => {
      const targetHours = brand.targetHours[kind];
      return {
        kind,
        open,
        targetHours,
        status: status ?? undefined,
        oldestAt: oldest?.toISOString(),
        late: oldest !== null && now - oldest.getTime() > targetHours * 3_600_000,
      };
    });
  return { at: new Date(now).toISOString(), list };
});
