import { useCancelOutCoinProposalMutation, useGetWithdrawCoinPageInfoV2Query } from '@portal/api-client/coin';
import type { CoinWithdrawal } from '@portal/contract/coin';
import { Card, Split, Stack } from '@portal/ui';
import { useState } from 'react';
import { FormColumn } from '../shared/forms/form-column';
import { alwaysRefetch } from '../shared/page/refetch';
import { lazyCard, lazyDialog } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { NoOpenPayouts } from '../shared/payout/no-open-payouts';
import { isOpen } from '../shared/payout/payout';
import { payoutSkeleton } from '../shared/payout/payout-skeleton';
import { Reasons } from '../shared/forms/reasons';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useBlocked } from '../shared/forms/use-blocked';
import { useRecordsQuery } from '../shared/records/use-records-query';
import { useRestored } from '../shared/forms/use-restored';
import { useFirstLoad, withOthers } from '../shared/page/with-others';
import type { PageInfo } from './coin-terms';
import { NewCoinWithdrawalForm } from './new-coin-withdrawal.form';
import { NoAddresses } from './no-addresses';
import { useRecentCoinWithdrawals } from './use-recent-coin-withdrawals';

const AddressBook = lazyCard('地址簿', () => import('./address-book').then((module) => module.AddressBook));
const OpenCoinWithdrawals = lazyCard('进行中', () =>
  import('./open-coin-withdrawals').then((module) => module.OpenCoinWithdrawals),
);
const CoinWithdrawalResult = lazyCard('出金进度', () =>
  import('./coin-withdrawal-result').then((module) => module.CoinWithdrawalResult),
);
const CoinRecords = lazyCard('数字货币记录', () => import('./coin-records').then((module) => module.CoinRecords));

const NewAddressDialog = lazyDialog(() => import('./new-address-dialog').then((module) => module.NewAddressDialog));

const arrival = '到账时间以链上确认为准';

/** `/user-center/assets/withdrawCoin`: a withdrawal to a chain, the address book, withdrawals in progress and past ones. */
export function WithdrawCoinPage() {
  const waiting = useFirstLoad(useAccountInfo());
  const info = withOthers(useGetWithdrawCoinPageInfoV2Query(undefined, alwaysRefetch), { isLoading: waiting });
  const [submitted, setSubmitted] = useState<CoinWithdrawal>();
  return (
    <Page
      title="数字货币出金"
      description="出金 USDT 到本人的钱包地址，管理地址簿，查看进度与记录。"
      lede={submitted ? undefined : '出金 USDT 到您自己的钱包地址。新地址须先加入地址簿。'}
    >
      <Loaded card query={info} skeleton={payoutSkeleton('新出金', '数字货币记录')}>
        {(data) => (
          <CoinWithdrawals
            info={data}
            asOf={info.fulfilledTimeStamp ?? 0}
            submitted={submitted}
            onSubmitted={setSubmitted}
          />
        )}
      </Loaded>
    </Page>
  );
}

type Props = {
  info: PageInfo;
  asOf: number;
  /** The withdrawal whose result is shown. */
  submitted: CoinWithdrawal | undefined;
  onSubmitted: (withdrawal: CoinWithdrawal | undefined) => void;
};

function CoinWithdrawals({ info, asOf, submitted, onSubmitted }: Props) {
  const { accounts, addresses } = info;
  const [adding, setAdding] = useState(useRestored('coin-address'));
  const [addedId, setAddedId] = useState<string>();
  const blocked = useBlocked('withdrawCoin', info.blocked);
  const [cancel] = useCancelOutCoinProposalMutation();
  const query = useRecordsQuery();
  const recent = useRecentCoinWithdrawals(query);
  const shown = submitted && (recent.find(({ pno }) => pno === submitted.pno) ?? submitted);
  const open = recent.filter((payout) => isOpen(payout) && payout.pno !== shown?.pno);
  const add = () => setAdding(true);
  const book =
    addresses.length === 0 ? (
      <NoAddresses onAdd={add} />
    ) : (
      <AddressBook addresses={addresses} asOf={asOf} onAdd={add} />
    );
  const underWay = <OpenCoinWithdrawals list={open} arrival={arrival} cancel={cancel} />;
  return (
    <Stack data-gap={6}>
      {shown ? (
        <>
          <CoinWithdrawalResult
            key={shown.pno}
            payout={shown}
            accounts={accounts}
            arrival={arrival}
            cancel={cancel}
            onAgain={() => onSubmitted(undefined)}
          />
          {/* Below the one just submitted, an empty list would contradict it. */}
          {open.length > 0 && underWay}
        </>
      ) : (
        <Split data-gap={6}>
          <Card title="新出金">
            {blocked ? (
              <Reasons title="暂时不能出金" action={blocked} />
            ) : (
              <FormColumn>
                <NewCoinWithdrawalForm
                  info={info}
                  accountId={query.search.get('account') ?? undefined}
                  addedId={addedId}
                  asOf={asOf}
                  onAddAddress={() => setAdding(true)}
                  onSubmitted={onSubmitted}
                />
              </FormColumn>
            )}
          </Card>
          <Stack data-gap={6}>
            {book}
            {open.length > 0 ? underWay : <NoOpenPayouts />}
          </Stack>
        </Split>
      )}
      <CoinRecords query={query} accounts={accounts} arrival={arrival} cancel={cancel} />
      <NewAddressDialog open={adding} onClose={() => setAdding(false)} onAdded={({ id }) => setAddedId(id)} />
    </Stack>
  );
}
