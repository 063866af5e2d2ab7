import { rejectSuspended as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideSuspended } from './decide-suspended';

export const rejectSuspended = handle(call, (ctx) => decideSuspended(ctx, 'reject'));
