import type { Draft } from '@portal/contract/deposit';
import { useToast } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { inAppBrowser } from '../shared/browser/in-app-browser';
import { lazyDialog } from '../shared/page/lazy';
import { cashierOf, type Cashier } from './cashier';

// Needed inside WeChat and Alipay only.
const OpenInBrowser = lazyDialog(() =>
  import('../shared/browser/open-in-browser').then((module) => module.OpenInBrowser),
);

const LeaveForCashier = lazyDialog(() => import('./leave-for-cashier').then((module) => module.LeaveForCashier));

type Payable = Pick<Draft, 'payUrl'>;

/**
 * Sends the customer to the cashier of a draft: at once on our own origin, otherwise after a dialog that names the host.
 * `dialog` must be rendered.
 */
export function useHandOver(): { handOver: (draft: Payable) => void; dialog: ReactNode } {
  const [target, setTarget] = useState<Cashier>();
  const [masked, setMasked] = useState(false);
  const toast = useToast();
  const handOver = ({ payUrl }: Payable) => {
    const cashier = cashierOf(payUrl);
    if (inAppBrowser(navigator.userAgent)) setMasked(true);
    else if (!cashier) toast('收银台暂时无法打开，请稍后在待支付记录中继续支付', 'warn');
    else if (cashier.host) setTarget(cashier);
    else window.location.assign(cashier.href);
  };
  const dialog = (
    <>
      <OpenInBrowser open={masked} act="支付" onClose={() => setMasked(false)} />
      {target && <LeaveForCashier open cashier={target} onClose={() => setTarget(undefined)} />}
    </>
  );
  return { handOver, dialog };
}
