import { signOut as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { endStaffSessions } from './session.store';

export const signOut = handle(call, async ({ gateway, staff, setStaffCookie }) => {
  await endStaffSessions(gateway.db, staff.memberId, staff.sessionId);
  setStaffCookie(undefined);
  return null;
});
