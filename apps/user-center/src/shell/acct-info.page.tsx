import { useResultsQuery } from '@portal/api-client/reports';
import type { OkOf } from '@portal/contract/kernel';
import type { accountCalls } from '@portal/contract/account';
import { Card, LinkButton, Skeleton, Split, Stack } from '@portal/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { AccountsPart } from '../account/accounts-part';
import { LinkMt5 } from '../account/link-mt5';
import { OpenMt5 } from '../account/open-mt5';
import { OverviewActs } from '../account/overview-acts';
import { OverviewHead, type Results } from '../account/overview-head';
import { KycPart } from '../identity/kyc-part';
import { useBankCards } from '../identity/use-bank-cards';
import { useKyc } from '../identity/use-kyc';
import { TrendPlace } from '../account/trend-place';
import { firstPage } from '../shared/page/first-page';
import { lazyPart } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Reasons } from '../shared/forms/reasons';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useFirstLoad, withOthers } from '../shared/page/with-others';
import { useHashTarget } from '../shared/page/use-hash-target';

// The chart is not urgent. Its chunk waits for the first page, because it could otherwise load alongside the page's own chunk.
const BalanceTrend = lazyPart(
  async () => {
    await firstPage.stands;
    return (await import('../account/balance-trend')).BalanceTrend;
  },
  <TrendPlace />,
  () => null,
);

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  /* On a phone two beside each other, and the third below them. */
  @media (max-width: 639.98px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;

    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

type AccountInfo = OkOf<(typeof accountCalls)['queryAccountInfo']>;

const skeleton = (
  <Stack data-gap={6}>
    <Skeleton width="third" />
    <Skeleton shape="title" width="half" />
    <Skeleton lines={3} />
    <Split data-even data-gap={6}>
      {['wallet', 'mt5'].map((each) => (
        <Card key={each}>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={6} />
        </Card>
      ))}
    </Split>
  </Stack>
);

/** `/user-center/acctInfo`: the total equity, the accounts, the verification. */
export function AcctInfoPage() {
  const results = useResultsQuery(undefined, { refetchOnMountOrArgChange: true });
  const accounts = useAccountInfo({ live: true });
  const cards = useBankCards();
  const isAboveLoading = useFirstLoad(accounts, results);
  const info = withOthers(accounts, { isLoading: isAboveLoading });
  const waiting = useFirstLoad(accounts, results, cards);
  const kyc = withOthers(useKyc(), { isLoading: waiting });
  useHashTarget(info.data !== undefined && kyc.data !== undefined);
  return (
    <Page
      title="账户总览"
      description="总净值、交易账户与认证。"
      actions={<LinkButton href="/user-center/settings">设置</LinkButton>}
    >
      <Stack data-gap={6}>
        <Loaded card query={info} skeleton={skeleton}>
          {(data) => <Holdings info={data} results={results.data} />}
        </Loaded>
        {/* Renders with the content above, whose height depends on the number of accounts: nothing shifts while it is read. */}
        <Fragment key={isAboveLoading ? 'waiting' : 'known'}>
          <Loaded
            card
            query={kyc}
            skeleton={
              <Card title="认证">
                <Skeleton lines={6} />
              </Card>
            }
          >
            {(data) => <KycPart kyc={data} cards={cards} />}
          </Loaded>
        </Fragment>
      </Stack>
    </Page>
  );
}

const hasMoney = ({ balance, equity }: AccountInfo['accounts'][number]) => /[1-9]/.test(`${balance}${equity}`);

function Holdings({ info: { accounts, actions }, results }: { info: AccountInfo; results: Results | undefined }) {
  // An account is open. Other reasons against a deposit are shown on the deposit page.
  const ready = actions.deposit.reasons.every(({ code }) => code !== 'deposit.noMt5');
  // A reason that blocks both acts is shown once, the next step first.
  const reasons = [...actions.openMt5.reasons, ...actions.deposit.reasons].filter(
    ({ code }, n, all) => all.findIndex((one) => one.code === code) === n,
  );
  const shown = accounts.filter(({ status }) => status !== 'archived');
  const opening = (
    <Acts>
      {!ready && (
        <LinkButton tone="primary" href="/user-center/deposit-guide">
          继续开户
        </LinkButton>
      )}
      <OpenMt5 action={actions.openMt5} />
      <LinkMt5 action={actions.openMt5} />
    </Acts>
  );
  const owed = actions.withdraw.reasons.filter(({ code }) => code === 'account.owes');
  const steps = <Reasons title="完成开户后即可入金" tone="info" action={{ allowed: false, reasons }} />;
  // A new customer sees the next step instead of figures that are all zero.
  if (!ready && !shown.some(hasMoney)) {
    return (
      <Card title="开始使用">
        <Stack>
          {steps}
          {opening}
        </Stack>
      </Card>
    );
  }
  return (
    <>
      <Reasons title="账户有欠款" action={{ allowed: owed.length === 0, reasons: owed }} />
      <OverviewHead accounts={accounts} results={results}>
        {ready ? (
          <>
            <OverviewActs />
            <BalanceTrend partial={accounts.some(({ rates }) => rates)} />
          </>
        ) : (
          steps
        )}
        {opening}
        {ready && <Reasons title="暂时不能开立 MT5 账户" action={actions.openMt5} />}
      </OverviewHead>
      <AccountsPart accounts={shown} />
    </>
  );
}
