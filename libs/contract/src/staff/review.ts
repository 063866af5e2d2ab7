import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** Kinds of reviews by staff. */
export const ReviewKind = Type.Enum([
  'identity',
  'bank',
  'withdraw',
  'coin',
  'introducer',
  'phone',
  'link',
  'quarantine',
  'stop',
]);
export type ReviewKind = Static<typeof ReviewKind>;

/** What a queue can be sorted by. */
export const reviewSorts = {
  identity: ['createdAt', 'customer'],
  bank: ['createdAt', 'customer'],
  withdraw: ['createdAt', 'customer', 'amount'],
  coin: ['createdAt', 'customer', 'amount'],
  introducer: ['createdAt'],
  phone: ['createdAt', 'customer'],
  link: ['createdAt', 'customer'],
  quarantine: ['createdAt', 'customer'],
  stop: ['createdAt'],
} as const satisfies Record<ReviewKind, readonly ReviewSort[]>;
/** A name that reviews are sorted by. */
export type ReviewSort = 'createdAt' | 'customer' | 'amount';

/**
 * What a reviewer of a payout should know. sharedTarget: its card or address is another customer's too. sharedLogin: another
 * customer signed in from the same address within 30 days. firstTarget: nothing was paid to it before. changedAccess: password,
 * phone or e-mail were changed within 7 days.
 */
export const PayoutHint = Type.Enum(['sharedTarget', 'sharedLogin', 'firstTarget', 'changedAccess']);
export type PayoutHint = Static<typeof PayoutHint>;

/**
 * A review that waits for staff. `id` is the pno for withdraw and coin, the card's id for bank, the submission's id for identity,
 * phone, link and introducer. customerNumber is empty for an introducer whose phone is no customer's. A stop of payouts has no
 * customer.
 */
export const Review = Type.Object({
  id: Id,
  kind: ReviewKind,
  customerNumber: Type.String(),
  status: Type.Integer(),
  createdAt: Time,
  subject: Type.Record(Type.String(), Type.String(), { description: 'what staff need to decide, masked' }),
  files: Type.Array(Id),
  reason: Type.Optional(Type.String()),
  duplicates: Type.Optional(
    Type.Array(Type.String(), {
      description: 'of an identity or a card: other customers who submitted the same number',
    }),
  ),
  hints: Type.Optional(Type.Array(PayoutHint, { description: 'of a payout that is open' })),
});
export type Review = Static<typeof Review>;
