import type { Review, ReviewKind } from '@portal/contract/staff';
import type { Gateway } from './gateway';

/** A member of staff's word on one thing that waits. */
export interface Decision {
  id: string;
  decision: 'approve' | 'refuse' | 'pay';
  reason: string | undefined;
  /** One of a bank card's three; all that still wait where absent. */
  approval: 'approval' | 'nameApproval' | 'imageApproval' | undefined;
  /** `staff:name`, for the audit log. */
  actor: string;
  /** What was sent to a chain. */
  txHash: string | undefined;
  requestId: string;
  address: string;
}

export interface ReviewQuery {
  status: number | undefined;
  limit: number;
  offset: number;
}

/**
 * Where one kind of thing waits for staff. Its domain makes the desk, domains.ts lays them all before the staff domain,
 * which knows nothing but this.
 */
export interface ReviewDesk {
  readonly kind: ReviewKind;
  /** Oldest first. */
  list(gateway: Gateway, query: ReviewQuery): Promise<{ list: Review[]; total: number }>;
  /** Decides, and answers the thing as it is then. Throws the codes of staff.decide. */
  decide(gateway: Gateway, decision: Decision): Promise<Review>;
}

/** For a reviewer that is no person: where somebody else was faster, the decision is theirs. */
export async function unlessDecided(decision: Promise<unknown>): Promise<void> {
  await decision.catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== 'staff.state') throw error;
  });
}
