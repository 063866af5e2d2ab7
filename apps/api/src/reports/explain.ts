import type { BalanceStep, MoneyEntry } from '@portal/contract/reports';
import { readAccount, type CustomerAccount } from '../core/accounts';
import type { Db } from '../database/database';
import type { Gateway } from '../core/gateway/gateway';
import { Failure } from '../core/errors/fail';
import { usd } from '../core/money/money';
import { pageOf } from '../database/page-of';
import { copyEntries, readLedger, readEntries, readMonths, type LedgerBalances, type EntryRow } from './entries.store';
import { kindsOf, monthsOf } from './months-of';

/** How often money may move between copying and reading before the call answers BUSY. */
const mostAttempts = 10;

/** The steps from the ledger balance to the shown one; their sum is `shown`. */
function stepsOf(
  { posted, held, untaken, owed }: LedgerBalances,
  { kind }: CustomerAccount,
  shown: bigint,
): BalanceStep[] {
  const away = kind === 'mt5' ? held - untaken : 0n;
  const steps: [BalanceStep['step'], bigint][] = [
    ['held', -away],
    ['owed', -owed],
    ['moving', shown - (posted - away - owed)],
  ];
  return [
    { step: 'ledger', amount: usd(posted) },
    ...steps.flatMap(([step, amount]) => (amount === 0n ? [] : [{ step, amount: usd(amount) }])),
  ];
}

const toEntry = ({ n, transfer_id, kind, amount, balance, ref, at, symbol, detail }: EntryRow): MoneyEntry => ({
  n: Number(n),
  id: String(transfer_id),
  kind,
  ref,
  amount: usd(amount),
  balance: usd(balance),
  at: at.toISOString(),
  ...(symbol && detail ? { trade: { symbol, side: detail.side, entry: detail.entry === 'in' ? 'in' : 'out' } } : {}),
});

interface ExplainRequest {
  account: CustomerAccount;
  customerId: bigint;
  of: 'balance' | 'credit';
  month: string | undefined;
  page: ReturnType<typeof pageOf>;
  /** Who only reads takes the last copy as it is. */
  asCopied: boolean;
}

/** What the entries add up to: the ledger's balances as they were copied last. What moved since is on its way. */
const atLastCopy = (balances: LedgerBalances): LedgerBalances => ({
  ...balances,
  posted: balances.copied_posted,
  credit: balances.copied_credit,
});

/** One look in one snapshot. Undefined where money moved after it was copied, unless `asCopied`. */
async function look(tx: Db, { account, customerId, of, month, page, asCopied }: ExplainRequest) {
  const { pageNo, pageSize, offset } = page;
  const now = await readLedger(tx, account.id);
  const isCopied = of === 'credit' ? now.credit_copied : now.copied;
  if (!isCopied && !asCopied) return undefined;
  const balances = isCopied ? now : atLastCopy(now);
  const ledger = (of === 'credit' ? balances.credit_ledger_id : balances.ledger_id) ?? 0n;
  const held = of === 'credit' ? balances.credit : balances.posted;
  const all = await readMonths(tx, ledger);
  const own = month === undefined ? all : all.filter((row) => row.month === month);
  const top = own.reduce((most, { last }) => (last > most ? last : most), 0n);
  const total = own.reduce((sum, { entries }) => sum + entries, 0n);
  const high = top - BigInt(offset);
  const low = [high - BigInt(pageSize), top - total].reduce((a, b) => (a > b ? a : b)) + 1n;
  const list = high >= low ? await readEntries(tx, ledger, high, low) : [];
  const { figures } = account;
  const shown = of === 'credit' ? figures.credit : figures.balance;
  return {
    accountId: String(account.id),
    of,
    kind: account.kind,
    currency: account.currency,
    pageNo,
    pageSize,
    total: Number(total),
    account_no: account.kind === 'wallet' ? String(customerId) : (account.login ?? ''),
    shown: usd(shown),
    ...(figures.stale ? { stale: true } : {}),
    steps:
      of === 'credit'
        ? [
            { step: 'ledger' as const, amount: usd(held) },
            ...(shown === held ? [] : [{ step: 'moving' as const, amount: usd(shown - held) }]),
          ]
        : stepsOf(balances, account, shown),
    sum: {
      entries: usd(all[0]?.total ?? 0n),
      ledger: usd(held),
      agrees: (all[0]?.total ?? 0n) === held,
      count: Number(all.reduce((sum, { entries }) => sum + entries, 0n)),
    },
    months: monthsOf(all),
    kinds: kindsOf(own),
    list: list.map(toEntry),
  };
}

interface Query {
  accountId: string;
  of?: 'balance' | 'credit';
  month?: string;
  pageNo?: number;
  pageSize?: number;
}

/** What a balance of a customer is made of. Undefined where the customer has no such account. */
export async function explain(gateway: Gateway, customerId: bigint, query: Query) {
  const { accountId, of = 'balance', month } = query;
  const account = await readAccount(gateway, customerId, accountId);
  if (!account || (of === 'credit' && account.kind === 'wallet')) return undefined;
  const request = { account, customerId, of, month, page: pageOf(query), asCopied: gateway.db.isReadOnly };
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Not inside the snapshot, where two who copy at once would refuse each other.
    await copyEntries(gateway.db, customerId);
    const answer = await gateway.db.transaction((tx) => look(tx, request), { snapshot: true });
    if (answer) return answer;
  }
  throw new Failure('UNAVAILABLE', { status: 503, retryAfter: 1 });
}
