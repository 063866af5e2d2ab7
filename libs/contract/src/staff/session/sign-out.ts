import { defineCall, Nothing } from '../../kernel';

export const signOut = defineCall({
  id: 'staff.signOut',
  method: 'POST',
  path: '/ops/session/end',
  access: 'staff',
  permission: [],
  ok: Nothing,
  errors: [],
  summary: 'Ends the session.',
});
