import { getSession as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { readMe } from './session.store';

export const getSession = handle(call, ({ gateway, staff }) => readMe(gateway, staff.memberId, staff.sessionId));
