import { alerts as call, type Alert } from '@portal/contract/staff';
import { conditions } from '../../core/health/conditions';
import { readConditions } from '../../core/health/read-conditions';
import { handle } from '../../http/handler';

export const alerts = handle(call, async ({ gateway }) => {
  const { open } = await readConditions(gateway);
  const list = open.map((one): Alert => ({ ...one, severity: conditions[one.kind].severity }));
  const of = (severity: Alert['severity']) => list.filter((alert) => alert.severity === severity);
  return { at: new Date().toISOString(), list: [...of('high'), ...of('medium')] };
});
