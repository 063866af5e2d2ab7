import { terminalSignOut as call } from '@portal/contract/sandbox';
import { handle } from '../../http/handler';
import { endSession } from './terminal.store';

export const terminalSignOut = handle(call, async ({ body, gateway }) => {
  await endSession(gateway.db, body.session);
  return null;
});
