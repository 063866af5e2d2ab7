import { refuseWithdrawal as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const refuseWithdrawal = handle(call, ({ params: { pno: id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'withdraw', decision: 'refuse', id }),
);
