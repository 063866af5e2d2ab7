import { decide as call, decisionRules } from '@portal/contract/staff';
import { handle } from '../http/handler';
import { requirePermission, requireStepUp } from '../http/staff-session';
import { decideItem } from './decide-item';

/** What each decision asks is in no flag of this call. */
export const decide = handle(call, ({ params: { kind, id }, body, fail, ...context }) => {
  const rule = decisionRules[kind][body.decision];
  if (!rule) throw fail('staff.decision');
  requirePermission(context.staff, [rule.permission]);
  if (rule.stepUp) requireStepUp(context.staff);
  return decideItem(context, { kind, id, ...body });
});
