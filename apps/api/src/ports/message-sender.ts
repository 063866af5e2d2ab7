export interface OutgoingMessage {
  /** The same for a message that is sent again, so that a carrier can drop the repeat. */
  id?: string;
  medium: 'sms' | 'email';
  /** Phone with nation code (`8613800000000`) or e-mail address. */
  to: string;
  /** The purpose, for example `open` or `resetPwd`. */
  kind: string;
  /** The code that the text contains, if any. */
  code?: string;
  text: string;
  /** The customer whom a notice is for. For the log of deliveries; no carrier gets it. */
  customerId?: bigint;
  /** Of a mail: the subject, the text as HTML, and the page on which such mails are switched off. */
  mail?: { subject: string; html: string; unsubscribe?: string };
}

export interface MessageSender {
  /** Passes the message to the carrier. Throws if the carrier does not accept it. */
  send(message: OutgoingMessage): Promise<void>;
  /** Resolves if the carrier answers and takes our key. Sends nothing. */
  probe(medium: OutgoingMessage['medium']): Promise<void>;
}
