// The oracle of `npm run prove -- model`: the expected ledger, short enough to be checked by eye. Amounts are whole minor units,
// far below 2^53. An operation returns the code that the API would return. It changes the ledger completely or not at all.

import { need, refuse } from './balances.mjs';
import { Debts } from './debts.mjs';

const IMPOSSIBLE = '23514'; // check_violation: the state machine refuses the step

export class Model extends Debts {
  foreign = {}; // ledger account by name -> its currency, of those that are not in USD
  accounts = new Map();
  drafts = new Map();
  payouts = new Map();
  transfers = new Map();
  coupons = new Map();
  suspended = new Map(); // payments that were not credited, by their event
  stored = new Map();
  events = new Set();
  deals = new Set();
  relation = 'waiting';
  bonuses = 0;

  /** `inviter` has invited `friend`. Both come from prove.customer. */
  constructor(inviter, friend) {
    super();
    this.inviter = inviter;
    this.friend = friend;
    for (const customer of [inviter, friend]) {
      for (const { id, kind, currency } of customer.accounts) {
        const name = kind === 'wallet' ? `${customer.id}:wallet:` : `${customer.id}:mt5:${id}`;
        const credit = kind === 'mt5' ? `${customer.id}:credit:${id}` : undefined;
        const debt = `${customer.id}:debt:${id}`;
        this.accounts.set(id, { id, kind, currency, name, credit, debt, owner: customer.id, open: true });
        this.balances[name] = { posted: 0, held: 0 };
        if (credit) this.balances[credit] = { posted: 0, held: 0 };
        if (currency !== 'USD') for (const each of [name, credit, debt]) this.foreign[each] = currency;
      }
      for (const coupon of customer.coupons)
        this.coupons.set(coupon.id, { ...coupon, owner: customer.id, usedBy: null });
    }
  }

  /** Returns the operation's code. A repeat under a stored key returns `REPEAT`, or `IDEMPOTENCY` if its body differs. */
  apply(operation) {
    const key = operation.key && `${operation.scope} ${operation.key}`;
    if (key && this.stored.has(key)) return this.stored.get(key) === operation.body ? 'REPEAT' : 'IDEMPOTENCY';
    try {
      const code = this[operation.do](operation) ?? 'OK';
      if (key && code === 'OK') this.stored.set(key, operation.body);
      return code;
    } catch (refusal) {
      if (!refusal.code) throw refusal;
      return refusal.code;
    }
  }

  own(customer, id, code) {
    const account = this.accounts.get(id);
    return account?.owner === customer && account.open ? account : refuse(code);
  }
  unpaid = (test) => [...this.drafts.values()].filter((d) => d.status === 'unpaid' && !d.ranOut && test(d));

  'deposit.submit'({ no, customer, account, amount, coupon, minutes }) {
    need(
      [...this.accounts.values()].some((a) => a.owner === customer && a.kind === 'mt5' && a.open),
      'deposit.noMt5',
    );
    need(this.own(customer, account, 'deposit.account').currency === 'USD', 'account.currency');
    need(this.unpaid((d) => d.customer === customer).length < 5, 'deposit.tooManyUnpaid');
    if (coupon) {
      const { owner, usedBy, min, kind } = this.coupons.get(coupon);
      need(owner === customer && !usedBy && this.unpaid((d) => d.coupon === coupon).length === 0, 'deposit.coupon');
      need(amount >= min, 'deposit.couponMin');
      need(kind !== 'credit' || this.accounts.get(account).kind === 'mt5', 'deposit.couponAccount');
    }
    const draft = { no, customer, account, amount, coupon, ranOut: minutes < 0 };
    this.drafts.set(no, { ...draft, status: 'unpaid', late: false });
  }
  'deposit.settle'({ no, event, merchant, amount, currency, status }) {
    const draft = this.drafts.get(no);
    const same = draft && amount === draft.amount * 7 && currency === 'CNY' && merchant === 'SANDBOX001';
    // Each notification has a time of its own, so that a used event id comes with another content.
    if (this.events.has(event)) return 'differs';
    this.events.add(event);
    if (status !== 'paid') return draft ? 'declined' : 'unknown';
    const isCredited = draft && draft.status !== 'paid' && draft.status !== 'mismatch' && same;
    // What is not credited waits in suspense, in its own currency.
    if (!isCredited) {
      this.move('channel:EGPAY', 'suspense', amount, currency);
      this.suspended.set(event, { no, amount, currency, merchant, status: 'waits' });
    }
    if (!draft) return 'unknown';
    if (draft.status === 'paid') return 'already';
    if (!isCredited) return (draft.status = 'mismatch');
    this.credit(draft, 'channel:EGPAY', amount, draft.amount);
    return 'credited';
  }
  /** Credits what arrived to the draft's account, with its coupon. `usd`: what it brings. */
  credit(draft, from, arrived, usd) {
    draft.late = draft.status !== 'unpaid' || draft.ranOut;
    draft.status = 'paid';
    const wallet = [...this.accounts.values()].find((a) => a.owner === draft.customer && a.kind === 'wallet');
    const requested = this.accounts.get(draft.account);
    const account = requested.open ? requested : wallet;
    Object.assign(draft, { into: account, arrived, usd });
    this.move(from, 'exchange', arrived, 'CNY');
    this.move('exchange', account.name, usd);
    this.tell(account, 'balance', usd);
    const coupon = this.coupons.get(draft.coupon);
    if (coupon && !coupon.usedBy && usd >= coupon.min && (coupon.kind !== 'credit' || account.credit)) {
      coupon.usedBy = draft.no;
      if (coupon.kind === 'credit') {
        this.move('promotion', account.credit, coupon.amount);
        this.tell(account, 'credit', coupon.amount);
      }
    }
    if (draft.customer === this.friend.id) this.firstPaid ??= { ...draft, amount: usd };
  }
  'deposit.resolve'({ event, act }) {
    const s = this.suspended.get(event);
    const draft = this.drafts.get(s.no);
    need(s.status === 'waits', 'staff.state');
    const ours = s.currency === 'CNY' && s.merchant === 'SANDBOX001';
    const usd = draft?.status === 'mismatch' && ours ? Math.floor(s.amount / 7) : 0;
    need(act !== 'credit' || usd > 0, 'deposit.otherPayment');
    s.status = act;
    if (act === 'credit') this.credit(draft, 'suspense', s.amount, usd);
    if (act === 'reject') this.move('suspense', 'channel:EGPAY', s.amount, s.currency);
  }
  /** The channel's answer to a refund. One that it refuses waits again. */
  'deposit.endRefund'({ event, fails }) {
    const s = this.suspended.get(event);
    if (s.status !== 'refund') return;
    s.status = fails ? 'waits' : 'refunded';
    if (!fails) this.move('suspense', 'channel:EGPAY', s.amount, s.currency);
  }
  'deposit.cancel'({ no, customer }) {
    const draft = this.drafts.get(no);
    need(draft?.customer === customer, 'deposit.unknown');
    need(draft.status === 'unpaid', 'deposit.notUnpaid');
    draft.status = 'cancelled';
  }
  'deposit.expire'({ no }) {
    const draft = this.drafts.get(no);
    if (draft.status === 'unpaid' && draft.ranOut) draft.status = 'overdue';
  }
  'recommend.settle'() {
    if (this.relation !== 'waiting') return;
    this.relation = this.firstPaid.amount >= 20000 ? 'earned' : 'forfeited';
    if (this.relation === 'forfeited') return;
    this.move('promotion', `${this.inviter.id}:wallet:`, 5000);
    this.bonuses += 1;
  }

  submit(kind, { no, customer, account, to, amount, terms, available, settled, code }) {
    need(!this.owes(customer), 'account.owes');
    const own = customer === this.inviter.id ? this.inviter : this.friend;
    if (kind === 'bank') {
      need(to === own.card, 'withdraw.card');
      const used = [...this.payouts.values()].filter(
        (p) => p.kind === kind && p.customer === customer && p.status <= 3,
      );
      need(used.reduce((sum, p) => sum + p.amount, amount) <= terms.daily, 'withdraw.daily');
    } else need(to === own.address, 'coin.address');
    const source = this.own(customer, account, 'withdraw.account');
    need(source.currency === 'USD', 'account.currency');
    if (source.kind === 'mt5' && available === null) return 'ask';
    const free = this.free(source.name);
    need(amount <= (source.kind === 'mt5' ? Math.max(Math.min(free, available), 0) : free), 'withdraw.funds');
    if (code !== 'good') return 'refused';
    const fee = kind === 'bank' ? terms.fee : terms.quotes.TRC20.fee;
    const pay = kind === 'bank' ? terms.payAmount : amount * 10000 - fee;
    const platform = source.kind === 'mt5' ? 'asked' : 'none';
    this.takeCredit(no, source, amount, settled);
    this.balances[source.name].held += amount;
    this.payouts.set(no, { no, kind, customer, source, amount, fee, pay, platform, status: 1, approvals: new Set() });
  }
  'withdraw.submit' = (operation) => this.submit('bank', operation);
  'coin.submit' = (operation) => this.submit('coin', operation);
  release(payout, status) {
    this.balances[payout.source.name].held -= payout.amount;
    if (status !== 3) this.returnCredit(payout.no);
    payout.status = status;
  }
  cancel(kind, { no, customer }) {
    const payout = this.payouts.get(no);
    need(payout?.customer === customer && payout.kind === kind, 'withdraw.unknown');
    need(payout.status === 1, 'withdraw.notCancellable');
    this.release(payout, 5);
  }
  'withdraw.cancel' = (operation) => this.cancel('bank', operation);
  'coin.cancel' = (operation) => this.cancel('coin', operation);
  'payout.decide'({ no, kind, decision, reason, actor }) {
    need(decision !== 'refuse' || reason, 'staff.reason');
    const p = this.payouts.get(no);
    need(p?.kind === kind, 'staff.unknown');
    need(p.status === 1 || (p.status === 2 && decision !== 'approve'), 'staff.state');
    if (decision === 'refuse') return void this.release(p, 4);
    need(decision !== 'pay' || !this.owes(p.customer), 'staff.customerOwes');
    if (decision === 'pay') need(['none', 'taken'].includes(p.platform), 'staff.notTaken');
    if (p.status === 1) {
      // Bank and coin together; a sequence is shorter than a day.
      const day = [...this.payouts.values()].filter(
        (other) => other.customer === p.customer && ![4, 5].includes(other.status),
      );
      const two = day.reduce((sum, { amount }) => sum + amount, 0) >= 1000000;
      const enough = !two || p.approvals.size > 0;
      need(!(two && p.approvals.has(actor)) && (enough || decision === 'approve'), 'staff.secondPerson');
      p.approvals.add(actor);
      if (enough) p.status = 2;
    }
    if (decision !== 'pay') return;
    this.release(p, 3);
    const [house, paid] = kind === 'bank' ? ['payout:bank', 'CNY'] : ['payout:coin', 'USDT'];
    const receive = kind === 'bank' ? p.amount - p.fee : p.amount;
    this.move(p.source.name, house, receive);
    if (kind === 'bank') this.move(p.source.name, 'fee', p.fee);
    this.move(house, 'exchange', receive);
    this.move('exchange', house, p.pay, paid);
    if (kind === 'coin') this.move('exchange', 'fee', p.fee, paid);
  }
  /** What was sent enters the wallet, without the fee. One USDT is one USD here. */
  'payout.return'({ no }) {
    const p = this.payouts.get(no);
    need(p?.status === 3, 'staff.adjustmentReference');
    const [house, paid] = p.kind === 'bank' ? ['payout:bank', 'CNY'] : ['payout:coin', 'USDT'];
    const usd = p.kind === 'bank' ? p.amount - p.fee : Math.floor(p.pay / 10000);
    p.status = 6;
    this.move(house, 'exchange', p.pay, paid);
    this.move('exchange', `${p.customer}:wallet:`, usd);
  }
  'payout.platform'({ no, outcome }) {
    const p = this.payouts.get(no);
    if (p.platform === outcome || p.platform === 'returned') return;
    const may = { asked: ['taken', 'refused'], taken: [3, 6].includes(p.status) ? [] : ['returned'] };
    need(may[p.platform]?.includes(outcome), IMPOSSIBLE);
    p.platform = outcome;
    if (outcome === 'refused' && p.status < 3) this.release(p, 4);
  }
  'transfer.add'({ no, customer, account, to, amount, terms, kinds, available, settled }) {
    need(!this.owes(customer), 'account.owes');
    const source = this.own(customer, account, 'transfer.account');
    const target = this.own(customer, to, 'transfer.account');
    need(source !== target, 'transfer.same');
    need((kinds === 'mt5') === (source.kind === 'mt5' && target.kind === 'mt5'), 'transfer.kinds');
    const { received } = terms;
    need(!terms.rate || (terms.shownRate ?? terms.rate) === terms.rate, 'transfer.terms');
    need(received > 0, 'transfer.tooSmall');
    if (source.kind === 'mt5' && available === null) return 'ask';
    const free = this.free(source.name);
    need(amount <= (source.kind === 'mt5' ? Math.max(Math.min(free, available), 0) : free), 'transfer.funds');
    const status = source.kind === 'mt5' ? 'pending' : 'done';
    this.transfers.set(no, { source, target, amount, received, status });
    if (status === 'pending') {
      this.takeCredit(no, source, amount, settled);
      this.balances[source.name].held += amount;
    } else this.arrive({ source, target, amount, received });
  }
  arrive({ source, target, amount, received }) {
    if (source.currency === target.currency) this.move(source.name, target.name, amount, source.currency);
    else {
      this.move(source.name, 'exchange', amount, source.currency);
      this.move('exchange', target.name, received, target.currency);
    }
    this.tell(target, 'balance', received);
  }
  'transfer.finish'({ no, done }) {
    const t = this.transfers.get(no);
    if (t.status !== 'pending') return;
    t.status = done ? 'done' : 'failed';
    this.balances[t.source.name].held -= t.amount;
    if (done) this.arrive(t);
    else this.returnCredit(no);
  }
  'account.archive'({ customer, account }) {
    const a = this.accounts.get(account);
    need(a?.owner === customer, 'account.unknown');
    need(a.kind === 'mt5' && a.open, 'account.notOpen');
    need(this.unpaid((d) => d.account === account).length === 0, 'account.unpaid');
    need(![...this.transfers.values()].some((t) => t.target === a && t.status === 'pending'), 'account.arriving');
    need(this.balances[a.name].posted === 0 && this.balances[a.credit].posted === 0, 'account.notEmpty');
    a.open = false;
  }
  /** A loss beyond the free balance is recorded as a debt. Later gains repay it. */
  'account.post_deal'({ no, account, kind, amount }) {
    if (this.deals.has(no)) return;
    const a = this.accounts.get(account);
    if (kind === 'credit') {
      need(amount >= 0 || this.free(a.credit) >= -amount, 'ledger.funds');
      this.move('trading', a.credit, amount, a.currency);
    } else {
      const owed = this.balances[a.debt]?.posted ?? 0;
      const owedAfter = Math.max(owed - this.free(a.name) - amount, 0);
      this.move('trading', a.name, amount + owedAfter - owed, a.currency);
      if (owedAfter !== owed) this.balances[a.debt] ??= { posted: 0, held: 0 };
      if (owedAfter !== owed) this.move('owed', a.debt, owedAfter - owed, a.currency);
    }
    this.deals.add(no);
  }
}
