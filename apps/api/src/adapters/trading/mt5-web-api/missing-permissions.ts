import { TradingRefusal } from '../../../ports';
import { Anything, Logins, Users } from './answers';
import { apiPath } from './api-path';
import { batchSize } from './batches';
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
  probe('Access to trade orders', apiPath('/api/order/get_batch', { login: nobody })),
  probe('Access to trade orders', apiPath('/api/deal/get_batch', { login: nobody, from: 0, to: 1 })),
  probe('Access to trade orders', apiPath('/api/history/get_batch', { login: nobody, from: 0, to: 1 })),
];

/** The platform's refusal, if it refused. Throws if the platform cannot be reached. */
const refusalOf = (answer: Promise<unknown>): Promise<TradingRefusal | undefined> =>
  answer.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof TradingRefusal) return error;
      throw error;
    },
  );

/**
 * Whether the names and comments of all users are hidden. Every user has a name, but while there is no user the platform does not
 * show whether the permission is missing.
 */
async function hidesPersonalData(session: Session, groups: readonly string[]): Promise<boolean> {
  const listing = {
    path: apiPath('/api/user/logins', { group: groups.join(',') }),
    repeatable: true,
    mayBeEmpty: true,
  };
  const { answer: logins } = await session.call(listing, Logins);
  if (logins.length === 0) return false;
  const path = apiPath('/api/user/get_batch', { login: logins.slice(0, batchSize).join(',') });
  const { answer: users } = await session.call({ path, repeatable: true }, Users);
  return users.every(({ Name, FirstName, LastName, Comment }) => !(Name || FirstName || LastName || Comment));
}

/**
 * The permissions that the manager's account lacks, by MetaTrader's own names. A platform that looks for the account before the
 * permission hides what is missing; it then shows at the first use. Throws if the platform cannot be reached.
 */
export async function missingPermissions(session: Session, groups: readonly string[]): Promise<string[]> {
  const missing = new Set<string>();
  for (const { permission, request } of probes) {
    const refused = await refusalOf(session.call(request, Anything));
    if (refused?.retcode === notAllowed) missing.add(permission);
  }
  const hidden = hidesPersonalData(session, groups);
  // A manager who may not read accounts at all is reported already.
  const refused = await refusalOf(hidden);
  if (!refused && (await hidden)) missing.add('Access to personal data');
  return [...missing];
}
