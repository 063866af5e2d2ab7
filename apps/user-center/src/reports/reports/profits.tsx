import { useHttp } from '@portal/api-client';
import { download } from '@portal/api-client/http';
import { useProfitAndLossRecordAjaxQuery } from '@portal/api-client/reports';
import { reportsRequests } from '@portal/api-client/reports/requests';
import type { Account } from '@portal/contract/account';
import type { ClosedPosition, ProfitSummary } from '@portal/contract/reports';
import { tradeWords } from '@portal/rules/trading';
import { DateTime, LinkButton, Money, Price, Row, type Column, type Definition } from '@portal/ui';
import { sumUsd } from '@portal/overview/cents';
import { numberLabel } from '../account-label';
import type { ReportProps } from '../report-props';
import { figure } from '../count-and-sum';
import { moneyField, timeField, type Field } from '../field';
import { ProfitByDay } from '../profit-by-day';
import { PAGE_SIZE, Records } from '../records';
import { currencyOf, narrowedTo, reportArgs } from '../report-args';
import type { ViewNavigation } from '../use-view';

type Currency = Account['currency'];

const keyOf = ({ deal }: ClosedPosition) => deal;

/** The net result of a position: profit, commission and swap. */
const netOf = ({ profit, commission, swap }: Pick<ClosedPosition, 'profit' | 'commission' | 'swap'>) =>
  sumUsd([profit, commission, swap]) ?? '';

const columnsOf = (currency: Currency): Column<ClosedPosition>[] => [
  { id: 'symbol', head: '品种', primary: true, phone: 'title', cell: ({ symbol }) => symbol },
  { id: 'position', head: '持仓号', cell: ({ position }) => position },
  { id: 'side', head: '方向与手数', phone: 'note', cell: ({ side, lots }) => `${tradeWords.side[side]} ${lots} 手` },
  {
    id: 'open',
    head: '开仓',
    align: 'end',
    cell: ({ openPrice, openAt }) => (
      <span>
        <Price value={openPrice} />
        <small>
          <DateTime value={openAt} show="minute" />
        </small>
      </span>
    ),
  },
  {
    id: 'close',
    head: '平仓',
    align: 'end',
    phone: 'mark',
    cell: ({ closePrice, closeAt }) => (
      <span>
        <Price value={closePrice} />
        <small>
          <DateTime value={closeAt} show="minute" />
        </small>
      </span>
    ),
  },
  {
    id: 'costs',
    head: '佣金与隔夜利息',
    align: 'end',
    cell: ({ commission, swap }) => <Money value={sumUsd([commission, swap])} />,
  },
  {
    id: 'net',
    head: '净盈亏',
    align: 'end',
    phone: 'figure',
    cell: (row) => <Money value={netOf(row)} currency={currency} signed />,
  },
];

const fieldsOf = (accounts: readonly Account[], currency: Currency): Field<ClosedPosition>[] => [
  { id: 'position', label: '持仓号', text: ({ position }) => position },
  { id: 'deal', label: '平仓成交号', text: keyOf },
  { id: 'account', label: '账户', text: ({ account_no }) => numberLabel(accounts, account_no) },
  { id: 'symbol', label: '品种', text: ({ symbol }) => symbol },
  { id: 'side', label: '方向', text: ({ side }) => tradeWords.side[side] },
  { id: 'lots', label: '手数', text: ({ lots }) => String(lots) },
  timeField('openAt', '开仓时间', ({ openAt }) => openAt),
  { id: 'openPrice', label: '开仓价', text: ({ openPrice }) => openPrice },
  timeField('closeAt', '平仓时间', ({ closeAt }) => closeAt),
  { id: 'closePrice', label: '平仓价', text: ({ closePrice }) => closePrice },
  moneyField('profit', '价差盈亏', ({ profit }) => profit, { currency, signed: true }),
  moneyField('commission', '佣金', ({ commission }) => commission, { currency, signed: true }),
  moneyField('swap', '隔夜利息', ({ swap }) => swap, { currency, signed: true }),
  moneyField('net', '净盈亏', netOf, { currency, signed: true }),
];

const sumsOf = (summary: ProfitSummary | undefined, currency: Currency): Definition[] => [
  {
    id: 'net',
    term: '净盈亏',
    value: figure(summary, (sum) => <Money value={netOf(sum)} currency={currency} signed />),
  },
  { id: 'profit', term: '价差盈亏', value: figure(summary, ({ profit }) => <Money value={profit} signed />) },
  {
    id: 'costs',
    term: '佣金与隔夜利息',
    value: figure(summary, ({ commission, swap }) => <Money value={sumUsd([commission, swap])} signed />),
  },
  { id: 'count', term: '平仓笔数', value: figure(summary, ({ count, lots }) => `${count} 笔，${lots} 手`) },
  {
    id: 'winRate',
    term: '胜率',
    value: figure(summary, ({ count, winRate }) => (count === 0 ? '–' : `${winRate.toFixed(1)}%`)),
  },
];

/** Links to the deals and the closing order of a position, in their own reports. */
function Related({ row, navigation }: { row: ClosedPosition; navigation: ViewNavigation }) {
  const { hrefOf } = navigation;
  return (
    <Row>
      <LinkButton size="small" href={hrefOf({ report: 'trade', symbol: row.symbol, row: row.deal })}>
        查看平仓成交
      </LinkButton>
    </Row>
  );
}

/** 盈亏: closed positions, and the profit of each day. */
export function Profits({ navigation, accounts }: ReportProps) {
  const { view } = navigation;
  const args = reportArgs(view);
  const currency = currencyOf(view, accounts);
  const query = useProfitAndLossRecordAjaxQuery(
    { ...args, pageNo: view.page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const http = useHttp();
  return (
    <Records
      navigation={navigation}
      query={query}
      keyOf={keyOf}
      columns={columnsOf(currency)}
      fields={fieldsOf(accounts, currency)}
      beneath={(row) => <Related row={row} navigation={navigation} />}
      ticketRef={({ position }) => position}
      sums={(shown) => sumsOf(shown?.summary, currency)}
      chart={({ summary }) => <ProfitByDay summary={summary} currency={currency} />}
      narrowed={narrowedTo(view, accounts)}
      csv={() => download(http, reportsRequests.profitAndLossRecordCsv, args)}
    />
  );
}
