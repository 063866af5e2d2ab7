import { useReconcileMutation } from '@portal/api-client/staff';
import { Button, Card, Notice, Stack, Table, Text } from '@portal/ui';
import { useAct } from '../shared/session/act';

const columns = [
  { id: 'check', head: '检查', cell: ({ check }: Break) => check, primary: true },
  { id: 'subject', head: '对象', cell: ({ subject }: Break) => subject },
  { id: 'expected', head: '应为', cell: ({ expected }: Break) => expected, align: 'end' as const },
  { id: 'found', head: '实为', cell: ({ found }: Break) => found, align: 'end' as const },
];

type Break = { check: string; subject: string; expected: string; found: string };

/** Compares the ledger, the trading platform and the payment channel on request, and shows what differs. */
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
        <Stack data-gap={3}>
          <Notice tone="danger" live>{`发现 ${data.breaks.length} 处差异`}</Notice>
          <Table
            caption="差异"
            columns={columns}
            rows={data.breaks}
            rowKey={({ check, subject }) => `${check} ${subject}`}
          />
        </Stack>
      )}
    </Card>
  );
}
