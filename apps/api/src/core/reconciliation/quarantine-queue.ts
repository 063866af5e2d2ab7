import type { Review } from '@portal/contract/staff';
import type { Gateway } from '../gateway/gateway';
import { Failure } from '../errors/fail';
import { usd } from '../money/money';
import { numbered } from '../reviews/numbered';
import type { ReviewQueue } from '../gateway/review-queue';
import { differences } from './platform';
import {
  endAgreed,
  listQuarantine,
  noteDifferences,
  readQuarantine,
  resolveQuarantine,
  type QuarantineRow,
} from './quarantine.store';

const found = (amount: bigint | null) => (amount === null ? 'unknown' : usd(amount));

const quarantineReview = (row: QuarantineRow): Review => ({
  id: String(row.id),
  kind: 'quarantine',
  customerNumber: String(row.customer_id),
  status: row.resolution === null ? 1 : 3,
  createdAt: row.opened_at.toISOString(),
  subject: {
    account: row.login,
    currency: row.currency,
    ledgerBalance: usd(row.balance),
    platformBalance: found(row.found_balance),
    ledgerCredit: usd(row.credit),
    platformCredit: found(row.found_credit),
    ...(row.proposal ? { proposal: row.proposal, proposedBy: row.proposed_by ?? '' } : {}),
    ...(row.resolution ? { resolution: row.resolution } : {}),
  },
  files: [],
});

const read = async ({ db }: Gateway, id: bigint): Promise<QuarantineRow> => {
  const row = await readQuarantine(db, id);
  if (!row) throw new Failure('staff.unknown');
  return row;
};

/** Reads both sides again, so that nobody decides on old figures. */
async function refresh(gateway: Gateway, login: string): Promise<void> {
  const now = await differences(gateway, [login]).catch((error: unknown) => {
    gateway.log.warn({ err: error }, 'the platform could not be compared');
    throw new Failure('PLATFORM', { status: 503, retryAfter: 2 });
  });
  if (now.length === 0) await endAgreed(gateway.db, [login]);
  else await noteDifferences(gateway.db, now);
}

/**
 * Accounts whose money differs between ledger and platform. One staff member proposes a resolution, another confirms it. A proposal
 * lapses if the figures change.
 */
export const quarantineQueue: ReviewQueue = {
  kind: 'quarantine',
  async list({ db }, query) {
    const { rows, total } = await listQuarantine(db, query);
    return { list: rows.map(quarantineReview), total };
  },
  read: async (gateway, id) => quarantineReview(await read(gateway, numbered(id))),
  async decide(gateway, decision) {
    if (decision.decision !== 'approve' || decision.approval || decision.txHash) throw new Failure('staff.decision');
    if (!decision.resolution) throw new Failure('staff.resolution', { fields: ['resolution'] });
    const id = numbered(decision.id);
    const { login, resolution } = await read(gateway, id);
    if (resolution !== null) throw new Failure('staff.state');
    await refresh(gateway, login);
    const now = await read(gateway, id);
    if (now.resolution === null) await resolveQuarantine(gateway.db, id, decision);
    // Both sides agree by now, or another member was first.
    else if (now.resolution !== 'agreed') throw new Failure('staff.state');
    return quarantineReview(await read(gateway, id));
  },
};
