import { phoneChange as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { readPhoneChange } from './phone/wire';

export const phoneChange = handle(call, ({ customer, gateway }) => readPhoneChange(gateway, customer.customerId));
