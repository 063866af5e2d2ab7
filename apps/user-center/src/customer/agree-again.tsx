import { useState } from 'react';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { lazyDialog } from '../shared/page/lazy';

const AgreeDialog = lazyDialog(() => import('./agree-dialog').then((dialog) => dialog.AgreeDialog));

/** Asks for the consents that are missing, once a visit. Closed, it lets the customer go on. */
export function AgreeAgain() {
  const { data } = useAccountInfo();
  const [closed, setClosed] = useState(false);
  return <AgreeDialog open={data?.agreeAgain === true && !closed} onClose={() => setClosed(true)} />;
}
