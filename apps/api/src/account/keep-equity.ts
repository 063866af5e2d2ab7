import { keepStates } from '../core/accounts';
import type { Job } from '../core/gateway/job';

const batch = 500;

/**
 * Stores the equity of every open MT5 account, which the platform does not tell later, and its state for the time when the platform
 * is away.
 */
export const keepEquity: Job = async ({ db, ports: { trading } }) => {
  const rows = await db.rows('account.logins', 'select login from account.platform_expected()');
  for (let from = 0; from < rows.length; from += batch) {
    const states = await trading.states(rows.slice(from, from + batch).map(({ login }) => login));
    const figures = [...states.values()].map(({ login, equity, balance }) => ({
      login,
      equity: String(equity),
      balance: String(balance),
    }));
    await keepStates({ db }, [...states.values()]);
    await db.rows('account.keepEquity', 'select account.keep_equity($1)', [JSON.stringify(figures)]);
  }
};
