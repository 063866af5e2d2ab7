import type { Actions } from '@portal/contract/account';
import type { Blocked } from '@portal/contract/kernel';
import { useAccountInfo } from '../accounts/use-account-info';

/**
 * Why money cannot be withdrawn now: all reasons from the account info if it is loaded, otherwise the one from the page's
 * data.
 */
export function useBlocked(
  name: 'withdraw' | 'withdrawCoin',
  blocked: Blocked | undefined,
): Actions[typeof name] | undefined {
  const action = useAccountInfo().data?.actions[name];
  if (!blocked) return undefined;
  if (action?.allowed === false) return action;
  return { allowed: false, reasons: [{ code: blocked.code, msg: blocked.reason, href: blocked.href }] };
}
