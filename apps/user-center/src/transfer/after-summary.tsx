import type { Account } from '@portal/contract/account';
import { received } from '@portal/rules/money';
import { DefinitionList, Money } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { balancesAfter } from './balances-after';
import { rateText } from './rate-text';

type Props = { from: Account | undefined; to: Account | undefined; amount: string };

/** Both balances before and after the transfer, and the rate where the currencies differ. */
export function AfterSummary({ from, to, amount }: Props) {
  const after = from && to && balancesAfter(from, to, amount);
  const line = (id: string, word: string, account: Account | undefined, balance: string | undefined) => ({
    id,
    term: account ? `${word}：${accountName(account)}` : `${word}余额`,
    value: <Money value={balance} currency={account?.currency} />,
    note: account && (
      <>
        现为 <Money value={account.balance} currency={account.currency} />
      </>
    ),
  });
  return (
    <div aria-live="polite">
      <DefinitionList
        items={[
          ...(from && to && from.currency !== to.currency
            ? [
                { id: 'rate', term: '汇率', value: rateText(from, to) },
                {
                  id: 'receive',
                  term: '到账金额',
                  value: <Money value={received(from, to, amount)} currency={to.currency} />,
                },
              ]
            : []),
          line('from', '转出后', from, after?.from),
          line('to', '转入后', to, after?.to),
          { id: 'fee', term: '手续费', value: '免费' },
        ]}
      />
    </div>
  );
}
