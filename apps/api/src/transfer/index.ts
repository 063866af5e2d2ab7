import type { transferCalls } from '@portal/contract/transfer';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { accountList } from './account-list';
import { addTransfer } from './add-transfer';
import { getTransferRecords } from './get-transfer-records';
import { mt5AddTransfer } from './mt5-add-transfer';
import { relay } from './relay';
import { settle } from './settle';

export const transferHandlers = {
  accountList,
  addTransfer,
  getTransferRecords,
  mt5AddTransfer,
} satisfies Handlers<typeof transferCalls>;

export const transferJobs: Jobs = { 'transfer.settle': settle, 'transfer.relay': relay };
