import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../../kernel';
import { Agreement, introducerReaders } from './agreement';

export const agreements = defineCall({
  id: 'staff.agreements',
  method: 'GET',
  path: '/ops/agreements',
  access: 'staff',
  permission: introducerReaders,
  query: Type.Object({
    waiting: Type.Optional(Type.Boolean({ description: 'only those that wait for a decision, status 1 or 4' })),
    ...SortedQuery(['proposedAt', 'customer', 'from']),
  }),
  ok: Page(Agreement),
  errors: [],
  summary: 'Agreements of introducers, the last proposed first.',
});
