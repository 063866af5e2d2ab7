/** The terms that the customer has seen. A submission under other ones is refused (payout.check_shown). */
export interface ShownTerms {
  /** Minor units of the fee's currency. */
  shownFee: string | undefined;
  /** Decimal. */
  shownRate: string | undefined;
}
