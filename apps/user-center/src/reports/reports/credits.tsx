import { useHttp } from '@portal/api-client';
import { download } from '@portal/api-client/http';
import { useCreditRecordAjaxQuery, useMt5CreditRecordAjaxQuery } from '@portal/api-client/reports';
import { reportsRequests } from '@portal/api-client/reports/requests';
import type { Account } from '@portal/contract/account';
import type { FundingSummary, Mt5Funding, WalletFunding } from '@portal/contract/reports';
import { kindWords } from '@portal/rules/money';
import { DateTime, Money, type Column, type Definition } from '@portal/ui';
import { numberLabel } from '../account-label';
import type { ReportProps } from '../report-props';
import { figure } from '../count-and-sum';
import { DocumentLink } from '../document-link';
import { moneyField, timeField, type Field } from '../field';
import { PAGE_SIZE, Records } from '../records';
import { currencyOf, narrowedTo, reportArgs } from '../report-args';

type Funding = WalletFunding & Partial<Pick<Mt5Funding, 'credit' | 'account_no'>>;

type Currency = Account['currency'];

const keyOf = ({ id }: Funding) => id;

const columnsOf = (accounts: readonly Account[], mt5: boolean, currency: Currency): Column<Funding>[] => [
  { id: 'kind', head: '类型', primary: true, phone: 'title', cell: ({ kind }) => kindWords[kind] },
  { id: 'at', head: '时间', phone: 'note', cell: ({ at }) => <DateTime value={at} show="minute" /> },
  ...(mt5
    ? [
        {
          id: 'account',
          head: '账户',
          cell: ({ account_no }: Funding) => numberLabel(accounts, account_no ?? ''),
        },
      ]
    : []),
  { id: 'ref', head: '关联单号', cell: ({ ref }) => <DocumentLink pno={ref} /> },
  {
    id: 'amount',
    head: '金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount }) => <Money value={amount} currency={currency} signed />,
  },
  {
    id: 'balance',
    head: '余额',
    align: 'end',
    phone: 'mark',
    cell: ({ balance }) => <Money value={balance} currency={currency} />,
  },
  ...(mt5
    ? [
        {
          id: 'credit',
          head: '信用额',
          align: 'end' as const,
          cell: ({ credit }: Funding) => <Money value={credit} currency={currency} />,
        },
      ]
    : []),
];

const fieldsOf = (accounts: readonly Account[], currency: Currency): Field<Funding>[] => [
  { id: 'id', label: '流水号', text: keyOf },
  { id: 'kind', label: '类型', text: ({ kind }) => kindWords[kind] },
  timeField('at', '时间', ({ at }) => at),
  {
    id: 'account',
    label: '账户',
    text: ({ account_no }) => (account_no === undefined ? '主账户' : numberLabel(accounts, account_no)),
  },
  moneyField('amount', '金额', ({ amount }) => amount, { currency, signed: true }),
  moneyField('balance', '变动后余额', ({ balance }) => balance, { currency }),
  moneyField('credit', '变动后信用额', ({ credit }) => credit ?? '', { currency }),
  { id: 'ref', label: '关联单号', text: ({ ref }) => ref, show: ({ ref }) => <DocumentLink pno={ref} /> },
];

const sumsOf = (summary: FundingSummary | undefined, currency: Currency): Definition[] => [
  { id: 'in', term: '流入', value: figure(summary, (sum) => <Money value={sum.in} currency={currency} signed />) },
  { id: 'out', term: '流出', value: figure(summary, ({ out }) => <Money value={out} currency={currency} signed />) },
  { id: 'net', term: '净额', value: figure(summary, ({ net }) => <Money value={net} currency={currency} signed />) },
  { id: 'count', term: '笔数', value: figure(summary, ({ count }) => count) },
];

/** 资金流水: movements of the balance of the wallet or of MT5 accounts, without trades. */
export function Credits({ navigation, accounts }: ReportProps) {
  const { view } = navigation;
  const mt5 = view.account !== 'wallet';
  const args = reportArgs(view);
  const currency = currencyOf(view, accounts);
  const page = { ...args, pageNo: view.page, pageSize: PAGE_SIZE };
  const ofWallet = useCreditRecordAjaxQuery(page, { skip: mt5, refetchOnMountOrArgChange: true });
  const ofMt5 = useMt5CreditRecordAjaxQuery(page, { skip: !mt5, refetchOnMountOrArgChange: true });
  const http = useHttp();
  const common = {
    navigation,
    keyOf,
    columns: columnsOf(accounts, mt5, currency),
    fields: fieldsOf(accounts, currency),
    sums: (shown: { summary: FundingSummary } | undefined) => sumsOf(shown?.summary, currency),
    narrowed: mt5 ? ['MT5 账户', ...narrowedTo(view, accounts)] : ['主账户'],
  };
  return mt5 ? (
    <Records {...common} query={ofMt5} csv={() => download(http, reportsRequests.mt5CreditRecordCsv, args)} />
  ) : (
    <Records {...common} query={ofWallet} csv={() => download(http, reportsRequests.creditRecordCsv, args)} />
  );
}
