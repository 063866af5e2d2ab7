import { Type } from 'typebox';
import { defineCall, Id, Prose } from '../kernel';
import { Note } from './note';

export const addNote = defineCall({
  id: 'staff.addNote',
  method: 'POST',
  path: '/ops/notes',
  access: 'staff',
  permission: ['customer.note'],
  body: Type.Object({ customerNumber: Id, text: Prose(1000) }),
  ok: Note,
  errors: ['staff.customer'],
  summary: 'Writes a note about a customer; notes are never changed.',
});
