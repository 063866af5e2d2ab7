import { tokenOwner as call } from '@portal/contract/customer';
import { readCustInfo } from '../core/customers/cust-info';
import { handle } from '../http/handler';

export const tokenOwner = handle(call, async ({ customer, gateway: { db } }) => {
  const { customerNumber, mobilePhone } = await readCustInfo(db, customer.customerId);
  return { customerNumber, mobilePhone };
});
