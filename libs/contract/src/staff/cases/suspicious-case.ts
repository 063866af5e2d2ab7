import { Type, type Static } from 'typebox';
import { Id, Line, Prose, Time, Version } from '../../kernel';

/** open: staff look into it. review: a second member decides. reported, closed: how it ended. */
export const CaseState = Type.Enum(['open', 'review', 'reported', 'closed']);
export type CaseState = Static<typeof CaseState>;

/** How a case ends: reported to the authority, or closed without a report. */
export const CaseOutcome = Type.Enum(['report', 'close']);
export type CaseOutcome = Static<typeof CaseOutcome>;

/** What staff have noticed about a customer. The customer is never told of it. */
export const SuspiciousCase = Type.Object({
  no: Type.String(),
  customerNumber: Type.String(),
  chineseName: Type.Optional(Type.String()),
  subject: Type.String(),
  state: CaseState,
  outcome: Type.Optional(CaseOutcome),
  openedBy: Type.String(),
  openedAt: Time,
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  late: Type.Boolean({ description: 'undecided for longer than the target time' }),
  version: Type.Integer(),
});
export type SuspiciousCase = Static<typeof SuspiciousCase>;

/** What opens the route of a case. */
export const CaseNo = Type.Object({ no: Id });
/** The case as the member saw it: an act on a newer one is refused. */
export const SeenCase = { version: Version('of the case that was seen') };
/** What staff have found, for each other. */
export const CaseText = Prose(4000);
/** What a note is about. */
export const CaseRef = Line(40, { description: 'a deposit, a withdrawal, a transfer or a position of the customer' });
