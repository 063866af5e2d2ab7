/** The observed ledger before the first operation. `foreign` has the currency of each ledger account that is not in USD. */
export const emptyLedger = (foreign = {}) => ({ accounts: [], house: {}, answers: new Map(), foreign });

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Compares the database's state after an operation (`result`, from prove.run) with the model, which has already applied the
 * operation, and with the state before it. Updates `ledger`. Returns the faults; none means that the step is correct.
 */
export function checkStep(operation, expected, result, model, ledger) {
  const faults = [];
  const fault = (law, expected, found) => faults.push({ law, expected, found });
  const code = codeOf(operation, result, expected);
  if (code !== expected) fault('code', expected, code);
  if (result.broken) fault('ledger', 'whole', result.broken);

  for (const [debit, credit, currency, amount, phase] of result.moves) {
    if (phase === 'pending' || phase === 'void') continue;
    if (debit) add(ledger.house, `${debit} ${currency}`, -amount);
    if (credit) add(ledger.house, `${credit} ${currency}`, amount);
  }
  for (const [name, posted, held] of result.accounts) {
    const expected = model.balances[name] ?? { posted: 0, held: 0 };
    if (expected.posted !== posted || expected.held !== held)
      fault(name, `${expected.posted}/${expected.held}`, `${posted}/${held}`);
  }
  for (const name of new Set([...Object.keys(ledger.house), ...Object.keys(model.house)])) {
    if ((ledger.house[name] ?? 0) !== (model.house[name] ?? 0))
      fault(name, model.house[name] ?? 0, ledger.house[name] ?? 0);
  }
  for (const currency of ['USD', 'CNH', 'CNY', 'USDT']) {
    const own = result.accounts.filter(([name]) => (ledger.foreign[name] ?? 'USD') === currency);
    const balances = own.reduce((sum, [, posted]) => sum + posted, 0);
    const names = Object.keys(ledger.house).filter((name) => name.endsWith(` ${currency}`));
    const sum = names.reduce((total, name) => total + ledger.house[name], balances);
    if (sum !== 0) fault(`zero ${currency}`, 0, sum);
  }
  const changed = !same(result.accounts, ledger.accounts);
  if (result.moves.length === 0 && changed && ledger.accounts.length > 0)
    fault('unmoved', 'no change', 'balances changed');
  if (!TOOK.has(expected) && (result.moves.length > 0 || (changed && ledger.accounts.length > 0))) {
    fault('refused', 'no change', 'the ledger changed');
  }
  if (operation.key && result.stored !== ['OK', 'REPEAT', 'IDEMPOTENCY'].includes(expected))
    fault('key', expected, result.stored);
  checkAnswer(operation, expected, result, ledger.answers, fault);
  ledger.accounts = result.accounts;
  return faults;
}

/** Codes of operations that may have moved money. */
const TOOK = new Set(['OK', 'credited', 'already', 'mismatch', 'unknown']);

const add = (sums, name, amount) => (sums[name] = (sums[name] ?? 0) + amount);

/** Maps the database's result to the single code of the model. */
function codeOf({ do: what }, { code, answer }, expected) {
  if (code !== 'OK') return code;
  if (what === 'deposit.settle') return answer;
  if (answer?.ask) return 'ask';
  if (answer?.refused) return 'refused';
  return expected === 'REPEAT' ? 'REPEAT' : 'OK';
}

/** A repeat returns the first response. For a transfer that was pending, it returns the final response. */
function checkAnswer(operation, expected, { answer }, answers, fault) {
  const key = `${operation.scope} ${operation.key}`;
  if (operation.key && expected === 'OK') answers.set(key, answer);
  if (operation.do === 'transfer.finish') {
    for (const [other, { tno }] of answers) if (tno === operation.no) answers.set(other, answer);
  }
  if (expected === 'REPEAT' && !same(answers.get(key), answer)) {
    fault('answer', JSON.stringify(answers.get(key)), JSON.stringify(answer));
  }
}

/** Compares the documents at the end of a sequence with the model's. */
export function checkDocuments(model, found) {
  const list = (map, of) => Object.fromEntries([...map].map(([no, value]) => [no, of(value)]));
  const expected = {
    drafts: list(model.drafts, ({ status, late }) => [status, late]),
    payouts: list(model.payouts, ({ status, platform }) => [status, platform]),
    transfers: list(model.transfers, ({ status }) => status),
    receivables: list(model.debts, ({ open }) => open),
    coupons: list(model.coupons, ({ usedBy }) => usedBy),
    relation: model.relation,
    bonuses: model.bonuses,
    sentCredits: model.sentCredits,
  };
  const text = (value) => JSON.stringify(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.keys(expected)
    .filter((name) =>
      typeof expected[name] === 'object' ? text(expected[name]) !== text(found[name]) : expected[name] !== found[name],
    )
    .map((name) => ({ law: name, expected: JSON.stringify(expected[name]), found: JSON.stringify(found[name]) }));
}
