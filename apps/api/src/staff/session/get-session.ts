import { getSession as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { readMe } from './session.store';

export const getSession = handle(call, ({ gateway, staff }) => readMe(gateway.db, staff.memberId, staff.sessionId));
