import { Split, Stack } from '@portal/ui';
import { Page } from '../shared/page/page';
import { useCan, useMe } from '../shared/session/me';
import { Alerts } from './alerts';
import { MoneyToday } from './money-today';
import { Queues } from './queues';

/** The review queues, the alerts, and today's money. */
export function HomePage() {
  const me = useMe();
  const can = useCan();
  return (
    <Page title={`${me.name}，您好`}>
      <Stack data-gap={4}>
        <Queues />
        <Split data-gap={4} data-even={can('report.read', 'reconciliation.read')}>
          <Alerts />
          {can('report.read', 'reconciliation.read') && <MoneyToday />}
        </Split>
      </Stack>
    </Page>
  );
}
