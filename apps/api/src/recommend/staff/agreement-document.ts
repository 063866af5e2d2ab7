import { agreementDocument as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { storedDocument } from '../../http/stored-file';
import { findAgreementDocument } from './agreement.store';

/** The view is written to the audit log before the picture is sent. */
export const agreementDocument = handle(call, async ({ gateway, params, staff, request }) => {
  const found = await findAgreementDocument(gateway.db, numberId(params.id));
  const document = found && (await storedDocument(gateway, found.document_id));
  if (!document) return undefined;
  await audit(gateway.db, {
    actor: staff.actor,
    act: 'agreement.document',
    subject: `agreement:${params.id}`,
    requestId: request.id,
    address: request.address,
  });
  return document;
});
