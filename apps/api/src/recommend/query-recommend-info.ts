import { queryRecommendInfo as call } from '@portal/contract/recommend';
import { handle } from '../http/handler';
import { usd } from '../core/money/money';
import { inviteLink } from './invite-link';
import { inviteCodeOf, invitedBy } from './recommend.store';

export const queryRecommendInfo = handle(call, async ({ customer: { customerId }, gateway }) => {
  const { db } = gateway;
  const [code, { bonus, pending, ...counts }] = await Promise.all([
    inviteCodeOf(db, customerId),
    invitedBy(db, customerId),
  ]);
  const link = inviteLink(gateway, code);
  const { default: qrcode } = await import('qrcode');
  const qr = await qrcode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { code, link, qr, ...counts, bonus: usd(bonus), pending: usd(pending) };
});
