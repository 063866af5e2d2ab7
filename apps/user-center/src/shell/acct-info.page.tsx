import { useResultsQuery } from '@portal/api-client/reports';
import type { OkOf } from '@portal/contract/kernel';
import type { accountCalls } from '@portal/contract/account';
import { Card, LinkButton, Skeleton, Split, Stack } from '@portal/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { LinkMt5 } from '../account/link-mt5';
import { OpenMt5 } from '../account/open-mt5';
import { OverviewActs } from '../account/overview-acts';
import { equityTerms } from '@portal/overview/equity-terms';
import { OverviewHead, type Results } from '@portal/overview/overview-head';
import { TrendPlace } from '@portal/overview/trend-place';
import { useBankCards } from '../identity/use-bank-cards';
import { useKyc } from '../identity/use-kyc';
import { firstPage } from '../shared/page/first-page';
import { lazyPart } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Reasons } from '../shared/forms/reasons';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useFirstLoad, withOthers } from '../shared/page/with-others';

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
type Account = AccountInfo['accounts'][number];

const cardsSkeleton = (
  <Split data-even data-gap={6}>
    {['wallet', 'mt5'].map((each) => (
      <Card key={each}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={6} />
      </Card>
    ))}
  </Split>
);

const skeleton = (
  <Stack data-gap={6}>
    <Skeleton width="third" />
    <Skeleton shape="title" width="half" />
    <Skeleton lines={3} />
    {cardsSkeleton}
  </Stack>
);

const loadBelow = async () => (await import('./overview-below')).OverviewBelow;
const OverviewBelow = lazyPart(loadBelow, cardsSkeleton, (error) => <Card>{error}</Card>);

const isShown = ({ status }: Account) => status !== 'archived';

/** `/user-center/acctInfo`: the total equity, the accounts, the verification. */
export function AcctInfoPage() {
  const results = useResultsQuery(undefined, { refetchOnMountOrArgChange: true });
  const accounts = useAccountInfo({ live: true });
  const cards = useBankCards();
  const isAboveLoading = useFirstLoad(accounts, results);
  const info = withOthers(accounts, { isLoading: isAboveLoading });
  const waiting = useFirstLoad(accounts, results, cards);
  const kyc = withOthers(useKyc(), { isLoading: waiting });
  // Loads beside the figures. If that fails, it is loaded again where it is shown.
  useEffect(() => void loadBelow().catch(() => undefined), []);
  const all = info.currentData?.accounts ?? [];
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
        {!isAboveLoading && (
          <OverviewBelow accounts={isNew(info.currentData) ? [] : all.filter(isShown)} kyc={kyc} cards={cards} />
        )}
      </Stack>
    </Page>
  );
}

const hasMoney = ({ balance, equity }: Account) => /[1-9]/.test(`${balance}${equity}`);

/** An account is open. Other reasons against a deposit are shown on the deposit page. */
const isReady = ({ actions }: AccountInfo) => actions.deposit.reasons.every(({ code }) => code !== 'deposit.noMt5');

/** A new customer sees the next step instead of figures that are all zero. */
const isNew = (info: AccountInfo | undefined) =>
  info !== undefined && !isReady(info) && !info.accounts.some((one) => isShown(one) && hasMoney(one));

function Holdings({ info, results }: { info: AccountInfo; results: Results | undefined }) {
  const { accounts, actions } = info;
  const ready = isReady(info);
  // A reason that blocks both acts is shown once, the next step first.
  const reasons = [...actions.openMt5.reasons, ...actions.deposit.reasons].filter(
    ({ code }, n, all) => all.findIndex((one) => one.code === code) === n,
  );
  const shown = accounts.filter(isShown);
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
  if (isNew(info)) {
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
            <BalanceTrend now={equityTerms(shown)} converted={shown.some(({ rates }) => rates)} />
          </>
        ) : (
          steps
        )}
        {opening}
        {ready && <Reasons title="暂时不能开立 MT5 账户" action={actions.openMt5} />}
      </OverviewHead>
    </>
  );
}
