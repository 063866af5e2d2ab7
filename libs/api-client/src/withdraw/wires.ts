import type { withdrawCalls } from '@portal/contract/withdraw';
import { wire } from '../http/wire';

type Calls = typeof withdrawCalls;

/** The withdraw calls for `call()` of @portal/api-client/http. */
export const withdrawWires = {
  cancelWithdrawProposal: wire<Calls['cancelWithdrawProposal']>('POST', '/v2/withdraw/cancelWithdrawProposal', {
    money: true,
  }),
  getWithdrawFee: wire<Calls['getWithdrawFee']>('POST', '/v2/withdraw/getWithdrawFee'),
  getWithdrawPageInfo: wire<Calls['getWithdrawPageInfo']>('GET', '/v2/withdraw/getWithdrawPageInfo'),
  getWithdrawRecordsV2: wire<Calls['getWithdrawRecordsV2']>('POST', '/v2/withdraw/getWithdrawRecordsV2'),
  withdrawSubmit: wire<Calls['withdrawSubmit']>('POST', '/v2/withdraw/withdrawSubmit', { money: true }),
};
