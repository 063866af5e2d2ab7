import { approvePhoneChange as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const approvePhoneChange = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'phone', decision: 'approve', id }),
);
