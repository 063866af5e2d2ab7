import type { Account } from '@portal/contract/account';
import type { Draft } from '@portal/contract/deposit';
import { Button, Countdown, Money, Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { accountName } from '../shared/accounts/account-name';
import { lazyDialog } from '../shared/page/lazy';
import { useHandOver } from './use-hand-over';

const CancelDraft = lazyDialog(() => import('./cancel-draft').then((module) => module.CancelDraft));

type Props = {
  draft: Draft;
  account: Account | undefined;
  offsetMs: number | undefined;
  onEnd: () => void;
  onCancelled: () => void;
};

/** One unpaid deposit: the amount due, the time left, and buttons to pay or to cancel it. */
export function UnpaidDraft({ draft, account, offsetMs, onEnd, onCancelled }: Props) {
  const { handOver, dialog } = useHandOver();
  const [cancelling, setCancelling] = useState(false);
  const { pno, amount, currency, payAmount, payCurrency, expiresAt } = draft;
  return (
    <Stack data-gap={2}>
      <Row data-justify="between" data-gap={2} data-align="baseline">
        <Money value={amount} currency={currency} size="large" />
        <Text data-size={14} data-tone="warn">
          剩余 <Countdown until={expiresAt} offsetMs={offsetMs} onEnd={onEnd} />
        </Text>
      </Row>
      <Text data-size={14} data-tone="soft">
        应付 <Money value={payAmount} currency={payCurrency} />
        {account && `，入 ${accountName(account)}`}
        <br />
        单号 {pno}
      </Text>
      <Row data-gap={2}>
        <Button size="small" tone="primary" onClick={() => handOver(draft)}>
          继续支付
        </Button>
        <Button size="small" onClick={() => setCancelling(true)}>
          取消
        </Button>
      </Row>
      {dialog}
      <CancelDraft draft={draft} open={cancelling} onClose={() => setCancelling(false)} onCancelled={onCancelled} />
    </Stack>
  );
}
