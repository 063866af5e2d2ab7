import { addBank } from './add-bank';
import { addIdCard } from './add-id-card';
import { getUserBankDetail } from './get-user-bank-detail';
import { queryKycInfo } from './query-kyc-info';
import { removeBank } from './remove-bank';

export type { BankCard } from '../kernel';
export * from './add-bank';
export * from './add-id-card';
export * from './get-user-bank-detail';
export * from './identity';
export * from './query-kyc-info';
export * from './remove-bank';

/** The identity calls by name. */
export const identityCalls = {
  addBank,
  addIdCard,
  getUserBankDetail,
  queryKycInfo,
  removeBank,
} as const;
