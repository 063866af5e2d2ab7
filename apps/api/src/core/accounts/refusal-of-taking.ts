import { TradingRefusal } from '../../ports';

const notEnoughPermissions = 8;
const noMoney = 10019;

/**
 * Why the platform refused to take money from an account. Throws the error again if it is not a refusal, or if our manager lacks a
 * permission. That says nothing about the account: the caller's job tries again until the permission is there.
 */
export function refusalOfTaking(error: unknown): 'funds' | 'platform' {
  if (!(error instanceof TradingRefusal) || error.retcode === notEnoughPermissions) throw error;
  return error.retcode === noMoney ? 'funds' : 'platform';
}
