import { useAlertsQuery, useQueuesQuery } from '@portal/api-client/staff';
import type { Queue } from '@portal/contract/staff';
import { knownQueues, queueTexts } from '../home/queue-texts';
import { usePolling } from '../shared/page/use-polling';

/** What waits behind an item of the navigation. `late`: something has waited longer than its target time, or an alert is severe. */
export type Count = { open: number; late: boolean };

/** The queues by the page that lists them. A page may list several. */
export function countsOf(queues: readonly Queue[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  for (const { kind, open, late } of knownQueues(queues)) {
    const [page = ''] = queueTexts[kind].href.split('?');
    const before = counts.get(page) ?? { open: 0, late: false };
    counts.set(page, { open: before.open + open, late: before.late || late });
  }
  return counts;
}

/** What waits for the member by page, and the alerts at the home page. Empty until loaded. */
export function useCounts(): ReadonlyMap<string, Count> {
  const polling = usePolling();
  const { currentData: queues } = useQueuesQuery(undefined, polling);
  const { currentData: alerts } = useAlertsQuery(undefined, polling);
  const counts = new Map(countsOf(queues?.list ?? []));
  if (alerts)
    counts.set('/', { open: alerts.list.length, late: alerts.list.some(({ severity }) => severity === 'high') });
  return counts;
}
