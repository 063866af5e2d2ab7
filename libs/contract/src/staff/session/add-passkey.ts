import { Type } from 'typebox';
import { defineCall, Nothing, PasskeyAnswer, Text } from '../../kernel';

export const addPasskey = defineCall({
  id: 'staff.addPasskey',
  method: 'POST',
  path: '/ops/passkeys',
  access: 'staff',
  permission: [],
  stepUp: true,
  body: Type.Object({ name: Text(40), passkey: PasskeyAnswer }),
  ok: Nothing,
  errors: ['staff.passkey'],
  summary: 'Registers a passkey of the member.',
});
