import type { transferCalls } from '@portal/contract/transfer';
import { wire } from '../http/wire';

type Calls = typeof transferCalls;

/** The transfer calls for `call()` of @portal/api-client/http. */
export const transferWires = {
  accountList: wire<Calls['accountList']>('POST', '/v2/transfer/accountList', { fallback: 'accountList' }),
  addTransfer: wire<Calls['addTransfer']>('POST', '/v2/transfer/addTransfer', { money: true }),
  getTransferRecords: wire<Calls['getTransferRecords']>('POST', '/v2/transfer/getTransferRecords'),
  mt5AddTransfer: wire<Calls['mt5AddTransfer']>('POST', '/v2/transfer/mt5AddTransfer', { money: true }),
};
