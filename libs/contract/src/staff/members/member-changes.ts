import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../../kernel';
import { MemberChange, MemberChangeStatus } from './member-change';

export const memberChanges = defineCall({
  id: 'staff.memberChanges',
  method: 'GET',
  path: '/ops/member-changes',
  access: 'staff',
  permission: ['staff.manage', 'staff.approve', 'audit.read'],
  query: Type.Object({ status: Type.Optional(MemberChangeStatus), ...PageQuery }),
  ok: Page(MemberChange),
  errors: [],
  summary: 'Changes of members and roles that wait for a second person or were decided, newest first.',
});
