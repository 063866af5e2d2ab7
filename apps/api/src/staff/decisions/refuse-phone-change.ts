import { refusePhoneChange as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const refusePhoneChange = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'phone', decision: 'refuse', id }),
);
