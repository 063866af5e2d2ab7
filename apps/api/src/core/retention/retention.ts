import type { Brand } from '@portal/brand';

/** Rows that are deleted when they are old. */
export interface Retention {
  table: string;
  /** What a row is, with the personal data in it. */
  what: string;
  /** Why it is kept so long. */
  why: string;
  /** The column from which its time counts. A row without a value there is kept. */
  from: string;
  days: number;
}

const law = 'The law asks for logs of half a year (网络安全法 §21); a customer may dispute an older sign-in.';

/** How long attempts, codes, sessions, refusals and their like are kept (delete-old-rows.ts). */
export const retention: readonly Retention[] = [
  {
    table: 'kernel.captcha',
    what: 'an open captcha, by address block and device',
    why: 'It is valid for minutes.',
    from: 'expires_at',
    days: 1,
  },
  {
    table: 'kernel.verify_code',
    what: 'a code that was asked for, by phone or e-mail, customer, address block and device, with the amount and recipient that it was for; its wrong tries go with it',
    why: 'The budgets count a day; support looks for a code that did not come.',
    from: 'created_at',
    days: 30,
  },
  {
    table: 'kernel.code_stop',
    what: 'the last stop of all codes',
    why: 'Staff ask when codes were last refused to everybody.',
    from: 'last_at',
    days: 365,
  },
  {
    table: 'kernel.attempt',
    what: 'guesses at a secret, by customer, address block, device or session',
    why: 'A limit looks back an hour at most.',
    from: 'expires_at',
    days: 1,
  },
  {
    table: 'kernel.device',
    what: 'the key of a browser or an app that a customer or a staff member has signed in with',
    why: 'The cookie lives a year.',
    from: 'last_at',
    days: 365,
  },
  {
    table: 'kernel.idempotency',
    what: 'the answer of an act, which a repeat of it gets, by customer',
    why: 'A page or an app that was left open repeats its request.',
    from: 'created_at',
    days: 90,
  },
  {
    table: 'kernel.outage',
    what: 'an outage of the payment channel or of a carrier that is over',
    why: 'Contracts with them are settled by the year.',
    from: 'until',
    days: 730,
  },
  {
    table: 'customer.session',
    what: 'a session that is over, by customer, with address and device',
    why: law,
    from: 'expires_at',
    days: 180,
  },
  {
    table: 'customer.login_record',
    what: 'a sign-in or a failure, by customer, with address, device and campaign',
    why: law,
    from: 'at',
    days: 730,
  },
  {
    table: 'customer.reset_ticket',
    what: 'the right to set a new password, by customer',
    why: 'It is valid for minutes.',
    from: 'expires_at',
    days: 1,
  },
  {
    table: 'customer.factor_step',
    what: 'a step of setting up or of showing a second factor, by customer',
    why: 'It is valid for minutes.',
    from: 'expires_at',
    days: 1,
  },
  {
    table: 'deposit.opening',
    what: 'an order that was asked of the channel, by customer',
    why: 'A payment for it may be reported late. A later one is listed as one without a draft.',
    from: 'created_at',
    days: 90,
  },
  {
    table: 'deposit.channel_refusal',
    what: 'a signed callback that could not be read, with its text and address',
    why: 'The channel answers questions about two years.',
    from: 'received_at',
    days: 730,
  },
  {
    table: 'deposit.unsigned_callback',
    what: 'how many callbacks in an hour were not signed by the channel',
    why: 'The channel is asked about them within weeks.',
    from: 'last_at',
    days: 180,
  },
  {
    table: 'message.delivery',
    what: 'an SMS or e-mail that was given to a carrier, by phone or address, without its text',
    why: 'Support looks for a message that did not come; carriers bill by the year.',
    from: 'at',
    days: 365,
  },
  {
    table: 'message.outgoing',
    what: 'a message of a customer that went by SMS or mail, by phone or address',
    why: 'The log of deliveries tells afterwards what was sent. One that waits is kept until it is sent or given up.',
    from: 'done_at',
    days: 30,
  },
  {
    table: 'support.ticket',
    what: 'a question or complaint that is closed, by customer or by the phone and address block of a visitor, with what was written',
    why: 'A customer may bring a claim for years, and the regulator asks what became of a complaint.',
    from: 'closed_at',
    days: 1825,
  },
  {
    table: 'staff.ticket',
    what: 'a step of a sign-in or an invitation that was not completed, by member',
    why: 'It is valid for days.',
    from: 'expires_at',
    days: 7,
  },
  {
    table: 'staff.session',
    what: 'a session of the back office, by member, with address and device',
    why: law,
    from: 'created_at',
    days: 730,
  },
  {
    table: 'staff.sign_in',
    what: 'a sign-in or a failure of a member, with e-mail, address and device',
    why: law,
    from: 'at',
    days: 730,
  },
  {
    table: 'staff.taken_item',
    what: 'which member had an item open',
    why: 'It lapses within minutes.',
    from: 'seen_at',
    days: 1,
  },
];

/**
 * What customer.close keeps of a customer, which customer/erasing erases. What is open, a freeze, a ticket, a case and a later movement of money
 * keep it longer (customer.still_needed). The books stay, without whom they are about.
 */
export const closedCustomers = {
  table: 'customer.customer',
  what: 'a closed customer: name, phone, identity, cards, addresses, pictures, messages about payments, consents, notes, and what the trail says of them',
  why: 'The law on money laundering and that on accounting ask for it (反洗钱法 §34: ten years).',
  from: 'closed_at',
  years: ({ privacy }: Pick<Brand, 'privacy'>) => privacy.keepYears,
} as const;
