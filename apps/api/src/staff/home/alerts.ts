import { alerts as call, type Alert } from '@portal/contract/staff';
import { platformClock } from '../../core/health/platform-clock';
import { quoteAge } from '../../core/health/quote-age';
import { handle } from '../../http/handler';
import type { Gateway } from '../../gateway';
import { recordedAlerts } from './alert.store';

const staleSeconds = 120;
const skewSeconds = 5;

const seconds = (count: number) => Math.min(Math.round(Math.abs(count)), 1_000_000_000);

function quoteAlerts(gateway: Gateway): Alert[] {
  const age = quoteAge(gateway);
  if (age !== undefined && age <= staleSeconds) return [];
  return [{ kind: 'quotesStale', severity: 'medium', count: age === undefined ? undefined : seconds(age) }];
}

async function platformAlerts(gateway: Gateway): Promise<Alert[]> {
  try {
    const skew = await platformClock(gateway);
    return Math.abs(skew) > skewSeconds ? [{ kind: 'platformClock', severity: 'medium', count: seconds(skew) }] : [];
  } catch {
    return [{ kind: 'platformDown', severity: 'high' }];
  }
}

export const alerts = handle(call, async ({ gateway }) => {
  const [recorded, platform] = await Promise.all([recordedAlerts(gateway.db), platformAlerts(gateway)]);
  const all = [...recorded, ...platform, ...quoteAlerts(gateway)];
  const of = (severity: Alert['severity']) => all.filter((alert) => alert.severity === severity);
  return { at: new Date().toISOString(), list: [...of('high'), ...of('medium')] };
});
