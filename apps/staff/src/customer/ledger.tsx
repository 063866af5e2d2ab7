import { useCustomerBalanceQuery } from '@portal/api-client/staff';
import type { OkOf } from '@portal/contract/kernel';
import type { CustomerFile, staffCalls } from '@portal/contract/staff';
import { kindWords } from '@portal/rules/money';
import {
  Card,
  DateTime,
  DefinitionList,
  Empty,
  Money,
  Pagination,
  Select,
  Stack,
  styled,
  Table,
  Tag,
  type Column,
} from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

type Balance = OkOf<(typeof staffCalls)['customerBalance']>;
type Entry = Balance['list'][number];

const Narrow = styled.div`
  max-width: 320px;
`;

const steps = { ledger: '账簿', held: '冻结中', owed: '欠款', moving: '在途' } as const;

const columns: readonly Column<Entry>[] = [
  { id: 'at', head: '时间', primary: true, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'kind', head: '类型', cell: ({ kind, trade }) => `${kindWords[kind]}${trade ? ` ${trade.symbol}` : ''}` },
  { id: 'ref', head: '单号', cell: ({ ref }) => ref },
  { id: 'amount', head: '金额', align: 'end', cell: ({ amount }) => <Money value={amount} signed /> },
  { id: 'balance', head: '余额', align: 'end', cell: ({ balance }) => <Money value={balance} /> },
];

function Explained({ balance, onPage }: { balance: Balance; onPage: (pageNo: number) => void }) {
  const { sum } = balance;
  return (
    <>
      <Card title="余额说明">
        <DefinitionList
          layout="figures"
          items={[
            ...balance.steps.map(({ step, amount }) => ({
              id: step,
              term: steps[step],
              value: <Money value={amount} currency={balance.currency} signed />,
            })),
            { id: 'shown', term: '显示余额', value: <Money value={balance.shown} currency={balance.currency} /> },
            {
              id: 'sum',
              term: `${sum.count} 笔分录合计`,
              value: <Money value={sum.entries} currency={balance.currency} />,
              note: sum.agrees ? <Tag tone="ok">与账簿一致</Tag> : <Tag tone="danger">与账簿不一致</Tag>,
            },
          ]}
        />
      </Card>
      <Card title="分录" flush>
        <Table
          caption="分录"
          columns={columns}
          rows={balance.list}
          rowKey={({ id }) => id}
          empty={<Empty title="还没有分录">该账户发生入金、出金、转账或盈亏后，分录会列在这里。</Empty>}
        />
        <Pagination pageNo={balance.pageNo} pageSize={balance.pageSize} total={balance.total} onPage={onPage} />
      </Card>
    </>
  );
}

/** What a balance of the customer is made of, as the customer sees it. */
export function Ledger({ customerNumber, accounts }: { customerNumber: string; accounts: CustomerFile['accounts'] }) {
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const [pageNo, setPageNo] = useState(1);
  const query = useCustomerBalanceQuery({ customerNumber, accountId, pageNo, pageSize: 50 }, { skip: !accountId });
  if (!accountId) return <Empty title="还没有账户">客户有账户后，可以在这里查看余额的组成。</Empty>;
  return (
    <Stack data-gap={4}>
      <Narrow>
        <Select
          name="account"
          label="账户"
          value={accountId}
          options={accounts.map(({ id, kind, account_no: number }) => ({
            value: id,
            label: `${kind === 'wallet' ? '主账户' : 'MT5'} ${number}`,
          }))}
          onChange={(id) => {
            setAccountId(id);
            setPageNo(1);
          }}
        />
      </Narrow>
      <Loaded query={query} lines={10}>
        {(balance) => <Explained balance={balance} onPage={setPageNo} />}
      </Loaded>
    </Stack>
  );
}
