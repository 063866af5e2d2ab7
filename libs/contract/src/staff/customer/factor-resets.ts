import { Type, type Static } from 'typebox';
import { defineCall, Line, Page, SortedQuery } from '../../kernel';
import { FactorReset } from './factor-reset';

/** A requested reset of second factors in the list of all customers. */
export const ListedFactorReset = Type.Object({ ...FactorReset.properties, customerNumber: Type.String() });
export type ListedFactorReset = Static<typeof ListedFactorReset>;

export const factorResets = defineCall({
  id: 'staff.factorResets',
  method: 'GET',
  path: '/ops/factor-resets',
  access: 'staff',
  permission: ['review.phone'],
  query: Type.Object({
    state: Type.Optional(Type.Enum(['open', 'approved', 'refused'])),
    customerNumber: Type.Optional(Line(20)),
    ...SortedQuery(['requestedAt']),
  }),
  ok: Page(ListedFactorReset),
  errors: [],
  summary: 'The requested resets of second factors, newest first.',
});
