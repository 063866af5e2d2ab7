import { addBank } from './add-bank';
import { addIdCard } from './add-id-card';
import { answerTask } from './answer-task';
import { appropriateness } from './appropriateness';
import { getUserBankDetail } from './get-user-bank-detail';
import { queryKycInfo } from './query-kyc-info';
import { removeBank } from './remove-bank';
import { tasks } from './tasks';

export type { BankCard, Task } from '../kernel';
export * from './add-bank';
export * from './add-id-card';
export * from './answer-task';
export * from './appropriateness';
export * from './get-user-bank-detail';
export * from './identity';
export * from './query-kyc-info';
export * from './remove-bank';
export * from './tasks';

/** The identity calls by name. */
export const identityCalls = {
  addBank,
  addIdCard,
  answerTask,
  appropriateness,
  getUserBankDetail,
  queryKycInfo,
  removeBank,
  tasks,
} as const;
