import { refundSuspended as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideSuspended } from './decide-suspended';

export const refundSuspended = handle(call, (ctx) => decideSuspended(ctx, 'refund'));
