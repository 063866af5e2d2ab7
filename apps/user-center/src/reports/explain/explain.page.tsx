import { useExplainBalanceQuery } from '@portal/api-client/reports';
import type { Account } from '@portal/contract/account';
import { Card, Loading, Select, Skeleton, Stack } from '@portal/ui';
import { styled } from 'styled-components';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountName } from '../../shared/accounts/account-name';
import { Loaded } from '../../shared/page/loaded';
import { mainAccount } from '@portal/overview/main-account';
import { Page } from '../../shared/page/page';
import { useAccountInfo } from '../../shared/accounts/use-account-info';
import { BalanceSum } from './balance-sum';
import { explainAddress, readExplainView, type ExplainView } from './explain-view';
import { MonthEntries, ENTRIES_SIZE } from './month-entries';
import { MonthList } from './month-list';

const Narrow = styled.div`
  max-width: 400px;
`;

const skeleton = (
  <Stack data-gap={6}>
    <Card title="余额">
      <Loading />
      <Skeleton shape="title" width="third" />
      <Skeleton lines={3} />
    </Card>
    <Card title="按月">
      <Skeleton lines={6} />
    </Card>
  </Stack>
);

/** `/user-center/explain`: a balance broken down into its entries, with a sum that must match. */
export function ExplainPage() {
  const info = useAccountInfo();
  return (
    <Page
      title="余额说明"
      description="每个账户的余额由哪些变动构成，逐笔可查，合计与余额一致。"
      lede="逐月汇总，逐笔可查，每一笔都能打开对应的单据。时间为北京时间。"
      back={{ href: '/user-center/acctInfo', label: '账户总览' }}
    >
      <Loaded card query={info} skeleton={skeleton}>
        {({ accounts }) => <Explained accounts={accounts} />}
      </Loaded>
    </Page>
  );
}

function Explained({ accounts }: { accounts: readonly Account[] }) {
  const [search] = useSearchParams();
  const args = readExplainView(search);
  const account = accounts.find(({ id }) => id === args.accountId) ?? mainAccount(accounts);
  const of = account?.kind === 'wallet' ? 'balance' : args.of;
  const view: ExplainView = { ...args, of, accountId: account?.id ?? '' };
  return (
    <Stack data-gap={6}>
      <BalanceSelect accounts={accounts} view={view} />
      {account && <ExplainedBalance key={`${account.id} ${of}`} view={view} />}
    </Stack>
  );
}

/** One balance. Its sum and months stay while the entries of another month load. */
function ExplainedBalance({ view }: { view: ExplainView }) {
  const { accountId, of, month, page } = view;
  const query = useExplainBalanceQuery(
    { accountId, of, ...(month && { month }), pageNo: page, pageSize: ENTRIES_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded card query={{ ...query, currentData: query.data }} skeleton={skeleton}>
      {(data) => (
        <>
          <BalanceSum explained={data} />
          <MonthList months={data.months} sum={data.sum} currency={data.currency} view={view} />
          {month && <MonthEntries explained={query.currentData} view={view} />}
        </>
      )}
    </Loaded>
  );
}

function BalanceSelect({ accounts, view }: { accounts: readonly Account[]; view: ExplainView }) {
  const navigate = useNavigate();
  const options = accounts.flatMap((account) => [
    { value: account.id, label: `${accountName(account)}：余额` },
    ...(account.kind === 'mt5' ? [{ value: `${account.id}:credit`, label: `${accountName(account)}：赠金` }] : []),
  ]);
  return (
    <Narrow>
      <Select
        name="balance"
        label="查看哪个余额"
        value={view.of === 'credit' ? `${view.accountId}:credit` : view.accountId}
        options={options}
        onChange={(value) => {
          const [accountId = '', of] = value.split(':');
          void navigate(explainAddress({ accountId, of: of === 'credit' ? of : 'balance', month: '', page: 1 }));
        }}
      />
    </Narrow>
  );
}
