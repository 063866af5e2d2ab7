import type { AccountCurrency, Brand } from '@portal/brand';
import { mt5Password } from '@portal/rules/rules';
import { closingSide } from '@portal/rules/trading';
import type { Database, Db } from '../../../database/database';
import { checkPassword, hashPassword } from '../../../crypto/password-hash';
import {
  TradingRefusal,
  type BalanceAction,
  type TradingPlatform,
  type TradingPosition,
  type TradingState,
} from '../../../ports';
import { priceText } from '../../../core/instruments/price';
import { lockAccount, readAccounts, readGroup, type SandboxAccount, type SandboxPosition } from './accounts.store';
import { figuresOf, floatingOf } from './figures';
import { accountTypeOf, brandMargin } from '../../../core/levels';
import { marketAt, type Market, type MarketSource } from './market';
import { pendingOf } from './pending.store';
import { refusing } from './refusing';
import { sandboxGroup, type SandboxGroups } from './stop-out';

const actions: Record<BalanceAction, number> = { balance: 2, credit: 3, bonus: 6 };

function checkLeverage(leverage: number): void {
  if (!Number.isInteger(leverage) || leverage < 1 || leverage > 500) throw new TradingRefusal(3, 'invalid leverage');
}

function checkNewPassword(password: string): void {
  if (!mt5Password.test(password)) throw new TradingRefusal(3006, 'invalid password');
}

const stateOf = (account: SandboxAccount, market: Market): TradingState => ({
  login: String(account.login),
  group: account.group_name,
  leverage: account.leverage,
  tradeDisabled: account.trade_disabled,
  balance: account.balance,
  credit: account.credit,
  ...figuresOf(account, account.positions, market),
  positions: account.positions.length,
});

function openOf(held: SandboxPosition, market: Market, currency: AccountCurrency): TradingPosition {
  const { position, symbol, side, volume, priceOpen, storage } = held;
  const digits = market.digits(symbol);
  return {
    position: String(position),
    symbol,
    side,
    volume,
    swap: storage,
    openPrice: priceText(priceOpen, digits),
    price: priceText(market.quote(symbol)[closingSide(side)], digits),
    floating: floatingOf(held, market, currency),
  };
}

interface SandboxOptions extends MarketSource, Pick<SandboxGroups, 'groups'> {
  db: Database;
  brand: Pick<Brand, 'levels' | 'productLeverage' | 'tradingGroups'>;
}

/** The local simulator of the trading platform, with real records in the schema `mt5` and MetaTrader 5's own rules. */
export function mt5Sandbox({ db, ...source }: SandboxOptions): TradingPlatform {
  const currencyOf = (group: string) => {
    const accountType = accountTypeOf(source.brand, group);
    if (!accountType) throw new TradingRefusal(8, 'no such group');
    return accountType.currency;
  };
  const passwordOf = (login: string) =>
    db.maybe('mt5.password', 'select password_hash from mt5.user where login = $1 and archived_at is null', [login]);
  const loginOf = (externalId: string) =>
    db.maybe('mt5.loginOf', 'select login from mt5.user where external_id = $1', [externalId]);

  return {
    serverTime: async () => new Date(),

    missingPermissions: async () => [],

    async group(path) {
      return sandboxGroup(source, path);
    },

    symbolMargin: async (group, symbol) =>
      accountTypeOf(source.brand, group) ? brandMargin(source.brand, symbol) : undefined,

    async openUser({ externalId, group, name, leverage, password }) {
      const currency = currencyOf(group);
      checkLeverage(leverage);
      checkNewPassword(password);
      const known = await loginOf(externalId);
      if (known) return { login: String(known.login) };
      const added = await db.maybe(
        'mt5.addUser',
        `insert into mt5.user (external_id, group_name, name, leverage, password_hash, currency) values ($1, $2, $3, $4, $5, $6)
         on conflict (external_id) do nothing returning login`,
        [externalId, group, name, leverage, await hashPassword(password), currency],
      );
      const user = added ?? (await loginOf(externalId));
      if (!user) throw new TradingRefusal(2, 'user was not added');
      return { login: String(user.login) };
    },

    async updateUser(login, { leverage, group, tradeDisabled }) {
      if (leverage !== undefined) checkLeverage(leverage);
      const currency = group === undefined ? undefined : currencyOf(group);
      const changed = await db.maybe(
        'mt5.updateUser',
        `update mt5.user set leverage = coalesce($2, leverage), group_name = coalesce($3, group_name),
                trade_disabled = coalesce($5, trade_disabled)
         where login = $1 and archived_at is null and currency = coalesce($4, currency) returning login`,
        [login, leverage, group, currency, tradeDisabled],
      );
      if (!changed) throw new TradingRefusal(13, 'user not found');
    },

    async changePassword(login, password) {
      checkNewPassword(password);
      const user = await passwordOf(login);
      if (!user) throw new TradingRefusal(13, 'user not found');
      if (await checkPassword(user.password_hash, password))
        throw new TradingRefusal(3006, 'password is the current one');
      await db.rows('mt5.setPassword', 'update mt5.user set password_hash = $2, password_at = now() where login = $1', [
        login,
        await hashPassword(password),
      ]);
    },

    checkPassword: async (login, password) => checkPassword((await passwordOf(login))?.password_hash, password),

    userName: async (login) =>
      (await db.maybe('mt5.userName', 'select name from mt5.user where login = $1 and archived_at is null', [login]))
        ?.name,

    async archiveUser(login) {
      await refusing(() => db.rows('mt5.archive', 'select mt5.archive($1)', [login]));
    },

    async states(logins) {
      const market = marketAt(source);
      const accounts = await readAccounts(db, logins);
      return new Map(accounts.map((account) => [String(account.login), stateOf(account, market)]));
    },

    async positions(logins) {
      const market = marketAt(source);
      const accounts = await readAccounts(db, logins);
      return new Map(
        accounts.map(({ login, currency, positions }) => [
          String(login),
          positions.map((one) => openOf(one, market, currency)),
        ]),
      );
    },

    pendingOrders: (logins) => pendingOf(db, logins),

    async accountsOf(group) {
      const market = marketAt(source);
      return (await readGroup(db, group)).map((account) => ({
        state: stateOf(account, market),
        open: account.positions.map((one) => openOf(one, market, account.currency)),
      }));
    },

    async applyBalance({ login, action, amount, comment, ticket, booked }) {
      const apply = async (on: Db, free: bigint | undefined) => {
        const { deal } = await on.row('mt5.applyBalance', 'select mt5.apply_balance($1, $2, $3, $4, $5, $6) as deal', [
          login,
          actions[action],
          amount,
          comment,
          ticket,
          free,
        ]);
        return { deal: String(deal) };
      };
      return refusing(() => {
        // Incoming money needs no free margin, so the account is not locked for a calculation.
        if (amount > 0n) return apply(db, 0n);
        if (booked && action === 'balance') return apply(db, undefined);
        return db.transaction(async (tx) => {
          const account = await lockAccount(tx, login);
          return apply(tx, account ? figuresOf(account, account.positions, marketAt(source)).marginFree : 0n);
        });
      });
    },
  };
}
