import type { MoneyReport, MoneyReportRow } from '@portal/contract/staff';
import { money, usd } from '../../core/money/money';
import type { Db } from '../../database/database';

interface BookRow {
  day: string;
  account: string;
  journal: string;
  currency: string;
  debits: bigint;
  credits: bigint;
  debit_count: bigint;
  credit_count: bigint;
  debit_usd: bigint;
  credit_usd: bigint;
}

// A payout passes its house account in USD; the money leaves it in the currency that is sent.
export const cash = `(account ~ '^(channel|bank):' or (account = 'payout:bank' and currency = 'CNY') or (account = 'payout:coin' and currency = 'USDT'))`;

/** The ledger accounts of each report. A debit of a cash account is money that came in; of the other accounts a credit is. */
const reports: Readonly<Record<MoneyReport, { text: string; inside: 'debit' | 'credit' }>> = {
  cash: { text: cash, inside: 'debit' },
  fees: { text: `account = 'fee'`, inside: 'credit' },
  bonus: { text: `account in ('promotion', 'commission', 'goodwill')`, inside: 'credit' },
  trading: { text: `account = 'trading' or account like 'trading:%'`, inside: 'credit' },
};

type Sums = {
  currency: string;
  inCount: bigint;
  in: bigint;
  outCount: bigint;
  out: bigint;
  usdIn: bigint;
  usdOut: bigint;
};

const shown = (sums: Sums) => ({
  currency: sums.currency,
  inCount: Number(sums.inCount),
  in: money(sums.in, sums.currency),
  outCount: Number(sums.outCount),
  out: money(sums.out, sums.currency),
  usdIn: usd(sums.usdIn),
  usdOut: usd(sums.usdOut),
});

function sumsOf(row: BookRow, inside: 'debit' | 'credit'): Sums {
  const debit = { count: row.debit_count, amount: row.debits, usd: row.debit_usd };
  const credit = { count: row.credit_count, amount: row.credits, usd: row.credit_usd };
  const [one, other] = inside === 'debit' ? [debit, credit] : [credit, debit];
  return {
    currency: row.currency,
    inCount: one.count,
    in: one.amount,
    usdIn: one.usd,
    outCount: other.count,
    out: other.amount,
    usdOut: other.usd,
  };
}

const add = (a: Sums, b: Sums): Sums => ({
  currency: a.currency,
  inCount: a.inCount + b.inCount,
  in: a.in + b.in,
  usdIn: a.usdIn + b.usdIn,
  outCount: a.outCount + b.outCount,
  out: a.out + b.out,
  usdOut: a.usdOut + b.usdOut,
});

/** The rows of a report, newest day first, and their sums by currency. */
export async function readMoneyReport(db: Db, report: MoneyReport, startDate: string, endDate: string) {
  const { text, inside } = reports[report];
  const rows = await db.rows<BookRow>(
    `staff.moneyReport.${report}`,
    `select to_char(day, 'YYYY-MM-DD') as day, account, journal, currency, sum(debits)::bigint as debits,
            sum(credits)::bigint as credits, sum(debit_count)::bigint as debit_count, sum(credit_count)::bigint as credit_count,
            sum(debit_usd)::bigint as debit_usd, sum(credit_usd)::bigint as credit_usd
     from ledger.daily_sums() where class = 'free' and day between $1 and $2 and ${text}
     group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4`,
    [startDate, endDate],
  );
  const totals = new Map<string, Sums>();
  const list = rows.map((row): MoneyReportRow => {
    const sums = sumsOf(row, inside);
    const before = totals.get(row.currency);
    totals.set(row.currency, before ? add(before, sums) : sums);
    return { day: row.day, account: row.account, journal: row.journal, ...shown(sums) };
  });
  return { rows: list, totals: [...totals.values()].map(shown) };
}
