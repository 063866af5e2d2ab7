import { resolveQuarantine as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { decideItem } from '../decide-item';

export const resolveQuarantine = handle(call, ({ params: { id }, body, ...context }) =>
  decideItem(context, { ...body, kind: 'quarantine', decision: 'approve', id }),
);
