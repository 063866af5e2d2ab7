import type { Account } from '@portal/contract/account';
import { Card, DefinitionList, Money } from '@portal/ui';
import { accountName } from '../kernel/account-name';

/** What every account holds, and what of it may be moved. */
export function AccountBalances({ accounts }: { accounts: readonly Account[] }) {
  return (
    <Card title="账户余额">
      <DefinitionList
        items={accounts.map((account) => ({
          id: account.id,
          term: accountName(account),
          value: <Money value={account.balance} currency="USD" />,
          note: account.stale ? (
            '暂时无法查询可转出余额'
          ) : (
            <>
              可转出 <Money value={account.withdrawable} currency="USD" />
            </>
          ),
        }))}
      />
    </Card>
  );
}
