import { refuseBankCard as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const refuseBankCard = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'bank', decision: 'refuse', id }),
);
