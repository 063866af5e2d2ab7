import { useAccountListQuery } from '@portal/api-client/transfer';
import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { Card, Skeleton, Split, Stack } from '@portal/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { FormColumn } from '../shared/forms/form-column';
import { alwaysRefetch } from '../shared/page/refetch';
import { lazyCard } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Reasons } from '../shared/forms/reasons';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useFirstLoad, withOthers } from '../shared/page/with-others';
import { AccountBalances } from './account-balances';
import { firstSides } from './first-sides';
import { NewTransferForm } from './new-transfer.form';
import { TransferOutcome } from './transfer-outcome';

const TransferRecords = lazyCard('转账记录', () =>
  import('./transfer-records').then((module) => module.TransferRecords),
);

// The withdrawable amount of an MT5 account moves with the market, and follows a transfer with a delay.
const LIVE_MS = 5_000;

const skeleton = (
  <Stack data-gap={6}>
    <Split data-gap={6}>
      <Card title="新转账">
        <Stack>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton lines={4} />
        </Stack>
      </Card>
      <Card title="账户余额">
        <Skeleton lines={4} />
      </Card>
    </Split>
    <Card title="转账记录">
      <Skeleton lines={4} />
    </Card>
  </Stack>
);

/** `/user-center/assets/transfer`: transfers between the customer's own accounts, and earlier ones. */
export function TransferPage() {
  const list = useAccountListQuery(undefined, {
    ...alwaysRefetch,
    pollingInterval: LIVE_MS,
    skipPollingIfUnfocused: true,
  });
  const waiting = useFirstLoad(useAccountInfo());
  const query = withOthers(list, { isLoading: waiting });
  return (
    <Page
      title="转账"
      description="在主账户与 MT5 账户之间转账，查看转账记录。"
      lede="在您自己的主账户与 MT5 账户之间转账，免手续费。"
    >
      <Loaded card query={query} skeleton={skeleton}>
        {(accounts) => <Transfers accounts={accounts} />}
      </Loaded>
    </Page>
  );
}

function Transfers({ accounts }: { accounts: readonly Account[] }) {
  const [search] = useSearchParams();
  const [last, setLast] = useState<Transfer>();
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const again = () => {
    flushSync(() => setShown(false));
    place.current?.querySelector<HTMLInputElement>('input[name="amount"]')?.focus();
  };
  const action = useAccountInfo().data?.actions.transfer;
  const first = last ? { from: last.from.id, to: last.to.id } : firstSides(accounts, search.get('account'));
  return (
    <Stack data-gap={6}>
      <Split data-gap={6}>
        <Card title={shown ? '转账结果' : '新转账'}>
          <Stack>
            {last && shown ? (
              <TransferOutcome key={last.tno} transfer={last} accounts={accounts} onAgain={again} />
            ) : action?.allowed === false ? (
              <Reasons title="暂时不能转账" action={action} />
            ) : (
              <FormColumn ref={place}>
                {/* Each transfer has a new form with its own key. */}
                <NewTransferForm
                  key={last?.tno}
                  accounts={accounts}
                  first={first}
                  amount={last?.status === 'failed' ? last.amount : ''}
                  named={search.has('account')}
                  onDone={(made) => {
                    setLast(made);
                    setShown(true);
                  }}
                />
              </FormColumn>
            )}
          </Stack>
        </Card>
        <AccountBalances accounts={accounts} />
      </Split>
      <TransferRecords accounts={accounts} />
    </Stack>
  );
}
