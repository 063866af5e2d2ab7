import { refuseCoinWithdrawal as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const refuseCoinWithdrawal = handle(call, ({ params: { pno: id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'coin', decision: 'refuse', id }),
);
