/** What the channel is asked to collect. Amounts are decimal strings in `currency`. */
export interface PaymentOrder {
  pno: string;
  amount: string;
  currency: string;
  method: string;
  /** Where the browser goes back to. */
  returnUrl: string;
  expiresAt: Date;
}

/** What the channel says of an order: the fields of its callback. */
export interface PaymentReport {
  eventId: string;
  merchantId: string;
  pno: string;
  amount: string;
  currency: string;
  status: 'paid' | 'failed';
  /** ISO 8601 UTC. */
  paidAt: string;
}

export interface PaymentChannel {
  readonly code: string;
  readonly merchantId: string;
  /** Secrets whose signatures are accepted now: more than one while they are being changed. */
  readonly secrets: readonly string[];
  /** Registers the order and answers the cashier's address. A repeat with the same pno answers the same. */
  open(order: PaymentOrder): Promise<{ payUrl: string }>;
  /** Asks what became of an order (掉单): undefined while nothing is known. */
  query(pno: string): Promise<PaymentReport | undefined>;
  /** Its statement: every order paid since. Absent where the channel gives none. */
  list?(since: Date): Promise<PaymentReport[]>;
}
