import { revealIdentity as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { numberContext } from '../../crypto/number-index';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';

/** The read is recorded in the audit log before the data is shown. */
export const revealIdentity = handle(call, async ({ params, gateway, staff, request, fail }) => {
  const { db, crypto } = gateway;
  const id = numberId(params.customerNumber);
  const row = await db.maybe(
    'staff.identity',
    `select c.nation_code, c.mobile_phone, c.email, i.chinese_name, i.id_encrypted, i.front_file_id, i.back_file_id
     from customer.customer c left join identity.identity i on i.customer_id = c.id where c.id = $1`,
    [id],
  );
  if (!row || id === null) throw fail('staff.customer');
  await audit(db, {
    actor: staff.actor,
    act: 'customer.reveal',
    subject: `customer:${id}`,
    requestId: request.id,
    address: request.address,
  });
  return {
    mobilePhone: `+${row.nation_code} ${row.mobile_phone}`,
    email: row.email ?? undefined,
    chineseName: row.chinese_name ?? undefined,
    idDocumentNumber: row.id_encrypted
      ? crypto.decrypt(row.id_encrypted, numberContext('identity.id', id)).toString()
      : undefined,
    files: [row.front_file_id, row.back_file_id].filter((file) => file !== null),
  };
});
