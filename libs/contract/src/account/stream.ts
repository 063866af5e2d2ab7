import { Type } from 'typebox';
import { defineCall } from '../kernel';

export const stream = defineCall({
  id: 'account.stream',
  method: 'GET',
  path: '/v2/account/stream',
  access: 'customer',
  produces: 'text/event-stream',
  ok: Type.Any(),
  errors: ['account.connections'],
  summary:
    'Server-sent events of one customer: `figures` (see LiveFigures) at most once a second, when they changed; `news` (LiveNews) with the id of the newest message; `heartbeat` each 15 s; `end` when the session is over. Resumes by Last-Event-ID.',
});
