import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { MoneyReport, ReportDays } from './money-report';

export const reportCsv = defineCall({
  id: 'staff.reportCsv',
  method: 'GET',
  path: '/ops/reports/file.csv',
  access: 'staff',
  permission: ['report.read'],
  produces: 'text/csv',
  query: Type.Object({ report: Type.Enum([...MoneyReport.enum, 'clientMoney', 'bankDays', 'watched']), ...ReportDays }),
  ok: Type.Any(),
  errors: ['staff.range'],
  summary: 'A report as CSV for accounting; clientMoney is of the last day. The export is in the audit log.',
});
