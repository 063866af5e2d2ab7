// Holds what the history saw against what the database has. Pure: history and facts in, faults out.

/** Which facts a document of an operation is found in. */
const DOCUMENTS = { draft: 'drafts', payout: 'payouts', transfer: 'transfers' };
const AFTER = { approve: [2, 3, 4], pay: [3], refuse: [4] };

/** `facts.base`: documents and balances from before the first operation. Answers `{lost, twice}`, a line a fault. */
export function check(operations, facts) {
  const lost = [];
  const twice = [];
  const named = new Map(); // documents that an operation's key answers for

  for (const operation of operations) {
    const { what, outcome, data } = operation;
    const kept = operation.key && facts.answers.get(`${operation.scope} ${operation.key}`);
    if (outcome === 'fail' && kept) twice.push(`${tell(operation)} 被拒绝，却留下了结果 ${kept.no}`);
    if (DOCUMENTS[what]) {
      const no = data?.pno ?? data?.tno;
      if (kept) {
        if (named.has(kept.no)) twice.push(`${tell(operation)} 与另一操作共有 ${kept.no}`);
        named.set(kept.no, operation);
      }
      if (outcome === 'ok') lost.push(...missing(operation, no, kept, facts[DOCUMENTS[what]].get(no)));
    } else if (outcome === 'ok') lost.push(...undone(operation, facts));
  }
  for (const name of Object.values(DOCUMENTS)) {
    for (const { no } of facts[name].values()) {
      if (!facts.base.documents.has(no) && !named.has(no)) twice.push(`${no} 没有对应的操作`);
    }
  }
  twice.push(...misbooked(named, facts));
  return { lost, twice };
}

const tell = ({ id, what, no, amount }) => `#${id} ${what} ${no ?? amount ?? ''}`.trim();

function missing(operation, no, kept, found) {
  if (!found) return [`${tell(operation)} 已确认 ${no}，数据库中没有`];
  if (kept?.no !== no) return [`${tell(operation)} 已确认 ${no}，幂等记录为 ${kept?.no}`];
  if (found.account !== operation.account || found.amount !== operation.amount)
    return [`${tell(operation)} 已确认 ${no}，数据库中内容不同`];
  if (operation.what === 'transfer' && found.status !== operation.data.status) {
    return [`${tell(operation)} 已确认 ${operation.data.status}，数据库中为 ${found.status}`];
  }
  const booked = operation.what === 'payout' || found.status === 'done';
  return booked && found.journals !== 1 ? [`${tell(operation)} ${no} 有 ${found.journals} 笔分录`] : [];
}

/** Acts on a document: whether it stands where the acknowledgement left it. */
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

/** Balances and holds that the recorded amounts make, against the ledger'. */
function misbooked(named, facts) {
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
  return [...facts.ledger].flatMap(([account, { posted, held }]) => {
    const expected = sums.get(account);
    return expected.posted === posted && expected.held === held
      ? []
      : [`账户 ${account} 应为 ${expected.posted}/${expected.held}，账上 ${posted}/${held}`];
  });
}
