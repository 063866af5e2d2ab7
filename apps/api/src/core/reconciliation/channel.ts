import { parseAmount } from '@portal/rules/money';
import type { Db } from '../../database/database';
import type { Gateway } from '../gateway/gateway';
import type { PaymentReport } from '../../ports';
import type { Break } from './break';

const day = 86_400_000;
const daysBack = 7;
/** An open break is compared again for this long, so that it is closed when it is settled and not when it is old. */
const daysOpen = 30;
/** Milliseconds. The payment of a break was made at most this long before the break was first seen: posting takes up to a day. */
const openBefore = (daysBack + 1) * day;
/** The poller finds a payment within minutes if its callback is lost. Younger payments are not reported as a break, unless a restore has lost what was known of them. */
const graceMinutes = 10;

interface DraftRow {
  pno: string;
  status: string;
  pay_amount: bigint;
  pay_currency: string;
}

function unposted(report: PaymentReport, draft: DraftRow | undefined, suspended: ReadonlySet<string>): Break[] {
  const { pno: subject, currency } = report;
  const paid = parseAmount(report.amount, 2);
  const side = { check: 'channel.order', subject, expected: `${paid ?? report.amount} paid`, currency };
  // Staff already handle a payment without a draft whose notification has come.
  if (!draft && suspended.has(subject)) return [];
  if (!draft) return [{ ...side, found: 'no draft' }];
  // Staff already handle a mismatch, and it is in suspense.
  if (draft.status === 'mismatch') return [];
  if (draft.pay_currency !== currency)
    return [{ ...side, found: `${draft.status} ${draft.pay_amount} ${draft.pay_currency}` }];
  if (draft.status === 'paid' && draft.pay_amount === paid) return [];
  return [{ ...side, found: `${draft.pay_amount} ${draft.status}` }];
}

/** The beginning of the statement: some days ago, or before every payment of an open break. */
async function begin(db: Db): Promise<Date> {
  const { first } = await db.row(
    'reconcile.openChannel',
    `select min(first_seen) as first from reconciliation.break
     where closed_at is null and area = 'channel' and check_name <> 'channel.answer'
       and first_seen > now() - make_interval(days => $1)`,
    [daysOpen],
  );
  const usual = Date.now() - daysBack * day;
  return new Date(first === null ? usual : Math.min(usual, first.getTime() - openBefore));
}

/** When this ledger was last restored from a backup, in ms; 0 if never. */
async function restoredAt(db: Db): Promise<number> {
  const epoch = await db.maybe(
    'reconcile.restored',
    'select opened_at from ledger.epoch where no > 1 order by no desc limit 1',
  );
  return epoch?.opened_at.getTime() ?? 0;
}

/** Breaks of the channel; `covered` is the time since which every break would have been found again. Absent without an answer. */
export interface ChannelBreaks {
  breaks: Break[];
  covered?: Date;
}

/** Without the breaks that two staff members have accepted with the same two sides. */
async function notAccepted(db: Db, breaks: readonly Break[]): Promise<Break[]> {
  const accepted = await db.rows(
    'reconcile.accepted',
    `select check_name as check, subject, expected, found from reconciliation.break
     where area = 'channel' and resolution = 'accept' and subject = any ($1)`,
    [breaks.map(({ subject }) => subject)],
  );
  const keyOf = ({ check, subject, expected, found }: Break) => [check, subject, expected, found].join('\n');
  const keys = new Set(accepted.map(keyOf));
  return breaks.filter((one) => !keys.has(keyOf(one)));
}

/** Compares the channel's statement of the last days with the drafts, in both directions. */
export async function channelBreaks({ db, ports, log }: Gateway): Promise<ChannelBreaks> {
  const { payment } = ports;
  try {
    const since = await begin(db);
    // A late payment may be posted long after the statement in which it is.
    const drafts = await db.rows(
      'reconcile.paidDrafts',
      `select pno, status, coalesce(arrived, pay_amount) as pay_amount, pay_currency from deposit.draft
       where status = 'paid' and channel = $1 and booked_at >= $2 and paid_at >= $2`,
      [payment.code, new Date(since.getTime() + day)],
    );
    // Requested after the drafts were read, so that it contains every draft that was posted before.
    const reports = await payment.list(since);
    const paidBefore = Math.max(Date.now() - graceMinutes * 60_000, await restoredAt(db));
    const due = reports.filter(({ paidAt }) => Date.parse(paidAt) < paidBefore);
    const named = await db.rows(
      'reconcile.ordered',
      'select pno, status, coalesce(arrived, pay_amount) as pay_amount, pay_currency from deposit.draft where pno = any ($1)',
      [due.map(({ pno }) => pno)],
    );
    const suspended = await db.rows(
      'reconcile.suspended',
      'select order_number from deposit.suspense where channel = $1 and order_number = any ($2)',
      [payment.code, due.map(({ pno }) => pno)],
    );
    const handled = new Set(suspended.map(({ order_number }) => order_number));
    const byPno = new Map(named.map((draft) => [draft.pno, draft]));
    const listed = new Set(reports.map(({ pno }) => pno));
    const breaks = [
      ...due.flatMap((report) => unposted(report, byPno.get(report.pno), handled)),
      ...drafts
        .filter(({ pno }) => !listed.has(pno))
        .map(({ pno, pay_amount, pay_currency }) => ({
          check: 'channel.paid',
          subject: pno,
          expected: `${pay_amount} paid`,
          found: 'not paid',
          currency: pay_currency,
        })),
    ];
    return { breaks: await notAccepted(db, breaks), covered: new Date(since.getTime() + openBefore) };
  } catch (error) {
    log.error({ err: error }, 'the channel could not be compared');
    return { breaks: [{ check: 'channel.answer', subject: payment.code, expected: 'a statement', found: 'none' }] };
  }
}
