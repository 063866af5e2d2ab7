import { complaintsCsv as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { beijingTime, csvFile, type Column } from '../../core/csv/csv';
import { checkDays } from '../../core/time/check-days';
import type { Rows } from '../../database/rows';
import { handle } from '../../http/handler';
import { ticketNo } from '../ticket-no';
import { complaints } from './staff-ticket.store';

const states = {
  open: '待处理',
  answered: '已回复',
  waiting: '待客户补充',
  review: '复核中',
  closed: '已结束',
} as const;
const outcomes = { upheld: '成立', partly: '部分成立', rejected: '不成立' } as const;
const time = (at: Date | null) => (at ? beijingTime(at.toISOString()) : '');

const columns: readonly Column<Rows['staff.complaints']>[] = [
  ['编号', ({ id }) => ticketNo(id)],
  ['客户', ({ customer_id, visitor }) => (visitor ? '访客' : String(customer_id))],
  ['主题', ({ subject }) => subject],
  ['相关单号', ({ ref }) => ref ?? ''],
  ['收到时间（北京时间）', ({ created_at }) => time(created_at)],
  ['首次回复时间', ({ answered_at }) => time(answered_at)],
  ['期限', ({ due_at }) => time(due_at)],
  ['办结时间', ({ closed_at }) => time(closed_at)],
  ['超期', ({ late }) => (late ? '是' : '否')],
  ['状态', ({ status }) => states[status]],
  ['结果', ({ outcome }) => (outcome ? outcomes[outcome] : '')],
  ['处理人', ({ assignee }) => assignee ?? ''],
  ['提出结果', ({ proposed_by }) => proposed_by ?? ''],
  ['复核', ({ approved_by }) => approved_by ?? ''],
];

/** The export is in the audit log before the file is sent. */
export const complaintsCsv = handle(call, async ({ query, gateway: { db }, staff, request, fail }) => {
  checkDays(query, fail);
  const { startDate, endDate } = query;
  await audit(db, {
    actor: staff.actor,
    act: 'ticket.export',
    subject: 'reports',
    after: { startDate, endDate },
    requestId: request.id,
    address: request.address,
  });
  return csvFile(`complaints-${startDate}-${endDate}.csv`, columns, complaints(db, startDate, endDate));
});
