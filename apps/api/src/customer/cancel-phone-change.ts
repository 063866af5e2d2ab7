import { cancelPhoneChange as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { numberId } from '../database/number-id';
import { cancelChange } from './phone/phone.store';
import { readPhoneChange } from './phone/read-phone-change';

export const cancelPhoneChange = handle(call, async ({ body, customer, gateway, request }) => {
  const { customerId } = customer;
  await cancelChange(gateway.db, customerId, numberId(body.id), request.id, request.address);
  return readPhoneChange(gateway, customerId);
});
