import type { Gateway } from '../../gateway';
import type { TradingState } from '../../ports';
import { readAccountRows, type AccountRow } from './account-row';
import { figuresOf, type Figures } from './figures';

/** A customer's account with its ledger balances and its current figures. */
export interface CustomerAccount extends AccountRow {
  figures: Figures;
}

export interface ReadOptions {
  /** False does not call the trading platform: every open MT5 account is then stale. */
  live?: boolean;
}

/**
 * The platform's state of every open login, in one call. Returns an empty map if the platform cannot be reached: a page that lists
 * accounts then shows the ledger balances as `stale`, and an operation that needs the platform fails with UNAVAILABLE.
 */
async function readStates({ ports, log }: Gateway, rows: readonly AccountRow[]): Promise<Map<string, TradingState>> {
  const logins = rows.flatMap(({ status, login }) => (status === 'open' && login ? [login] : []));
  if (logins.length === 0) return new Map();
  try {
    return await ports.trading.states(logins);
  } catch (error) {
    log.warn({ err: error }, 'the trading platform gave no states');
    return new Map();
  }
}

async function withFigures(gateway: Gateway, rows: readonly AccountRow[], { live = true }: ReadOptions) {
  const states = live ? await readStates(gateway, rows) : new Map<string, TradingState>();
  return rows.map((row): CustomerAccount => {
    const state = row.login ? states.get(row.login) : undefined;
    // The platform computes the margin with its own leverage and group, so they take precedence.
    const terms = state ? { leverage: state.leverage, mt5_group: state.group } : {};
    return { ...row, ...terms, figures: figuresOf(row, state) };
  });
}

/** Every account of a customer, the wallet first, including archived ones. */
export async function readAccounts(
  gateway: Gateway,
  customerId: bigint,
  options: ReadOptions = {},
): Promise<CustomerAccount[]> {
  return withFigures(gateway, await readAccountRows(gateway.db, customerId), options);
}

/** One account of a customer by its id in the API; undefined for an unknown id or another customer's account. */
export async function readAccount(
  gateway: Gateway,
  customerId: bigint,
  id: string,
  options: ReadOptions = {},
): Promise<CustomerAccount | undefined> {
  if (!/^[1-9][0-9]{0,17}$/.test(id)) return undefined;
  const [account] = await withFigures(gateway, await readAccountRows(gateway.db, customerId, BigInt(id)), options);
  return account;
}
