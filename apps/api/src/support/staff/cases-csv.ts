import { casesCsv as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { beijingTime, csvFile, type Column } from '../../core/csv/csv';
import { checkDays } from '../../core/time/check-days';
import type { Rows } from '../../database/rows';
import { handle } from '../../http/handler';
import { casesOf } from './case.store';
import { caseNo } from './case-no';

const states = { open: '调查中', review: '待复核', reported: '已上报', closed: '已结案' } as const;

const columns: readonly Column<Rows['case.export']>[] = [
  ['编号', ({ id }) => caseNo(id)],
  ['客户', ({ customer_id }) => String(customer_id)],
  ['姓名', ({ chinese_name }) => chinese_name ?? ''],
  ['主题', ({ subject }) => subject],
  ['状态', ({ status }) => states[status]],
  ['记录数', ({ notes }) => String(notes)],
  ['提交人', ({ opened_by }) => opened_by],
  ['提交时间（北京时间）', ({ opened_at }) => beijingTime(opened_at.toISOString())],
  ['提出结论', ({ proposed_by }) => proposed_by ?? ''],
  ['复核', ({ decided_by }) => decided_by ?? ''],
  ['结案时间', ({ decided_at }) => (decided_at ? beijingTime(decided_at.toISOString()) : '')],
];

/** The export is in the audit log before the file is sent. */
export const casesCsv = handle(call, async ({ query, gateway: { db }, staff, request, fail }) => {
  checkDays(query, fail);
  const { startDate, endDate } = query;
  await audit(db, {
    actor: staff.actor,
    act: 'case.export',
    subject: 'lists',
    after: { startDate, endDate },
    requestId: request.id,
    address: request.address,
  });
  return csvFile(`cases-${startDate}-${endDate}.csv`, columns, casesOf(db, startDate, endDate, staff.customerId));
});
