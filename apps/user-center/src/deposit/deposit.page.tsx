import { useGetActivitySettingQuery, useQueryDepositInfoQuery } from '@portal/api-client/deposit';
import { Card, Skeleton, Split, Stack } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { FormColumn } from '../kernel/form-column';
import { latePart } from '../kernel/late-part';
import { Loaded } from '../kernel/loaded';
import { Page } from '../kernel/page';
import { Reasons } from '../kernel/reasons';
import { useAccountInfo } from '../kernel/use-account-info';
import { useClockOffset } from '../kernel/use-clock-offset';
import { withOthers } from '../kernel/with-others';
import { DepositResult } from './deposit-result';
import { NewDepositForm } from './new-deposit.form';
import { Promotions } from './promotions';
import { UnpaidDrafts } from './unpaid-drafts';
import { useCoupons } from './use-coupons';

const DepositRecords = latePart('入金记录', () => import('./deposit-records').then((late) => late.DepositRecords));

const pnoShape = /^[A-Z][0-9A-Z]{5,29}$/;

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
      <Card title="待支付">
        <Skeleton lines={4} />
      </Card>
    </Split>
    <Card title="入金记录">
      <Skeleton lines={4} />
    </Card>
  </Stack>
);

/** `/user-center/assets/deposit`: a new deposit, what waits to be paid, what was paid; or the result the cashier leads back to. */
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
        <DepositResult key={pno} pno={pno} />
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
  const query = withOthers(useQueryDepositInfoQuery(), useCoupons(), useGetActivitySettingQuery());
  const offsetMs = useClockOffset();
  const action = useAccountInfo().data?.actions.deposit;
  return (
    <Loaded card query={query} skeleton={skeleton}>
      {({ channels, accounts, unpaid, maxUnpaid }) => (
        <Stack data-gap={6}>
          <Promotions />
          <Split data-gap={6}>
            <Card title="新入金">
              <Stack>
                {action?.allowed === false ? (
                  <Reasons title="暂时不能入金" action={action} />
                ) : (
                  <FormColumn>
                    <NewDepositForm channels={channels} accounts={accounts} accountId={accountId} />
                  </FormColumn>
                )}
              </Stack>
            </Card>
            <UnpaidDrafts
              drafts={unpaid}
              accounts={accounts}
              maxUnpaid={maxUnpaid}
              offsetMs={offsetMs}
              onEnd={() => void query.refetch()}
            />
          </Split>
          <DepositRecords accounts={accounts} />
        </Stack>
      )}
    </Loaded>
  );
}
