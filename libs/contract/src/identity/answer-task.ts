import { Type } from 'typebox';
import { defineCall, Id, Task, Text } from '../kernel';

export const answerTask = defineCall({
  id: 'identity.answerTask',
  method: 'POST',
  path: '/v2/person/answerTask',
  access: 'customer',
  body: Type.Object({
    id: Id,
    fileIds: Type.Array(Id, { minItems: 1, maxItems: 6, uniqueItems: true, description: 'own uploads' }),
    text: Type.Optional(Text(500)),
  }),
  ok: Task,
  errors: ['identity.task', 'identity.taskState', 'identity.file'],
  summary: 'Answers what staff ask, once until they ask again.',
});
