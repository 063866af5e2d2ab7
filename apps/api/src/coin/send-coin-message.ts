import { sendCoinMessage as call } from '@portal/contract/coin';
import { useCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';
import type { CodeKind } from '../core/codes/code-kind';
import { sendCode } from '../core/codes/verify-code';
import { actOf } from './code-act';
import { phoneOf } from '../core/codes/phone-of';

const kinds: Record<1 | 2 | 3 | 4, CodeKind> = { 1: 'withdraw', 2: 'coin', 3: 'mt5Password', 4: 'coinAddress' };

export const sendCoinMessage = handle(call, async ({ body, customer, gateway, request, device, fail }) => {
  const asker = { address: request.address, deviceKeys: device.keys, use: 'act' } as const;
  if (!(await useCaptcha(gateway, body.random, body.validate, asker)))
    throw fail('customer.captcha', { fields: ['validate'] });
  const { customerId } = customer;
  const to = await phoneOf(gateway.db, customerId);
  const type = body.type ?? 2;
  const act = await actOf(gateway.db, customerId, type, body);
  return sendCode(gateway, { kind: kinds[type], to, medium: 'sms', asker: request.asker, customerId, act });
});
