import { useHttp } from '@portal/api-client';
import { download } from '@portal/api-client/http';
import { useTradeRecordAjaxQuery } from '@portal/api-client/reports';
import { reportsRequests } from '@portal/api-client/reports/requests';
import type { Account } from '@portal/contract/account';
import type { Deal } from '@portal/contract/kernel';
import { tradeWords } from '@portal/rules/trading';
import { DateTime, LinkButton, Money, Price, Row, type Column } from '@portal/ui';
import { numberLabel } from '../account-label';
import type { ReportProps } from '../report-props';
import { figure } from '../count-and-sum';
import { moneyField, timeField, type Field } from '../field';
import { PAGE_SIZE, Records } from '../records';
import { currencyOf, narrowedTo, reportArgs } from '../report-args';

type Currency = Account['currency'];

const keyOf = ({ deal }: Deal) => deal;

const columnsOf = (currency: Currency): Column<Deal>[] => [
  { id: 'symbol', head: '品种', primary: true, phone: 'title', cell: ({ symbol }) => symbol },
  { id: 'at', head: '时间', phone: 'mark', cell: ({ at }) => <DateTime value={at} /> },
  { id: 'deal', head: '成交号', cell: keyOf },
  {
    id: 'side',
    head: '方向与手数',
    phone: 'note',
    cell: ({ side, entry, lots }) => `${tradeWords.side[side]}${tradeWords.entry[entry]} ${lots} 手`,
  },
  { id: 'price', head: '价格', align: 'end', cell: ({ price }) => <Price value={price} /> },
  { id: 'commission', head: '佣金', align: 'end', cell: ({ commission }) => <Money value={commission} /> },
  { id: 'swap', head: '隔夜利息', align: 'end', cell: ({ swap }) => <Money value={swap} /> },
  {
    id: 'profit',
    head: '价差盈亏',
    align: 'end',
    phone: 'figure',
    // A deal that only opens a position has no profit yet; a zero would look like a result.
    cell: ({ entry, profit }) => (entry === 'in' ? '–' : <Money value={profit} currency={currency} signed />),
  },
];

const fieldsOf = (accounts: readonly Account[], currency: Currency): Field<Deal>[] => [
  { id: 'deal', label: '成交号', text: keyOf },
  { id: 'order', label: '委托号', text: ({ order }) => order },
  { id: 'position', label: '持仓号', text: ({ position }) => position },
  { id: 'account', label: '账户', text: ({ account_no }) => numberLabel(accounts, account_no) },
  { id: 'symbol', label: '品种', text: ({ symbol }) => symbol },
  { id: 'side', label: '方向', text: ({ side }) => tradeWords.side[side] },
  { id: 'entry', label: '开平', text: ({ entry }) => tradeWords.entry[entry] },
  { id: 'lots', label: '手数', text: ({ lots }) => String(lots) },
  { id: 'price', label: '价格', text: ({ price }) => price },
  moneyField('profit', '价差盈亏', ({ profit }) => profit, { currency, signed: true }),
  moneyField('commission', '佣金', ({ commission }) => commission, { currency, signed: true }),
  moneyField('swap', '隔夜利息', ({ swap }) => swap, { currency, signed: true }),
  timeField('at', '时间', ({ at }) => at),
];

/** 成交: deals that open or close a position. */
export function Trades({ navigation, accounts }: ReportProps) {
  const { view, hrefOf } = navigation;
  const args = reportArgs(view);
  const currency = currencyOf(view, accounts);
  const query = useTradeRecordAjaxQuery(
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
      beneath={({ symbol, order }) => (
        <Row>
          <LinkButton size="small" href={hrefOf({ report: 'order', symbol, row: order })}>
            查看委托
          </LinkButton>
        </Row>
      )}
      ticketRef={({ position }) => position}
      sums={(shown) => [
        { id: 'count', term: '成交笔数', value: figure(shown, ({ summary }) => summary.count) },
        { id: 'lots', term: '总手数', value: figure(shown, ({ summary }) => summary.lots) },
        {
          id: 'profit',
          term: '价差盈亏',
          value: figure(shown, ({ summary }) => <Money value={summary.profit} currency={currency} signed />),
        },
        {
          id: 'commission',
          term: '佣金',
          value: figure(shown, ({ summary }) => <Money value={summary.commission} signed />),
        },
        { id: 'swap', term: '隔夜利息', value: figure(shown, ({ summary }) => <Money value={summary.swap} signed />) },
      ]}
      narrowed={narrowedTo(view, accounts)}
      csv={() => download(http, reportsRequests.tradeRecordCsv, args)}
    />
  );
}
