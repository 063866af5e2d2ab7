import { Type } from 'typebox';
import { defineCall, Task } from '../kernel';

export const tasks = defineCall({
  id: 'identity.tasks',
  method: 'POST',
  path: '/v2/person/tasks',
  access: 'customer',
  ok: Type.Array(Task, { description: 'newest first, at most 50' }),
  errors: [],
  summary: 'What staff ask of the customer.',
});
