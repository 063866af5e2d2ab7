import { Type, type Static } from 'typebox';
import { defineCall, Time } from '../../kernel';
import { StatusStep } from '../deposits';
import { CaseNo, CaseOutcome, SuspiciousCase } from './suspicious-case';

/** A case with all that staff have written. */
export const CaseDetail = Type.Object({
  case: SuspiciousCase,
  notes: Type.Array(
    Type.Object({ text: Type.String(), ref: Type.Optional(Type.String()), by: Type.String(), at: Time }),
    { description: 'oldest first' },
  ),
  steps: Type.Array(StatusStep, { description: 'oldest first' }),
  proposal: Type.Optional(Type.Object({ outcome: CaseOutcome, text: Type.String(), by: Type.String(), at: Time })),
});
export type CaseDetail = Static<typeof CaseDetail>;

export const caseDetail = defineCall({
  id: 'staff.caseDetail',
  method: 'GET',
  path: '/ops/cases/:no',
  access: 'staff',
  permission: ['customer.manage'],
  params: CaseNo,
  ok: CaseDetail,
  errors: ['staff.unknown', 'staff.ownCustomer'],
  summary: 'One case with its notes, steps and outcome; every read is recorded in the audit log.',
});
