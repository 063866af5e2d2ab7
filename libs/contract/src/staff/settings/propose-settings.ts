import { Type } from 'typebox';
import { defineCall, Text, Time } from '../../kernel';
import { SettingValue } from './setting';
import { SettingsChange } from './settings-change';

export const proposeSettings = defineCall({
  id: 'staff.proposeSettings',
  method: 'POST',
  path: '/ops/settings/changes',
  access: 'staff',
  permission: ['settings.propose'],
  body: Type.Object({
    values: Type.Array(SettingValue, { minItems: 1, maxItems: 30 }),
    from: Type.Optional(Time),
    reason: Text(200),
  }),
  ok: SettingsChange,
  errors: [
    'staff.settingValue',
    'staff.settingOrder',
    'staff.settingMove',
    'staff.settingSame',
    'staff.settingTime',
    'staff.settingNotice',
  ],
  summary: 'Proposes new values of settings, from a time on or from the approval on; another member decides.',
});
