import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { CaseNo } from './suspicious-case';

export const caseFile = defineCall({
  id: 'staff.caseFile',
  method: 'GET',
  path: '/ops/cases/:no/file.json',
  access: 'staff',
  permission: ['customer.manage'],
  stepUp: true,
  produces: 'application/octet-stream',
  params: CaseNo,
  ok: Type.Any(),
  errors: ['staff.unknown', 'staff.ownCustomer'],
  summary: 'One case as a JSON file, for a report to the authority. The export is in the audit log.',
});
