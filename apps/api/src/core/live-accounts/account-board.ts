import type { FastifyBaseLogger } from 'fastify';
import { SenderOrder, type Bus, type TradingAccount, type TradingState } from '../../ports';
import { changesTopic, readChanges, wholeTopic } from './account-changes';

/** Without a message for so long the accounts count as unknown; milliseconds. */
const silentMs = 5_000;

const figuresOf = ({ balance, credit }: TradingState) => `${balance} ${credit}`;

interface LastState {
  state: TradingState;
  /** When the platform was last heard of it. */
  at: Date;
}

/** The accounts of the platform as the poller last sent them, whichever gateway it runs in. */
export class AccountBoard {
  private readonly accounts = new Map<string, TradingAccount>();
  /** Accounts that the platform no longer answers for, as they were last. */
  private readonly past = new Map<string, LastState>();
  private readonly confirmed = new Map<string, string>();
  private readonly order = new SenderOrder();
  private isComplete = false;
  private heardAt = Date.now();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly bus: Bus,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.unsubscribe = bus.subscribe(changesTopic, (text) => this.receive(text));
  }

  /** Seconds since the last message of the poller, or since the start. */
  get age(): number {
    return (Date.now() - this.heardAt) / 1000;
  }

  /** An account; undefined where the poller has not sent it, or messages were missed or do not come. */
  get(login: string): TradingAccount | undefined {
    const isCurrent = this.isComplete && Date.now() - this.heardAt < silentMs;
    return isCurrent ? this.accounts.get(login) : undefined;
  }

  /** The state that the poller last read of an account, however long ago. */
  last(login: string): LastState | undefined {
    const account = this.accounts.get(login);
    return account ? { state: account.state, at: new Date(this.heardAt) } : this.past.get(login);
  }

  /**
   * Whether an account has the balance and the credit that the ledger expects. One that differs may be older than the last payment. It
   * counts as agreed once the platform has confirmed it beside the same expectation.
   */
  agrees(login: string, expected: string): boolean {
    const account = this.accounts.get(login);
    const shown = account && figuresOf(account.state);
    return shown === expected || this.confirmed.get(login) === `${expected} ${shown}`;
  }

  /** Records what the platform itself has just answered. */
  confirm(state: TradingState, expected: string): void {
    this.confirmed.set(state.login, `${expected} ${figuresOf(state)}`);
  }

  close(): void {
    this.unsubscribe();
  }

  private receive(text: string): void {
    const { whole, accounts, gone, ...place } = readChanges(text);
    const isNext = this.order.follows(place);
    this.isComplete = whole || (this.isComplete && isNext);
    if (!this.isComplete) return this.askForAll();
    // While the platform is away the poller finds no account.
    for (const login of whole ? [...this.accounts.keys()] : gone) this.forget(login);
    this.heardAt = Date.now();
    for (const account of accounts) {
      this.accounts.set(account.state.login, account);
      this.past.delete(account.state.login);
    }
  }

  private forget(login: string): void {
    const last = this.last(login);
    this.accounts.delete(login);
    if (last) this.past.set(login, last);
  }

  private askForAll(): void {
    this.bus
      .publish(wholeTopic, '')
      .catch((error: unknown) => this.log.warn({ err: error }, 'the accounts were not asked for'));
  }
}
