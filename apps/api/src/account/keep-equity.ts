import type { Job } from '../jobs/jobs';

const batch = 500;

/** Stores the equity of every open MT5 account. The platform does not tell past equity later. */
export const keepEquity: Job = async ({ db, ports: { trading } }) => {
  const rows = await db.rows<{ login: string }>('account.logins', 'select login from account.platform_expected()');
  for (let from = 0; from < rows.length; from += batch) {
    const states = await trading.states(rows.slice(from, from + batch).map(({ login }) => login));
    const kept = [...states.values()].map(({ login, equity, balance }) => ({
      ...{ login, equity: String(equity), balance: String(balance) },
    }));
    await db.rows('account.keepEquity', 'select account.keep_equity($1)', [JSON.stringify(kept)]);
  }
};
