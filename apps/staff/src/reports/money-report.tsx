import { useMoneyReportQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { MoneyReport as Report, MoneyReportRow } from '@portal/contract/staff';
import { Card, DefinitionList, Money, Row, Stack } from '@portal/ui';
import { useMemo } from 'react';
import { FileButton } from '../shared/browser/file-button';
import type { ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { wholeList } from '../shared/list/use-pages';
import { accountText, journalText, sides } from './report-texts';
import { dayFilters, useDays } from './use-days';

function columnsOf(report: Report): readonly ListColumn<MoneyReportRow>[] {
  const heads = sides[report];
  return [
    { id: 'day', head: '日期', width: 110, text: ({ day }) => day },
    {
      id: 'account',
      head: report === 'cash' ? '渠道' : '账簿',
      width: 130,
      text: ({ account }) => accountText(account),
    },
    { id: 'journal', head: '凭证', width: 100, text: ({ journal }) => journalText(journal) },
    { id: 'currency', head: '币种', width: 70, text: ({ currency }) => currency },
    { id: 'inCount', head: `${heads.in}笔数`, width: 80, align: 'end', text: ({ inCount }) => String(inCount) },
    {
      id: 'in',
      head: heads.in,
      width: 120,
      align: 'end',
      text: (row) => row.in,
      cell: (row) => <Money value={row.in} />,
    },
    { id: 'outCount', head: `${heads.out}笔数`, width: 80, align: 'end', text: ({ outCount }) => String(outCount) },
    {
      id: 'out',
      head: heads.out,
      width: 120,
      align: 'end',
      text: ({ out }) => out,
      cell: ({ out }) => <Money value={out} />,
    },
    ...(report === 'cash'
      ? ([
          {
            id: 'usdIn',
            head: '客户入账（USD）',
            width: 120,
            align: 'end',
            text: ({ usdIn }) => usdIn,
            cell: ({ usdIn }) => <Money value={usdIn} />,
          },
          {
            id: 'usdOut',
            head: '客户出账（USD）',
            width: 120,
            align: 'end',
            text: ({ usdOut }) => usdOut,
            cell: ({ usdOut }) => <Money value={usdOut} />,
          },
        ] satisfies ListColumn<MoneyReportRow>[])
      : []),
  ];
}

/** Cash, fees or bonus cost by day, with the sums of all days. */
export function MoneyReport({ report, name }: { report: Report; name: string }) {
  const { address, days } = useDays();
  const query = useMoneyReportQuery({ report, ...days });
  const columns = useMemo(() => columnsOf(report), [report]);
  const totals = query.currentData?.totals ?? [];
  const heads = sides[report];
  return (
    <Stack data-gap={4}>
      {totals.length > 0 && (
        <Card title="合计">
          <DefinitionList
            layout="figures"
            items={totals.flatMap((total) => [
              {
                id: `${total.currency}-in`,
                term: `${heads.in} ${total.currency}`,
                value: <Money value={total.in} currency={total.currency} />,
                note: `${total.inCount} 笔`,
              },
              {
                id: `${total.currency}-out`,
                term: `${heads.out} ${total.currency}`,
                value: <Money value={total.out} currency={total.currency} />,
                note: `${total.outCount} 笔`,
              },
            ])}
          />
        </Card>
      )}
      <Row data-justify="end">
        <FileButton
          request={staffRequests.reportCsv}
          args={{ report, ...days }}
          fileName={`${name}-${days.startDate}-${days.endDate}.csv`}
        >
          会计 CSV
        </FileButton>
      </Row>
      <StaffList
        id={`report-${report}`}
        name={name}
        columns={columns}
        address={address}
        filters={dayFilters}
        source={wholeList({ ...query, currentData: query.currentData?.rows })}
        empty={
          <NoRows title="这段时间没有记录" filtered={false}>
            可以在上方更换日期。
          </NoRows>
        }
      />
    </Stack>
  );
}
