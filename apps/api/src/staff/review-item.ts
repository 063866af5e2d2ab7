import { readPermissions, reviewItem as call } from '@portal/contract/staff';
import { auditRead } from '../core/audit/audit-read';
import { stepsOf } from '../core/reviews/steps';
import { handle } from '../http/handler';
import { requirePermission } from '../http/staff-session';

/** The read is recorded in the audit log before the item is shown. */
export const reviewItem = handle(call, async ({ params: { kind, id }, staff, gateway, request, fail }) => {
  requirePermission(staff, readPermissions(kind));
  const queue = gateway.reviewQueues.find((one) => one.kind === kind);
  if (!queue) throw fail('staff.unknown');
  const review = await queue.read(gateway, id);
  await auditRead(gateway.db, {
    actor: staff.actor,
    act: 'staff.reviewItem',
    subject: `${kind === 'withdraw' || kind === 'coin' ? 'payout' : kind}:${id}`,
    after: { customer: review.customerNumber, createdAt: review.createdAt },
    requestId: request.id,
    address: request.address,
  });
  const [identity, steps] = await Promise.all([
    queue.identity?.(gateway, review),
    queue.machine ? stepsOf(gateway.db, queue.machine, id) : [],
  ]);
  return { review, identity, steps };
});
