import { consents as call } from '@portal/contract/customer';
import { readConsents } from '../core/consents/read-consents';
import { handle } from '../http/handler';

export const consents = handle(call, ({ customer, gateway }) => readConsents(gateway, customer.customerId));
