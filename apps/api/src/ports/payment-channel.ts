/** An order for the channel to collect a payment. Amounts are decimal strings in `currency`. */
export interface PaymentOrder {
  pno: string;
  amount: string;
  currency: string;
  method: string;
  /** The URL to which the browser returns. */
  returnUrl: string;
  expiresAt: Date;
}

/** The channel's report on an order: the fields of its callback. */
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

/** A payment to be sent back to who paid it. Amounts are decimal strings in `currency`. */
export interface Refund {
  /** Identifies the refund: the channel carries out one number once. */
  number: string;
  /** The order that the channel has reported. */
  pno: string;
  /** The channel's event of the payment. */
  eventId: string;
  amount: string;
  currency: string;
}

export interface PaymentChannel {
  readonly code: string;
  readonly merchantId: string;
  /** Secrets whose signatures are accepted; more than one during a key rotation. */
  readonly secrets: readonly string[];
  /** Registers the order and returns the URL of the payment page. A repeat with the same pno returns the same URL. */
  open(order: PaymentOrder): Promise<{ payUrl: string }>;
  /** Queries the outcome of an order whose callback may be lost (掉单). Undefined while there is none. */
  query(pno: string): Promise<PaymentReport | undefined>;
  /** Sends a payment back. Resolves when that is done, or with why the channel refuses it; rejects where its answer is not known. */
  refund(refund: Refund): Promise<{ refused?: string }>;
  /** Resolves if the channel answers and takes our signature. Creates nothing. */
  probe(): Promise<void>;
  /** The channel's statement: every order paid since then. */
  list(since: Date): Promise<PaymentReport[]>;
}
