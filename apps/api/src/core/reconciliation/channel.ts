import { parseAmount } from '@portal/rules/money';
import type { Gateway } from '../../gateway';
import type { PaymentReport } from '../../ports';
import type { Break } from './break';

const daysBack = 7;
/** The poller finds a payment within minutes if its callback is lost. Younger payments are not reported as a break. */
const graceMinutes = 10;

interface DraftRow {
  pno: string;
  status: string;
  pay_amount: bigint;
  pay_currency: string;
}

function unposted(report: PaymentReport, draft: DraftRow | undefined, unmatched: ReadonlySet<string>): Break[] {
  const expected = `paid ${report.amount} ${report.currency}`;
  // Staff already handle a payment without a draft whose notification has come.
  if (!draft && unmatched.has(report.pno)) return [];
  if (!draft) return [{ check: 'channel.order', subject: report.pno, expected, found: 'no draft' }];
  // Staff already handle a mismatch, and it is not posted.
  if (draft.status === 'mismatch') return [];
  const same = draft.pay_amount === parseAmount(report.amount, 2) && draft.pay_currency === report.currency;
  if (draft.status === 'paid' && same) return [];
  return [{ check: 'channel.order', subject: report.pno, expected, found: draft.status }];
}

/** Compares the channel's statement of the last days with the drafts, in both directions. */
export async function channelBreaks({ db, ports, log }: Gateway): Promise<Break[]> {
  const { payment } = ports;
  const since = new Date(Date.now() - daysBack * 86_400_000);
  try {
    const drafts = await db.rows<DraftRow>(
      'reconcile.paidDrafts',
      `select pno, status, coalesce(arrived, pay_amount) as pay_amount, pay_currency from deposit.draft
       where status = 'paid' and channel = $1 and booked_at >= $2`,
      [payment.code, new Date(since.getTime() + 86_400_000)],
    );
    // Requested after the drafts were read, so that it contains every draft that was posted before.
    const reports = await payment.list(since);
    const paidBefore = Date.now() - graceMinutes * 60_000;
    const due = reports.filter(({ paidAt }) => Date.parse(paidAt) < paidBefore);
    const named = await db.rows<DraftRow>(
      'reconcile.ordered',
      'select pno, status, coalesce(arrived, pay_amount) as pay_amount, pay_currency from deposit.draft where pno = any ($1)',
      [due.map(({ pno }) => pno)],
    );
    const unmatched = await db.rows<{ order_number: string }>(
      'reconcile.unmatched',
      'select order_number from deposit.unmatched where channel = $1 and order_number = any ($2)',
      [payment.code, due.map(({ pno }) => pno)],
    );
    const handled = new Set(unmatched.map(({ order_number }) => order_number));
    const byPno = new Map(named.map((draft) => [draft.pno, draft]));
    const listed = new Set(reports.map(({ pno }) => pno));
    return [
      ...due.flatMap((report) => unposted(report, byPno.get(report.pno), handled)),
      ...drafts
        .filter(({ pno }) => !listed.has(pno))
        .map(({ pno }) => ({
          check: 'channel.paid',
          subject: pno,
          expected: 'paid at the channel',
          found: 'not paid',
        })),
    ];
  } catch (error) {
    log.error({ err: error }, 'the channel could not be compared');
    return [{ check: 'channel.answer', subject: payment.code, expected: 'a statement', found: 'none' }];
  }
}
