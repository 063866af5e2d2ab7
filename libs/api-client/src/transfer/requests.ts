import type { transferCalls } from '@portal/contract/transfer';
import { defineRequest } from '../http/request';

type Calls = typeof transferCalls;

/** The transfer calls for `call()` of @portal/api-client/http. */
export const transferRequests = {
  accountList: defineRequest<Calls['accountList']>('POST', '/v2/transfer/accountList', { fallback: 'accountList' }),
  addTransfer: defineRequest<Calls['addTransfer']>('POST', '/v2/transfer/addTransfer', { money: true }),
  getTransferRecords: defineRequest<Calls['getTransferRecords']>('POST', '/v2/transfer/getTransferRecords'),
  mt5AddTransfer: defineRequest<Calls['mt5AddTransfer']>('POST', '/v2/transfer/mt5AddTransfer', { money: true }),
};
