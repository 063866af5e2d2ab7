import { Type } from 'typebox';
import { Day, defineCall, Line, Page, SortedQuery } from '../../kernel';
import { Callback, CallbackResult } from './callback';
import { Difference } from './suspended-payment';

export const callbacks = defineCall({
  id: 'staff.callbacks',
  method: 'GET',
  path: '/ops/callbacks',
  access: 'staff',
  permission: ['deposit.read', 'deposit.resolve'],
  query: Type.Object({
    number: Type.Optional(Line(128, { description: 'number of the order, or id of the event' })),
    channel: Type.Optional(Line(20)),
    result: Type.Optional(Type.Union([CallbackResult, Difference])),
    startDate: Type.Optional(Day),
    endDate: Type.Optional(Day),
    ...SortedQuery(['receivedAt']),
  }),
  ok: Page(Callback),
  errors: [],
  summary: 'Every callback of the payment channels, newest first. `total` counts up to 10,000.',
});
