import type { IdentityPart } from '@portal/contract/identity';
import type { IdentityRow } from './identity.store';

/** The customer's own name is shown in full, the number never. */
export function identityPart(row: IdentityRow | undefined): IdentityPart {
  if (!row) return { status: 0 };
  return {
    status: row.status,
    chineseName: row.chinese_name,
    idDocumentNumber: row.id_mask,
    reason: row.reason ?? undefined,
    submittedAt: row.submitted_at.toISOString(),
  };
}
