import type { Account } from '@portal/contract/account';
import { Card, DefinitionList, Money } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';

function Note({ account: { review, stale, withdrawable, currency } }: { account: Account }) {
  if (review) return '正在核对，暂停转入转出';
  if (stale) return '暂时无法查询可转出余额';
  return (
    <>
      可转出 <Money value={withdrawable} currency={currency} />
    </>
  );
}

/** Every account's balance, and how much of it can be transferred. */
export function AccountBalances({ accounts }: { accounts: readonly Account[] }) {
  return (
    <Card title="账户余额">
      <DefinitionList
        items={accounts.map((account) => ({
          id: account.id,
          term: accountName(account),
          value: <Money value={account.balance} currency={account.currency} />,
          note: <Note account={account} />,
        }))}
      />
    </Card>
  );
}
