/** A browser that takes messages, as it names itself to the gateway (PushSubscription of the Push API). */
export interface PushSubscription {
  /** Where its push service takes messages for it. Whoever knows the address can send there. */
  endpoint: string;
  /** Its public key and its secret, base64url. */
  keys: { p256dh: string; auth: string };
}

export interface OutgoingMessage {
  /** The same for a message that is sent again, so that a carrier can drop the repeat. */
  id?: string;
  medium: 'sms' | 'email' | 'push';
  /** Phone with nation code (`8613800000000`), e-mail address, or the id of a push device. */
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
  /** Of a push: the browser, the title above the text, the path of the user centre that it opens, and whether it wakes a sleeping phone. */
  push?: { subscription: PushSubscription; title: string; href: string; urgent: boolean };
}

/** Push services are many, each browser's own: none is asked whether it answers. */
export type ProbedMedium = Exclude<OutgoingMessage['medium'], 'push'>;

export interface MessageSender {
  /** Passes the message to the carrier. Throws if the carrier does not accept it. */
  send(message: OutgoingMessage): Promise<void>;
  /** Resolves if the carrier answers and takes our key. Sends nothing. */
  probe(medium: ProbedMedium): Promise<void>;
}
