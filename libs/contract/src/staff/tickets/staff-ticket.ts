import { Type, type Static } from 'typebox';
import { Id, Prose, TicketKind, TicketOutcome, TicketState, Time, Version } from '../../kernel';

/** A ticket as staff see it. Without a customerNumber it is a visitor's, whom staff call. */
export const StaffTicket = Type.Object({
  no: Type.String(),
  kind: TicketKind,
  subject: Type.String(),
  state: TicketState,
  customerNumber: Type.Optional(Type.String()),
  mobilePhone: Type.Optional(Type.String({ description: 'of a visitor' })),
  ref: Type.Optional(Type.String()),
  assignee: Type.Optional(Type.String({ description: 'name of the member who works on it' })),
  outcome: Type.Optional(TicketOutcome),
  dueAt: Time,
  late: Type.Boolean({ description: 'the clock runs and dueAt is over' }),
  createdAt: Time,
  updatedAt: Time,
  version: Type.Integer(),
});
export type StaffTicket = Static<typeof StaffTicket>;

/** What opens a ticket's route, and what every act names: the version of the ticket that was seen. */
export const TicketNo = Type.Object({ no: Id });
/** The ticket as the member saw it: an act on a newer one is refused. */
export const SeenTicket = { version: Version('of the ticket that was seen') };
/** What staff write to the owner of a ticket. */
export const TicketText = Prose(2000);
