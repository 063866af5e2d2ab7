import { moneyReport as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { checkDays } from '../../core/time/check-days';
import { readMoneyReport } from './money-report.store';

export const moneyReport = handle(call, async ({ query, gateway: { db }, fail }) => {
  checkDays(query, fail);
  return readMoneyReport(db, query.report, query.startDate, query.endDate);
});
