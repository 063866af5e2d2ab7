import { payCoinWithdrawal as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const payCoinWithdrawal = handle(call, ({ params: { pno: id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'coin', decision: 'pay', id }),
);
