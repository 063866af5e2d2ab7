import { newPasskeyOptions as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { askNewPasskey } from '../../core/factors/passkeys';
import { asking } from './asking';
import { passkeysOf } from './passkey.store';
import { setSessionChallenge } from './session.store';

export const newPasskeyOptions = handle(call, async ({ gateway, staff }) => {
  const { memberId, email, name } = staff;
  const user = { id: String(memberId), name: email, displayName: name, site: `${gateway.brand.shortName} 后台` };
  const options = await askNewPasskey(asking(gateway), user, await passkeysOf(gateway.db, memberId));
  await setSessionChallenge(gateway.db, staff.sessionId, options.challenge);
  return options;
});
