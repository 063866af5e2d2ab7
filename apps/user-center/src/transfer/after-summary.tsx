import type { Account } from '@portal/contract/account';
import { DefinitionList, Money } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { balancesAfter } from './balances-after';

type Props = { from: Account | undefined; to: Account | undefined; amount: string };

/** Both balances before and after the transfer. */
export function AfterSummary({ from, to, amount }: Props) {
  const after = from && to && balancesAfter(from, to, amount);
  const line = (id: string, word: string, account: Account | undefined, balance: string | undefined) => ({
    id,
    term: account ? `${word}：${accountName(account)}` : `${word}余额`,
    value: <Money value={balance} currency="USD" />,
    note: account && (
      <>
        现为 <Money value={account.balance} currency="USD" />
      </>
    ),
  });
  return (
    <div aria-live="polite">
      <DefinitionList
        items={[
          line('from', '转出后', from, after?.from),
          line('to', '转入后', to, after?.to),
          { id: 'fee', term: '手续费', value: '免费' },
        ]}
      />
    </div>
  );
}
