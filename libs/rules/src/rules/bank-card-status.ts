/** 0 unknown, 1 approved, 2 pre-approval, 3 cancelled. Source: product.md §3. */
export type ApprovalStatus = 0 | 1 | 2 | 3;

/** What staff said of a bank card, part by part. */
export interface BankCardApprovals {
  /** The card's own approval. */
  readonly approval: ApprovalStatus;
  /** Whether the holder is the verified person. */
  readonly nameApproval: ApprovalStatus;
  /** Whether the picture shows this card. */
  readonly imageApproval: ApprovalStatus;
}

/**
 * The status of a bank card from its three approvals: the card's own approval wins, then one cancelled cancels, then
 * one under way is under way, else nothing is known. Source: product.md §4, decisions.md §5.
 */
export function bankCardStatus({ approval, nameApproval, imageApproval }: BankCardApprovals): ApprovalStatus {
  const all = [approval, nameApproval, imageApproval];
  if (approval === 1) return 1;
  if (all.includes(3)) return 3;
  return all.includes(2) ? 2 : 0;
}
