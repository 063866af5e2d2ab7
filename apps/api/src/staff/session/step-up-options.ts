import { stepUpOptions as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { askPasskey } from './passkey-checks';
import { setSessionChallenge } from './session.store';

export const stepUpOptions = handle(call, async ({ gateway, staff }) => {
  const options = await askPasskey(gateway, staff.memberId);
  await setSessionChallenge(gateway.db, staff.sessionId, options.challenge);
  return options;
});
