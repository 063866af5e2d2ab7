import { withdrawConsent as call } from '@portal/contract/customer';
import { withdraw } from '../core/consents/consents.store';
import { readConsents } from '../core/consents/read-consents';
import { handle } from '../http/handler';

export const withdrawConsent = handle(call, async ({ body: { id }, customer: { customerId }, gateway, fail }) => {
  if (!(await withdraw(gateway.db, customerId, id))) {
    const { consents } = await readConsents(gateway, customerId);
    const isFixed = consents.some((one) => one.id === id && one.for !== 'marketing');
    throw fail(isFixed ? 'customer.consentFixed' : 'customer.consent');
  }
  return readConsents(gateway, customerId);
});
