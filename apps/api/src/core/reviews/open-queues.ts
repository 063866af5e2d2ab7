import type { Brand } from '@portal/brand';
import type { QueueKind } from '@portal/contract/staff';
import type { Db } from '../../database/database';

/** What is open in a queue. A payout waits twice: for the decision (status 1) and for the payment (status 2). */
export interface OpenQueue {
  kind: QueueKind;
  status: number | null;
  open: number;
  oldest: Date | null;
  /** When the first is due, of a queue whose items have a time of their own. */
  due: Date | null;
}

const count = (kind: QueueKind, status: number | null, time: string, from: string, due = 'null::timestamptz') =>
  `select '${kind}' as kind, ${status ?? 'null'}::int as status, count(*)::int as open, min(${time}) as oldest, ${due} as due from ${from}`;

// Each count reads an index of the open items only, so its cost does not grow with the closed ones.
const text = [
  count('identity', 2, 'submitted_at', 'identity.identity where status = 2'),
  count('bank', 2, 'created_at', 'identity.bank_card where status = 2'),
  count('phone', 2, 'created_at', `customer.phone_change where status = 2 and way = 'identity'`),
  count('link', 2, 'created_at', 'account.link_request where status = 2'),
  count('introducer', 2, 'created_at', 'recommend.introducer_application where status = 2'),
  count('withdraw', 1, 'created_at', `payout.proposal where kind = 'bank' and status = 1`),
  count('withdraw', 2, 'created_at', `payout.proposal where kind = 'bank' and status = 2`),
  count('coin', 1, 'created_at', `payout.proposal where kind = 'coin' and status = 1`),
  count('coin', 2, 'created_at', `payout.proposal where kind = 'coin' and status = 2`),
  count('deposit', null, 'created_at', 'deposit.draft where undecided'),
  count('unmatched', 1, 'received_at', 'deposit.suspense where status = 1 and pno is null'),
  count('adjustment', 1, 'proposed_at', 'account.adjustment where status = 1'),
  count('receivable', null, 'opened_at', 'account.receivable where open > 0'),
  count('batch', 1, 'made_at', 'payout.batch where status = 1'),
  count('batchResult', 2, 'released_at', 'payout.batch where status = 2'),
  count('settings', 1, 'proposed_at', 'common.settings_change where status = 1'),
  count('agreement', null, 'coalesce(end_proposed_at, proposed_at)', 'recommend.agreement where status in (1, 4)'),
  count('commission', null, 'computed_at', 'recommend.commission where status in (1, 2) and amount > 0'),
  count('quarantine', 1, 'opened_at', 'account.quarantine where resolved_at is null'),
  count('stop', 1, 'since', 'kernel.payout_stop where released_at is null'),
  count('task', 2, 'answered_at', 'identity.task where status = 2'),
  count('ticket', null, 'created_at', 'support.ticket where runs', 'min(due_at)'),
  count('case', null, 'opened_at', `support.suspicious_case where status in ('open', 'review')`),
  count('factor', 2, 'created_at', 'customer.factor_reset where status = 2'),
  count('closing', 1, 'asked_at', 'customer.closing_request where status = 1', 'min(until)'),
].join(' union all ');

/** The kinds whose items have a time of their own, in working days. */
export const hasOwnTime = (kind: QueueKind): kind is 'ticket' | 'closing' => kind === 'ticket' || kind === 'closing';

/** Whether the oldest item of a queue has waited longer than the brand's target time. */
export const isLate = ({ targetHours }: Pick<Brand, 'targetHours'>, { kind, oldest, due }: OpenQueue): boolean =>
  hasOwnTime(kind)
    ? due !== null && due.getTime() < Date.now()
    : oldest !== null && Date.now() - oldest.getTime() > targetHours[kind] * 3_600_000;

/** The number and the oldest time of the open items of every queue. */
export const openQueues = (db: Db): Promise<OpenQueue[]> => db.rows<OpenQueue>('reviews.open', text);
