import { Type } from 'typebox';
import { defineCall, Time } from '../../kernel';
import { Setting } from './setting';

export const settings = defineCall({
  id: 'staff.settings',
  method: 'GET',
  path: '/ops/settings',
  access: 'staff',
  permission: ['settings.read', 'settings.propose', 'settings.approve'],
  ok: Type.Object({ at: Time, list: Type.Array(Setting) }),
  errors: [],
  summary: 'The rates, fees and limits as they apply now, and their next approved values.',
});
