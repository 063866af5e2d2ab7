import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { CaseNo, CaseOutcome, CaseText, SeenCase, SuspiciousCase } from './suspicious-case';

export const proposeCaseOutcome = defineCall({
  id: 'staff.proposeCaseOutcome',
  method: 'POST',
  path: '/ops/cases/:no/outcome',
  access: 'staff',
  permission: ['customer.manage'],
  params: CaseNo,
  body: Type.Object({ ...SeenCase, outcome: CaseOutcome, text: CaseText }),
  ok: SuspiciousCase,
  errors: ['staff.unknown', 'staff.ownCustomer', 'staff.caseChanged', 'staff.state'],
  summary: 'Proposes to report a case to the authority or to close it; another member decides.',
});
