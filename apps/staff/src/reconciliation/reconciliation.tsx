import { useReconcileMutation } from '@portal/api-client/staff';
import { Button, Card, Notice, Text } from '@portal/ui';
import { useAct } from '../shared/session/act';

/** Compares the ledger, the trading platform and the payment channel on request. */
export function Reconciliation() {
  const act = useAct();
  const [reconcile, { data, isLoading }] = useReconcileMutation();
  return (
    <Card
      title="账目核对"
      actions={
        <Button size="small" busy={isLoading} onClick={() => void act(() => reconcile())}>
          立即核对
        </Button>
      }
    >
      {data === undefined ? (
        <Text data-tone="soft">核对账本、交易平台与支付渠道的余额，列出差异。</Text>
      ) : data.ok ? (
        <Notice tone="ok" live>
          账目一致，没有差异
        </Notice>
      ) : (
        <Notice tone="danger" live>{`发现 ${data.breaks.length} 处差异，列在下方`}</Notice>
      )}
    </Card>
  );
}
