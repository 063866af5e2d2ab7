import { useCancelWithdrawProposalMutation, useGetWithdrawPageInfoQuery } from '@portal/api-client/withdraw';
import type { Withdrawal } from '@portal/contract/withdraw';
import { Card, Split, Stack } from '@portal/ui';
import { useState } from 'react';
import { FormColumn } from '../shared/forms/form-column';
import { lazyCard } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { NoOpenPayouts } from '../shared/payout/no-open-payouts';
import { isOpen } from '../shared/payout/payout';
import { payoutSkeleton } from '../shared/payout/payout-skeleton';
import { Reasons } from '../shared/forms/reasons';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useBlocked } from '../shared/forms/use-blocked';
import { useRecordsQuery } from '../shared/records/use-records-query';
import { alwaysRefetch } from '../shared/page/refetch';
import { useFirstLoad, withOthers } from '../shared/page/with-others';
import { NewWithdrawalForm, type PageInfo } from './new-withdrawal.form';
import { useRecentWithdrawals } from './use-recent-withdrawals';

const OpenWithdrawals = lazyCard('进行中', () => import('./open-withdrawals').then((module) => module.OpenWithdrawals));
const WithdrawalResult = lazyCard('出金进度', () =>
  import('./withdrawal-result').then((module) => module.WithdrawalResult),
);
const WithdrawalRecords = lazyCard('出金记录', () =>
  import('./withdrawal-records').then((module) => module.WithdrawalRecords),
);

/** `/user-center/assets/withdraw`: a withdrawal to a bank card, withdrawals in progress and past ones. */
export function WithdrawPage() {
  const waiting = useFirstLoad(useAccountInfo());
  const info = withOthers(useGetWithdrawPageInfoQuery(undefined, alwaysRefetch), { isLoading: waiting });
  const [submitted, setSubmitted] = useState<Withdrawal>();
  return (
    <Page
      title="出金"
      description="出金到本人银行卡，查看进度与历史出金。"
      lede={submitted ? undefined : '提交后进入审核，通过后付款到您的银行卡。审核期间可以取消。'}
    >
      <Loaded card query={info} skeleton={payoutSkeleton('新出金', '出金记录')}>
        {(data) => <Withdrawals info={data} submitted={submitted} onSubmitted={setSubmitted} />}
      </Loaded>
    </Page>
  );
}

type Props = {
  info: PageInfo;
  /** The withdrawal whose result is shown. */
  submitted: Withdrawal | undefined;
  onSubmitted: (withdrawal: Withdrawal | undefined) => void;
};

function Withdrawals({ info, submitted, onSubmitted }: Props) {
  const { accounts, arrival } = info;
  const blocked = useBlocked('withdraw', info.blocked);
  const [cancel] = useCancelWithdrawProposalMutation();
  const query = useRecordsQuery();
  const recent = useRecentWithdrawals(query);
  const shown = submitted && (recent.find(({ pno }) => pno === submitted.pno) ?? submitted);
  const open = recent.filter((payout) => isOpen(payout) && payout.pno !== shown?.pno);
  if (shown) {
    return (
      <Stack data-gap={6}>
        <WithdrawalResult
          key={shown.pno}
          payout={shown}
          accounts={accounts}
          arrival={arrival}
          cancel={cancel}
          onAgain={() => onSubmitted(undefined)}
        />
        {/* Below the one just submitted, an empty list would contradict it. */}
        {open.length > 0 && <OpenWithdrawals list={open} arrival={arrival} cancel={cancel} />}
        <WithdrawalRecords query={query} accounts={accounts} arrival={arrival} cancel={cancel} />
      </Stack>
    );
  }
  return (
    <Stack data-gap={6}>
      <Split data-gap={6}>
        <Card title="新出金">
          {blocked ? (
            <Reasons title="暂时不能出金" action={blocked} />
          ) : (
            <FormColumn>
              <NewWithdrawalForm
                info={info}
                accountId={query.search.get('account') ?? undefined}
                onSubmitted={onSubmitted}
              />
            </FormColumn>
          )}
        </Card>
        {open.length > 0 ? <OpenWithdrawals list={open} arrival={arrival} cancel={cancel} /> : <NoOpenPayouts />}
      </Split>
      <WithdrawalRecords query={query} accounts={accounts} arrival={arrival} cancel={cancel} />
    </Stack>
  );
}
