import { Type } from 'typebox';
import { defineCall, Id, Time } from '../kernel';
import { ReviewKind } from './review';
import { reviewPermissions } from './review-permission';

export const takeReview = defineCall({
  id: 'staff.takeReview',
  method: 'POST',
  path: '/ops/reviews/:kind/:id/take',
  access: 'staff',
  permission: reviewPermissions,
  params: Type.Object({ kind: ReviewKind, id: Id }),
  ok: Type.Object({
    takenBy: Type.Optional(Type.String({ description: 'name of another member who has the item open' })),
    since: Time,
  }),
  errors: [],
  summary: 'Says that the member has a review item open, for 45 seconds; or who had it open first. It locks nothing.',
});
