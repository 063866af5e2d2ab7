import { exportCustomer as call } from '@portal/contract/staff';
import { Readable } from 'node:stream';
import { audit } from '../../core/audit/audit';
import { numberContext } from '../../crypto/number-index';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { copyMovements, exportSections, identityNumberOf, readSection } from './export.store';

/** Every section is read when it is sent: memory holds one section at a time. The export is in the audit log before it starts. */
export const exportCustomer = handle(call, async ({ params, gateway, staff, request, fail }) => {
  const { db, crypto } = gateway;
  const id = numberId(params.customerNumber);
  const found = id === null ? undefined : await identityNumberOf(db, id);
  if (!found || id === null) throw fail('staff.customer');
  await audit(db, {
    actor: staff.actor,
    act: 'customer.export',
    subject: `customer:${id}`,
    requestId: request.id,
    address: request.address,
  });
  const document =
    found.id_encrypted && crypto.decrypt(found.id_encrypted, numberContext('identity.id', id)).toString();
  await copyMovements(db, id);
  async function* write(customer: bigint) {
    yield `{"exportedAt":${JSON.stringify(new Date().toISOString())},"idDocumentNumber":${JSON.stringify(document ?? null)}`;
    for (const section of exportSections) {
      const rows: string[] = [];
      await readSection(db, section, customer, async (more) => void rows.push(...more));
      yield `,${JSON.stringify(section.name)}:[${rows.join(',')}]`;
    }
    yield '}';
  }
  return {
    type: 'application/octet-stream',
    bytes: Readable.from(write(id), { objectMode: true, highWaterMark: 1 }),
    fileName: `customer-${id}.json`,
  };
});
