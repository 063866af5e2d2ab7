import { Type } from 'typebox';
import { defineCall } from '../../kernel';

export const reconcile = defineCall({
  id: 'staff.reconcile',
  method: 'POST',
  path: '/ops/reconcile',
  access: 'staff',
  permission: ['reconciliation.read'],
  ok: Type.Object({
    ok: Type.Boolean(),
    breaks: Type.Array(
      Type.Object({
        check: Type.String(),
        subject: Type.String(),
        expected: Type.String(),
        found: Type.String(),
        currency: Type.Optional(
          Type.String({ description: 'expected and found then begin with an amount in its minor units, or have none' }),
        ),
      }),
    ),
  }),
  errors: [],
  summary: 'Runs the reconciliation, records the run and returns its breaks.',
});
