import { Type } from 'typebox';
import { Amount, defineCall, GuardrailName, Guardrails, Text, Time } from '../kernel';

export const guardrails = defineCall({
  id: 'customer.guardrails',
  method: 'POST',
  path: '/v2/user/guardrails',
  access: 'customer',
  body: Type.Object({
    depositDay: Type.Optional(Amount),
    depositMonth: Type.Optional(Amount),
    pauseUntil: Type.Optional(Time),
    excludeUntil: Type.Optional(Time),
    newAddressLock: Type.Optional(Type.Boolean()),
    remove: Type.Optional(Type.Array(GuardrailName, { maxItems: 5, uniqueItems: true })),
    password: Type.Optional(Text(64, 'login password; needed with excludeUntil')),
  }),
  ok: Guardrails,
  errors: [
    'customer.pauseRange',
    'customer.excludeRange',
    'customer.excluded',
    'customer.pauseEnds',
    'customer.password',
    'customer.loginWait',
  ],
  summary:
    'Limits, pause and locks that a customer sets for own protection. Without fields, reads them. What tightens holds at once; what loosens, or is in `remove`, after delayHours. The value that holds now withdraws a pending change. An exclusion cannot be shortened.',
});
