import { Confirm } from '@portal/ui';
import type { Cashier } from './cashier';

type Props = { cashier: Cashier; open: boolean; onClose: () => void };

/** Names the host of a cashier before the customer leaves for it. */
export function LeaveForCashier({ cashier, open, onClose }: Props) {
  return (
    <Confirm
      open={open}
      title="前往支付渠道"
      confirmLabel="继续前往"
      onClose={onClose}
      onConfirm={() => window.location.assign(cashier.href)}
    >
      即将离开本站，前往 {cashier.host} 完成支付。支付后会自动返回。
    </Confirm>
  );
}
