import { ErrorBoundary } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { useWaitingForm } from './use-waiting-form';

const WaitingNotice = lazy(() => import('./waiting-notice').then((module) => ({ default: module.WaitingNotice })));

/** After a forced logout from an unfinished form: a link back to it. The notice is loaded with the form's trace. */
export function ContinueForm() {
  const { waiting, drop } = useWaitingForm();
  if (!waiting) return null;
  return (
    <ErrorBoundary around={() => null}>
      <Suspense>
        <WaitingNotice waiting={waiting} onDrop={drop} />
      </Suspense>
    </ErrorBoundary>
  );
}
