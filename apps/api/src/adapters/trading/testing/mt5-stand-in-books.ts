import { mt5Password } from '@portal/rules/rules';
import { usd } from '../../../kernel/money';

export interface StandInUser {
  login: string;
  group: string;
  name: string;
  leverage: string;
  comment: string;
  password: string;
  balance: bigint;
  credit: bigint;
  archived: boolean;
  /** Words of /api/user/account that replace the computed ones. */
  account: Record<string, string>;
  positions: number;
}

export interface StandInDeal {
  deal: string;
  login: string;
  action: string;
  profit: bigint;
  comment: string;
  /** Seconds, in the stand-in's own time zone. */
  time: number;
}

export type StandInAnswer = { retcode: string } & Record<string, unknown>;
type Values = Readonly<Record<string, string>>;

const knownGroup = /^real\\(MIN|STD|DIA)-USD$/;
const done = (answer?: unknown): StandInAnswer => ({ retcode: '0 Done', ...(answer !== undefined && { answer }) });
const refuse = (retcode: string): StandInAnswer => ({ retcode });
const goodLeverage = (leverage = '') => /^[0-9]+$/.test(leverage) && Number(leverage) >= 1 && Number(leverage) <= 500;

/** What stands behind the stand-in's commands: users and deals by MetaTrader 5's rules, in memory. */
export function standInBooks(now: () => number) {
  const users: StandInUser[] = [];
  const deals: StandInDeal[] = [];
  /** False hides comments, as the platform does from a manager without the right to personal data. */
  const rights = { personalData: true };

  const list = (text = '') => text.split(',').filter(Boolean);
  const userOf = (login?: string, archived = false) =>
    users.find((user) => user.login === login && user.archived === archived);
  const among = ({ login }: Values) => users.filter((user) => !user.archived && list(login).includes(user.login));
  const wire = (user: StandInUser) => ({
    ...{ Login: user.login, Group: user.group, Name: rights.personalData ? user.name : '' },
    ...{ Leverage: user.leverage, Comment: rights.personalData ? user.comment : '', Rights: '355' },
  });
  const account = ({ login, balance, credit, account: given }: StandInUser) => ({
    ...{ Login: login, CurrencyDigits: '2', Balance: usd(balance), Credit: usd(credit), Margin: '0.00' },
    ...{ MarginFree: usd(balance + credit), MarginLevel: '0.00', Equity: usd(balance + credit), ...given },
  });
  const dealsOf = ({ login, from = '0', to = '0' }: Values) =>
    deals.filter((deal) => deal.login === login && deal.time >= Number(from) && deal.time <= Number(to));

  const commands: Record<string, (values: Values) => StandInAnswer> = {
    '/api/test/access': () => done(),
    '/api/user/add'({ Group = '', Name = '', Leverage = '', Comment = '', PassMain = '', PassInvestor = '' }) {
      if (!knownGroup.test(Group)) return refuse('8 Not enough permissions');
      if (!goodLeverage(Leverage) || Name === '') return refuse('3 Invalid parameters');
      if (!mt5Password.test(PassMain) || !mt5Password.test(PassInvestor))
        return refuse('3006 Invalid account password');
      const user: StandInUser = {
        ...{ login: String(900_001 + users.length), group: Group, name: Name, leverage: Leverage },
        ...{ comment: Comment.slice(0, 63), password: PassMain, balance: 0n, credit: 0n },
        ...{ archived: false, account: {}, positions: 0 },
      };
      users.push(user);
      return done(wire(user));
    },
    '/api/user/update'({ login, Group, Leverage }) {
      const user = userOf(login);
      if (!user) return refuse('13 Not found');
      if (goodLeverage(Leverage)) user.leverage = String(Leverage);
      if (Group !== undefined && knownGroup.test(Group)) user.group = Group;
      return done(wire(user));
    },
    '/api/user/change_password'({ Login, Password = '' }) {
      const user = userOf(Login);
      if (!user) return refuse('13 Not found');
      if (!mt5Password.test(Password) || Password === user.password) return refuse('3006 Invalid account password');
      user.password = Password;
      return done();
    },
    '/api/user/logins'({ group = '' }) {
      const beside = group.slice(0, -1);
      return done(users.filter((user) => !user.archived && user.group.startsWith(beside)).map(({ login }) => login));
    },
    '/api/user/get_batch': (values) => done(among(values).map(wire)),
    '/api/user/account/get_batch': (values) => done(among(values).map(account)),
    '/api/position/get_batch'(values) {
      const open = among(values).flatMap(({ login, positions }) =>
        Array.from({ length: positions }, (_none, index) => ({ Position: String(index + 1), Login: login })),
      );
      return open.length > 0 ? done(open) : refuse('13 Not found');
    },
    '/api/user/archive/add'({ login }) {
      const user = userOf(login);
      if (!user) return refuse('13 Not found');
      user.archived = true;
      return done();
    },
    '/api/user/archive/get'({ login }) {
      const user = userOf(login, true);
      return user ? done(wire(user)) : refuse('13 Not found');
    },
    '/api/deal/get_total': (values) => done({ Total: String(dealsOf(values).length) }),
    '/api/deal/get_page'(values) {
      const { offset = '0', total = '0' } = values;
      const page = dealsOf(values).slice(Number(offset), Number(offset) + Math.min(100, Number(total)));
      return done(
        page.map(({ deal, login, action, profit, comment, time }) => ({
          ...{ Deal: deal, Login: login, Action: action, Profit: usd(profit), Comment: comment, Time: String(time) },
        })),
      );
    },
    '/api/trade/balance'({ login, type = '', balance = '', comment = '' }) {
      const user = userOf(login);
      if (!user) return refuse('13 Not found');
      if (!/^[2-6]$/.test(type) || !/^-?[0-9]+\.[0-9]{2}$/.test(balance)) return refuse('3 Invalid parameters');
      const profit = BigInt(balance.replace('.', ''));
      if (profit > 100_000_000_000n || profit < -100_000_000_000n) return refuse('4005 Money limit');
      const from = type === '3' ? 'credit' : 'balance';
      if (profit < 0n && user[from] + profit < 0n) return refuse('10019 No money');
      user[from] += profit;
      const deal = String(70_000_001 + deals.length);
      deals.push({ deal, login: user.login, action: type, profit, comment: comment.slice(0, 31), time: now() });
      return done({ Ticket: deal });
    },
  };
  return { users, deals, rights, commands };
}
