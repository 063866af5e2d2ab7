import { addPasskey as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { readNewPasskey } from '../../core/factors/passkeys';
import { asking } from './asking';
import { insertPasskey } from './passkey.store';
import { takeSessionChallenge } from './session.store';

export const addPasskey = handle(call, async ({ body, gateway, staff, request, fail }) => {
  const challenge = await gateway.db.transaction((tx) => takeSessionChallenge(tx, staff.sessionId));
  const credential = challenge ? await readNewPasskey(asking(gateway), challenge, body.passkey) : undefined;
  if (!credential) throw fail('staff.passkey');
  const { id, publicKey, counter, transports = [] } = credential;
  await gateway.db.transaction(async (tx) => {
    if (!(await insertPasskey(tx, staff.memberId, { id, name: body.name, publicKey, counter, transports })))
      throw fail('staff.passkey');
    await audit(tx, {
      actor: staff.actor,
      act: 'staff.addPasskey',
      subject: `member:${staff.memberId}`,
      after: { name: body.name },
      requestId: request.id,
      address: request.address,
    });
  });
  return null;
});
