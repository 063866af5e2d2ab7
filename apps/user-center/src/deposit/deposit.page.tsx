import {
  useDepositDraftListQuery,
  useGetActivitySettingQuery,
  useQueryDepositInfoQuery,
} from '@portal/api-client/deposit';
import { useSession } from '@portal/session/react';
import { Card, Skeleton, Split, Stack } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormColumn } from '../shared/forms/form-column';
import { lazyCard, lazyPart } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Reasons } from '../shared/forms/reasons';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { resultSkeleton } from '../shared/result/result-skeleton';
import { useClockOffset } from '../shared/browser/use-clock-offset';
import { useFirstLoad, withOthers } from '../shared/page/with-others';
import { NewDepositForm } from './new-deposit.form';
import { Promotions } from './promotions';
import { UnpaidDrafts } from './unpaid-drafts';
import { useCoupons } from './use-coupons';

const DepositResult = lazy(() => import('./deposit-result').then((result) => ({ default: result.DepositResult })));

const DepositRecords = lazyCard('入金记录', () => import('./deposit-records').then((module) => module.DepositRecords));

const OwnLimitsLine = lazyPart(() => import('./own-limits-line').then((line) => line.OwnLimitsLine), null);

const pnoShape = /^[A-Z][0-9A-Z]{5,29}$/;

const unpaidSkeleton = (
  <Card title="待支付">
    <Skeleton lines={4} />
  </Card>
);

const skeleton = (
  <Stack data-gap={6}>
    <Split data-gap={6}>
      <Card title="新入金">
        <Stack>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Stack>
      </Card>
      {unpaidSkeleton}
    </Split>
    <Card title="入金记录">
      <Skeleton lines={4} />
    </Card>
  </Stack>
);

/**
 * `/user-center/assets/deposit`: a new deposit, unpaid and earlier ones; or the result, when the cashier sends the customer
 * back.
 */
export function DepositPage() {
  const [search] = useSearchParams();
  const pno = search.get('pno') ?? '';
  if (search.has('merchantId') && pnoShape.test(pno)) {
    return (
      <Page
        title="入金结果"
        description="支付结果与账户最新余额。"
        back={{ href: '/user-center/assets/deposit', label: '入金' }}
      >
        <Suspense fallback={resultSkeleton}>
          <DepositResult key={pno} pno={pno} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page title="入金" description="向账户入金，查看待支付与历史入金。" lede="提交后前往支付渠道付款，到账后自动入账。">
      <NewAndUnpaid accountId={search.get('account') ?? undefined} />
    </Page>
  );
}

function NewAndUnpaid({ accountId }: { accountId: string | undefined }) {
  const customerNo = useSession().state.username ?? '';
  const drafts = useDepositDraftListQuery({ id: customerNo });
  const account = useAccountInfo();
  const waiting = useFirstLoad(drafts, account);
  const query = withOthers(useQueryDepositInfoQuery(), useCoupons(), useGetActivitySettingQuery(), {
    isLoading: waiting,
  });
  const offsetMs = useClockOffset();
  const action = account.data?.actions.deposit;
  return (
    <Loaded card query={query} skeleton={skeleton}>
      {({ channels, accounts, maxUnpaid, ownLimits }) => (
        <Stack data-gap={6}>
          <Promotions />
          <Split data-gap={6}>
            <Card title="新入金">
              <Stack>
                {ownLimits.length > 0 && <OwnLimitsLine limits={ownLimits} />}
                {action?.allowed === false ? (
                  <Reasons title="暂时不能入金" action={action} />
                ) : (
                  <FormColumn>
                    <NewDepositForm channels={channels} accounts={accounts} accountId={accountId} />
                  </FormColumn>
                )}
              </Stack>
            </Card>
            <Loaded card query={drafts} skeleton={unpaidSkeleton}>
              {(unpaid) => (
                <UnpaidDrafts
                  drafts={unpaid}
                  accounts={accounts}
                  maxUnpaid={maxUnpaid}
                  offsetMs={offsetMs}
                  onEnd={() => void drafts.refetch()}
                />
              )}
            </Loaded>
          </Split>
          <DepositRecords accounts={accounts} />
        </Stack>
      )}
    </Loaded>
  );
}
