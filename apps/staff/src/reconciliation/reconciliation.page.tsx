import { Card, Stack } from '@portal/ui';
import { Page } from '../shared/page/page';
import { BreakList } from './break-list';
import { Quarantine } from './quarantine';
import { Reconciliation } from './reconciliation';
import { Runs } from './runs';
import { Stop } from './stop';

/** Reconciliation with its breaks and runs, quarantined accounts, and the stop of payouts. */
export function ReconciliationPage() {
  return (
    <Page title="对账">
      <Stack data-gap={4}>
        <Stop />
        <Reconciliation />
        <Card title="差异">
          <BreakList />
        </Card>
        <Quarantine />
        <Runs />
      </Stack>
    </Page>
  );
}
