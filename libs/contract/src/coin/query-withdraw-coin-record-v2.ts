import { Type } from 'typebox';
import { defineCall, DisplayStatus, Page, RecordsQuery } from '../kernel';
import { CoinWithdrawal } from './coin-withdrawal';

export const queryWithdrawCoinRecordV2 = defineCall({
  id: 'coin.queryWithdrawCoinRecordV2',
  method: 'POST',
  path: '/v2/coin/queryWithdrawCoinRecordV2',
  access: 'customer',
  body: Type.Object({ ...RecordsQuery, displayStatus: Type.Optional(DisplayStatus) }),
  ok: Page(CoinWithdrawal),
  errors: ['withdraw.range'],
  summary: 'Coin withdrawals between two days, newest first.',
});
