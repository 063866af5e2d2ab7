import { Type } from 'typebox';
import { defineCall, Time } from '../../kernel';
import { Setting } from './setting';

export const settings = defineCall({
  id: 'staff.settings',
  method: 'GET',
  path: '/ops/settings',
  access: 'staff',
  permission: ['settings.read', 'settings.propose', 'settings.approve'],
  ok: Type.Object({
    at: Time,
    list: Type.Array(Setting),
    noticeDays: Type.Integer({
      description: 'a change that is worse for customers applies this many days later at the earliest',
    }),
    rateMoves: Type.Object(
      { warned: Type.Number(), most: Type.Number() },
      {
        description:
          'percent of the rate before: staff are warned of a larger move than `warned`; `most` is the largest at once',
      },
    ),
  }),
  errors: [],
  summary: 'The rates, fees and limits as they apply now, and their next approved values.',
});
