import { defineCall, PasskeyOptions } from '../../kernel';

export const stepUpOptions = defineCall({
  id: 'staff.stepUpOptions',
  method: 'POST',
  path: '/ops/session/step-up-options',
  access: 'staff',
  permission: [],
  ok: PasskeyOptions,
  errors: [],
  summary: 'What the browser needs to ask the signed-in member for a passkey.',
});
