import { captcha as call } from '@portal/contract/customer';
import { makeCaptcha, sayCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';

export const captcha = handle(call, async ({ query, gateway, request, device }) => {
  const { random, as, for: use } = query;
  const asker = { address: request.address, deviceKeys: device.keys };
  return as === 'audio'
    ? { type: 'audio/wav', bytes: await sayCaptcha(gateway, random, asker, use) }
    : { type: 'image/png', bytes: await makeCaptcha(gateway, random, asker, use) };
});
