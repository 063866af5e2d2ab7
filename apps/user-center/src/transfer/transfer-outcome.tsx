import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { Money, Notice } from '@portal/ui';
import { sideName } from './side-name';

type Props = { transfer: Transfer; accounts: readonly Account[] };

/** What came of the transfer just made. */
export function TransferOutcome({ transfer, accounts }: Props) {
  const { status, reason, amount, from, to, tno } = transfer;
  const facts = (
    <>
      从{sideName(from, accounts)}转<Money value={amount} currency="USD" />到{sideName(to, accounts)}，单号 {tno}。
    </>
  );
  if (status === 'done') {
    return (
      <Notice tone="ok" title="转账成功" live>
        {facts}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title="转账未成功，款项仍在原账户" live>
      {facts}
      {reason && `原因：${reason}。`}
    </Notice>
  );
}
