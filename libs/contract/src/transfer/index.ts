import { accountList } from './account-list';
import { addTransfer } from './add-transfer';
import { getTransferRecords } from './get-transfer-records';
import { mt5AddTransfer } from './mt5-add-transfer';

export * from './account-list';
export * from './add-transfer';
export * from './get-transfer-records';
export * from './mt5-add-transfer';
export * from './transfer';

/** The transfer calls by name. */
export const transferCalls = {
  accountList,
  addTransfer,
  getTransferRecords,
  mt5AddTransfer,
} as const;
