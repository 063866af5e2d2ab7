import { defineCall, PasskeyOptions } from '../../kernel';

export const newPasskeyOptions = defineCall({
  id: 'staff.newPasskeyOptions',
  method: 'POST',
  path: '/ops/passkeys/options',
  access: 'staff',
  permission: [],
  stepUp: true,
  ok: PasskeyOptions,
  errors: [],
  summary: 'What the browser needs to make a passkey.',
});
