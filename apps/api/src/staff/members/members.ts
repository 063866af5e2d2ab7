import { members as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { readMembers } from './member.store';

export const members = handle(call, ({ gateway }) => readMembers(gateway.db, gateway.env));
