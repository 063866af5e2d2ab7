import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { ReportDays } from '../reports';

export const complaintsCsv = defineCall({
  id: 'staff.complaintsCsv',
  method: 'GET',
  path: '/ops/tickets/complaints.csv',
  access: 'staff',
  permission: ['report.read'],
  produces: 'text/csv',
  query: Type.Object(ReportDays),
  ok: Type.Any(),
  errors: ['staff.range'],
  summary: 'The complaints that were received on some days, with their clocks, as CSV. The export is in the audit log.',
});
