import { useHttp } from '@portal/api-client';
import { download } from '@portal/api-client/http';
import { useEntrustRecordAjaxQuery } from '@portal/api-client/reports';
import { reportsRequests } from '@portal/api-client/reports/requests';
import type { Account } from '@portal/contract/account';
import type { TradeOrder } from '@portal/contract/reports';
import { tradeWords } from '@portal/rules/trading';
import { DateTime, LinkButton, Price, Row, Tag, type Column, type Tone } from '@portal/ui';
import { numberLabel } from '../account-label';
import type { ReportProps } from '../report-props';
import { figure } from '../count-and-sum';
import { timeField, type Field } from '../field';
import { PAGE_SIZE, Records } from '../records';
import { narrowedTo, reportArgs } from '../report-args';

const keyOf = ({ order }: TradeOrder) => order;

const tones = {
  placed: 'info',
  filled: 'ok',
  partial: 'warn',
  canceled: 'plain',
  rejected: 'danger',
  expired: 'plain',
} satisfies Record<TradeOrder['status'], Tone>;

const Status = ({ status }: Pick<TradeOrder, 'status'>) => (
  <Tag tone={tones[status]}>{tradeWords.orderStatus[status]}</Tag>
);

const columns: Column<TradeOrder>[] = [
  { id: 'symbol', head: '品种', primary: true, phone: 'title', cell: ({ symbol }) => symbol },
  { id: 'status', head: '状态', phone: 'figure', cell: Status },
  { id: 'at', head: '时间', phone: 'mark', cell: ({ at }) => <DateTime value={at} /> },
  { id: 'order', head: '委托号', cell: keyOf },
  {
    id: 'side',
    head: '方向与手数',
    phone: 'note',
    cell: ({ side, type, lots }) => `${tradeWords.orderType[type]}${tradeWords.side[side]} ${lots} 手`,
  },
  { id: 'price', head: '价格', align: 'end', cell: ({ price }) => <Price value={price} /> },
];

const fieldsOf = (accounts: readonly Account[]): Field<TradeOrder>[] => [
  { id: 'order', label: '委托号', text: keyOf },
  { id: 'status', label: '状态', text: ({ status }) => tradeWords.orderStatus[status], show: Status },
  { id: 'account', label: '账户', text: ({ account_no }) => numberLabel(accounts, account_no) },
  { id: 'symbol', label: '品种', text: ({ symbol }) => symbol },
  { id: 'side', label: '方向', text: ({ side }) => tradeWords.side[side] },
  { id: 'type', label: '类型', text: ({ type }) => tradeWords.orderType[type] },
  { id: 'lots', label: '手数', text: ({ lots }) => String(lots) },
  { id: 'price', label: '价格', text: ({ price }) => price },
  timeField('at', '时间', ({ at }) => at),
];

/** 委托: finished orders. */
export function Orders({ navigation, accounts }: ReportProps) {
  const { view, hrefOf } = navigation;
  const args = reportArgs(view);
  const query = useEntrustRecordAjaxQuery(
    { ...args, pageNo: view.page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const http = useHttp();
  return (
    <Records
      navigation={navigation}
      query={query}
      keyOf={keyOf}
      columns={columns}
      fields={fieldsOf(accounts)}
      beneath={({ symbol }) => (
        <Row>
          <LinkButton size="small" href={hrefOf({ report: 'trade', symbol })}>
            查看该品种的成交
          </LinkButton>
        </Row>
      )}
      sums={(shown) => [
        { id: 'count', term: '委托笔数', value: figure(shown, ({ summary }) => summary.count) },
        { id: 'lots', term: '总手数', value: figure(shown, ({ summary }) => summary.lots) },
      ]}
      narrowed={narrowedTo(view, accounts)}
      csv={() => download(http, reportsRequests.entrustRecordCsv, args)}
    />
  );
}
