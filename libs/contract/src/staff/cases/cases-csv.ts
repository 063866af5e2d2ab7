import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { ReportDays } from '../reports';

export const casesCsv = defineCall({
  id: 'staff.casesCsv',
  method: 'GET',
  path: '/ops/cases/cases.csv',
  access: 'staff',
  permission: ['customer.manage'],
  produces: 'text/csv',
  query: Type.Object(ReportDays),
  ok: Type.Any(),
  errors: ['staff.range'],
  summary: 'The cases that were opened on some days, as CSV. The export is in the audit log.',
});
