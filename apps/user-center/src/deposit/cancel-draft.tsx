import { useIdempotencyKey } from '@portal/api-client';
import { useDepositDraftCancelMutation } from '@portal/api-client/deposit';
import { failureOf } from '@portal/api-client/http';
import type { Draft } from '@portal/contract/deposit';
import { useSession } from '@portal/session/react';
import { Confirm, Money, useToast } from '@portal/ui';

type Props = { draft: Draft; open: boolean; onClose: () => void; onCancelled: () => void };

/** Asks for a confirmation before an unpaid deposit is cancelled. */
export function CancelDraft({ draft, open, onClose, onCancelled }: Props) {
  const { state } = useSession();
  const [cancel] = useDepositDraftCancelMutation();
  const { run } = useIdempotencyKey();
  const toast = useToast();
  const { pno, amount, currency } = draft;
  return (
    <Confirm
      open={open}
      title="取消这笔入金"
      confirmLabel="取消入金"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const customerNo = state.username ?? '';
        const failure = failureOf(await run((idempotencyKey) => cancel({ customerNo, pno, idempotencyKey })));
        onClose();
        if (failure) toast(failure.msg, 'danger');
        else onCancelled();
      }}
    >
      单号 {pno}，<Money value={amount} currency={currency} />
      。如已在支付渠道付款，请不要取消，等待到账即可。
    </Confirm>
  );
}
