import type { Review } from '@portal/contract/staff';
import { Failure } from '../../core/errors/fail';
import { numbered } from '../../core/reviews/numbered';
import type { ReviewQueue } from '../../core/gateway/review-queue';
import { linkLogin, readLinkable } from './link-login';
import { decideLink, linkRequest, linkRequests, type LinkRequestRow } from './link-request.store';

const review = (row: LinkRequestRow): Review => ({
  id: String(row.id),
  kind: 'link',
  customerNumber: String(row.customer_id),
  status: row.status,
  createdAt: row.created_at.toISOString(),
  subject: { login: row.login, platformName: row.platform_name, verifiedName: row.verified_name ?? '' },
  files: [],
  reason: row.reason ?? undefined,
});

/** Logins to link that are registered in another name than the customer's. */
export const linkQueue: ReviewQueue = {
  kind: 'link',
  machine: 'link',
  async list({ db }, query) {
    const { rows, total } = await linkRequests(db, query);
    return { list: rows.map(review), total };
  },
  async read({ db }, id) {
    const row = await linkRequest(db, numbered(id));
    if (!row) throw new Failure('staff.unknown');
    return review(row);
  },
  async decide(gateway, decision) {
    if (decision.approval || decision.txHash) throw new Failure('staff.decision');
    const id = numbered(decision.id);
    const row = await linkRequest(gateway.db, id);
    // The platform is asked before the transaction, which refuses an item that is decided already.
    const toLink = decision.decision === 'approve' && row?.status === 2 ? row : undefined;
    const linkable = toLink && (await readLinkable(gateway, toLink.login));
    if (toLink && !linkable) throw new Failure('account.linkGroup');
    await gateway.db.transaction(async (tx) => {
      await decideLink(tx, id, decision);
      if (toLink && linkable) await linkLogin(tx, linkable, toLink.customer_id, decision);
    });
    return this.read(gateway, decision.id);
  },
};
