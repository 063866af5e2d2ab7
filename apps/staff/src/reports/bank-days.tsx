import { useBankDaysQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { BankBalance, BankDay } from '@portal/contract/staff';
import { Button, Dialog, Money, Row, Stack, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { FileButton } from '../shared/browser/file-button';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import type { ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { wholeList } from '../shared/list/use-pages';
import { useCan } from '../shared/session/me';
import { BankBalanceForm } from './bank-balance.form';
import { BankDayDetail } from './bank-day-detail';
import { dayFilters, useDays } from './use-days';

const figure = (id: 'bank' | 'customers' | 'difference' | 'cash' | 'cashDifference', head: string) =>
  ({
    id,
    head,
    width: 120,
    align: 'end',
    text: (row) => row[id],
    cell: (row) => <Money value={row[id]} />,
  }) satisfies ListColumn<BankDay>;

const columns: readonly ListColumn<BankDay>[] = [
  { id: 'day', head: '日期', width: 100, text: ({ day }) => day },
  { id: 'currency', head: '币种', width: 60, text: ({ currency }) => currency },
  figure('bank', '银行余额'),
  figure('customers', '应付客户'),
  {
    id: 'pending',
    head: '其中在途出金',
    width: 110,
    align: 'end',
    text: ({ pendingPayouts }) => pendingPayouts ?? '',
    cell: ({ pendingPayouts }) => (pendingPayouts === undefined ? '–' : <Money value={pendingPayouts} />),
  },
  figure('difference', '银行减客户'),
  figure('cash', '账面资金'),
  figure('cashDifference', '银行减账面'),
  {
    id: 'missing',
    head: '登记',
    width: 90,
    text: ({ missing }) => (missing.length > 0 ? `缺 ${missing.join('、')}` : '齐全'),
    cell: ({ missing }) =>
      missing.length > 0 ? <Tag tone="warn">{`缺 ${missing.length} 个账户`}</Tag> : <Tag tone="ok">齐全</Tag>,
  },
];

/** The recorded balances of the banks by day, compared with customer funds and the cash of the ledger. */
export function BankDays() {
  const can = useCan();
  const { address, days } = useDays();
  const query = useBankDaysQuery(days);
  const list = query.currentData?.list;
  const [opened, setOpened] = useState<{ day: string; currency: string }>();
  const [form, setForm] = useState<{ old?: BankBalance }>();
  const row = list?.find(({ day, currency }) => day === opened?.day && currency === opened.currency);
  return (
    <Stack data-gap={4}>
      <Row data-justify="between" data-gap={2}>
        <Text data-size={14} data-tone="soft">
          银行账户的日终余额由员工按对账单登记，与同一天结束时（北京时间）的账本比较。
        </Text>
        <Row data-gap={2}>
          {can('reconciliation.resolve') && (
            <Button size="small" tone="primary" onClick={() => setForm({})}>
              登记银行余额
            </Button>
          )}
          <FileButton
            request={staffRequests.reportCsv}
            args={{ report: 'bankDays', ...days }}
            fileName={`银行核对-${days.startDate}-${days.endDate}.csv`}
          >
            会计 CSV
          </FileButton>
        </Row>
      </Row>
      <StaffList
        id="report-bank-days"
        name="银行核对"
        columns={columns}
        address={address}
        filters={dayFilters}
        source={wholeList({ ...query, currentData: list })}
        onOpen={setOpened}
        empty={
          <NoRows title="这段时间还没有登记银行余额" filtered={false}>
            登记后，每天按币种与账本比较。
          </NoRows>
        }
      />
      <DetailDrawer
        open={row !== undefined}
        title={row ? `${row.day} ${row.currency}` : ''}
        onClose={() => setOpened(undefined)}
      >
        {row && <BankDayDetail row={row} onCorrect={(old) => setForm({ old })} />}
      </DetailDrawer>
      <Dialog
        open={form !== undefined}
        title={form?.old ? `更正 ${form.old.account} ${form.old.day}` : '登记银行余额'}
        onClose={() => setForm(undefined)}
      >
        {form && <BankBalanceForm old={form.old} day={days.endDate} onDone={() => setForm(undefined)} />}
      </Dialog>
    </Stack>
  );
}
