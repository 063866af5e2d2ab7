import { Balances, need } from './balances.mjs';

/** What customers owe after chargebacks, in the model of `npm run prove -- model`. */
export class Debts extends Balances {
  debts = new Map(); // what a chargeback left, by the number of its draft: {customer, open}

  owes = (customer) => [...this.debts.values()].some((d) => d.customer === customer && d.open > 0);
  canGive({ kind, name }, available) {
    const free = this.free(name);
    return kind === 'mt5' && available !== null ? Math.max(Math.min(free, available), 0) : free;
  }
  /** The channel has taken a deposit back. What its account cannot give is owed. */
  'account.chargeback'({ no, available, settled }) {
    const draft = this.drafts.get(no);
    need(draft?.status === 'paid', 'staff.adjustmentReference');
    need(draft.into.open, 'staff.adjustmentAccount');
    need(!draft.back, 'staff.adjustmentRepeated');
    const { customer, into, arrived, usd } = draft;
    const moved = Math.min(usd, this.canGive(into, available));
    draft.back = true;
    if (moved > 0) this.takeCredit(`back ${no}`, into, moved, settled);
    this.move(into.name, 'exchange', moved);
    this.move('receivable', 'exchange', usd - moved);
    this.move('exchange', 'channel:EGPAY', arrived, 'CNY');
    if (moved > 0) this.tell(into, 'balance', -moved);
    if (moved < usd) this.debts.set(no, { customer, open: usd - moved });
  }
  /** Takes what an account can give for the oldest debts. */
  'account.setOff'({ customer, account, available, settled }) {
    const a = this.accounts.get(account);
    let free = this.canGive(a, available);
    let rest = settled;
    for (const [no, debt] of this.debts) {
      if (debt.customer !== customer || debt.open === 0) continue;
      const amount = Math.min(debt.open, free);
      if (amount === 0) return;
      this.takeCredit(`off ${no}`, a, amount, rest);
      this.move(a.name, 'receivable', amount);
      this.tell(a, 'balance', -amount);
      debt.open -= amount;
      free -= amount;
      if (rest !== null) rest -= amount;
    }
  }
  'account.writeOff'({ no }) {
    const debt = this.debts.get(no);
    need(debt?.open > 0, 'staff.adjustmentReference');
    this.move('writeOff', 'receivable', debt.open);
    debt.open = 0;
  }
}
