// Compares the recorded history with the database. Pure: history and facts in, faults out.

/** Which part of the facts holds the document of an operation. */
const DOCUMENTS = { draft: 'drafts', payout: 'payouts', transfer: 'transfers' };
const AFTER = { approve: [2, 3, 4], pay: [3], refuse: [4] };

/** `facts.base`: documents and balances before the first operation. Returns `{lost, twice}`, one line per fault. */
export function check(operations, facts) {
  const lost = [];
  const twice = [];
  const named = new Map(); // documents that an operation's idempotency key refers to

  for (const operation of operations) {
    const { what, outcome, data } = operation;
    const stored = operation.key && facts.answers.get(`${operation.scope} ${operation.key}`);
    if (outcome === 'fail' && stored) twice.push(`${tell(operation)} 被拒绝，却留下了结果 ${stored.no}`);
    if (DOCUMENTS[what]) {
      const no = data?.pno ?? data?.tno;
      if (stored) {
        if (named.has(stored.no)) twice.push(`${tell(operation)} 与另一操作共有 ${stored.no}`);
        named.set(stored.no, operation);
      }
      if (outcome === 'ok') lost.push(...missing(operation, no, stored, facts[DOCUMENTS[what]].get(no)));
    } else if (outcome === 'ok' && what !== 'trade') lost.push(...undone(operation, facts));
  }
  for (const name of Object.values(DOCUMENTS)) {
    for (const { no } of facts[name].values()) {
      if (!facts.base.documents.has(no) && !named.has(no)) twice.push(`${no} 没有对应的操作`);
    }
  }
  const trades = operations.filter(({ what }) => what === 'trade');
  twice.push(...misbooked(named, trades, facts));
  return { lost, twice };
}

const tell = ({ id, what, no, amount }) => `#${id} ${what} ${no ?? amount ?? ''}`.trim();

function missing(operation, no, stored, found) {
  if (!found) return [`${tell(operation)} 已确认 ${no}，数据库中没有`];
  if (stored?.no !== no) return [`${tell(operation)} 已确认 ${no}，幂等记录为 ${stored?.no}`];
  if (found.account !== operation.account || found.amount !== operation.amount)
    return [`${tell(operation)} 已确认 ${no}，数据库中内容不同`];
  if (operation.what === 'transfer' && found.status !== operation.data.status) {
    return [`${tell(operation)} 已确认 ${operation.data.status}，数据库中为 ${found.status}`];
  }
  const booked = operation.what === 'payout' || found.status === 'done';
  return booked && found.journals !== 1 ? [`${tell(operation)} ${no} 有 ${found.journals} 笔分录`] : [];
}

/** Operations on a document: its status must match what was acknowledged. */
function undone(operation, { drafts, payouts }) {
  const { what, no, decision } = operation;
  const wrong = (found) => [`${tell(operation)} 已确认，单据状态为 ${found}`];
  if (what === 'pay') {
    const draft = drafts.get(no);
    if (draft?.status !== 'paid') return wrong(draft?.status);
    return draft.journals === 1 ? [] : [`${tell(operation)} 有 ${draft.journals} 笔入账`];
  }
  if (what === 'cancelDraft')
    return ['cancelled', 'paid'].includes(drafts.get(no)?.status) ? [] : wrong(drafts.get(no)?.status);
  const status = payouts.get(no)?.status;
  return (what === 'cancel' ? [5] : AFTER[decision]).includes(status) ? [] : wrong(status);
}

/** Compares balances and holds, computed from the recorded amounts, with the ledger. A trade that is not imported is one, too. */
function misbooked(named, trades, facts) {
  const sums = new Map([...facts.base.ledger].map(([account, { posted, held }]) => [account, { posted, held }]));
  const add = (account, posted, held = 0) => {
    const sum = sums.get(account);
    sum.posted += posted;
    sum.held += held;
  };
  for (const [no, { what, account, to, amount }] of named) {
    const status = facts[DOCUMENTS[what]].get(no)?.status;
    if (what === 'draft' && status === 'paid') add(account, amount);
    if (what === 'payout' && status === 3) add(account, -amount);
    if (what === 'payout' && status <= 2) add(account, 0, amount);
    if (what === 'transfer' && status === 'pending') add(account, 0, amount);
    if (what !== 'transfer' || status !== 'done') continue;
    add(account, -amount);
    add(to, amount);
  }
  for (const { account, amount } of trades) add(account, amount);
  return [...facts.ledger].flatMap(([account, { posted, held }]) => {
    const expected = sums.get(account);
    return expected.posted === posted && expected.held === held
      ? []
      : [`账户 ${account} 应为 ${expected.posted}/${expected.held}，账上 ${posted}/${held}`];
  });
}
