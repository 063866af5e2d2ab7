import { agree as call } from '@portal/contract/customer';
import { agreedTexts } from '../core/consents/asked-texts';
import { addConsents } from '../core/consents/consents.store';
import { readConsents } from '../core/consents/read-consents';
import { handle } from '../http/handler';

const all = ['register', 'identity', 'bank', 'marketing'] as const;

export const agree = handle(call, async ({ body, customer: { customerId }, gateway, request: { address }, fail }) => {
  const texts = await agreedTexts(gateway, all, body.agreements, fail, true);
  const [chosen, asked] = [true, false].map((is) => texts.filter((text) => (text.for === 'marketing') === is));
  await gateway.db.transaction(async (tx) => {
    await addConsents(tx, customerId, { texts: asked ?? [], way: 'again', address });
    await addConsents(tx, customerId, { texts: chosen ?? [], way: 'settings', address });
  });
  return readConsents(gateway, customerId);
});
