import { updatePersonInfo as call } from '@portal/contract/customer';
import { readCustInfo } from '../kernel/cust-info';
import { handle } from '../kernel/handler';

export const updatePersonInfo = handle(call, async ({ body, customer, gateway: { db } }) => {
  await db.rows(
    'customer.updatePersonInfo',
    `update customer.customer set nickname = coalesce($2, nickname), province = coalesce($3, province),
       city = coalesce($4, city), address = coalesce($5, address), occupation = coalesce($6, occupation) where id = $1`,
    [customer.customerId, body.nickname, body.province, body.city, body.address, body.occupation],
  );
  return readCustInfo(db, customer.customerId);
});
