import { Type, type Static } from 'typebox';
import { Id, Time } from './types';

/** A question, or a complaint, whose outcome a second member reviews. */
export const TicketKind = Type.Enum(['question', 'complaint']);
export type TicketKind = Static<typeof TicketKind>;

/**
 * open: waits for the broker. answered: the broker has answered. waiting: the broker has asked the customer something. review: a second member of
 * staff looks at the outcome of a complaint. closed: nothing can be added.
 */
export const TicketState = Type.Enum(['open', 'answered', 'waiting', 'review', 'closed']);
export type TicketState = Static<typeof TicketState>;

/** What became of a complaint. */
export const TicketOutcome = Type.Enum(['upheld', 'partly', 'rejected']);
export type TicketOutcome = Static<typeof TicketOutcome>;

/** What the customer, or staff without a name, wrote in a ticket. */
export const TicketMessage = Type.Object({
  from: Type.Enum(['customer', 'staff']),
  text: Type.String({ description: 'plain text of several lines' }),
  files: Type.Array(Id, { description: 'uploads of the customer' }),
  at: Time,
});
export type TicketMessage = Static<typeof TicketMessage>;
