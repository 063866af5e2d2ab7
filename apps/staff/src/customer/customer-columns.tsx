import type { ListedCustomer } from '@portal/contract/staff';
import { DateTime, Money, Tag } from '@portal/ui';
import type { ListColumn } from '../shared/list/column';
import type { ListFilter } from '../shared/list/use-list-address';
import { partStatuses } from './part-statuses';
import { scopeTexts } from './freeze-scopes';

export type CustomerSort = 'customerNumber' | 'chineseName' | 'wallet' | 'registeredAt';

const identityOf = ({ identityStatus }: ListedCustomer) => partStatuses[identityStatus] ?? partStatuses[0];

function stateOf({ closed, freezes }: ListedCustomer): { label: string; tone: 'plain' | 'danger' | 'ok' } {
  if (closed) return { label: '已销户', tone: 'plain' };
  if (freezes.length === 0) return { label: '正常', tone: 'ok' };
  return { label: `冻结${freezes.map((scope) => scopeTexts[scope]).join('、')}`, tone: 'danger' };
}

/** The columns of customers, found or all. */
export const customerColumns: readonly ListColumn<ListedCustomer, CustomerSort>[] = [
  {
    id: 'customerNumber',
    head: '客户编号',
    sort: 'customerNumber',
    width: 100,
    text: ({ customerNumber }) => customerNumber,
  },
  {
    id: 'chineseName',
    head: '姓名',
    sort: 'chineseName',
    width: 80,
    text: ({ chineseName }) => chineseName ?? '未认证',
  },
  { id: 'mobilePhone', head: '手机', width: 120, text: ({ mobilePhone }) => mobilePhone },
  {
    id: 'state',
    head: '状态',
    width: 90,
    text: (customer) => stateOf(customer).label,
    cell: (customer) => <Tag tone={stateOf(customer).tone}>{stateOf(customer).label}</Tag>,
  },
  {
    id: 'identity',
    head: '身份认证',
    width: 84,
    text: (customer) => identityOf(customer).label,
    cell: (customer) => <Tag tone={identityOf(customer).tone}>{identityOf(customer).label}</Tag>,
  },
  { id: 'level', head: '级别', width: 60, text: ({ level }) => level ?? '' },
  { id: 'idDocumentNumber', head: '身份证号', width: 150, text: ({ idDocumentNumber }) => idDocumentNumber ?? '' },
  { id: 'email', head: '邮箱', width: 140, extra: true, text: ({ email }) => email ?? '' },
  { id: 'cards', head: '银行卡', text: ({ cards }) => cards.join(' '), extra: true },
  { id: 'logins', head: '交易账号', text: ({ logins }) => logins.join(' ') },
  {
    id: 'wallet',
    sort: 'wallet',
    head: '主账户（USD）',
    width: 120,
    align: 'end',
    text: ({ wallet }) => wallet,
    cell: ({ wallet }) => <Money value={wallet} />,
  },
  {
    id: 'registeredAt',
    sort: 'registeredAt',
    head: '注册时间',
    width: 140,
    text: ({ registeredAt }) => registeredAt,
    cell: ({ registeredAt }) => <DateTime value={registeredAt} show="minute" />,
  },
  { id: 'track', head: '注册来源', text: ({ track }) => track ?? '', extra: true },
  { id: 'lastLoginTrack', head: '最近登录来源', text: ({ lastLoginTrack }) => lastLoginTrack ?? '', extra: true },
];

/** All customers are sorted by the time of their registration only. */
export const allColumns: typeof customerColumns = customerColumns.map(({ sort, ...column }) =>
  sort === 'registeredAt' ? { ...column, sort } : column,
);

/** The filters of all customers, kept in the address. */
export const customerFilters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'open', label: '未销户' },
      { value: 'closed', label: '已销户' },
    ],
  },
  {
    name: 'frozen',
    label: '冻结',
    kind: 'choice',
    options: Object.entries(scopeTexts).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'identityStatus',
    label: '身份认证',
    kind: 'choice',
    options: partStatuses.map(({ label }, at) => ({ value: String(at), label })),
  },
  {
    name: 'level',
    label: '级别',
    kind: 'choice',
    options: ['MIN', 'STD', 'DIA'].map((level) => ({ value: level, label: level })),
  },
];
