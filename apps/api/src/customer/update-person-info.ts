import { updatePersonInfo as call } from '@portal/contract/customer';
import { readCustInfo } from '../core/customers/cust-info';
import { handle } from '../http/handler';

/** An absent field keeps its value; a blank one clears it. */
export const updatePersonInfo = handle(call, async ({ body, customer, gateway: { db } }) => {
  await db.rows(
    'customer.updatePersonInfo',
    `update customer.customer set nickname = nullif(btrim(coalesce($2, nickname)), ''),
       province = nullif(btrim(coalesce($3, province)), ''), city = nullif(btrim(coalesce($4, city)), ''),
       address = nullif(btrim(coalesce($5, address)), ''),
       occupation = nullif(btrim(coalesce($6, occupation)), '') where id = $1`,
    [customer.customerId, body.nickname, body.province, body.city, body.address, body.occupation],
  );
  return readCustInfo(db, customer.customerId);
});
