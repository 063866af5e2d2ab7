import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../../kernel';
import { SettingsChange, SettingsChangeStatus } from './settings-change';

export const settingsChanges = defineCall({
  id: 'staff.settingsChanges',
  method: 'GET',
  path: '/ops/settings/changes',
  access: 'staff',
  permission: ['settings.read', 'settings.propose', 'settings.approve'],
  query: Type.Object({ status: Type.Optional(SettingsChangeStatus), ...PageQuery }),
  ok: Page(SettingsChange),
  errors: [],
  summary: 'Changes of settings, newest first.',
});
