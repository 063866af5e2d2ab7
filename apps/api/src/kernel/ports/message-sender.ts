export interface OutgoingMessage {
  medium: 'sms' | 'email';
  /** Phone with nation code (`8613800000000`) or e-mail address. */
  to: string;
  /** What it is for, as `open` or `resetPwd`. */
  kind: string;
  /** The code inside the text, where there is one. */
  code?: string;
  text: string;
}

export interface MessageSender {
  /** Hands the message over; throws where the carrier did not take it. */
  send(message: OutgoingMessage): Promise<void>;
}
