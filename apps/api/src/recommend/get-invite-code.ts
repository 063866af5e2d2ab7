import { getInviteCode as call } from '@portal/contract/recommend';
import { handle } from '../http/handler';
import { inviteLink } from './invite-link';
import { inviteCodeOf } from './recommend.store';

export const getInviteCode = handle(call, async ({ customer, gateway }) => {
  const code = await inviteCodeOf(gateway.db, customer.customerId);
  return { code, link: inviteLink(gateway, code) };
});
