import type { IdentityFacts, Review, ReviewKind, ReviewSort } from '@portal/contract/staff';
import type { Asker } from '../codes/asker';

/** A staff member's decision on an item of a review queue. */
export interface Decision {
  id: string;
  decision: 'approve' | 'refuse' | 'pay';
  reason: string | undefined;
  /** `createdAt` of the item that was seen. */
  createdAt: string | undefined;
  /** One of the three approvals of a bank card; absent means all open ones. */
  approval: 'approval' | 'nameApproval' | 'imageApproval' | undefined;
  /** `staff:name`, for the audit log. */
  actor: string;
  /** Transaction hash of a coin payment. */
  txHash: string | undefined;
  /** The bank's reference of a payment to a card. */
  reference: string | undefined;
  /** How to resolve a quarantine. */
  resolution: 'import' | 'correct' | 'accept' | undefined;
  /** What was sent to a phone that staff have requested, and who typed it. */
  phoneCode?: { verifyCode: string; asker: Asker } | undefined;
  requestId: string;
  address: string;
}

export interface ReviewQuery {
  status: number | undefined;
  /** One that the kind has (reviewSorts). */
  sort?: ReviewSort | `-${ReviewSort}` | undefined;
  /** Id of the item before the page; replaces the offset. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * The review queue of one kind of document. Its domain creates it and start/domains.ts passes all of them to the staff domain, which
 * depends on this interface only. `Context`: what every handler works with.
 */
export interface ReviewQueueOf<Context> {
  readonly kind: ReviewKind;
  /** State machine of its items, if they have one. */
  readonly machine?: string;
  /** Oldest first, unless another order is requested. */
  list(context: Context, query: ReviewQuery): Promise<{ list: Review[]; total: number }>;
  /** One item. Throws staff.unknown. */
  read(context: Context, id: string): Promise<Review>;
  /** What a reviewer compares with the pictures, of an item that waits. */
  identity?(context: Context, review: Review): Promise<IdentityFacts | undefined>;
  /** Decides and returns the updated item. Throws the codes of a decision. */
  decide(context: Context, decision: Decision): Promise<Review>;
}

const byStaff = new Set([
  ...['staff.state', 'staff.resubmitted', 'staff.notVerified', 'staff.duplicateIdentity', 'staff.duplicateCard'],
]);

/** For the automatic reviewer: ignores the error if a staff member has decided first, or has revoked an approval. */
export async function unlessDecided(decision: Promise<unknown>): Promise<void> {
  await decision.catch((error: unknown) => {
    if (!(error instanceof Error) || !byStaff.has(error.message)) throw error;
  });
}
