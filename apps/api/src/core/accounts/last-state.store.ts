import type { Db } from '../../database/database';
import type { TradingState } from '../../ports';
import type { KnownState } from './known-state';

/** Stores the states of logins as the last known ones. */
export const saveLastStates = (db: Db, states: readonly TradingState[]) =>
  db.rows('account.keepStates', 'select account.keep_states($1)', [
    JSON.stringify(states, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ]);

/** The last known states of logins. A login that never had one is absent. */
export async function readLastStates(db: Db, logins: readonly string[]): Promise<Map<string, KnownState>> {
  const rows = await db.rows(
    'account.lastStates',
    `select login, mt5_group as "group", leverage, trade_disabled as "tradeDisabled", balance, credit, equity, margin, margin_free as "marginFree",
            margin_level as "marginLevel", positions, at
     from account.last_state where login = any ($1)`,
    [logins],
  );
  return new Map(
    rows.map(({ at, tradeDisabled, ...state }) => [
      state.login,
      { state: { ...state, tradeDisabled: tradeDisabled ?? undefined }, asOf: at },
    ]),
  );
}
