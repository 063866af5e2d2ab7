import { archiveMt5Account } from './archive-mt5-account';
import { createMT5Account } from './create-mt5-account';
import { createMT5AccountWithToken } from './create-mt5-account-with-token';
import { getAccountInfoAjax } from './get-account-info-ajax';
import { getNextAccountLevel } from './get-next-account-level';
import { giveUpCredit } from './give-up-credit';
import { linkMT5Account } from './link-mt5-account';
import { queryAccountInfo } from './query-account-info';
import { queryPendingOrders } from './query-pending-orders';
import { resetMT5Pwd } from './reset-mt5-pwd';
import { stream } from './stream';
import { upAccountLevel } from './up-account-level';
import { updateAccount } from './update-account';

export * from './new-mt5-account';
export type { Account, PendingOrder } from '../kernel';
export * from './actions';
export * from './archive-mt5-account';
export * from './create-mt5-account';
export * from './create-mt5-account-with-token';
export * from './get-account-info-ajax';
export * from './get-next-account-level';
export * from './give-up-credit';
export * from './link-mt5-account';
export type * from './live';
export * from './query-account-info';
export * from './query-pending-orders';
export * from './reset-mt5-pwd';
export * from './stream';
export * from './up-account-level';
export * from './update-account';

/** The account calls by name. */
export const accountCalls = {
  archiveMt5Account,
  createMT5Account,
  createMT5AccountWithToken,
  getAccountInfoAjax,
  getNextAccountLevel,
  giveUpCredit,
  linkMT5Account,
  queryAccountInfo,
  queryPendingOrders,
  resetMT5Pwd,
  stream,
  upAccountLevel,
  updateAccount,
} as const;
