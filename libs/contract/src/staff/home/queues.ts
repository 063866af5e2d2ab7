import { Type, type Static } from 'typebox';
import { defineCall, Time, type Permission } from '../../kernel';
import { adjustments } from '../adjustments';
import { agreements, commissions } from '../introducers';
import { payoutBatches } from '../payouts';
import { ReviewKind } from '../review';
import { readPermissions } from '../review-permission';
import { settingsChanges } from '../settings';
import { cases } from '../cases';
import { closings } from '../closings';
import { factorResets, staffTasks } from '../customer';
import { staffTickets } from '../tickets';

/** Everything that waits for staff: reviews, payments that did not match their draft or have none, proposed adjustments, payout batches before release and those of which the bank has not said whether it paid, proposed settings, proposed agreements and commissions of introducers, tickets, answers to tasks, requests to be closed, resets of second factors, suspicious cases. */
export const QueueKind = Type.Enum([
  ...ReviewKind.enum,
  'deposit',
  'unmatched',
  'adjustment',
  'receivable',
  'batch',
  'batchResult',
  'settings',
  'agreement',
  'commission',
  'ticket',
  'task',
  'closing',
  'case',
  'factor',
]);
export type QueueKind = Static<typeof QueueKind>;

/** A queue with what is open in it. */
export const Queue = Type.Object({
  kind: QueueKind,
  status: Type.Optional(
    Type.Integer({
      description:
        'of its items in staff.reviews, staff.adjustments or staff.payoutBatches; deposits have the state open, agreements and commissions are waiting',
    }),
  ),
  open: Type.Integer(),
  oldestAt: Type.Optional(Time),
  targetHours: Type.Optional(
    Type.Integer({
      description:
        'within this time an item is to be decided; a ticket and a request to be closed have their own times',
    }),
  ),
  late: Type.Boolean({ description: 'the oldest item has waited longer than the target time' }),
});
export type Queue = Static<typeof Queue>;

export const queues = defineCall({
  id: 'staff.queues',
  method: 'GET',
  path: '/ops/home/queues',
  access: 'staff',
  permission: [],
  ok: Type.Object({ at: Time, list: Type.Array(Queue) }),
  errors: [],
  summary: 'The queues that the member may read, with the number and age of their open items.',
});

/** The permissions of which one is needed to see a queue. */
export function queuePermissions(kind: QueueKind): readonly Permission[] {
  if (kind === 'deposit' || kind === 'unmatched') return ['deposit.read', 'deposit.resolve'];
  if (kind === 'adjustment' || kind === 'receivable') return adjustments.permission;
  if (kind === 'batch' || kind === 'batchResult') return payoutBatches.permission;
  if (kind === 'settings') return settingsChanges.permission;
  if (kind === 'agreement') return agreements.permission;
  if (kind === 'commission') return commissions.permission;
  if (kind === 'ticket') return staffTickets.permission;
  if (kind === 'closing') return closings.permission;
  if (kind === 'case') return cases.permission;
  if (kind === 'factor') return factorResets.permission;
  if (kind === 'task') return staffTasks.permission;
  return readPermissions(kind);
}
