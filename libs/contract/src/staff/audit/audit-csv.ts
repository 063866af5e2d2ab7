import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { AuditFilter } from './audit-entry';

export const auditCsv = defineCall({
  id: 'staff.auditCsv',
  method: 'GET',
  path: '/ops/audit.csv',
  access: 'staff',
  permission: ['audit.read'],
  produces: 'text/csv',
  query: Type.Object(AuditFilter),
  ok: Type.Any(),
  errors: [],
  summary: 'Every found entry of the audit log as CSV, newest first. The export is in the audit log.',
});
