import type { Permission } from '../kernel';
import type { ReviewKind } from './review';

const deciding: Record<ReviewKind, Permission> = {
  identity: 'review.identity',
  bank: 'review.bank',
  phone: 'review.phone',
  introducer: 'review.introducer',
  withdraw: 'payout.decide',
  coin: 'payout.decide',
  quarantine: 'reconciliation.resolve',
  stop: 'reconciliation.resolve',
};

/** The permission that a decision on an item of a review queue needs. */
export const decisionPermission = (kind: ReviewKind, decision: 'approve' | 'refuse' | 'pay'): Permission =>
  decision === 'pay' ? 'payout.pay' : deciding[kind];

/** Any of these opens the review queues. Each queue is listed for those only who may decide in it, or read it. */
export const reviewPermissions: readonly Permission[] = [
  ...new Set([...Object.values(deciding), 'payout.read', 'payout.pay', 'reconciliation.read'] as const),
];

/** The permissions of which one is needed to list the queue of a kind. */
export function readPermissions(kind: ReviewKind): readonly Permission[] {
  if (kind === 'withdraw' || kind === 'coin') return ['payout.read', 'payout.decide', 'payout.pay'];
  if (kind === 'quarantine' || kind === 'stop') return ['reconciliation.read', 'reconciliation.resolve'];
  return [deciding[kind]];
}
