import { phoneChange as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { readPhoneChange } from './phone/read-phone-change';

export const phoneChange = handle(call, ({ customer, gateway }) => readPhoneChange(gateway, customer.customerId));
