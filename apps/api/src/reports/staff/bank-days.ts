import { bankDays as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { readBankDays } from './bank-balance.store';
import { checkDays } from '../../core/time/check-days';

export const bankDays = handle(call, async ({ query, gateway: { db }, fail }) => {
  checkDays(query, fail);
  return { list: await readBankDays(db, query.startDate, query.endDate) };
});
