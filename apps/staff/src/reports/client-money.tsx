import { useClientMoneyQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { LedgerBalance } from '@portal/contract/staff';
import { Card, DefinitionList, Empty, Money, Row, Split, Stack, Table, Tag, TextField, type Column } from '@portal/ui';
import { FileButton } from '../shared/browser/file-button';
import { Loaded } from '../shared/page/loaded';
import { accountText } from './report-texts';
import { useDays } from './use-days';

const columns: readonly Column<LedgerBalance>[] = [
  { id: 'account', head: '账簿', primary: true, cell: ({ account }) => accountText(account) },
  { id: 'currency', head: '币种', cell: ({ currency }) => currency },
  { id: 'balance', head: '余额', align: 'end', cell: ({ balance }) => <Money value={balance} /> },
];

const rowKey = ({ account, currency }: LedgerBalance) => `${account} ${currency}`;

/** What the broker owes its customers, and the money that covers it, at the end of a day. */
export function ClientMoney() {
  const { address, days } = useDays();
  const day = days.endDate;
  const query = useClientMoneyQuery({ day });
  return (
    <Stack data-gap={4}>
      <Row data-gap={3} data-align="end">
        <TextField
          name="endDate"
          label="截至日期"
          type="date"
          value={day}
          onChange={(value) => address.change('endDate', value)}
        />
        <FileButton
          request={staffRequests.reportCsv}
          args={{ report: 'clientMoney', startDate: day, endDate: day }}
          fileName={`客户资金-${day}.csv`}
        >
          会计 CSV
        </FileButton>
      </Row>
      <Loaded query={query} lines={8}>
        {({ balances, differences, pendingPayouts }) => (
          <>
            <Card title="核对">
              <DefinitionList
                layout="figures"
                items={[
                  ...differences.map(({ currency, difference }) => ({
                    id: currency,
                    term: `公司减客户 ${currency}`,
                    value: <Money value={difference} currency={currency} />,
                    note: Number(difference) === 0 ? <Tag tone="ok">一致</Tag> : <Tag tone="danger">不一致</Tag>,
                  })),
                  {
                    id: 'pending',
                    term: '在途出金',
                    value: <Money value={pendingPayouts} currency="USD" />,
                    note: '仍在客户余额中',
                  },
                ]}
              />
            </Card>
            <Split data-gap={4}>
              {(['customers', 'house'] as const).map((owner) => (
                <Card key={owner} title={owner === 'customers' ? '应付客户' : '公司账簿'} flush>
                  <Table
                    caption={owner === 'customers' ? '应付客户' : '公司账簿'}
                    columns={columns}
                    rows={balances.filter((account) => account.owner === owner)}
                    rowKey={rowKey}
                    empty={<Empty title="当天还没有记录">可以在上方更换日期。</Empty>}
                  />
                </Card>
              ))}
            </Split>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
