import type { ReviewKind } from '@portal/contract/staff';
import { Failure } from '../core/errors/fail';
import type { Decision } from '../core/reviews/review';
import type { Ctx } from '../http/handler';
import type { StaffMember } from '../http/staff-session';
import { ownItem } from './staff.store';

type Asked = Pick<Decision, 'id' | 'decision'> &
  Partial<Pick<Decision, 'reason' | 'createdAt' | 'approval' | 'txHash' | 'reference' | 'resolution'>> & {
    kind: ReviewKind;
    /** What was sent to a phone that staff have requested. */
    verifyCode?: string | undefined;
  };

/**
 * Decides on an item of a review queue. The queue decides, guards the state, requires the second person and writes the audit log, in
 * one transaction. Throws staff.unknown, staff.ownCustomer and the queue's own codes.
 */
export async function decideItem(
  { gateway, request, staff }: { gateway: Ctx<never>['gateway']; request: Ctx<never>['request']; staff: StaffMember },
  { kind, id, verifyCode, ...asked }: Asked,
) {
  const queue = gateway.reviewQueues.find((one) => one.kind === kind);
  if (!queue) throw new Failure('staff.unknown');
  if (staff.customerId !== null) {
    const { own } = await ownItem(gateway.db, kind, id, staff.customerId);
    if (own) throw new Failure('staff.ownCustomer');
  }
  return queue.decide(gateway, {
    id,
    reason: undefined,
    createdAt: undefined,
    approval: undefined,
    txHash: undefined,
    reference: undefined,
    resolution: undefined,
    ...asked,
    phoneCode: verifyCode === undefined ? undefined : { verifyCode, asker: request.asker },
    actor: staff.actor,
    requestId: request.id,
    address: request.address,
  });
}
