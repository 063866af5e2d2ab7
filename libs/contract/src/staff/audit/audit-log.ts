import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../../kernel';
import { AuditEntry, AuditFilter } from './audit-entry';

export const auditLog = defineCall({
  id: 'staff.auditLog',
  method: 'GET',
  path: '/ops/audit',
  access: 'staff',
  permission: ['audit.read'],
  query: Type.Object({ ...AuditFilter, ...SortedQuery(['at']) }),
  ok: Page(AuditEntry),
  errors: [],
  summary: 'Who did what, newest first. `total` counts up to 10,000; auditCsv has all entries.',
});
