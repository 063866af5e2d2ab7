import { TradingRefusal } from '../../../ports';
import { Anything } from './answers';
import { apiPath } from './api-path';
import type { Request, Session } from './session';

const notAllowed = 8;
/** No account has this number, so that a probe changes nothing. */
const nobody = '0';

/** A request that the platform refuses with 8, or with 403, if the manager lacks the permission, and whose other answers do not matter. */
interface Probe {
  permission: string;
  request: Request;
}

const probe = (permission: string, path: string, body?: object): Probe => ({
  permission,
  request: { path, ...(body && { body }), repeatable: true, mayBeEmpty: true },
});

const probes: readonly Probe[] = [
  probe('Access to accounts', apiPath('/api/user/get_batch', { login: nobody })),
  probe('Access to accounts', apiPath('/api/user/account/get_batch', { login: nobody })),
  probe('Modify accounts', apiPath('/api/user/update', { login: nobody }), {}),
  probe('Delete accounts', apiPath('/api/user/archive/add', { login: nobody })),
  probe('Accountant', apiPath('/api/trade/balance', { login: nobody, type: 2, balance: '0.00', comment: 'check' })),
  probe('Access to trade orders', apiPath('/api/position/get_batch', { login: nobody })),
  probe('Access to trade orders', apiPath('/api/deal/get_batch', { login: nobody, from: 0, to: 1 })),
  probe('Access to trade orders', apiPath('/api/history/get_batch', { login: nobody, from: 0, to: 1 })),
];

/**
 * The permissions that the manager's account lacks, by MetaTrader's own names. A platform that looks for the account before the
 * permission hides what is missing; it then shows at the first use. Throws if the platform cannot be reached.
 */
export async function missingPermissions(session: Session): Promise<string[]> {
  const missing = new Set<string>();
  for (const { permission, request } of probes) {
    try {
      await session.call(request, Anything);
    } catch (error) {
      if (!(error instanceof TradingRefusal)) throw error;
      if (error.retcode === notAllowed) missing.add(permission);
    }
  }
  return [...missing];
}
