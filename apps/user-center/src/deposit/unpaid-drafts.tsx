import type { Account } from '@portal/contract/account';
import type { Draft } from '@portal/contract/deposit';
import { Card, Empty, Skeleton, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { lazyPart } from '../shared/page/lazy';
import { CardLines } from '../shared/records/card-lines';

const placeholder = <Skeleton lines={4} />;
const CancelledDraft = lazyPart(() => import('./cancelled-draft').then((part) => part.CancelledDraft), placeholder);
const UnpaidDraft = lazyPart(() => import('./unpaid-draft').then((part) => part.UnpaidDraft), placeholder);

type Props = {
  drafts: readonly Draft[];
  accounts: readonly Account[];
  maxUnpaid: number;
  offsetMs: number | undefined;
  /** A draft has expired. */
  onEnd: () => void;
};

/** Deposits that were submitted and are not paid yet. */
export function UnpaidDrafts({ drafts, accounts, maxUnpaid, offsetMs, onEnd }: Props) {
  const [cancelled, setCancelled] = useState<readonly Draft[]>([]);
  const gone = cancelled.filter(({ pno }) => !drafts.some((draft) => draft.pno === pno));
  return (
    <Card
      id="unpaid"
      title="待支付"
      actions={
        <Text data-size={14} data-tone="soft">
          {drafts.length} / {maxUnpaid} 笔
        </Text>
      }
    >
      <Stack data-gap={6}>
        {drafts.length === 0 && gone.length === 0 && (
          <Empty small title="没有待支付的入金">
            提交后未支付的入金会列在这里，到期前可继续支付。
          </Empty>
        )}
        {drafts.length > 0 && (
          <CardLines aria-label="待支付的入金">
            {drafts.map((draft) => (
              <li key={draft.pno}>
                <UnpaidDraft
                  draft={draft}
                  account={accounts.find(({ id }) => id === draft.accountId)}
                  offsetMs={offsetMs}
                  onEnd={onEnd}
                  onCancelled={() => setCancelled((before) => [draft, ...before])}
                />
              </li>
            ))}
          </CardLines>
        )}
        {gone.length > 0 && (
          <CardLines aria-label="刚取消的入金">
            {gone.map((draft) => (
              <li key={draft.pno}>
                <CancelledDraft draft={draft} />
              </li>
            ))}
          </CardLines>
        )}
      </Stack>
    </Card>
  );
}
