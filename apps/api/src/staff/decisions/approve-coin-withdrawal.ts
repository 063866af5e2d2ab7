import { approveCoinWithdrawal as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const approveCoinWithdrawal = handle(call, ({ params: { pno: id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'coin', decision: 'approve', id }),
);
