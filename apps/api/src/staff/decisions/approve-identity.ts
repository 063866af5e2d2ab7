import { approveIdentity as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const approveIdentity = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'identity', decision: 'approve', id }),
);
