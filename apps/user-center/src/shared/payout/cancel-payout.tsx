import { useIdempotencyKey } from '@portal/api-client';
import { failureOf } from '@portal/api-client/http';
import { Button, Confirm, Money, useToast, type ButtonProps } from '@portal/ui';
import { useEffect, useState } from 'react';

/** Sends the cancellation of a withdrawal. */
export type Cancel = (payout: {
  pno: string;
  idempotencyKey: string;
}) => PromiseLike<{ data?: unknown; error?: unknown }>;

type Props = { pno: string; amount: string; cancel: Cancel; size?: ButtonProps['size'] };

/** Cancels a withdrawal after a confirmation. */
export function CancelPayout({ pno, amount, cancel, size = 'small' }: Props) {
  const [asking, setAsking] = useState(false);
  const { run } = useIdempotencyKey();
  const toast = useToast();
  // A cancelled payout loses this button, and with it the focus of a keyboard.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        取消
      </Button>
      <Confirm
        open={asking}
        title="取消这笔出金"
        confirmLabel="取消出金"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const failure = failureOf(await run((idempotencyKey) => cancel({ pno, idempotencyKey })));
          setAsking(false);
          toast(failure?.msg ?? '出金已取消，款项已退回账户', failure ? 'danger' : 'ok');
        }}
      >
        单号 {pno}，<Money value={amount} currency="USD" />
        。取消后款项立即退回原账户。
      </Confirm>
    </>
  );
}
