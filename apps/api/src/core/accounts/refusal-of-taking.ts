import { TradingRefusal } from '../../ports';

const notEnoughPermissions = 8;
const noMoney = 10019;

/**
 * Why the platform refused to take money from an account. Throws the error if it is no refusal, and if our manager lacks a
 * permission: that says nothing about the account, and the operation is tried again until the permission is there.
 */
export function refusalOfTaking(error: unknown): 'funds' | 'platform' {
  if (!(error instanceof TradingRefusal) || error.retcode === notEnoughPermissions) throw error;
  return error.retcode === noMoney ? 'funds' : 'platform';
}
