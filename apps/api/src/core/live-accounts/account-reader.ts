import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { TradingAccount, TradingPlatform, TradingPosition } from '../../ports';
import { outageLog } from '../../observability/outage-log';
import { groupsOf } from '../levels';

/** Logins that are asked for at the same time. */
const sliceSize = 500;
/** Fewer logins are asked for by name: a group may have many accounts that are not the portal's. */
const fewLogins = 1_000;
/** A group is not asked for as a whole if fewer than this part of its accounts are the portal's. */
const leastShare = 0.25;
/** After this time it is tried again; milliseconds. */
const retryAfter = 600_000;

interface From {
  log: FastifyBaseLogger;
  brand: Brand;
  trading: TradingPlatform;
}

/**
 * Reads accounts of the platform: many at once by groups, the others by their logins. Accounts that cannot be read are left out.
 * A group that is too large for one answer is read by logins from then on.
 */
export function accountReader({ log, brand, trading }: From) {
  const byLoginUntil = new Map<string, number>();
  const noPositions = outageLog(log, 'the trading platform gave no positions');
  const noAccounts = outageLog(log, 'the trading platform gave no accounts');

  const readGroup = async (group: string, logins: ReadonlySet<string>): Promise<TradingAccount[]> => {
    try {
      const all = await trading.accountsOf(group);
      const mine = all.filter(({ state }) => logins.has(state.login));
      if (mine.length < all.length * leastShare) byLoginUntil.set(group, Date.now() + retryAfter);
      return mine;
    } catch (error) {
      byLoginUntil.set(group, Date.now() + retryAfter);
      log.warn({ err: error, group }, 'a group is read by its logins');
      return [];
    }
  };

  const readSlice = async (logins: readonly string[]): Promise<TradingAccount[]> => {
    const states = await trading.states(logins);
    const holders = [...states.values()].filter(({ positions }) => positions > 0).map(({ login }) => login);
    const open = (await noPositions.try(() => trading.positions(holders))) ?? new Map<string, TradingPosition[]>();
    // An account whose positions are not known is left out, rather than shown without any.
    return [...states.values()].flatMap((state) => {
      const mine = state.positions > 0 ? open.get(state.login) : [];
      return mine ? [{ state, open: mine }] : [];
    });
  };

  return async (logins: readonly string[], stop?: AbortSignal): Promise<TradingAccount[]> => {
    const found = new Map<string, TradingAccount>();
    const add = (accounts: readonly TradingAccount[]) => {
      for (const account of accounts) found.set(account.state.login, account);
    };
    const all = new Set(logins);
    const whole = all.size < fewLogins ? [] : groupsOf(brand);
    for (const group of whole.filter((one) => Date.now() >= (byLoginUntil.get(one) ?? 0)))
      if (!stop?.aborted) add(await readGroup(group, all));
    const rest = logins.filter((login) => !found.has(login));
    let failure: unknown;
    for (let from = 0; from < rest.length && !stop?.aborted; from += sliceSize) {
      const slice = rest.slice(from, from + sliceSize);
      add(await readSlice(slice).catch((error: unknown) => ((failure = error), [])));
    }
    if (failure) noAccounts.failed(failure);
    else if (found.size > 0) noAccounts.worked();
    return [...found.values()];
  };
}
