/** A browser that takes messages, as it names itself to the gateway (PushSubscription of the Push API). */
export interface PushSubscription {
  /** Where its push service takes messages for it. Whoever knows the address can send there. */
  endpoint: string;
  /** Its public key and its secret, base64url. */
  keys: { p256dh: string; auth: string };
}

/** What an SMS says in parts, by the kind of template that a carrier fills in with them. */
export const smsVariables = {
  code: ['code', 'purpose', 'minutes'],
  notice: ['title', 'text'],
  /** A notice with the ticket of the page on which the customer freezes the account. */
  security: ['title', 'text', 'ticket'],
} as const;

export type SmsTemplate = keyof typeof smsVariables;

export type SmsParts = {
  [Template in SmsTemplate]: { template: Template; params: Record<(typeof smsVariables)[Template][number], string> };
}[SmsTemplate];

export interface OutgoingMessage {
  /** The same for a message that is sent again, so that a carrier can drop the repeat. */
  id?: string;
  /** An earlier try has failed, perhaps after the carrier had taken the message. */
  repeat?: boolean;
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
  /** Of an SMS: its parts. Most carriers take no text of ours, but the id of a template that they have approved. */
  sms?: SmsParts;
  /** Of a mail: the subject, the text as HTML, and the page on which such mails are switched off. */
  mail?: { subject: string; html: string; unsubscribe?: string };
  /** Of a push: the browser, the title above the text, the path of the user centre that it opens, and whether it wakes a sleeping phone. */
  push?: { subscription: PushSubscription; title: string; href: string; urgent: boolean };
}

/** Push services are many, each browser's own: none is asked whether it answers. */
export type ProbedMedium = Exclude<OutgoingMessage['medium'], 'push'>;

export interface MessageSender {
  /** How staff know the carrier of a medium. */
  readonly carriers?: Partial<Record<ProbedMedium, string>>;
  /**
   * Passes the message to the carrier.
   * @throws RefusedError where the carrier refuses it, RecipientPausedError where it takes nothing more for this recipient now, Error
   *   where nothing is known of it
   */
  send(message: OutgoingMessage): Promise<void>;
  /** Resolves if the carrier answers and takes our key. Sends nothing. */
  probe(medium: ProbedMedium): Promise<void>;
}
