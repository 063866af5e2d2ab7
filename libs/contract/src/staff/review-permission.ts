import type { Permission } from '../kernel';
import { decisionRules } from './decision-rules';
import type { ReviewKind } from './review';

const deciding = (kind: ReviewKind) => Object.values(decisionRules[kind]).map(({ permission }) => permission);
const kinds = Object.keys(decisionRules) as ReviewKind[];

/** Any of these opens the review queues. Each queue is listed for those only who may decide in it, or read it. */
export const reviewPermissions: readonly Permission[] = [
  ...new Set([...kinds.flatMap(deciding), 'payout.read', 'reconciliation.read'] as const),
];

/** The permissions of which one is needed to list the queue of a kind. */
export function readPermissions(kind: ReviewKind): readonly Permission[] {
  if (kind === 'withdraw' || kind === 'coin') return ['payout.read', ...deciding(kind)];
  if (kind === 'quarantine' || kind === 'stop') return ['reconciliation.read', ...deciding(kind)];
  return deciding(kind);
}
