import { Type, type Static } from 'typebox';
import { Id, Prose, Text, Time } from '../kernel';

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

export const TicketMessage = Type.Object({
  from: Type.Enum(['customer', 'staff']),
  text: Type.String({ description: 'plain text of several lines' }),
  files: Type.Array(Id, { description: 'uploads of the customer' }),
  at: Time,
});
export type TicketMessage = Static<typeof TicketMessage>;

/** A question or complaint of a customer, with all that was written. */
export const Ticket = Type.Object({
  no: Type.String(),
  kind: TicketKind,
  subject: Type.String(),
  state: TicketState,
  ref: Type.Optional(Type.String({ description: 'the deposit, withdrawal, transfer or position that it is about' })),
  outcome: Type.Optional(TicketOutcome),
  dueAt: Time,
  createdAt: Time,
  updatedAt: Time,
  messages: Type.Array(TicketMessage),
});
export type Ticket = Static<typeof Ticket>;

/** What opens a ticket. */
export const NewTicket = { kind: TicketKind, subject: Text(80), text: Prose(2000) };
export const TicketFiles = Type.Optional(Type.Array(Id, { maxItems: 5, description: 'of common.uploadFile' }));
