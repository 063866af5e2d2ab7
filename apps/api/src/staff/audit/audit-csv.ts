import { auditCsv as call, type AuditEntry } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { beijingTime, csvFile, type Column } from '../../core/csv/csv';
import { handle } from '../../http/handler';
import { askedAudit } from './asked-audit';
import { readAudit } from './audit.store';

const columns: readonly Column<AuditEntry>[] = [
  ['编号', ({ id }) => id],
  ['时间（北京时间 UTC+8）', ({ at }) => beijingTime(at)],
  ['操作人', ({ actor }) => actor],
  ['操作', ({ act }) => act],
  ['对象', ({ subject }) => subject],
  ['操作前', ({ before }) => before],
  ['操作后', ({ after }) => after],
  ['请求', ({ requestId }) => requestId ?? ''],
  ['来源地址', ({ address }) => address ?? ''],
];

/** The export is in the audit log before the file is sent. */
export const auditCsv = handle(call, async ({ query, gateway: { db }, staff, request }) => {
  const search = askedAudit(query);
  await audit(db, {
    actor: staff.actor,
    act: 'audit.export',
    subject: 'audit',
    after: search,
    requestId: request.id,
    address: request.address,
  });
  return csvFile('audit.csv', columns, readAudit(db, search));
});
