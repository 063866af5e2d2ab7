import { defineCall } from '../../kernel';
import { StaffMe } from './staff-me';

export const getSession = defineCall({
  id: 'staff.getSession',
  method: 'GET',
  path: '/ops/session',
  access: 'staff',
  permission: [],
  ok: StaffMe,
  errors: [],
  summary: 'The signed-in member and what the member may do.',
});
