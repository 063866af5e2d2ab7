import { refuseIntroducer as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const refuseIntroducer = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'introducer', decision: 'refuse', id }),
);
