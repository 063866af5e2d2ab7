import { approveLink as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const approveLink = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'link', decision: 'approve', id }),
);
