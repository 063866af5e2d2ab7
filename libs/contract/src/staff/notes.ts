import { Type } from 'typebox';
import { defineCall, Id, Page, PageQuery } from '../kernel';
import { Note } from './note';

export const notes = defineCall({
  id: 'staff.notes',
  method: 'GET',
  path: '/ops/notes',
  access: 'staff',
  permission: ['customer.read'],
  query: Type.Object({ customerNumber: Id, ...PageQuery }),
  ok: Page(Note),
  errors: [],
  summary: 'The notes about a customer, newest first.',
});
