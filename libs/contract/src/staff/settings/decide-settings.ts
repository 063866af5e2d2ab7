import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { SettingsChange } from './settings-change';
import { secondPersonErrors } from '../second-person-errors';

export const decideSettings = defineCall({
  id: 'staff.decideSettings',
  method: 'POST',
  path: '/ops/settings/changes/:id',
  access: 'staff',
  permission: ['settings.approve', 'settings.propose'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ decision: Type.Enum(['approve', 'refuse', 'withdraw']), reason: Type.Optional(Text(200)) }),
  ok: SettingsChange,
  errors: [
    'staff.unknown',
    'staff.state',
    'staff.reason',
    ...secondPersonErrors,
    'staff.settingOrder',
    'staff.settingMove',
    'staff.settingNotice',
    'staff.settingBegun',
  ],
  summary: 'Approves or refuses a change that another member has proposed, or withdraws one before its time.',
});
