/** 0 unknown, 1 approved, 2 pre-approval, 3 cancelled. Source: docs/product-lines.md §3. */
export type ApprovalStatus = 0 | 1 | 2 | 3;

/** The staff's approvals of the parts of a bank card. */
export interface BankCardApprovals {
  /** Approval of the card itself. */
  readonly approval: ApprovalStatus;
  /** Whether the holder is the verified customer. */
  readonly nameApproval: ApprovalStatus;
  /** Whether the image shows this card. */
  readonly imageApproval: ApprovalStatus;
}

/**
 * The status of a bank card from its three approvals. The card's own approval wins; else, if one is cancelled, the card is
 * cancelled; else, if one is in progress, the card is in progress; else the status is unknown. Source: docs/product-lines.md §4,
 * docs/rules.md, Bank cards.
 */
export function bankCardStatus({ approval, nameApproval, imageApproval }: BankCardApprovals): ApprovalStatus {
  const all = [approval, nameApproval, imageApproval];
  if (approval === 1) return 1;
  if (all.includes(3)) return 3;
  return all.includes(2) ? 2 : 0;
}
