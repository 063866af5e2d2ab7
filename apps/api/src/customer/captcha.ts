import { captcha as call } from '@portal/contract/customer';
import { makeCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';

export const captcha = handle(call, async ({ query, gateway }) => {
  return { type: 'image/png', bytes: await makeCaptcha(gateway, query.random) };
});
