import { brandOf, defaultBrand } from '@portal/brand';
import { openDatabase, type Database } from '../../../../database/database';
import type {
  NewPendingOrder,
  PlatformDeal,
  TradeHistory,
  TradingGroup,
  TradingPlatform,
  TradingState,
} from '../../../../ports';
import { newDatabase } from '../../../../testing/test-database';
import { readAccounts, type SandboxAccount } from '../accounts.store';
import { closePosition } from '../close-position';
import { marketAt } from '../market';
import { mt5History } from '../mt5-history';
import { mt5Sandbox } from '../mt5-sandbox';
import { openPosition } from '../open-position';
import { cancelOrder, placeOrder, repriceOrder } from '../pending-orders';
import { rollSwaps } from '../roll-swaps';
import { runPending } from '../run-pending';
import { stopOut } from '../stop-out';
import { MovingFeed } from './moving-feed';

const prices = { EURUSD: '1.10000', USDJPY: '150.000', XAUUSD: '2400.00', BTCUSD: '65000.00', AAPL: '190.00' };
const always = { from: new Date(0), to: new Date('2100-01-01') };
let count = 0;

/** The sandbox platform on its own database, with a market that the test controls. */
export class TestPlatform {
  readonly feed = new MovingFeed();
  readonly platform: TradingPlatform;
  readonly history: TradeHistory;
  private readonly brand = brandOf(defaultBrand);
  /** The group `real\\DIA-USD` closes positions at an equity of 200.00. */
  private readonly groups = new Map<string, TradingGroup>([
    [
      'real\\DIA-USD',
      { currency: 'USD', marginCall: { equity: 50_000n }, stopOut: { equity: 20_000n }, floatingMargin: false },
    ],
  ]);
  private readonly source = { feed: this.feed, brand: this.brand, groups: this.groups };

  private constructor(readonly db: Database) {
    this.platform = mt5Sandbox({ db, ...this.source });
    this.history = mt5History(db);
    this.reset();
  }

  static async open(): Promise<TestPlatform> {
    return new TestPlatform(openDatabase(await newDatabase()));
  }

  reset(): void {
    for (const [symbol, bid] of Object.entries(prices)) this.feed.set(symbol, bid);
    this.feed.closed.clear();
  }

  /** A login with money, USD cents. */
  async funded(amount: bigint, { leverage = 200, credit = 0n, group = 'real\\STD-USD' } = {}): Promise<string> {
    const user = { externalId: `sandbox-${count++}`, group, name: '王小明', leverage, password: 'Trade#2026' };
    const { login } = await this.platform.openUser(user);
    const operation = (action: 'balance' | 'credit', money: bigint) =>
      this.platform.applyBalance({ login, action, amount: money, comment: 'D1', ticket: this.ticket() });
    await operation('balance', amount);
    if (credit > 0n) await operation('credit', credit);
    return login;
  }

  ticket = () => `ticket-${count++}`;

  open = (login: string, symbol: string, side: 'buy' | 'sell', lots: number, at?: number): Promise<PlatformDeal> => {
    const order = { login, symbol, side, volume: BigInt(Math.round(lots * 10_000)) };
    return this.db.transaction((tx) => openPosition(tx, marketAt(this.source, at), order));
  };
  close = (position: string, at?: number) =>
    this.db.transaction((tx) => closePosition(tx, marketAt(this.source, at), position));
  place = (order: NewPendingOrder, at?: number) =>
    this.db.transaction((tx) => placeOrder(tx, marketAt(this.source, at), order));
  reprice = (order: string, price: string) =>
    this.db.transaction((tx) => repriceOrder(tx, marketAt(this.source), order, price));
  cancel = (order: string) => this.db.transaction((tx) => cancelOrder(tx, marketAt(this.source), order));
  runPending = (at = Date.now()) => runPending(this.db, this.source, at);
  roll = (login: string, at: number) => this.db.transaction((tx) => rollSwaps(tx, this.source, BigInt(login), at));
  stopOut = (login: string) =>
    this.db.transaction((tx) => stopOut(tx, this.source, BigInt(login), marketAt(this.source)));

  async state(login: string): Promise<TradingState> {
    const state = (await this.platform.states([login])).get(login);
    if (!state) throw new Error(`no login ${login}`);
    return state;
  }

  async account(login: string): Promise<SandboxAccount> {
    const [account] = await readAccounts(this.db, [login]);
    if (!account) throw new Error(`no login ${login}`);
    return account;
  }

  deals = (login: string) =>
    this.history
      .deals({ logins: [login], ...always })
      .then((deals) => deals.filter(({ ticket }) => ticket === undefined));
  orders = (login: string) => this.history.orders({ logins: [login], ...always });
  breaks = () => this.db.rows('test.breaks', 'select * from mt5.breaks()');
}
