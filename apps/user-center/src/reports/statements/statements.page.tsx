import { useStatementsQuery } from '@portal/api-client/reports';
import type { Account } from '@portal/contract/account';
import { Button, Card, Notice, Pagination, Select, Skeleton, Stack } from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountName } from '../../shared/accounts/account-name';
import { lazyDialog } from '../../shared/page/lazy';
import { Loaded } from '../../shared/page/loaded';
import { mainAccount } from '@portal/overview/main-account';
import { Page } from '../../shared/page/page';
import { useAccountInfo } from '../../shared/accounts/use-account-info';
import { StatementTable } from './statement-table';

const CertificateDialog = lazyDialog(() => import('./certificate-dialog').then((dialog) => dialog.CertificateDialog));

const PAGE_SIZE = 12;

const Narrow = styled.div`
  max-width: 400px;
`;

/** `/user-center/statements`: a statement for every month of every account, as PDF and CSV. */
export function StatementsPage() {
  const info = useAccountInfo();
  return (
    <Page
      title="月结单"
      description="每个账户每月一份月结单：期初与期末余额、出入金、平仓明细与成本，可下载 PDF 与 CSV。"
      lede="每个账户每月一份，可下载 PDF 与 CSV。月份按北京时间划分。"
    >
      <Loaded
        card
        query={info}
        skeleton={
          <Card title="月结单">
            <Skeleton lines={8} />
          </Card>
        }
      >
        {({ accounts }) => <Statements accounts={accounts} />}
      </Loaded>
    </Page>
  );
}

function Statements({ accounts }: { accounts: readonly Account[] }) {
  const [search, setSearch] = useSearchParams();
  const [pageNo, setPageNo] = useState(1);
  const [certificate, setCertificate] = useState(false);
  const account = accounts.find(({ id }) => id === search.get('account')) ?? mainAccount(accounts);
  const query = useStatementsQuery(
    { accountId: account?.id ?? '', pageNo, pageSize: PAGE_SIZE },
    { skip: !account, refetchOnMountOrArgChange: true },
  );
  if (!account) return null;
  return (
    <Stack data-gap={6}>
      <Narrow>
        <Select
          name="account"
          label="账户"
          value={account.id}
          options={accounts.map((each) => ({ value: each.id, label: accountName(each) }))}
          onChange={(id) => {
            setPageNo(1);
            setSearch({ account: id }, { replace: true });
          }}
        />
      </Narrow>
      <Card
        title={accountName(account)}
        flush
        actions={
          <Button size="small" onClick={() => setCertificate(true)}>
            余额证明
          </Button>
        }
      >
        <Loaded query={query} skeleton={<StatementTable account={account} months={[]} busy={6} />}>
          {({ list, total }) => (
            <>
              <StatementTable account={account} months={list} />
              <Pagination label="月结单分页" pageNo={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} />
            </>
          )}
        </Loaded>
      </Card>
      {/* Renders with the table, whose height depends on the number of months. */}
      <Notice key={query.isLoading ? 'waiting' : 'known'} tone="plain">
        PDF 最多列出 2,000 行，超出的部分见 CSV。本月的月结单在月末前会继续变化。
      </Notice>
      <CertificateDialog
        accounts={accounts}
        accountId={account.id}
        open={certificate}
        onClose={() => setCertificate(false)}
      />
    </Stack>
  );
}
