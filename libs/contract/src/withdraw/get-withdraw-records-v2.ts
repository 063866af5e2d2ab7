import { Type } from 'typebox';
import { defineCall, DisplayStatus, Page, RecordsQuery } from '../kernel';
import { Withdrawal } from './withdrawal';

export const getWithdrawRecordsV2 = defineCall({
  id: 'withdraw.getWithdrawRecordsV2',
  method: 'POST',
  path: '/v2/withdraw/getWithdrawRecordsV2',
  access: 'customer',
  body: Type.Object({ ...RecordsQuery, displayStatus: Type.Optional(DisplayStatus) }),
  ok: Page(Withdrawal),
  errors: ['withdraw.range'],
  summary: 'Withdrawals between two days, newest first.',
});
