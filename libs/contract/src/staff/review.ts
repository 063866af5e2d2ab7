import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** What staff decide on. */
export const ReviewKind = Type.Enum([
  'identity',
  'bank',
  'withdraw',
  'coin',
  'introducer',
  'phone',
  'quarantine',
  'stop',
]);
export type ReviewKind = Static<typeof ReviewKind>;

/** What waits for staff. `id` is the pno for withdraw and coin, the card's id for bank, the submission's for identity, phone and
 * introducer (whose customerNumber is empty where the phone is no customer's). A stop of payouts has no customer. */
export const Review = Type.Object({
  id: Id,
  kind: ReviewKind,
  customerNumber: Type.String(),
  status: Type.Integer(),
  createdAt: Time,
  subject: Type.Record(Type.String(), Type.String(), { description: 'what staff need to decide, masked' }),
  files: Type.Array(Id),
  reason: Type.Optional(Type.String()),
});
export type Review = Static<typeof Review>;
