import { Card, Skeleton, Stack } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { Page } from '../shared/page/page';
import { BreakList } from './break-list';
import { Reconciliation } from './reconciliation';
import { Stop } from './stop';

const Quarantine = lazy(() => import('./quarantine').then((part) => ({ default: part.Quarantine })));
const Runs = lazy(() => import('./runs').then((part) => ({ default: part.Runs })));

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
        <Suspense fallback={<Skeleton lines={8} />}>
          <Quarantine />
          <Runs />
        </Suspense>
      </Stack>
    </Page>
  );
}
