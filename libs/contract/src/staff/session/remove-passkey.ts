import { Type } from 'typebox';
import { defineCall, Nothing, Text } from '../../kernel';

export const removePasskey = defineCall({
  id: 'staff.removePasskey',
  method: 'POST',
  path: '/ops/passkeys/remove',
  access: 'staff',
  permission: [],
  stepUp: true,
  body: Type.Object({ id: Text(1400) }),
  ok: Nothing,
  errors: ['staff.passkey'],
  summary: 'Removes a passkey of the member.',
});
