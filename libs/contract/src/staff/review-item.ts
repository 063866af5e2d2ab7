import { Type, type Static } from 'typebox';
import { defineCall, Id } from '../kernel';
import { StatusStep } from './deposits';
import { Review, ReviewKind } from './review';
import { reviewPermissions } from './review-permission';

/** What a reviewer compares with the pictures of an identity card. */
export const IdentityFacts = Type.Object({
  idDocumentNumber: Type.String({ description: 'in full' }),
  // Of any year: a day of the contract lies in this century.
  birthDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
  sex: Type.Enum(['male', 'female']),
});
export type IdentityFacts = Static<typeof IdentityFacts>;

export const reviewItem = defineCall({
  id: 'staff.reviewItem',
  method: 'GET',
  path: '/ops/reviews/:kind/:id',
  access: 'staff',
  permission: reviewPermissions,
  params: Type.Object({ kind: ReviewKind, id: Id }),
  ok: Type.Object({
    review: Review,
    identity: Type.Optional(IdentityFacts),
    steps: Type.Array(StatusStep, {
      description: 'who decided what, oldest first; of an identity also earlier submissions',
    }),
  }),
  errors: ['staff.unknown'],
  summary: 'One review item in any status, with its steps. An identity that waits has its full number.',
});
/** A review item with what a reviewer compares, and its steps. */
export type ReviewItem = Static<(typeof reviewItem)['ok']>;
