import { Type } from 'typebox';
import { defineCall, Line, Page, SortedQuery } from '../../kernel';
import { ClosingState, ListedClosing } from './listed-closing';

export const closings = defineCall({
  id: 'staff.closings',
  method: 'GET',
  path: '/ops/closings',
  access: 'staff',
  permission: ['customer.manage'],
  query: Type.Object({
    state: Type.Optional(ClosingState),
    customerNumber: Type.Optional(Line(20)),
    ...SortedQuery(['askedAt', 'until']),
  }),
  ok: Page(ListedClosing),
  errors: [],
  summary: 'Requests of customers to be closed, the first due first. staff.closeCustomer carries one out.',
});
