/** What stands in the books before the first act. */
export const emptyBooks = () => ({ accounts: [], house: {}, answers: new Map() });

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Holds what the database says after an act (`told`, of prove.run) against the model, which has taken the act already, and
 * against what stood before. `books` is brought forward. Answers what is wrong; nothing: it holds.
 */
export function checkStep(act, expected, told, model, books) {
  const faults = [];
  const fault = (law, wanted, found) => faults.push({ law, wanted, found });
  const code = codeOf(act, told, expected);
  if (code !== expected) fault('code', expected, code);
  if (told.broken) fault('books', 'whole', told.broken);

  for (const [debit, credit, currency, amount, phase] of told.moves) {
    if (phase === 'pending' || phase === 'void') continue;
    if (debit) add(books.house, `${debit} ${currency}`, -amount);
    if (credit) add(books.house, `${credit} ${currency}`, amount);
  }
  for (const [name, posted, held] of told.accounts) {
    const wanted = model.balances[name] ?? { posted: 0, held: 0 };
    if (wanted.posted !== posted || wanted.held !== held)
      fault(name, `${wanted.posted}/${wanted.held}`, `${posted}/${held}`);
  }
  for (const name of new Set([...Object.keys(books.house), ...Object.keys(model.house)])) {
    if ((books.house[name] ?? 0) !== (model.house[name] ?? 0))
      fault(name, model.house[name] ?? 0, books.house[name] ?? 0);
  }
  const balances = told.accounts.reduce((sum, [, posted]) => sum + posted, 0);
  for (const currency of ['USD', 'CNY', 'USDT']) {
    const names = Object.keys(books.house).filter((name) => name.endsWith(` ${currency}`));
    const sum = names.reduce((total, name) => total + books.house[name], currency === 'USD' ? balances : 0);
    if (sum !== 0) fault(`zero ${currency}`, 0, sum);
  }
  const changed = !same(told.accounts, books.accounts);
  if (told.moves.length === 0 && changed && books.accounts.length > 0)
    fault('unmoved', 'no change', 'balances changed');
  if (!TOOK.has(expected) && (told.moves.length > 0 || (changed && books.accounts.length > 0))) {
    fault('refused', 'no change', 'the books changed');
  }
  if (act.key && told.kept !== ['OK', 'REPEAT', 'IDEMPOTENCY'].includes(expected)) fault('key', expected, told.kept);
  checkAnswer(act, expected, told, books.answers, fault);
  books.accounts = told.accounts;
  return faults;
}

/** Codes of acts that may have moved money. */
const TOOK = new Set(['OK', 'credited']);

const add = (sums, name, amount) => (sums[name] = (sums[name] ?? 0) + amount);

/** The database's own words for what the model says in one. */
function codeOf({ do: what }, { code, answer }, expected) {
  if (code !== 'OK') return code;
  if (what === 'deposit.settle') return answer;
  if (answer?.ask) return 'ask';
  if (answer?.refused) return 'refused';
  return expected === 'REPEAT' ? 'REPEAT' : 'OK';
}

/** A repeat answers the first answer; of a transfer that was pending, what came of it. */
function checkAnswer(act, expected, { answer }, answers, fault) {
  const key = `${act.scope} ${act.key}`;
  if (act.key && expected === 'OK') answers.set(key, answer);
  if (act.do === 'transfer.finish') {
    for (const [kept, { tno }] of answers) if (tno === act.no) answers.set(kept, answer);
  }
  if (expected === 'REPEAT' && !same(answers.get(key), answer)) {
    fault('answer', JSON.stringify(answers.get(key)), JSON.stringify(answer));
  }
}

/** The documents at the end of a sequence against the model's. */
export function checkDocuments(model, found) {
  const list = (map, of) => Object.fromEntries([...map].map(([no, value]) => [no, of(value)]));
  const wanted = {
    drafts: list(model.drafts, ({ status, late }) => [status, late]),
    payouts: list(model.payouts, ({ status, platform }) => [status, platform]),
    transfers: list(model.transfers, ({ status }) => status),
    coupons: list(model.coupons, ({ usedBy }) => usedBy),
    relation: model.relation,
    bonuses: model.bonuses,
    told: model.told,
  };
  const text = (value) => JSON.stringify(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.keys(wanted)
    .filter((name) =>
      typeof wanted[name] === 'object' ? text(wanted[name]) !== text(found[name]) : wanted[name] !== found[name],
    )
    .map((name) => ({ law: name, wanted: JSON.stringify(wanted[name]), found: JSON.stringify(found[name]) }));
}
