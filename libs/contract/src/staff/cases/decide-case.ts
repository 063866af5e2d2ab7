import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { secondPersonErrors } from '../second-person-errors';
import { CaseNo, SeenCase, SuspiciousCase } from './suspicious-case';

export const decideCase = defineCall({
  id: 'staff.decideCase',
  method: 'POST',
  path: '/ops/cases/:no/decision',
  access: 'staff',
  permission: ['customer.manage'],
  stepUp: true,
  params: CaseNo,
  body: Type.Object({ ...SeenCase, decision: Type.Enum(['approve', 'return']), reason: Type.Optional(Text(200)) }),
  ok: SuspiciousCase,
  errors: [
    ...(['staff.unknown', 'staff.ownCustomer', 'staff.caseChanged', 'staff.state', 'staff.reason'] as const),
    ...secondPersonErrors,
  ],
  summary: 'Ends a case as it was proposed by another member, or sends it back with a reason.',
});
