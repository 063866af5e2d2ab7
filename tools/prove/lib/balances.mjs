/** Refuses an operation. The database rolls back; the model throws before it has changed anything. */
export const refuse = (code) => {
  throw Object.assign(new Error(code), { code });
};
export const need = (holds, code) => holds || refuse(code);

/** The balances of the model of `npm run prove -- model`, and what changes them. */
export class Balances {
  balances = {}; // ledger account by name -> {posted, held}
  house = {}; // `kind currency` -> balance
  credits = new Map(); // credit that left with a payout or transfer, by its number
  sentCredits = {}; // credits sent to the platform: `login action` -> sum

  /** Moves an amount between two places: a customer's account by its name, or else a house account. */
  move(from, to, amount, currency = 'USD') {
    this.change(from, -amount, currency);
    this.change(to, amount, currency);
  }
  change(place, amount, currency) {
    if (place in this.balances) this.balances[place].posted += amount;
    else this.house[`${place} ${currency}`] = (this.house[`${place} ${currency}`] ?? 0) + amount;
  }
  free = (name) => this.balances[name].posted - this.balances[name].held;
  tell({ id, kind }, action, amount) {
    if (kind === 'mt5') this.sentCredits[`9${id} ${action}`] = (this.sentCredits[`9${id} ${action}`] ?? 0) + amount;
  }
  /** Takes the part of the credit that the amount is of the balance, rounded up. `settled`: the balance at the platform, if it is less. */
  takeCredit(no, source, amount, settled) {
    const credit = source.credit ? this.balances[source.credit].posted : 0;
    if (credit === 0) return;
    const before = Math.min(this.free(source.name), settled ?? Infinity);
    const taken = Math.min(Math.floor((credit * amount + before - 1) / before), credit);
    this.credits.set(no, { source, taken });
    this.moveCredit(source, -taken);
  }
  returnCredit(no) {
    const left = this.credits.get(no);
    if (left) this.moveCredit(left.source, left.taken);
  }
  moveCredit(source, amount) {
    this.move('promotion', source.credit, amount, source.currency);
    this.tell(source, 'credit', amount);
  }
}
