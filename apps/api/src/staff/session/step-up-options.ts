import { stepUpOptions as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { askPasskey } from '../../core/factors/passkeys';
import { asking } from './asking';
import { passkeysOf } from './passkey.store';
import { setSessionChallenge } from './session.store';

export const stepUpOptions = handle(call, async ({ gateway, staff }) => {
  const options = await askPasskey(asking(gateway), await passkeysOf(gateway.db, staff.memberId));
  await setSessionChallenge(gateway.db, staff.sessionId, options.challenge);
  return options;
});
