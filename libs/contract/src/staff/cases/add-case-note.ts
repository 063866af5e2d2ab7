import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { CaseNo, CaseRef, CaseText, SuspiciousCase } from './suspicious-case';

export const addCaseNote = defineCall({
  id: 'staff.addCaseNote',
  method: 'POST',
  path: '/ops/cases/:no/notes',
  access: 'staff',
  permission: ['customer.manage'],
  params: CaseNo,
  body: Type.Object({ text: CaseText, ref: Type.Optional(CaseRef) }),
  ok: SuspiciousCase,
  errors: ['staff.unknown', 'staff.ownCustomer', 'staff.caseRef'],
  summary:
    'Adds what was found to a case, with the item it is about; after its end too, such as the number of a report.',
});
