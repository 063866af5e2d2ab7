import type { Gateway } from '../gateway/gateway';
import type { TradingGroup, TradingState } from '../../ports';
import { brandGroup, productMargins, type ProductMargin } from '../levels';
import { readAccountRows, type AccountRow } from './account-row';
import { figuresOf, type Figures } from './figures';
import type { KnownState } from './known-state';
import { knownStates } from './known-states';

/** A customer's account with its ledger balances and its current figures. */
export interface CustomerAccount extends AccountRow {
  figures: Figures;
  /** Of the account's group; absent for the wallet. */
  levels?: Pick<TradingGroup, 'marginCall' | 'stopOut'>;
  /** Of an open MT5 account. */
  productMargins?: ProductMargin[];
  /** Positions of a large volume need more margin than `productMargins` says. */
  floatingMargin?: boolean;
}

export interface ReadOptions {
  /** False does not call the trading platform: every open MT5 account is then stale. */
  live?: boolean;
}

const loginsOf = (rows: readonly AccountRow[]) =>
  rows.flatMap(({ status, login }) => (status === 'open' && login ? [login] : []));

/** The platform computes the margin with its own leverage and group, so they take precedence. */
const termsOf = ({ leverage, group, tradeDisabled }: TradingState) => ({
  leverage,
  mt5_group: group,
  ...(typeof tradeDisabled === 'boolean' && { trade_disabled: tradeDisabled }),
});

/** What the account's group says of its margin: the platform's, or else the brand's settings. */
function groupTerms(
  gateway: Gateway,
  { kind, status, mt5_group, leverage }: AccountRow,
): Pick<CustomerAccount, 'levels' | 'productMargins' | 'floatingMargin'> {
  const group = gateway.stopOuts?.of(mt5_group) ?? brandGroup(gateway.brand, mt5_group);
  if (kind === 'wallet' || !group) return {};
  const { marginCall, stopOut, floatingMargin } = group;
  return {
    levels: { marginCall, stopOut },
    ...(status === 'open' && { productMargins: productMargins(gateway, mt5_group, leverage), floatingMargin }),
  };
}

async function withFigures(gateway: Gateway, rows: readonly AccountRow[], { live = true }: ReadOptions) {
  const states = live ? await knownStates(gateway, loginsOf(rows)) : new Map<string, KnownState>();
  return rows.map((row): CustomerAccount => {
    const known = row.login ? states.get(row.login) : undefined;
    const account = { ...row, ...(known && !known.asOf ? termsOf(known.state) : {}), figures: figuresOf(row, known) };
    return { ...account, ...groupTerms(gateway, account) };
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
