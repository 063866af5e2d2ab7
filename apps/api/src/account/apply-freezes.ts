import { audit } from '../core/audit/audit';
import type { Gateway } from '../core/gateway/gateway';
import type { Job } from '../core/gateway/job';
import { lockFreezable, setTradeDisabled, tradingChanges } from './freezes.store';

/** The platform comes first. A repeat after a failure in between sets the same right again. */
const applyTo = ({ db, ports }: Gateway, id: bigint) =>
  db.transaction(async (tx) => {
    const account = await lockFreezable(tx, id);
    if (!account || account.frozen === account.trade_disabled) return;
    const { login, frozen } = account;
    await ports.trading.updateUser(login, { tradeDisabled: frozen });
    await setTradeDisabled(tx, id, frozen);
    await audit(tx, {
      actor: 'system',
      act: frozen ? 'account.disableTrading' : 'account.enableTrading',
      subject: `account:${id}`,
      before: { login, tradeDisabled: !frozen },
      after: { login, tradeDisabled: frozen },
    });
  });

/**
 * Disables trading on the platform for the accounts of customers whose trading is frozen or who have paused it, and enables it when
 * that has ended. MT5 has no right that admits closing alone. Accounts that were opened meanwhile are included. What fails is tried again a minute later.
 */
export const applyFreezes: Job = async (gateway) => {
  for (const id of await tradingChanges(gateway.db)) {
    try {
      await applyTo(gateway, id);
    } catch (error) {
      gateway.log.warn({ err: error, account: String(id) }, 'the platform has not applied a freeze of trading');
    }
  }
};
