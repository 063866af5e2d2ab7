import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { Button, Copy, DefinitionList, LinkButton, Money, Row, Stack } from '@portal/ui';
import { TradeLink } from '../shared/accounts/trade-link';
import { tidyRate } from '@portal/overview/tidy-rate';
import { useFocusHere } from '../shared/page/use-focus-here';
import { ResultActions } from '../shared/result/result-actions';
import { ResultHead } from '../shared/result/result-head';
import { DoubtLink } from '../shared/support/doubt-link';
import { sideName } from './side-name';

type Props = { transfer: Transfer; accounts: readonly Account[]; onAgain: () => void };

/** The result of the transfer just made, in the place of the form, in view and focused, with the next steps. */
export function TransferOutcome({ transfer, accounts, onAgain }: Props) {
  const place = useFocusHere<HTMLDivElement>();
  const { status, reason, amount, currency, receive, receiveCurrency, rate, from, to, tno } = transfer;
  const done = status === 'done';
  const tradable = done && accounts.some(({ id, kind }) => id === to.id && kind === 'mt5');
  return (
    <div ref={place} role="group" aria-label="转账结果" tabIndex={-1}>
      <Stack data-gap={6}>
        <ResultHead
          look={done ? 'done' : 'refused'}
          title={done ? '转账成功' : '转账未成功'}
          amount={<Money value={amount} currency={currency} size="display" />}
        >
          {done ? '款项已转入，可以立即使用。' : `${reason ? `原因：${reason}。` : ''}款项仍在原账户，可以重新转账。`}
        </ResultHead>
        <DefinitionList
          items={[
            ...(rate && done
              ? [
                  {
                    id: 'receive',
                    term: '到账金额',
                    value: <Money value={receive} currency={receiveCurrency} />,
                    note: `汇率 1 USD = ${tidyRate(rate)} ${currency === 'USD' ? receiveCurrency : currency}`,
                  },
                ]
              : []),
            { id: 'from', term: '转出账户', value: sideName(from, accounts) },
            { id: 'to', term: '转入账户', value: sideName(to, accounts) },
            {
              id: 'tno',
              term: '单号',
              value: (
                <Row data-gap={2} data-justify="end">
                  {tno}
                  <Copy value={tno} />
                </Row>
              ),
            },
          ]}
        />
        <ResultActions>
          {tradable && <TradeLink tone="primary" login={to.account_no} />}
          <Button tone={tradable ? 'secondary' : 'primary'} onClick={onAgain}>
            {done ? '再转一笔' : '重新转账'}
          </Button>
          <LinkButton href="/user-center/fundingDetails?tab=transfer">查看记录</LinkButton>
        </ResultActions>
        <DoubtLink about={tno} />
      </Stack>
    </div>
  );
}
