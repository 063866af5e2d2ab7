import type { Job } from '../core/gateway/job';
import { leaveMessage } from '../core/messages/message';
import { audit } from '../core/audit/audit';
import { lockTerms, setGranted } from './account.store';

/**
 * Gives an account the leverage of its level, now that its deposits have reached the minimum: `{accountId}`. On the
 * platform first; a repeat sets the same leverage again, and once it is noted does nothing.
 */
export const grantLeverage: Job = ({ db, ports }, { accountId = '' }) =>
  db.transaction(async (tx) => {
    const account = await lockTerms(tx, BigInt(accountId));
    if (!account?.login || !account.level || account.level_leverage === null) return;
    const { id, login, leverage: before, level, level_leverage: leverage, customer_id: customerId } = account;
    if (leverage !== before) await ports.trading.updateUser(login, { leverage });
    await setGranted(tx, id);
    if (leverage === before) return;
    const subject = `account:${id}`;
    await audit(tx, {
      actor: 'system',
      act: 'grantLeverage',
      subject,
      before: { leverage: before },
      after: { leverage },
    });
    await leaveMessage(tx, {
      customerId,
      kind: 'account.leverage',
      params: { login, level, before, leverage },
      href: '/user-center/acctInfo',
    });
  });
