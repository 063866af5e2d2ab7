import { mt5Password } from '@portal/rules/rules';
import { usd } from '../../../core/money/money';
import { groupAnswer, usualGroups, type SimulatorGroups } from './mt5-simulator-groups';
import {
  orderAnswer,
  pendingOrderAnswer,
  type SimulatorOrder,
  type SimulatorPendingOrder,
} from './mt5-simulator-orders';
import { simulatorTrading } from './mt5-simulator-trading';

export interface SimulatorUser {
  login: string;
  group: string;
  name: string;
  leverage: string;
  comment: string;
  /** A decimal number, bit 4 disables trading. */
  rights: string;
  /** `gateway=account|…`: its numbers in external systems. */
  tradeAccounts?: string;
  password: string;
  balance: bigint;
  credit: bigint;
  archived: boolean;
  /** Words of /api/user/account that replace the computed ones. */
  account: Record<string, string>;
}

export interface SimulatorPosition {
  position: string;
  login: string;
  symbol: string;
  /** 0 buy, 1 sell. */
  action: string;
  /** Ten-thousandths of a lot. */
  volume: bigint;
  priceOpen: string;
  /** Floating profit without swap, and swap; USD cents. */
  profit: bigint;
  storage: bigint;
}

export interface SimulatorDeal {
  deal: string;
  login: string;
  action: string;
  profit: bigint;
  comment: string;
  /** Seconds, in the simulator's own time zone. */
  time: number;
  order?: string;
  position?: string;
  symbol?: string;
  entry?: string;
  /** 5: a stop out. */
  reason?: string;
  volume?: bigint;
  volumeClosed?: bigint;
  price?: string;
  pricePosition?: string;
  commission?: bigint;
  storage?: bigint;
}

export type SimulatorAnswer = { retcode: string } & Record<string, unknown>;
type Values = Readonly<Record<string, string>>;

const done = (answer?: unknown): SimulatorAnswer => ({ retcode: '0 Done', ...(answer !== undefined && { answer }) });
const refuse = (retcode: string): SimulatorAnswer => ({ retcode });
/** `2026.03.05 09:30:00`. */
const clockText = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ');
const goodLeverage = (leverage = '') => /^[0-9]+$/.test(leverage) && Number(leverage) >= 1 && Number(leverage) <= 500;

/** The simulator's commands on users and deals in memory, by MetaTrader 5's rules. */
export function simulatorRecords(now: () => number, groups: SimulatorGroups = usualGroups) {
  const users: SimulatorUser[] = [];
  const deals: SimulatorDeal[] = [];
  const orders: SimulatorOrder[] = [];
  const positions: SimulatorPosition[] = [];
  const pending: SimulatorPendingOrder[] = [];
  const trading = simulatorTrading({ users, deals, orders, positions, pending, now });
  /** Deals that are left out of lists, as by a fault. */
  const hidden = new Set<string>();
  /** False hides comments, as the platform does from a manager without the right to personal data. */
  const rights = { personalData: true, accountant: true, modify: true, delete: true, orders: true, accounts: true };

  const nextLogin = () => {
    let login = 900_001 + users.length;
    while (users.some((user) => user.login === String(login))) login += 1;
    return String(login);
  };
  const list = (text = '') => text.split(',').filter(Boolean);
  const userOf = (login?: string, archived = false) =>
    users.find((user) => user.login === login && user.archived === archived);
  const isInMasks = (group: string, masks = '') =>
    list(masks).some((mask) => (mask.endsWith('*') ? group.startsWith(mask.slice(0, -1)) : group === mask));
  const among = ({ login, group }: Values) => {
    const logins = new Set(list(login));
    const isAsked = (user: SimulatorUser) =>
      group === undefined ? logins.has(user.login) : isInMasks(user.group, group);
    return users.filter((user) => !user.archived && isAsked(user));
  };
  const userAnswer = (user: SimulatorUser) => ({
    Login: user.login,
    Group: user.group,
    Name: rights.personalData ? user.name : '',
    Leverage: user.leverage,
    Comment: rights.personalData ? user.comment : '',
    Rights: user.rights,
  });
  const account = ({ login, leverage, balance, credit, account: given }: SimulatorUser) => {
    let floating = 0n;
    for (const one of positions) if (one.login === login) floating += one.profit + one.storage;
    const equity = usd(balance + credit + floating);
    return {
      Login: login,
      CurrencyDigits: '2',
      Balance: usd(balance),
      Credit: usd(credit),
      Margin: '0.00',
      MarginFree: equity,
      MarginLevel: '0.00',
      MarginLeverage: leverage,
      Equity: equity,
      ...given,
    };
  };
  /** The records of the logins or of the groups in a period. */
  const inWindow = <T extends { login: string; time: number }>(values: Values, rows: readonly T[]): T[] => {
    const { login, group, from = '0', to = '0' } = values;
    const inGroups = users.filter((user) => isInMasks(user.group, group)).map((user) => user.login);
    const logins = new Set(group === undefined ? list(login) : inGroups);
    return rows.filter(({ time, login: whose }) => time >= Number(from) && time <= Number(to) && logins.has(whose));
  };
  const dealsOf = (values: Values) => inWindow(values, deals).filter(({ deal }) => !hidden.has(deal));
  const dealAnswer = (deal: SimulatorDeal) => ({
    Deal: deal.deal,
    Login: deal.login,
    Order: deal.order ?? '0',
    PositionID: deal.position ?? '0',
    Action: deal.action,
    Entry: deal.entry ?? '0',
    Time: String(deal.time),
    Symbol: deal.symbol ?? '',
    Volume: String(deal.volume ?? 0n),
    VolumeClosed: String(deal.volumeClosed ?? 0n),
    Price: deal.price ?? '0.00000',
    PricePosition: deal.pricePosition ?? '0.00000',
    Profit: usd(deal.profit),
    Storage: usd(deal.storage ?? 0n),
    Commission: usd(deal.commission ?? 0n),
    Comment: deal.comment,
    Reason: deal.reason ?? '0',
  });

  const commands: Record<string, (values: Values) => SimulatorAnswer> = {
    '/api/test/access': () => done(),
    '/api/user/add'({
      Group = '',
      Name = '',
      Leverage = '',
      Comment = '',
      Rights = '',
      TradeAccounts = '',
      PassMain = '',
      PassInvestor = '',
    }) {
      if (!groups.has(Group)) return refuse('8 Not enough permissions');
      if (!goodLeverage(Leverage) || Name === '') return refuse('3 Invalid parameters');
      if (!mt5Password.test(PassMain) || !mt5Password.test(PassInvestor))
        return refuse('3006 Invalid account password');
      const user: SimulatorUser = {
        login: nextLogin(),
        group: Group,
        name: Name,
        leverage: Leverage,
        comment: Comment.slice(0, 63),
        rights: Rights,
        tradeAccounts: TradeAccounts,
        password: PassMain,
        balance: 0n,
        credit: 0n,
        archived: false,
        account: {},
      };
      users.push(user);
      return done(userAnswer(user));
    },
    '/api/user/update'({ login, Group, Leverage, Rights }) {
      const user = userOf(login);
      if (!user) return refuse('13 Not found');
      if (goodLeverage(Leverage)) user.leverage = String(Leverage);
      if (Group !== undefined && groups.has(Group)) user.group = Group;
      if (Rights !== undefined && /^[0-9]+$/.test(Rights)) user.rights = Rights;
      return done(userAnswer(user));
    },
    '/api/user/check_password'({ Login, Type, Password }) {
      const user = userOf(Login);
      if (!user) return refuse('13 Not found');
      if (Type !== 'main') return refuse('3 Invalid parameters');
      return Password === user.password ? done() : refuse('3006 Invalid account password');
    },
    '/api/user/change_password'({ Login, Password = '' }) {
      const user = userOf(Login);
      if (!user) return refuse('13 Not found');
      if (!mt5Password.test(Password) || Password === user.password) return refuse('3006 Invalid account password');
      user.password = Password;
      return done();
    },
    '/api/user/logins': ({ group }) =>
      done(users.filter((user) => !user.archived && isInMasks(user.group, group)).map(({ login }) => login)),
    '/api/user/get_external'({ account = '', gateway = '' }) {
      const user = users.find(
        ({ archived, tradeAccounts = '' }) => !archived && tradeAccounts.split('|').includes(`${gateway}=${account}`),
      );
      return user ? done(userAnswer(user)) : refuse('13 Not found');
    },
    '/api/user/get_batch': (values) => done(among(values).map(userAnswer)),
    '/api/user/account/get_batch': (values) => done(among(values).map(account)),
    '/api/position/get_batch'(values) {
      const logins = new Set(among(values).map(({ login }) => login));
      const open = positions.filter(({ login }) => logins.has(login));
      if (open.length === 0) return refuse('13 Not found');
      return done(
        open.map((one) => ({
          Position: one.position,
          Login: one.login,
          Symbol: one.symbol,
          Action: one.action,
          Volume: String(one.volume),
          PriceOpen: one.priceOpen,
          PriceCurrent: one.priceOpen,
          Profit: usd(one.profit),
          Storage: usd(one.storage),
        })),
      );
    },
    '/api/user/archive/add'({ login }) {
      const user = userOf(login);
      if (!user) return refuse('13 Not found');
      user.archived = true;
      return done();
    },
    '/api/user/archive/get'({ login }) {
      const user = userOf(login, true);
      return user ? done(userAnswer(user)) : refuse('13 Not found');
    },
    '/api/deal/get_total': (values) => done({ Total: String(dealsOf(values).length) }),
    '/api/deal/get_page'(values) {
      const { offset = '0', total = '0' } = values;
      const page = dealsOf(values).slice(Number(offset), Number(offset) + Math.min(100, Number(total)));
      return done(page.map(dealAnswer));
    },
    '/api/deal/get_batch'(values) {
      const tickets = list(values['ticket']);
      const found = tickets.length > 0 ? deals.filter(({ deal }) => tickets.includes(deal)) : dealsOf(values);
      return found.length > 0 ? done(found.map(dealAnswer)) : refuse('13 Not found');
    },
    '/api/order/get_batch'(values) {
      const logins = new Set(among(values).map(({ login }) => login));
      const found = pending.filter(({ login }) => logins.has(login));
      return found.length > 0 ? done(found.map(pendingOrderAnswer)) : refuse('13 Not found');
    },
    '/api/history/get_batch': (values) => done(inWindow(values, orders).map(orderAnswer)),
    '/api/group/get'({ group = '' }) {
      const found = groups.get(group);
      return found ? done(groupAnswer(group, found)) : refuse('13 Not found');
    },
    '/api/time/server': () => done({ Time: `${now()} ${clockText(now())}` }),
    '/api/trade/balance'({ login, type = '', balance = '', comment = '', check_margin: check }) {
      const user = userOf(login);
      if (!user) return refuse('13 Not found');
      if (!/^[2-6]$/.test(type) || !/^-?[0-9]+\.[0-9]{2}$/.test(balance)) return refuse('3 Invalid parameters');
      const profit = BigInt(balance.replace('.', ''));
      if (profit > 100_000_000_000n || profit < -100_000_000_000n) return refuse('4005 Money limit');
      const from = type === '3' ? 'credit' : 'balance';
      if (profit < 0n && check !== '0' && user[from] + profit < 0n) return refuse('10019 No money');
      user[from] += profit;
      const deal = trading.nextDeal();
      deals.push({ deal, login: user.login, action: type, profit, comment: comment.slice(0, 31), time: now() });
      return done({ Ticket: deal });
    },
  };
  return { users, deals, orders, positions, pending, hidden, rights, commands, ...trading };
}
