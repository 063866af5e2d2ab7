import { Type, type Static } from 'typebox';
import { Id, Prose, Text, TicketKind, TicketMessage, TicketOutcome, TicketState, Time } from '../kernel';

export { TicketKind, TicketMessage, TicketOutcome, TicketState } from '../kernel';

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
/** Pictures beside a message, at most five. */
export const TicketFiles = Type.Optional(Type.Array(Id, { maxItems: 5, description: 'of common.uploadFile' }));
