import { approveStop as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const approveStop = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'stop', decision: 'approve', id }),
);
