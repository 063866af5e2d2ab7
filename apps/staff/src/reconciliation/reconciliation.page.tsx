import { Stack } from '@portal/ui';
import { Page } from '../shared/page/page';
import { Quarantine } from './quarantine';
import { Reconciliation } from './reconciliation';
import { Stop } from './stop';

/** Reconciliation, quarantined accounts, and the stop of payouts. */
export function ReconciliationPage() {
  return (
    <Page title="对账">
      <Stack data-gap={4}>
        <Stop />
        <Reconciliation />
        <Quarantine />
      </Stack>
    </Page>
  );
}
