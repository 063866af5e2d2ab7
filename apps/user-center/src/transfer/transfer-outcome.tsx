import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { Button, LinkButton, Money, Notice, Row } from '@portal/ui';
import { TradeLink } from '../shared/accounts/trade-link';
import { useFocusHere } from '../shared/page/use-focus-here';
import { sideName } from './side-name';

type Props = { transfer: Transfer; accounts: readonly Account[]; onAgain: () => void };

/** The result of the transfer just made, in view and focused, with the next steps. */
export function TransferOutcome({ transfer, accounts, onAgain }: Props) {
  const place = useFocusHere<HTMLDivElement>();
  const { status, reason, amount, from, to, tno } = transfer;
  const done = status === 'done';
  const tradable = done && accounts.some(({ id, kind }) => id === to.id && kind === 'mt5');
  return (
    <div ref={place} role="group" aria-label="转账结果" tabIndex={-1}>
      <Notice
        tone={done ? 'ok' : 'danger'}
        title={done ? '转账成功' : '转账未成功，款项仍在原账户'}
        action={
          <Row data-gap={2}>
            {tradable && <TradeLink tone="primary" size="small" login={to.account_no} />}
            <LinkButton size="small" href="/user-center/fundingDetails?tab=transfer">
              查看记录
            </LinkButton>
            <Button size="small" onClick={onAgain}>
              再转一笔
            </Button>
          </Row>
        }
      >
        从{sideName(from, accounts)}转 <Money value={amount} currency="USD" /> 到{sideName(to, accounts)}，单号 {tno}。
        {!done && reason && `原因：${reason}。`}
      </Notice>
    </div>
  );
}
