import type { Static } from 'typebox';
import { EnvError } from '../../../core/errors/env-error';
import { usd } from '../../../core/money/money';
import { TradingRefusal, type PlatformMarket, type TradeHistory, type TradingPlatform } from '../../../ports';
import { Done, Group, OneUser, Ticket } from './answers';
import { apiPath } from './api-path';
import { readsOnly, type Attempts } from './attempts';
import { byLogin } from './by-login';
import { offsetsInMemory, serverClock, type OffsetStore } from './clock/server-clock';
import { balanceActions } from './balance-actions';
import { balanceMark } from './balance-mark';
import { findDeal } from './find-deal';
import { userFinder, userMark } from './find-user';
import { groupTerms } from './group-terms';
import { missingPermissions } from './missing-permissions';
import { newUserRecord } from './new-user-record';
import { NotSent } from './not-sent';
import { newNumbers } from './new-numbers';
import { once } from './once';
import { readGroup } from './read-group';
import { readMargin } from './read-margin';
import { readName } from './read-name';
import { readPendingOrders } from './read-pending-orders';
import { readPositions } from './read-positions';
import { readStates } from './read-states';
import { refusedWith } from './refused-with';
import { updateUser } from './update-user';
import { webApiHistory } from './web-api-history';
import { webApiMarket } from './web-api-market';
import type { Patience } from './session';
import { openPool } from './session-pool';
import { withBreaker, type BreakerTerms } from './with-breaker';

export interface Mt5WebApiOptions {
  /** `https://…` of an access server with the Web API; http only on this machine. */
  url: string;
  /** Of the manager's account, and its API password. */
  login: string;
  password: string;
  /** Where requests that must not be executed twice are recorded. Without it the connection only reads. */
  attempts?: Attempts;
  /** Connections to the platform at most. */
  sessions?: number;
  /** Masks of the groups whose logins are the portal's. */
  groups?: readonly string[];
  /** The identifier of a gateway of the platform under which our ids are the users' external accounts. */
  gateway?: string;
  /** The platform's clock less UTC, in seconds. Read from the platform if absent. */
  serverOffset?: number | undefined;
  /** The time zone of the platform's clock, such as `Europe/Athens` or `America/New_York+7`; for the time before its first reading. */
  timeZone?: string | undefined;
  /** Where the offsets are stored that the platform's clock had. In memory if absent. */
  offsets?: OffsetStore;
  /** Milliseconds, and bytes. `looks` are the pauses before each look for an operation whose answer was lost. */
  patience?: Partial<Patience & { looks: readonly number[]; settle: number; breaker: Partial<BreakerTerms> }>;
}

const usual = {
  answer: 10_000,
  turn: 10_000,
  login: 3_000,
  ping: 20_000,
  largest: 32 * 1024 * 1024,
  looks: [500, 2_000, 5_000],
  settle: 120_000,
  breaker: { failures: 5, reopen: 5_000, slow: 2_000 },
};

const notFound = 13;
const wrongPassword = 3006;

/** TLS, or this machine. The handshake protects our password but not those of customers. */
function safeUrl(url: string): URL {
  if (URL.canParse(url)) {
    const parsed = new URL(url);
    const local = ['127.0.0.1', '[::1]', 'localhost'].includes(parsed.hostname);
    if (parsed.protocol === 'https:' || (parsed.protocol === 'http:' && local)) return parsed;
  }
  throw new EnvError(['环境变量 MT5_URL 必须是 https:// 开头的地址']);
}

/**
 * The trading platform through MetaTrader 5's Web API (REST). Nothing is connected before the first call. The manager's
 * account needs: connection as manager, accountant, access to accounts and their personal data (our id is in the
 * user's comment), modification of accounts, access to trade orders.
 */
export function mt5WebApi(
  options: Mt5WebApiOptions,
): TradingPlatform & { history: TradeHistory; market: PlatformMarket; close(): Promise<void> } {
  const { url, login: manager, password: secret, sessions = 8, groups = ['real\\*'] } = options;
  const { serverOffset, timeZone, gateway = '', attempts = readsOnly, offsets = offsetsInMemory() } = options;
  const patience = { ...usual, ...options.patience };
  const pool = openPool(safeUrl(url), { login: manager, password: secret }, patience, sessions);
  const session = withBreaker(pool, { ...usual.breaker, ...patience.breaker });
  const clock = serverClock(session, offsets, { fixed: serverOffset, zoneName: timeZone });
  const users = userFinder(session, gateway);
  const onlyOnce = once(attempts, patience);
  const isNew = newNumbers();
  let blind = false;

  return {
    serverTime: () => clock.now(),

    group(path) {
      const request = { path: apiPath('/api/group/get', { group: path }), repeatable: true };
      return refusedWith(notFound, undefined, session.call(request, Group).then(groupTerms));
    },

    symbolMargin: (group, symbol) => readMargin(session, group, symbol),

    async openUser(user) {
      const mark = userMark(user.externalId);
      const look = () => users.find(user.group, mark);
      const add = async () => {
        if (blind) throw new NotSent('the manager may not read the comments that carry our ids');
        const body = newUserRecord(user, mark, gateway);
        const isOwn = ({ answer }: Static<typeof OneUser>) => isNew(answer.Login);
        const { answer } = await session.call({ path: '/api/user/add', body, repeatable: false, isOwn }, OneUser);
        blind = answer.Comment !== mark;
        return answer.Login;
      };
      return { login: await onlyOnce(mark, look, add, { lookFirst: user.first !== true }) };
    },

    updateUser: (login, change) => updateUser(session, login, change),

    async changePassword(login, password) {
      const body = { Login: login, Type: 'main', Password: password };
      // Not repeatable: a second try would be refused as the current one.
      await session.call({ path: '/api/user/change_password', body, repeatable: false }, Done);
    },

    async checkPassword(login, password) {
      const body = { Login: login, Type: 'main', Password: password };
      const request = { path: '/api/user/check_password', body, repeatable: true, confirmed: true };
      const fits = session.call(request, Done).then(() => true);
      return refusedWith(wrongPassword, false, refusedWith(notFound, false, fits));
    },

    userName: (login) => readName(session, login),

    async archiveUser(login) {
      const state = (await readStates(session, [login])).get(login);
      if (!state) {
        await session.call({ path: apiPath('/api/user/archive/get', { login }), repeatable: true }, OneUser);
        return;
      }
      if (state.balance !== 0n || state.credit !== 0n || state.positions > 0) {
        throw new TradingRefusal(3008, 'user has trades or money');
      }
      const orders = await readPendingOrders(session, clock, [login]);
      if (orders.get(login)?.length) throw new TradingRefusal(3008, 'user has pending orders');
      await session.call({ path: apiPath('/api/user/archive/add', { login }), repeatable: false }, Done);
    },

    missingPermissions: () => missingPermissions(session, groups),

    states: byLogin((logins) => readStates(session, logins)),

    positions: byLogin((logins) => readPositions(session, logins)),

    pendingOrders: byLogin((logins) => readPendingOrders(session, clock, logins)),

    accountsOf: (group) => readGroup(session, group),

    history: webApiHistory(session, clock, groups),

    market: webApiMarket(session, clock),

    async applyBalance(operation) {
      const { login, action, amount, booked } = operation;
      if (amount === 0n) throw new TradingRefusal(3, 'invalid parameters');
      const mark = balanceMark(operation);
      const look = () => findDeal(session, operation, mark, clock);
      const deal = await onlyOnce(`${login} ${mark}`, look, async () => {
        const check_margin = booked && action === 'balance' ? 0 : 1;
        const values = { login, type: balanceActions[action], balance: usd(amount), comment: mark, check_margin };
        const isOwn = ({ answer }: Static<typeof Ticket>) => isNew(answer.Ticket);
        const request = { path: apiPath('/api/trade/balance', values), repeatable: false, isOwn };
        return (await session.call(request, Ticket)).answer.Ticket;
      });
      return { deal };
    },

    close: () => session.close(),
  };
}
