import { applyIntroducer as call } from '@portal/contract/recommend';
import { useCaptcha } from '../core/codes/captcha';
import { equalBytes, sha256 } from '../crypto/crypto';
import { handle } from '../http/handler';
import { applicationByKey, storeApplication } from './introducer.store';

/** Applications an address may make on a day: a family or an office behind one line, no more. */
const DAILY = 5;

export const applyIntroducer = handle(call, async ({ body, gateway, request, device, fail }) => {
  const { requestId, chineseName, mobilePhone, email, city, channel, note } = body;
  const asked = { chineseName, mobilePhone, email, city, channel, note };
  const hash = sha256(JSON.stringify(asked));
  // A repeat comes with the captcha that the first one used up: it is known by its key, before that is looked at.
  const existing = await applicationByKey(gateway.db, requestId);
  if (existing && !equalBytes(existing.request_hash, hash)) throw fail('IDEMPOTENCY');
  if (existing) return { id: String(existing.id), createdAt: existing.created_at.toISOString() };
  const asker = { address: request.address, deviceKeys: device.keys, use: 'introducer' } as const;
  if (!(await useCaptcha(gateway, body.random, body.validate, asker))) {
    throw fail('customer.captcha', { fields: ['validate'] });
  }
  const application = await storeApplication(
    gateway.db,
    { requestId, hash, ...asked, note, track: body.trackParameters, address: request.address },
    DAILY,
  );
  return { id: String(application.id), createdAt: application.created_at.toISOString() };
});
