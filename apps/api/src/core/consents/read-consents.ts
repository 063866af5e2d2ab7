import type { Consent, Consents } from '@portal/contract/kernel';
import type { Gateway } from '../gateway/gateway';
import { openTexts } from './asked-texts';
import { consentsOf } from './consents.store';

/** The page of a version in the archive. */
export const archiveHref = (hash: string) => `/legal/archive?version=${hash}`;

/** A customer's consents and what is still to be agreed to. */
export async function readConsents(gateway: Pick<Gateway, 'brand' | 'db'>, customerId: bigint): Promise<Consents> {
  const [rows, open] = await Promise.all([consentsOf(gateway.db, customerId), openTexts(gateway, customerId)]);
  const consents = rows.map(({ id, title, version, hash, purpose, way, at, withdrawn_at }): Consent => ({
    id,
    for: purpose,
    title,
    version,
    hash,
    href: archiveHref(hash),
    at: at.toISOString(),
    way,
    withdrawable: purpose === 'marketing' && withdrawn_at === null,
    ...(withdrawn_at && { withdrawnAt: withdrawn_at.toISOString() }),
  }));
  return { consents, open };
}
