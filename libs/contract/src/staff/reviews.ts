import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../kernel';
import { Review, ReviewKind } from './review';
import { reviewPermissions } from './review-permission';

export const reviews = defineCall({
  id: 'staff.reviews',
  method: 'GET',
  path: '/ops/reviews',
  access: 'staff',
  permission: reviewPermissions,
  query: Type.Object({
    kind: Type.Optional(ReviewKind),
    status: Type.Optional(Type.Enum([0, 1, 2, 3, 4, 5, 6], { type: 'integer' })),
    ...SortedQuery(['createdAt', 'customer', 'amount']),
  }),
  ok: Page(Review),
  errors: [],
  summary: 'The queue of what waits for staff, oldest first. `total` counts up to 10,000. Another order needs a kind.',
});
