import { newPasskeyOptions as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { askNewPasskey } from './passkey-checks';
import { setSessionChallenge } from './session.store';

export const newPasskeyOptions = handle(call, async ({ gateway, staff }) => {
  const options = await askNewPasskey(gateway, staff);
  await setSessionChallenge(gateway.db, staff.sessionId, options.challenge);
  return options;
});
