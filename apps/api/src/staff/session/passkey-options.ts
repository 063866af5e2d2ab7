import { passkeyOptions as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { askPasskey } from '../../core/factors/passkeys';
import { asking } from './asking';
import { passkeysOf } from './passkey.store';
import { findTicket, setTicketChallenge } from './ticket.store';

export const passkeyOptions = handle(call, async ({ body, gateway, fail }) => {
  const ticket = await findTicket(gateway.db, body.ticket, ['factor']);
  if (!ticket) throw fail('staff.ticket');
  const options = await askPasskey(asking(gateway), await passkeysOf(gateway.db, ticket.member_id));
  await setTicketChallenge(gateway.db, body.ticket, options.challenge);
  return options;
});
