import { Type, type Static } from 'typebox';
import { Time } from '../../kernel';

/** The name and status of a request of a customer to be closed. */
export const closingStates = { open: 1, cancelled: 2, refused: 3, closed: 4 } as const;
/** Of a request: open, taken back by the customer, refused by staff, or carried out. */
export const ClosingState = Type.Enum(['open', 'cancelled', 'refused', 'closed']);

/** A request of a customer to be closed. */
export const ListedClosing = Type.Object({
  id: Type.String(),
  customerNumber: Type.String(),
  state: ClosingState,
  reason: Type.Optional(Type.String({ description: 'why the customer wants it' })),
  askedAt: Time,
  until: { ...Time, description: 'the end of the last working day on which it is to be decided' },
  late: Type.Boolean(),
  open: Type.Array(Type.Object({ code: Type.String(), msg: Type.String() }), {
    description: 'what must be settled before',
  }),
  answer: Type.Optional(Type.String({ description: 'why it was refused' })),
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
});
export type ListedClosing = Static<typeof ListedClosing>;
